/**
 * The certificates of the library that the checker accepted. Written by `npm run library`, never by hand; a test has every one of
 * them checked again.
 */

/** Name, SHA-256 of the text, and what the checker counted: words, ends, obligations, cases. */
export const RECORDED: readonly (readonly [string, string, number, number, number, number])[] = [
  ['A11', 'f0c08ce9c8c937ab6808035f6e107f11160ad1adeb92c9828bbd3ffea9f37d49', 2, 5, 24, 35],
  ['A12', '99784e639af8dd68383eb0a48c0cf30152d6d7fdd36ca5159ee583f5fa9c1667', 3, 12, 64, 110],
  ['A13', '3cb153189a93cb1b2419e73d30cff798e74b65bc339ca861c3a423b9ae176349', 4, 27, 149, 288],
  ['A14', '169162e038bdd5e01f7c7016dfe5a7382cc1311a0602a9e6f7f0b602210a24cc', 5, 77, 434, 692],
  ['A21', 'e57bd61d874b54f0d36caab9a8aacdeb9a279968e2a766104818495c28dda75f', 3, 10, 61, 122],
  ['A22', '8fe061ac3aabd275d9441814e458ffde0776246e3bdaa099fe31c87076b57f28', 6, 80, 579, 1033],
  ['A23', '63f89ef09084f74efd2b605d22fc5e68976b0fd22c58cafba956f1f0134c6ca5', 10, 478, 4043, 6463],
  ['A31', '3a11bd6a323e43acb309b374a7b07eea0b49688210768e46a3b57810a49d157c', 4, 12, 86, 186],
  ['A32', '8912f136b4c9b58a40676e3ebf17a9a55076cfcf1c43904f3bae73a395d40f2f', 10, 226, 2009, 3785],
  ['A33', 'fc022d1813abffe07743c3b82349749baa017c477e97e6fbc673a7518f0b8427', 20, 2406, 24636, 41747],
  ['A41', '235fb007dce60d508715d1e29c9a826e9781579f15aca29148bd71a3ca060566', 5, 33, 273, 598],
  ['A42', 'ba6560f9090cfecb3c0dea1ff1b544e4ae91f0603e6cf092a1bec4453d37e4ef', 15, 1247, 12579, 22425],
  ['A51', '4d2ea32717e2626c6519bbcd02da67b9122b8597fe73fc2c177cb2fed206db0a', 6, 38, 349, 976],
  ['B11', 'c8d52be163d2e2fc0366dc2de57b91244d14fef1aa3c9a42b5307fc9bb45c4b1', 2, 3, 16, 52],
  ['B21', '83caeeb0218fccc2bb066e9173f7a560e8e9094d81f4943e840fa1a20d79dfac', 3, 65, 460, 1187],
  ['OneFrog', '54bc11b0e26950e7c68dda83c7df6f6e1a1e675708bde7c07614ae56d3f7f176', 2, 28, 1289, 2863],
  ['T2', 'a56ccc8103bd7d12cf99e3e2ba0919778e7b8d23a5fbdcfa0c62c54185054373', 6, 503, 2344, 6558],
];

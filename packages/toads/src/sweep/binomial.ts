/** How many ways there are to choose k of n things; exact up to 2^53, rounded beyond. */
export function binomial(n: number, k: number): number {
  let result = 1;
  for (let i = 1; i <= Math.min(k, n - k); i++) result = (result * (n - i + 1)) / i;
  return Math.round(result);
}

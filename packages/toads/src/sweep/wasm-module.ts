/** WebAssembly modules that are kept in the sources as base64: they load in the same way in Node and in a browser. */

// Node and browsers have these; the language's own library does not declare them.
declare const WebAssembly: {
  readonly Module: new (bytes: Uint8Array) => object;
  readonly Instance: new (module: object, imports: object) => { readonly exports: unknown };
  validate(bytes: Uint8Array): boolean;
};
declare function atob(base64: string): string;
declare function structuredClone(buffer: ArrayBuffer, options: { readonly transfer: readonly ArrayBuffer[] }): unknown;

declare const compiled: unique symbol;
/** A compiled module. */
export type WasmModule = object & { readonly [compiled]: true };

/** Compiles a module given as base64. */
export function compileModule(base64: string): WasmModule {
  return new WebAssembly.Module(bytesOf(base64)) as WasmModule;
}

/** Whether this machine can run the module: an old browser has WebAssembly without SIMD. */
export function canCompile(base64: string): boolean {
  return WebAssembly.validate(bytesOf(base64));
}

/** A new instance, with its own memory. */
export function instantiate<Exports>(module: WasmModule): Exports {
  return new WebAssembly.Instance(module, {}).exports as Exports;
}

function bytesOf(base64: string): Uint8Array {
  const text = atob(base64);
  const bytes = new Uint8Array(text.length);
  for (let i = 0; i < text.length; i++) bytes[i] = text.charCodeAt(i);
  return bytes;
}

/**
 * Detaches a buffer, as the memory of an instance does when it grows. V8 drops all optimised code that uses typed arrays
 * when that happens for the first time, so long work does it before it begins: 10,000 boards of length 12 then take
 * three quarters of the time.
 */
export function detachFirstBuffer(): void {
  const buffer = new ArrayBuffer(1);
  structuredClone(buffer, { transfer: [buffer] });
}

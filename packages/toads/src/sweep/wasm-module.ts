/**
 * WebAssembly modules that are kept in the sources as base64: they load in the same way in Node and in a browser. Their memory
 * comes from outside and is shared: instances in several threads may work on it together.
 */

// Node and browsers have these; the language's own library does not declare them.
declare const WebAssembly: {
  readonly Module: new (bytes: Uint8Array) => object;
  readonly Instance: new (module: object, imports: object) => { readonly exports: Readonly<Record<string, unknown>> };
  readonly Memory: new (limits: { initial: number; maximum: number; shared: boolean }) => WasmMemory;
  readonly Global: new (...none: never[]) => WasmGlobal;
  validate(bytes: Uint8Array): boolean;
};
declare function atob(base64: string): string;

declare const compiled: unique symbol;
/** A compiled module. */
export type WasmModule = object & { readonly [compiled]: true };

/** The memory of instances; it can be sent to other threads. */
export interface WasmMemory {
  readonly buffer: ArrayBufferLike;
}

interface WasmGlobal {
  value: number | bigint;
}

/** What the threads of a sweep have in common: the memory, and where in it things are. It can be sent to other threads. */
export interface Shared {
  readonly memory: WasmMemory;
  readonly globals: Readonly<Record<string, number | bigint>>;
}

const PAGE = 65_536;
const MOST_PAGES = 65_536;

/** Compiles a module given as base64. */
export function compileModule(base64: string): WasmModule {
  return new WebAssembly.Module(bytesOf(base64)) as WasmModule;
}

/** Whether this machine can run the module: an old browser has WebAssembly without SIMD or threads. */
export function canCompile(base64: string): boolean {
  return WebAssembly.validate(bytesOf(base64));
}

/** A new memory that can grow to so many bytes. */
export function newMemory(maxBytes: number): WasmMemory {
  const maximum = Math.min(MOST_PAGES, Math.max(1, Math.ceil(maxBytes / PAGE)));
  return new WebAssembly.Memory({ initial: 1, maximum, shared: true });
}

/** A new instance that works on this memory. */
export function instantiate<Exports>(module: WasmModule, memory: WasmMemory): Exports {
  return new WebAssembly.Instance(module, { env: { memory } }).exports as Exports;
}

/** The globals that an instance exports: what other instances need to join it. */
export function globalsOf(exports: object): Shared['globals'] {
  const globals = Object.entries(exports).filter(([, value]) => value instanceof WebAssembly.Global);
  return Object.fromEntries(globals.map(([name, global]) => [name, (global as WasmGlobal).value]));
}

/** A new instance with the memory and the globals of another. */
export function instantiateShared<Exports extends object>(module: WasmModule, { memory, globals }: Shared): Exports {
  const exports = instantiate<Exports>(module, memory);
  for (const [name, value] of Object.entries(globals)) (exports as Record<string, WasmGlobal>)[name].value = value;
  return exports;
}

function bytesOf(base64: string): Uint8Array {
  const text = atob(base64);
  const bytes = new Uint8Array(text.length);
  for (let i = 0; i < text.length; i++) bytes[i] = text.charCodeAt(i);
  return bytes;
}

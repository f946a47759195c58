import type { RunnableModule } from '../core/search/compiled/wasmBinary.ts'

/** Instantiates a module made by `moduleOf`; compiles it off this thread. Rejects if WebAssembly is unavailable. */
export async function compileWebAssembly(bytes: Uint8Array<ArrayBuffer>): Promise<RunnableModule> {
  const { instance } = await WebAssembly.instantiate(bytes)
  // Every module from `moduleOf` has these exports.
  return instance.exports as unknown as RunnableModule
}

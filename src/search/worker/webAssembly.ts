import type { RunnableModule } from '../compiled/wasmBinary.ts'

/**
 * Compiles a module that `moduleOf` (wasmBinary.ts) made, off this thread, and instantiates it. Rejects if WebAssembly,
 * or a feature of it that the module uses, is unavailable.
 */
export async function compileWebAssembly(bytes: Uint8Array<ArrayBuffer>): Promise<RunnableModule> {
  const { instance } = await WebAssembly.instantiate(bytes)
  // Every module from `moduleOf` has these exports.
  return instance.exports as unknown as RunnableModule
}

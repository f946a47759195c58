import type { RunnableModule } from '../core/search/compiled/wasmBinary.ts'

/** Compiles a module made by `moduleOf`, away from this thread. Rejects where that is not to be had. */
export async function compileWebAssembly(bytes: Uint8Array<ArrayBuffer>): Promise<RunnableModule> {
  const { instance } = await WebAssembly.instantiate(bytes)
  // Every module from `moduleOf` exports this.
  return instance.exports as unknown as RunnableModule
}

import type { RowMajorCode } from '../core/search/compiled/rowMajorModule.ts'

/** Compiles a `rowMajorModule`, away from this thread. Rejects where that is not to be had. */
export async function compileWebAssembly(bytes: Uint8Array<ArrayBuffer>): Promise<RowMajorCode> {
  const { instance } = await WebAssembly.instantiate(bytes)
  // Every module from `rowMajorModule` exports this.
  return instance.exports as unknown as RowMajorCode
}

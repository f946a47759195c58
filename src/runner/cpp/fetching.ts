import { bytes, folder, totalBytes } from 'virtual:cpp-files'
import { byteCounter } from '../worker/download.ts'
import { keptFiles, cachedOrFetched } from '../worker/keptFiles.ts'
import { Compiler } from './compiler.ts'
import { browserHeaderCache, PrecompiledHeaders } from './precompiledHeaders.ts'
import { Toolchain, unpacked } from './toolchain.ts'

type Progress = (bytes: number, totalBytes: number) => void

const WASM = { headers: { 'Content-Type': 'application/wasm' } }

/** Fetches the compiler from the server or the cache, and starts it. Rejects if a file cannot be fetched. */
export async function fetchedCompiler(progress: Progress): Promise<Compiler> {
  let isOver = false
  const count = byteCounter(totalBytes, (...sizes) => {
    if (!isOver) progress(...sizes)
  })
  const kept = await keptFiles('cpp', folder)
  const file = (name: keyof typeof bytes) => cachedOrFetched(`${folder}${name}`, bytes[name], kept, count)
  const [compiler, library] = await Promise.all([
    // Streams the file, so that it is compiled while it is decompressed.
    file('compiler.bin').then((packed) => WebAssembly.compileStreaming(new Response(inflated(packed), WASM))),
    file('library.bin').then((packed) => new Response(inflated(packed)).arrayBuffer()),
  ]).finally(() => (isOver = true))
  const toolchain = await Toolchain.started(compiler, unpacked(new Uint8Array(library)))
  return new Compiler(toolchain, new PrecompiledHeaders(toolchain, browserHeaderCache(kept, folder)))
}

/** Decompresses a gzip file. */
function inflated(packed: Uint8Array<ArrayBuffer>): ReadableStream {
  return new Blob([packed]).stream().pipeThrough(new DecompressionStream('gzip'))
}

import { address, bytes } from 'virtual:javascript-engine'
import { byteCounter, wholeFile } from '../worker/download.ts'

/** Fetches the JavaScript engine from the app's server and compiles it. Rejects if it cannot be loaded. */
export async function fetchedEngine(
  progress: (bytes: number, totalBytes: number) => void,
): Promise<WebAssembly.Module> {
  return WebAssembly.compile(await wholeFile(address, bytes, byteCounter(bytes, progress)))
}

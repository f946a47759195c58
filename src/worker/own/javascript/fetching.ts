import { address, bytes } from 'virtual:javascript-engine'
import { counting, wholeFile } from '../shared/download.ts'

/** Fetches the engine from beside the app. Rejects if it does not come. */
export async function fetchedEngine(
  progress: (bytes: number, totalBytes: number) => void,
): Promise<WebAssembly.Module> {
  const module = await WebAssembly.compile(await wholeFile(address, bytes, counting(bytes, progress)))
  progress(bytes, bytes)
  return module
}

/**
 * The interpreter's memory as it is right after a start, kept among the files that the browser keeps: no user's program
 * has run in it, and the next start goes on from there.
 */
import type { KeptFiles } from '../shared/keptFiles.ts'
import { importRecorder } from './recorder.ts'
import type { Pyodide } from './pyodide.ts'

export interface SnapshotCache {
  /** Undefined where there is none, or none that is whole. */
  snapshot(): Promise<Uint8Array<ArrayBuffer> | undefined>
  keep(snapshot: Uint8Array<ArrayBuffer>): Promise<void>
  drop(): Promise<void>
}

/** Words before the memory: how many bytes it has with its zeros at the end, and its digest. */
const HEAD = 2
const FNV_OFFSET = 0x811c9dc5
const FNV_PRIME = 0x01000193

/**
 * @param folder of the interpreter's files
 * @param builder all else that a snapshot depends on: one of another builder is none
 */
export function snapshotAmong(kept: KeptFiles, folder: string, builder: string): SnapshotCache {
  const all = `${folder}snapshot/`
  const address = all + digestOf(Uint16Array.from(builder, (unit) => unit.charCodeAt(0))).toString(36)
  return {
    async snapshot() {
      const file = await kept.file(address)
      return file && unpacked(file)
    },
    async keep(snapshot) {
      for (const other of await kept.addresses()) if (other.startsWith(all)) await kept.drop(other)
      await kept.keep(address, packed(snapshot))
    },
    drop: () => kept.drop(address),
  }
}

/** A started interpreter, from the kept snapshot if that can be. @param load Pyodide's, less the options for snapshots */
export async function startedFrom(
  cache: SnapshotCache,
  load: (options: object) => Promise<Pyodide>,
): Promise<Pyodide> {
  const snapshot = await cache.snapshot()
  if (snapshot !== undefined) {
    try {
      const pyodide = await load({ _loadSnapshot: snapshot })
      // It was there already, and has been put there once more.
      pyodide.runPython('__import__("sys").path.remove("")')
      return pyodide
    } catch {
      // It fits in length and digest, and still not this browser.
      await cache.drop()
    }
  }
  const pyodide = await load({ _makeSnapshot: true })
  importRecorder(pyodide).destroy()
  void cacheSnapshot(cache, pyodide)
  return pyodide
}

/** Takes it at once; a program that waits for the start runs before it is put away. */
async function cacheSnapshot(cache: SnapshotCache, pyodide: Pyodide): Promise<void> {
  try {
    const snapshot = pyodide.makeMemorySnapshot()
    await nextTask()
    await cache.keep(snapshot)
  } catch {
    // There is no memory for a copy: the next start is as this one.
  }
}

const nextTask = () => new Promise((resolve) => setTimeout(resolve))

/** Compressed it would be a fifth, and reading it would take thrice as long. */
function packed({ buffer, length }: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const memory = withoutZerosAtEnd(new Uint32Array(buffer, 0, length >> 2))
  const file = new Uint32Array(HEAD + memory.length)
  file.set([length, digestOf(memory)])
  file.set(memory, HEAD)
  return new Uint8Array(file.buffer)
}

function unpacked({ buffer, length: bytes }: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> | undefined {
  const file = new Uint32Array(buffer, 0, bytes >> 2)
  const memory = file.subarray(HEAD)
  if (file.length < HEAD || digestOf(memory) !== file[1]) return undefined
  const [length] = file
  const whole = new Uint32Array(length >> 2)
  whole.set(memory)
  return new Uint8Array(whole.buffer)
}

function withoutZerosAtEnd(words: Uint32Array<ArrayBuffer>): Uint32Array<ArrayBuffer> {
  let end = words.length
  while (end > 0 && words[end - 1] === 0) end--
  return words.subarray(0, end)
}

function digestOf(words: Uint16Array | Uint32Array): number {
  let digest = FNV_OFFSET
  for (const word of words) digest = Math.imul(digest ^ word, FNV_PRIME)
  return digest >>> 0
}

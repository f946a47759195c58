/**
 * Snapshot of the Python interpreter's memory right after a start, before any user's program runs. It is stored in the
 * file cache, so that the next start resumes from it.
 */
import type { KeptFiles } from '../worker/keptFiles.ts'
import { importRecorder } from './recorder.ts'
import type { Pyodide } from './pyodide.ts'

export interface SnapshotCache {
  /** Undefined if missing or corrupted. */
  snapshot(): Promise<Uint8Array<ArrayBuffer> | undefined>
  /** Stores a copy of a snapshot, made in the current task, in place of all other snapshots of the interpreter. */
  keep(snapshot: Uint8Array<ArrayBuffer>): Promise<void>
  drop(): Promise<void>
}

/** Number of header words: length of the memory in bytes, including trailing zeros, and digest of the stored words. */
const HEADER_WORDS = 2
const FNV_OFFSET = 0x811c9dc5
const FNV_PRIME = 0x01000193

/**
 * Returns the snapshot cache within a file cache.
 * @param folder address of the interpreter's files
 * @param builder key of all else that a snapshot depends on; snapshots of other builders are ignored
 */
export function snapshotCacheIn(kept: KeptFiles, folder: string, builder: string): SnapshotCache {
  const all = `${folder}snapshot/`
  const address = all + digestOf(Uint16Array.from(builder, (unit) => unit.charCodeAt(0))).toString(36)
  return {
    async snapshot() {
      const file = await kept.file(address)
      return file && unpacked(file)
    },
    async keep(snapshot) {
      await kept.keep(address, packed(snapshot))
      for (const other of await kept.addresses())
        if (other.startsWith(all) && other !== address) await kept.drop(other)
    },
    drop: () => kept.drop(address),
  }
}

/**
 * Starts an interpreter from the cached snapshot. If there is none, or the interpreter does not start from it, starts
 * from scratch and caches a new snapshot.
 * @param load `loadPyodide` with all other options
 */
export async function startInterpreter(
  cache: SnapshotCache,
  load: (options: object) => Promise<Pyodide>,
): Promise<Pyodide> {
  const snapshot = await cache.snapshot()
  if (snapshot !== undefined) {
    try {
      const pyodide = await load({ _loadSnapshot: snapshot })
      // Restoring a snapshot adds this entry a second time.
      pyodide.runPython('__import__("sys").path.remove("")')
      return pyodide
    } catch {
      // The snapshot is intact, but the interpreter does not start from it in this browser: discard.
      await cache.drop()
    }
  }
  const pyodide = await load({ _makeSnapshot: true })
  importRecorder(pyodide).destroy()
  void cacheSnapshot(cache, pyodide)
  return pyodide
}

/** Takes and stores a snapshot in the current task, so that no program can change what is stored. */
async function cacheSnapshot(cache: SnapshotCache, pyodide: Pyodide): Promise<void> {
  try {
    await cache.keep(pyodide.makeMemorySnapshot())
  } catch {
    // Not enough memory for a copy: the next start is a full one.
  }
}

/**
 * Packs a snapshot into a file: header, then the words of the memory without trailing zeros. The words stay
 * uncompressed: compression would shrink them to a fifth, but triple the time to read them.
 */
function packed({ buffer, length }: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const memory = withoutZerosAtEnd(new Uint32Array(buffer, 0, length >> 2))
  const file = new Uint32Array(HEADER_WORDS + memory.length)
  file.set([length, digestOf(memory)])
  file.set(memory, HEADER_WORDS)
  return new Uint8Array(file.buffer)
}

/** Reverses `packed`; undefined if the file is damaged. */
function unpacked({ buffer, length: bytes }: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> | undefined {
  const file = new Uint32Array(buffer, 0, bytes >> 2)
  const memory = file.subarray(HEADER_WORDS)
  if (file.length < HEADER_WORDS || digestOf(memory) !== file[1]) return undefined
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

/** Returns an FNV-1a hash of the words. */
function digestOf(words: Uint16Array | Uint32Array): number {
  let digest = FNV_OFFSET
  for (const word of words) digest = Math.imul(digest ^ word, FNV_PRIME)
  return digest >>> 0
}

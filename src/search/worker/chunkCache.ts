import { type Chunk, coversEvent } from '../trace/chunk.ts'

/** Maximum cached chunks: 3 MiB of events. */
const CACHED_CHUNKS = 96

/** LRU cache of a run's chunks, with the numbers of the chunks that are still awaited. */
export class ChunkCache {
  /** Most recently used last. */
  readonly #chunks = new Map<number, Chunk>()
  readonly #pending = new Set<number>()

  /** Returns the chunk, and counts this as a use, if the chunk is cached and reaches an event; else undefined. */
  chunk(number: number, event: number): Chunk | undefined {
    const chunk = this.#chunks.get(number)
    if (chunk === undefined || !coversEvent(chunk, event)) return undefined
    this.#touch(chunk)
    return chunk
  }

  /** Notes that a chunk is requested. @returns false if it already was, and has not arrived */
  expect(number: number): boolean {
    const { size } = this.#pending
    return this.#pending.add(number).size > size
  }

  /** Caches a chunk that has arrived; drops the least recently used one if there are too many. */
  keep(chunk: Chunk): void {
    this.#pending.delete(chunk.number)
    this.#touch(chunk)
    const [oldest] = this.#chunks.keys()
    if (this.#chunks.size > CACHED_CHUNKS) this.#chunks.delete(oldest)
  }

  clear(): void {
    this.#chunks.clear()
    this.#pending.clear()
  }

  #touch(chunk: Chunk): void {
    this.#chunks.delete(chunk.number)
    this.#chunks.set(chunk.number, chunk)
  }
}

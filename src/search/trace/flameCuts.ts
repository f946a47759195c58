/**
 * Finds where placements begin and end, and how high the stack of placements is. An event cuts (ends) all placements
 * above those that it leaves unchanged. Each function yields after every chunk of events that it searches.
 */
import type { FlameReader } from './flameReader.ts'
import { CHUNK_EVENTS, chunkOf } from './chunk.ts'

/** Generator that yields between chunks, so that other work can run, and returns a result. */
export type ChunkedTask<Result> = Generator<undefined, Result, void>

/**
 * Returns the event that made the placement at a depth. Throws a RangeError if there is none.
 * @param event an event after which the placement is on the board @param depth from 1
 */
export function* creationEvent(reader: FlameReader, event: number, depth: number): ChunkedTask<number> {
  for (let number = chunkOf(event); number >= 0; number--) {
    if (number < chunkOf(event) && reader.untouchedBy(number) >= depth) continue
    const { from, untouched } = reader.chunkAt(number * CHUNK_EVENTS + 1)
    for (let index = Math.min(event - from, untouched.length) - 1; index >= 0; index--)
      if (untouched[index] < depth) return from + index + 1
    yield
  }
  throw new RangeError(`No placement at depth ${depth} after event ${event}`)
}

/** Returns the first event after `event` that cuts the placement at a depth; undefined if the known trace has none. */
export function* removalEvent(
  reader: FlameReader,
  event: number,
  depth: number,
): ChunkedTask<number | undefined> {
  const last = chunkOf(reader.end)
  for (let number = Math.floor(event / CHUNK_EVENTS); number <= last; number++) {
    if (reader.untouchedBy(number) >= depth) continue
    const { from, untouched } = reader.chunkAt(number * CHUNK_EVENTS + 1)
    for (let index = Math.max(0, event - from); index < untouched.length; index++)
      if (untouched[index] < depth) return from + index + 1
    yield
  }
  return undefined
}

/** Returns the maximum depth after any of the events `from` < n ≤ `to`. */
export function* highestIn(reader: FlameReader, from: number, to: number): ChunkedTask<number> {
  const { span, highest } = reader.stackHeights
  let most = 0
  const parts: (readonly [number, number])[] = []
  for (let bucket = Math.floor(from / span); bucket * span < to; bucket++) {
    const [first, end] = [Math.max(from, bucket * span), Math.min(to, (bucket + 1) * span)]
    const isWhole = end - first === Math.min(span, reader.end - bucket * span)
    if (isWhole) most = Math.max(most, highest[bucket])
    else parts.push([first, end])
  }
  for (const [first, end] of parts)
    for (let event = first; event < end && highest[Math.floor(first / span)] > most; ) {
      const chunk = reader.chunkAt(event + 1)
      const stop = Math.min(end, chunk.from + chunk.depths.length)
      for (; event < stop; event++) most = Math.max(most, chunk.depths[event - chunk.from])
      yield
    }
  return most
}

/** Returns the first event of `from` < n ≤ `to` after which the stack is deeper than `depth`. */
export function* firstDeeperEvent(
  reader: FlameReader,
  from: number,
  to: number,
  depth: number,
): ChunkedTask<number | undefined> {
  for (let event = from; event < to; ) {
    const chunk = reader.chunkAt(event + 1)
    const stop = Math.min(to, chunk.from + chunk.depths.length)
    for (; event < stop; event++) if (chunk.depths[event - chunk.from] > depth) return event + 1
    yield
  }
  return undefined
}

/**
 * Placements on the board after an event, by depth − 1. A placement is on the board after events `froms` < n ≤ `tos`.
 * `tos` is the last known event if none has cut the placement.
 */
export interface FlamePath {
  readonly event: number
  readonly froms: readonly number[]
  readonly tos: readonly number[]
}

export function* pathAt(reader: FlameReader, event: number): ChunkedTask<FlamePath> {
  const froms: number[] = []
  const tos: number[] = []
  if (event === 0) return { event, froms, tos }
  const chunk = reader.chunkAt(event)
  const depth = chunk.depths[event - chunk.from - 1]
  let [made, end] = [event, event as number | undefined]
  for (let level = depth; level >= 1; level--) {
    made = yield* creationEvent(reader, made, level)
    froms[level - 1] = made - 1
    if (end !== undefined) end = yield* removalEvent(reader, Math.max(event, end - 1), level)
    tos[level - 1] = end === undefined ? reader.end : end - 1
  }
  return { event, froms, tos }
}

/** Depths, as drawn on the timeline, at the events of a chunk; computed without boards. */
import { DEPTH_CHANGE, kindOf } from '../events.ts'
import type { Chunk } from './chunk.ts'

export function depthBefore(chunk: Chunk): number {
  return chunk.kind === 'recorded' ? chunk.depthBefore : chunk.start.stack.length
}

export function depthsOf(chunk: Chunk): Uint8Array {
  if (chunk.kind === 'recorded') return chunk.depths
  const { events } = chunk
  const depths = new Uint8Array(events.length)
  let depth = depthBefore(chunk)
  for (let index = 0; index < events.length; index++) {
    depth += DEPTH_CHANGE[kindOf(events[index])]
    depths[index] = depth
  }
  return depths
}

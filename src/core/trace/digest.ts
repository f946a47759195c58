import { cellOf } from '../events.ts'
import type { Moment } from './moment.ts'
import { ROW_OF } from '../units.ts'

/** The last second of a play too fast to be told event by event. */
export interface Digest {
  /** The row that most frames showed at work, from 0. */
  readonly row: number
  readonly lowest: number
  readonly highest: number
  readonly placements: number
  readonly backtracks: number
}

type Shown = Pick<Moment, 'event' | 'depth' | 'placements' | 'backtracks' | 'last'>

interface Sample {
  readonly atMs: number
  readonly moment: Shown
}

const WINDOW_MS = 1000

/** More often nobody can read it. */
const REPORT_MS = 250

/**
 * Digests what is shown frame by frame.
 * @returns takes the time since the last frame, and its moment; gives a new digest up to four times a second, once there is
 * a second to tell of
 */
export function createDigester(): (elapsedMs: number, moment: Shown) => Digest | undefined {
  let samples: readonly Sample[] = []
  let nowMs = 0
  let reportedMs = Number.NEGATIVE_INFINITY

  return (elapsedMs, moment) => {
    nowMs += elapsedMs
    // Played again from the start, or moved: one second of two places tells nothing.
    if (moment.event < (samples.at(-1)?.moment.event ?? 0)) samples = []
    // The last one before the window is where its counts begin.
    const begin = Math.max(
      0,
      samples.findLastIndex(({ atMs }) => atMs <= nowMs - WINDOW_MS),
    )
    samples = [...samples.slice(begin), { atMs: nowMs, moment }]
    const isWhole = samples[0].atMs <= nowMs - WINDOW_MS
    if (!isWhole || nowMs - reportedMs < REPORT_MS) return undefined
    reportedMs = nowMs
    return digestOf(samples)
  }
}

function digestOf(samples: readonly Sample[]): Digest {
  const moments = samples.map(({ moment }) => moment)
  const depths = moments.map(({ depth }) => depth)
  const [first, last] = [moments[0], moments[moments.length - 1]]
  const frames = new Uint16Array(9)
  for (const moment of moments) if (moment.last !== undefined) frames[ROW_OF[cellOf(moment.last)]]++
  return {
    row: frames.indexOf(Math.max(...frames)),
    lowest: Math.min(...depths),
    highest: Math.max(...depths),
    placements: last.placements - first.placements,
    backtracks: last.backtracks - first.backtracks,
  }
}

import { cellOf } from '../events.ts'
import type { Moment } from './moment.ts'
import { ROW_OF } from '../../sudoku/units.ts'

/** Summary of the last second of a playback that is too fast to announce event by event. */
export interface PlaybackDigest {
  /** Row of the latest event in most frames, from 0. */
  readonly row: number
  /** Lowest and highest depth in the frames. */
  readonly lowest: number
  readonly highest: number
  /** Counts of the last second. */
  readonly placements: number
  readonly backtracks: number
}

/** The part of a moment that a digest needs. */
type ShownMoment = Pick<Moment, 'event' | 'depth' | 'placements' | 'backtracks' | 'last'>

/** The moment that a frame shows, and the time of the frame. */
interface Sample {
  readonly atMs: number
  readonly moment: ShownMoment
}

/** Time that a digest covers. */
const WINDOW_MS = 1000

/** Interval between digests, in ms: more frequent ones would be unreadable. */
const REPORT_MS = 250

/**
 * Creates a function that summarizes frames.
 * @returns function that takes each frame's elapsed time and moment, and returns a new digest up to four times a
 * second, once it has observed a full second
 */
export function createPlaybackDigester(): (
  elapsedMs: number,
  moment: ShownMoment,
) => PlaybackDigest | undefined {
  let samples: readonly Sample[] = []
  let nowMs = 0
  let reportedMs = Number.NEGATIVE_INFINITY

  return (elapsedMs, moment) => {
    nowMs += elapsedMs
    // Playback moved backwards: discard samples from before the jump.
    if (moment.event < (samples.at(-1)?.moment.event ?? 0)) samples = []
    // The counts of the window start from the last sample before the window.
    const begin = Math.max(
      0,
      samples.findLastIndex(({ atMs }) => atMs <= nowMs - WINDOW_MS),
    )
    samples = [...samples.slice(begin), { atMs: nowMs, moment }]
    const coversWindow = samples[0].atMs <= nowMs - WINDOW_MS
    if (!coversWindow || nowMs - reportedMs < REPORT_MS) return undefined
    reportedMs = nowMs
    return digestOf(samples)
  }
}

function digestOf(samples: readonly Sample[]): PlaybackDigest {
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

/**
 * The memory of a `fewestFirstModule`, in bytes. The branches of a search are bits: 27 a word, four words a vector; lanes
 * behind the last branch are 0. A set of them for each option says to which branches it is left; the first set, 0, is of the
 * branches that are open. Options of a branch that is not open mean nothing.
 */
import { CELLS } from '../../units.ts'

export const BRANCHES_A_WORD = 27
/** The open branches, and those of each of nine options. */
export const SETS = 10
export const VECTOR_BYTES = 16

/** A run's input and output, 32 bits each. */
export const STATE = {
  /** Where the search stands, … */
  depth: 0,
  /** … and whether it is about to enter a branch there; if not, it is about to try the next option of one. */
  isEntering: 4,
  /** Input: the blanks of the puzzle, … */
  blanks: 8,
  /** … whether the first solution is the end, … */
  stopsAtFirst: 12,
  /** … and the address after the last event that there is room for. */
  limit: 16,
  /** Output: whether the search has ended, … */
  ended: 20,
  /** … and of this run the work, the placements, the solutions, and lowest, highest and sum of depths after each event. */
  work: 24,
  placements: 28,
  solutions: 32,
  lowest: 36,
  highest: 40,
  sum: 44,
  /** One set, to take a word from. */
  scratch: 64,
  /** Packed placements, 16 bits each; index: branch × 10 + option. */
  placementsOf: 128,
  /** The page. */
  events: 7168,
  eventsEnd: 7168 + (1 << 14),
} as const

/** Of one branch. */
export const PLACEMENTS_BYTES = 2 * 10

/** The parts whose place depends on the number of branches. */
export interface FewestFirstMemory {
  readonly branches: 81 | 324
  readonly setBytes: number
  readonly setsBytes: number
  /** By depth: the sets as they are before a placement there, and then the fields of `FRAME`. */
  readonly frames: number
  readonly frameBytes: number
  /** By placement, cell × 9 + digit − 1: what it leaves of each set. */
  readonly kept: number
  readonly bytes: number
}

/** Fields of a frame behind its sets, 32 bits each. */
export const FRAME = {
  /** Options not tried yet, bit 1–9. */
  left: 0,
  /** Of its branch: the address of its placements, … */
  placementsAt: 4,
  /** … and the work of entering or leaving it. */
  size: 8,
  /** The placement that was made last, … */
  placement: 12,
  /** … and the work of what it rules out. */
  ruledOut: 16,
} as const
const FRAME_FIELDS_BYTES = 32

export function fewestFirstMemory(branches: FewestFirstMemory['branches']): FewestFirstMemory {
  const setBytes = Math.ceil(branches / BRANCHES_A_WORD / 4) * VECTOR_BYTES
  const setsBytes = SETS * setBytes
  const frames = STATE.eventsEnd
  const frameBytes = setsBytes + FRAME_FIELDS_BYTES
  const kept = frames + (CELLS + 1) * frameBytes
  return { branches, setBytes, setsBytes, frames, frameBytes, kept, bytes: kept + CELLS * 9 * setsBytes }
}

/**
 * Provides the modules compiled from `fewestFirst.h`: one for 81 branches (cells to fill), one for all 324 (also the
 * digits to place in each row, column and box).
 */
import type { FewestFirstWork } from './fewestFirstWork.ts'
import * as ofAll from './fewestOfAll.c'
import * as ofCells from './fewestOfCells.c'

/** Branches per 32-bit word of a set, one bit each. */
export const BRANCHES_A_WORD = 27
/**
 * Number of sets of branches per depth: the set of open branches and, for each of nine options, the set of branches
 * that still allow it.
 */
export const SETS = 10
const VECTOR_BYTES = 16

/** Maximum events per call of `run`. */
export const MOST_EVENTS = 1 << 13

/** Byte addresses in a module's memory; `fewestFirst.h` documents the variables. */
export type FewestFirstAddresses = Readonly<
  Record<
    | 'depth'
    | 'isEntering'
    | 'blanks'
    | 'stopsAtFirst'
    | 'room'
    | 'perBlank'
    | 'perBlankLeft'
    | 'perRuledOut'
    | 'ended'
    | 'work'
    | 'placed'
    | 'solutions'
    | 'lowest'
    | 'highest'
    | 'sum'
    | 'events'
    | 'placements'
    | 'kept'
    | 'setsAt'
    | 'branch'
    | 'left'
    | 'placement',
    number
  >
>

/** A WebAssembly module, not yet compiled to machine code, and the layout of its memory. */
export interface FewestFirstCode {
  readonly branches: FewestFirstWork['branches']
  readonly bytes: Uint8Array<ArrayBuffer>
  readonly addresses: FewestFirstAddresses
  readonly setBytes: number
  /** Size in bytes of the ten sets of a depth. */
  readonly setsBytes: number
}

/** Returns the module for a program that chooses among `branches` branches. */
export function fewestFirstCode(branches: FewestFirstWork['branches']): FewestFirstCode {
  const { bytes, addresses } = branches === 81 ? ofCells : ofAll
  const setBytes = Math.ceil(branches / BRANCHES_A_WORD / 4) * VECTOR_BYTES
  return { branches, bytes, addresses, setBytes, setsBytes: SETS * setBytes }
}

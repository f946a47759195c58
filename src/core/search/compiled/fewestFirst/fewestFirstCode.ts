/** The modules that `fewestFirst.h` is compiled to, by the number of branches. */
import type { FewestFirstWork } from './fewestFirstWork.ts'
import * as ofAll from './fewestOfAll.c'
import * as ofCells from './fewestOfCells.c'

export const BRANCHES_A_WORD = 27
/** The open branches, and those of each of nine options. */
export const SETS = 10
const VECTOR_BYTES = 16

/** Most events of one call of `run`. */
export const MOST_EVENTS = 1 << 13

/** In the memory of a module, in bytes; `fewestFirst.h` tells what is there. */
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

/** A module that is yet to be compiled. */
export interface FewestFirstCode {
  readonly branches: FewestFirstWork['branches']
  readonly bytes: Uint8Array<ArrayBuffer>
  readonly addresses: FewestFirstAddresses
  /** The size of a set of branches, and of the ten of a depth, in bytes. */
  readonly setBytes: number
  readonly setsBytes: number
}

/** The module for a program that chooses from so many branches. */
export function fewestFirstCode(branches: FewestFirstWork['branches']): FewestFirstCode {
  const { bytes, addresses } = branches === 81 ? ofCells : ofAll
  const setBytes = Math.ceil(branches / BRANCHES_A_WORD / 4) * VECTOR_BYTES
  return { branches, bytes, addresses, setBytes, setsBytes: SETS * setBytes }
}

/**
 * Numbers the branches of a search. As an exact cover, Sudoku has 324 constraints ("this cell holds a digit", "this
 * unit holds this digit"). Up to nine placements satisfy each constraint. Programs that walk blanks branch only on
 * cells.
 */
import { EventKind, packEvent, type SearchEvent } from '../events.ts'
import { CELLS, UNITS } from '../../sudoku/units.ts'

/**
 * A constraint that a search branches on: 0–80 the cell itself (option = digit 1–9);
 * 81 + unit × 9 + (digit − 1) the digit in one of the 27 units (option = position in the unit, 1–9).
 */
export type Branch = number

export const BRANCHES = CELLS + 27 * 9

/** Returns the branch "this unit holds this digit". @param unit 0–26, as in `UNITS` */
export function branchOfUnit(unit: number, digit: number): Branch {
  return CELLS + unit * 9 + digit - 1
}

/** Returns a branch's unit (index in `UNITS`) and the digit to place in it; undefined for the branch of a cell. */
export function unitAndDigitOf(
  branch: Branch,
): { readonly unit: number; readonly digit: number } | undefined {
  if (branch < CELLS) return undefined
  return { unit: Math.floor((branch - CELLS) / 9), digit: ((branch - CELLS) % 9) + 1 }
}

/** Placement of each option of a branch, as a packed event. Index: branch × 10 + option; option 0 is unused. */
export const PLACEMENTS: Readonly<Uint16Array> = (() => {
  const placements = new Uint16Array(BRANCHES * 10)
  for (let option = 1; option <= 9; option++) {
    for (let cell = 0; cell < CELLS; cell++) {
      placements[cell * 10 + option] = packEvent(EventKind.place, cell, option)
    }
    UNITS.forEach((unit, index) => {
      for (let digit = 1; digit <= 9; digit++) {
        const placement = packEvent(EventKind.place, unit.cells[option - 1], digit)
        placements[branchOfUnit(index, digit) * 10 + option] = placement
      }
    })
  }
  return placements
})()

/** Returns the branch's option for a placement. @throws RangeError if none: the placement is another program's. */
export function optionOf(branch: Branch, placement: SearchEvent): number {
  for (let option = 1; option <= 9; option++) {
    if (PLACEMENTS[branch * 10 + option] === placement) return option
  }
  throw new RangeError(`Branch ${branch} has no placement ${placement}`)
}

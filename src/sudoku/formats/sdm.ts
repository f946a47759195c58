import type { ReadableFormat } from './format.ts'

/**
 * A collection of puzzles, one line of 81 characters each; ratings, solutions and other text on the line are skipped.
 * Labels are the names before the puzzles if every line has a distinct one, otherwise line numbers.
 */
export const sdm: ReadableFormat = {
  id: 'sdm',
  name: { en: '.sdm collection', ko: '.sdm 모음' },
  example: `..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9
530070000600195000098000060800060003400803001700020006060000280000419005000080079
800000000003600000070090200050007000000045700000100030001000068008500010090000400`,
  direction: 'read',
}

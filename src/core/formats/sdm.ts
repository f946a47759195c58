import { gridOfLine } from './parsing/cells.ts'
import { parsePuzzles, numbered, type ReadableFormat } from './format.ts'
import { longWordsOf } from './parsing/lines.ts'

/**
 * A collection of puzzles, one line of 81 characters each; a rating, a solution or whatever else stands behind them is
 * skipped. Labels are the numbers of the lines.
 */
export const sdm: ReadableFormat = {
  id: 'sdm',
  name: { en: '.sdm collection', ko: '.sdm 모음' },
  example: `..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9
530070000600195000098000060800060003400803001700020006060000280000419005000080079
800000000003600000070090200050007000000045700000100030001000068008500010090000400`,
  direction: 'read',
  read: (pasted) => {
    const words = longWordsOf(pasted)
    const firsts = words.filter(({ line }, index) => index === 0 || line !== words[index - 1].line)
    if (firsts.length < 2) return undefined
    return parsePuzzles(
      firsts.map(({ line, word }) => ({ label: numbered(line), read: () => gridOfLine(word) })),
      firsts.filter(({ word }) => word.length === 81).length / firsts.length,
    )
  },
}

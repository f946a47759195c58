import { type Grid, isComplete } from '../grid.ts'
import type { Result } from '../result.ts'
import type { ReadError } from './errors.ts'
import { gridOfLine } from './parsing/cells.ts'
import { parsePuzzles, numberLabel, type ReadableFormat } from './format.ts'
import { nameBefore } from './parsing/names.ts'
import { type LongWord, longWordsOf } from './parsing/lines.ts'
import { completes } from './solutions.ts'

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
  read: (pasted) => {
    const words = longWordsOf(pasted)
    const lines = Array.from(wordsByLine(words))
    if (lines.length < 2) return undefined
    const names = lines.map(([{ line, word }]) => {
      const text = pasted.lines[line - 1] ?? ''
      return nameBefore(text.slice(0, Math.max(0, text.indexOf(word))))
    })
    const areNames = new Set(names).size === names.length && !names.includes(undefined)
    return parsePuzzles(
      lines.map((line, index) => ({
        label: (areNames ? names[index] : undefined) ?? numberLabel(line[0].line),
        read: () => puzzleOf(line),
      })),
      lines.filter(([{ word }]) => word.length === 81).length / lines.length,
    )
  },
}

/** Groups consecutive words of the same line. */
function* wordsByLine(words: readonly LongWord[]): Generator<readonly LongWord[]> {
  for (let start = 0, end = 1; start < words.length; end++) {
    if (words[end]?.line === words[start].line) continue
    yield words.slice(start, end)
    start = end
  }
}

/**
 * Returns the first board of a line. If this board is complete, its puzzle takes precedence: the first later board on
 * the line that it completes.
 */
function puzzleOf([first, ...others]: readonly LongWord[]): Result<Grid, ReadError> {
  const grid = gridOfLine(first.word)
  if (!grid.ok || others.length === 0 || !isComplete(grid.value)) return grid
  const puzzle = others
    .map(({ word }) => gridOfLine(word))
    .find((other) => other.ok && completes(grid.value, other.value))
  return puzzle ?? grid
}

import type { Recognition } from './board.ts'
import { isNumbered, type NamedGrid } from '../../sudoku/formats/format.ts'
import { sampleNameOf } from '../../sudoku/formats/samples.ts'
import { givensIn, lineOf } from '../../sudoku/grid.ts'
import { assertNever } from '../../sudoku/result.ts'
import type { Language } from '../../i18n/text.ts'
import type { Messages } from '../words/en.ts'

/** Describes the result of parsing a text; empty for an empty text. */
export function recognised(
  words: Messages['readings'],
  language: Language,
  recognition: Recognition,
): string {
  const boards = recognisedBoards(words, language, recognition)
  const isAlone = recognition.language === undefined || recognition.reading.kind === 'error'
  return isAlone ? boards : words.recognisedBeside(boards, recognition.language)
}

function recognisedBoards(words: Messages['readings'], language: Language, recognition: Recognition): string {
  const { reading } = recognition
  const name = recognition.formatName?.[language] ?? ''
  switch (reading.kind) {
    case 'empty':
      return ''
    case 'error':
      return words.error(reading.error)
    case 'puzzle':
      return words.recognised(name, givensIn(reading.grid))
    case 'answered':
      return words.recognisedAnswered(name, givensIn(reading.grid))
    case 'several':
      return [words.recognisedSeveral(name, reading.puzzles.length), words.unread(reading.faults)]
        .join(' ')
        .trim()
    case 'complete':
      return words.recognisedComplete(name)
    default:
      return assertNever(reading)
  }
}

/**
 * Returns the name of one of several boards. A judge's sample is named as input, output or example, a numbered board by
 * its number and first row, any other board by its label.
 */
export function boardName(words: Messages['readings'], { label, grid }: NamedGrid): string {
  const sample = sampleNameOf(label)
  if (sample !== undefined) return words.sample(sample)
  return isNumbered(label) ? words.numberedBoard(label, lineOf(grid, '.').slice(0, 9), givensIn(grid)) : label
}

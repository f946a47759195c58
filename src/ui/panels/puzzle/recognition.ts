import type { Recognition } from '../../../app/puzzle/board.ts'
import { assertNever } from '../../../core/result.ts'
import type { Language } from '../../../core/text.ts'
import type { ReadingWords } from '../../../i18n/readings.ts'

/** How a text was read, in words; empty for an empty text. */
export function recognised(words: ReadingWords, language: Language, recognition: Recognition): string {
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

function givensIn(grid: readonly number[]): number {
  return grid.filter((digit) => digit !== 0).length
}

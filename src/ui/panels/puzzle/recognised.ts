import type { Reading } from '../../../core/formats/reading.ts'
import { FORMATS } from '../../../core/formats/registry.ts'
import { assertNever } from '../../../core/result.ts'
import type { Language } from '../../../core/text.ts'
import type { Messages } from '../../../i18n/en.ts'

/** What was made of a text, in words; empty for an empty text. */
export function recognised(words: Messages['reading'], language: Language, reading: Reading): string {
  switch (reading.kind) {
    case 'empty':
      return ''
    case 'error':
      return words.error(reading.error)
    case 'puzzle':
      return words.recognised(nameOf(reading.format, language), givensIn(reading.grid))
    case 'answered':
      return words.recognisedAnswered(nameOf(reading.format, language), givensIn(reading.grid))
    case 'several':
      return words.recognisedSeveral(nameOf(reading.format, language), reading.puzzles.length)
    case 'complete':
      return words.recognisedComplete(nameOf(reading.format, language))
    default:
      return assertNever(reading)
  }
}

function nameOf(id: string, language: Language): string {
  return FORMATS.find((format) => format.id === id)?.name[language] ?? id
}

function givensIn(grid: readonly number[]): number {
  return grid.filter((digit) => digit !== 0).length
}

/** Recognises the puzzle, or else the program, in a text, and writes boards as texts. */
import { type Reading, readText } from '../../sudoku/formats/reading.ts'
import { formatWithId, writeGrid } from '../../sudoku/formats/registry.ts'
import { type ForeignProgram, programIn } from '../../runner/text/likeness.ts'
import { strategyWithId } from '../../search/programs/registry.ts'
import { NOTHING_RECOGNISED, type Recognition } from './board.ts'

export { writeGrid }

export function recognition(text: string): Recognition {
  if (text.trim() === '') return NOTHING_RECOGNISED
  const reading = readText(text)
  // A board anywhere in the text takes precedence over a program.
  const program = reading.kind === 'error' ? programIn(text) : undefined
  if (program !== undefined) return { reading: readingOfProgram(program), formatName: undefined }
  const id = reading.kind === 'empty' ? undefined : (reading.format ?? undefined)
  return { reading, formatName: id === undefined ? undefined : formatWithId(id)?.name }
}

/** Returns a reading that reports a program in place of a puzzle. */
function readingOfProgram({ resembles: id, language }: ForeignProgram): Reading {
  const resembles = id === undefined ? undefined : strategyWithId(id)
  return { kind: 'error', format: null, error: { code: 'program', resembles, language } }
}

/** Recognises the boards and the program in a text, and writes boards as texts. */
import { type Reading, readText } from '../../sudoku/formats/reading.ts'
import { formatWithId, writeGrid } from '../../sudoku/formats/registry.ts'
import { type ForeignProgram, languageBeside, programIn } from '../../runner/text/likeness.ts'
import { strategyWithId } from '../../search/programs/registry.ts'
import { NOTHING_RECOGNISED, type Recognition } from '../puzzle/board.ts'
import { looksLikeTour } from '../tours/touring.ts'

export { writeGrid }

export function recognition(text: string): Recognition {
  // A tour opens as it is, whatever the programs of its scenes resemble.
  if (text.trim() === '' || looksLikeTour(text)) return NOTHING_RECOGNISED
  const reading = readingOf(text)
  const program = reading.kind === 'error' ? programIn(text) : undefined
  if (program !== undefined)
    return { reading: readingOfProgram(program), formatName: undefined, language: program.language }
  const id = reading.kind === 'empty' ? undefined : (reading.format ?? undefined)
  return {
    reading,
    formatName: id === undefined ? undefined : formatWithId(id)?.name,
    language: reading.kind === 'error' ? undefined : languageBeside(text),
  }
}

/** An address, and nothing else. */
const LINK = /^https?:\/\/\S+$/i

function readingOf(text: string): Reading {
  const reading = readText(text)
  const isUnrecognised = reading.kind === 'error' && reading.error.code === 'unrecognised'
  return isUnrecognised && LINK.test(text.trim())
    ? { kind: 'error', format: null, error: { code: 'link' } }
    : reading
}

/** Returns a reading that reports a program in place of a puzzle. */
function readingOfProgram({ resembles: id, language }: ForeignProgram): Reading {
  const resembles = id === undefined ? undefined : strategyWithId(id)
  return { kind: 'error', format: null, error: { code: 'program', resembles, language } }
}

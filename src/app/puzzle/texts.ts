/** Puzzles from and to text. The formats are many, and needed only once there is a text: they are loaded then. */
import type { Reading } from '../../core/formats/reading.ts'
import type { Grid } from '../../core/grid.ts'
import type { ForeignProgram } from '../../core/programs/likeness.ts'
import { programWithId } from '../programs.ts'
import { NOTHING_RECOGNISED, type Recognition } from './board.ts'

/** Rejects if the formats cannot be loaded. */
export async function recognition(text: string): Promise<Recognition> {
  if (text.trim() === '') return NOTHING_RECOGNISED
  const [{ readText }, { formatWithId }, { programIn }] = await Promise.all([
    import('../../core/formats/reading.ts'),
    import('../../core/formats/registry.ts'),
    import('../../core/programs/likeness.ts'),
  ])
  const reading = readText(text)
  // A board wins, wherever it stands.
  const program = reading.kind === 'error' ? programIn(text) : undefined
  if (program !== undefined) return { reading: ofProgram(program), formatName: undefined }
  const id = reading.kind === 'empty' ? undefined : (reading.format ?? undefined)
  return { reading, formatName: id === undefined ? undefined : formatWithId(id)?.name }
}

function ofProgram({ resembles: id, language }: ForeignProgram): Reading {
  const resembles = id === undefined ? undefined : programWithId(id)
  return { kind: 'error', format: null, error: { code: 'program', resembles, language } }
}

/** As `writeGrid` of the formats. Rejects if the formats cannot be loaded. */
export async function puzzleText(grid: Grid, format: string): Promise<string> {
  const { writeGrid } = await import('../../core/formats/registry.ts')
  return writeGrid(grid, format)
}

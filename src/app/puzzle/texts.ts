/** Puzzles from and to text. The formats are many, and needed only once there is a text: they are loaded then. */
import type { Reading } from '../../core/formats/reading.ts'
import type { Grid } from '../../core/grid.ts'
import type { Phrase } from '../../core/text.ts'

/** How a text was read. */
export interface Recognition {
  readonly reading: Reading
  /** Of the format that it is written in; undefined for a text that is in none. */
  readonly formatName: Phrase | undefined
}

export const NOTHING_RECOGNISED: Recognition = { reading: { kind: 'empty' }, formatName: undefined }

/** Rejects if the formats cannot be loaded. */
export async function recognition(text: string): Promise<Recognition> {
  if (text.trim() === '') return NOTHING_RECOGNISED
  const [{ readText }, { formatWithId }] = await Promise.all([
    import('../../core/formats/reading.ts'),
    import('../../core/formats/registry.ts'),
  ])
  const reading = readText(text)
  const id = reading.kind === 'empty' ? undefined : (reading.format ?? undefined)
  return { reading, formatName: id === undefined ? undefined : formatWithId(id)?.name }
}

/** As `writeGrid` of the formats. Rejects if the formats cannot be loaded. */
export async function puzzleText(grid: Grid, format: string): Promise<string> {
  const { writeGrid } = await import('../../core/formats/registry.ts')
  return writeGrid(grid, format)
}

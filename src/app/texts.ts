/** Puzzles from and to text. The formats are many, and needed only once there is a text: they are loaded then. */
import type { Reading } from '../core/formats/reading.ts'
import type { Grid } from '../core/grid.ts'

/** As `readText` of the formats. Rejects if the formats cannot be loaded. */
export async function readPuzzleText(text: string): Promise<Reading> {
  const { readText } = await import('../core/formats/reading.ts')
  return readText(text)
}

/** As `writeGrid` of the formats. Rejects if the formats cannot be loaded. */
export async function writePuzzleText(grid: Grid, format: string): Promise<string> {
  const { writeGrid } = await import('../core/formats/registry.ts')
  return writeGrid(grid, format)
}

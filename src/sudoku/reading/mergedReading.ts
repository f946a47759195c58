import type { NamedFault, NamedGrid } from '../formats/format.ts'
import { type Reading, readingOf } from '../formats/reading.ts'
import { withDistinctLabels } from '../formats/samples.ts'
import { assertNever } from '../result.ts'

export type BoardReading = Exclude<Reading, { readonly kind: 'empty' | 'error' }>

export interface FileReading {
  readonly file: string
  readonly reading: BoardReading
}

/**
 * Reads files as one text: several puzzles are a choice, and a puzzle beside its solution is answered. Each puzzle has
 * the name of its file. @param files at least one
 */
export function mergedReading(files: readonly [FileReading, ...(readonly FileReading[])]): BoardReading {
  const [{ reading }] = files
  if (files.length === 1) return reading
  return readingOf({
    kind: 'boards',
    format: reading.format,
    grids: withDistinctLabels(files.flatMap(gridsOf)),
    faults: files.flatMap(faultsOf),
  })
}

function gridsOf({ file, reading }: FileReading): readonly NamedGrid[] {
  switch (reading.kind) {
    case 'puzzle':
    case 'complete':
      return [{ label: file, grid: reading.grid }]
    case 'answered':
      return [
        { label: file, grid: reading.grid },
        { label: `${file} ✓`, grid: reading.answer },
      ]
    case 'several':
      return reading.puzzles.map(({ label, grid }) => ({ label: `${file} · ${label}`, grid }))
    default:
      return assertNever(reading)
  }
}

function faultsOf({ file, reading }: FileReading): readonly NamedFault[] {
  if (reading.kind !== 'several') return []
  return reading.faults.map(({ label, error }) => ({ label: `${file} · ${label}`, error }))
}

import type { WritableFormat } from './format.ts'
import { splitSolutions } from './solutions.ts'
import { parseRows, cutAtSpaces, writeRows } from './parsing/rows.ts'

/** The number of grids, then the grids, nine digits per line separated by spaces: SW Expert Academy 1974. */
export const swea1974: WritableFormat = {
  id: 'swea-1974',
  name: { en: 'SWEA 1974', ko: 'SWEA 1974' },
  example: `1
7 3 6 4 2 9 5 8 1
5 8 9 1 6 7 3 2 4
2 1 4 5 8 3 6 9 7
8 4 7 9 3 6 1 5 2
1 5 3 8 4 2 9 7 6
9 6 2 7 5 1 8 4 3
4 2 1 3 9 8 7 6 5
3 9 5 6 7 4 2 1 8
6 7 8 2 1 5 4 3 9`,
  direction: 'both',
  read: ({ lines }) => {
    const first = lines.findIndex((line) => line !== '')
    if (first === -1 || !/^\d{1,4}$/.test(lines[first])) return undefined
    const outcome = parseRows(lines.slice(first + 1), () => cutAtSpaces)
    const expected = Number(lines[first])
    if (outcome?.kind !== 'grids' || outcome.grids.length === expected) return outcome
    if (splitSolutions(outcome.grids).puzzles.length === expected) return outcome
    // The number before a single board may be its size, its order, or the count of a truncated sample.
    if (outcome.grids.length === 1) return undefined
    return {
      kind: 'fault',
      likeness: 1,
      error: { code: 'puzzle-count', found: outcome.grids.length, expected },
    }
  },
  write: (grid) => ['1', ...writeRows(grid, (digits) => digits.join(' '))].join('\n'),
}

import type { Phrase } from '../../i18n/text.ts'
import { SYMMETRIES } from '../../sudoku/transforms/registry.ts'
import { IDENTITY, type Transform } from '../../sudoku/transforms/transform.ts'
import { type Cell, CELLS } from '../../sudoku/units.ts'

export type PatternId = 'none' | 'half' | 'quarter' | 'leftright' | 'topbottom' | 'diagonal'

/** Symmetry of a generated puzzle's givens: `transform` maps the set of their cells to itself. */
export interface Pattern {
  /** Stable: used in links, where hyphens separate it from other options. */
  readonly id: PatternId
  readonly name: Phrase
  readonly transform: Transform
  /** Groups of cells that are given or blank together, each ascending; in the order of their first cells. */
  readonly orbits: readonly (readonly Cell[])[]
}

function pattern(id: PatternId, en: string, ko: string, transform: Transform): Pattern {
  return { id, name: { en, ko }, transform, orbits: orbitsOf(transform) }
}

function orbitsOf({ sources }: Transform): readonly (readonly Cell[])[] {
  const orbits: (readonly Cell[])[] = []
  const seen = new Set<Cell>()
  for (let first = 0; first < CELLS; first++) {
    if (seen.has(first)) continue
    const orbit = [first]
    for (let cell = sources[first]; cell !== first; cell = sources[cell]) orbit.push(cell)
    for (const cell of orbit) seen.add(cell)
    orbits.push(orbit.toSorted((a, b) => a - b))
  }
  return orbits
}

function symmetry(id: string): Transform {
  const found = SYMMETRIES.find((transform) => transform.id === id)
  if (found === undefined) throw new RangeError(`No symmetry ${id}`)
  return found
}

export const PATTERNS: readonly Pattern[] = [
  pattern('none', 'No symmetry', '대칭 없음', IDENTITY),
  pattern('half', 'Half-turn', '180° 회전 대칭', symmetry('rotate-180')),
  pattern('quarter', 'Quarter-turn', '90° 회전 대칭', symmetry('rotate-90')),
  pattern('leftright', 'Mirrored left and right', '좌우 대칭', symmetry('mirror-left-right')),
  pattern('topbottom', 'Mirrored top and bottom', '상하 대칭', symmetry('mirror-top-bottom')),
  pattern('diagonal', 'Mirrored in the diagonal', '대각선 대칭', symmetry('transpose')),
]

export function patternWithId(id: string): Pattern | undefined {
  return PATTERNS.find((known) => known.id === id)
}

/**
 * True if the pattern can have this number of givens. For example, a quarter-turn has orbits of four and one single
 * cell: 4n or 4n + 1 givens.
 */
export function canHave({ orbits }: Pattern, givens: number): boolean {
  const singles = orbits.filter(({ length }) => length === 1).length
  const size = Math.max(...orbits.map(({ length }) => length))
  return givens <= CELLS && givens % size <= singles
}

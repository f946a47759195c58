import LZString from 'lz-string'
import type { Grid } from '../grid.ts'
import { failure, type Result, success } from '../result.ts'
import { BOX_OF } from '../units.ts'
import type { ReadError } from './errors.ts'
import { type LinkFormat, parseLinks, givensAmong, type SolvingCell } from './parsing/links.ts'

/** A link to f-puzzles, which packs the puzzle as JSON with LZ-String. Rejects puzzles with rules beyond Sudoku's. */
export const fpuzzles: LinkFormat = {
  id: 'f-puzzles',
  name: { en: 'f-puzzles link', ko: 'f-puzzles 링크' },
  example:
    'https://www.f-puzzles.com/?load=N4IgzglgXgpiBcBOANCA5gJwgEwQbT1ADcBDAGwFc54BWVNCImAOwQBcMqBfZY8qhAGZ6jFu04wewKVJClK1AOwimreB268ZWrQF1khOf2oA2FWPUTt03kYUIAjObUbJt+QKTPxmvvdrelr7WXPqEsh7UKOiiLlbuxggAHIGuITo2fp5mMao+btJhWdQpuRZpGdZ22anxmVWRQrXcRdXUACzNBQ2J8KUMeUHdCf7CZXHBGW2OXaEGxQjK4/npmdPwAEyzlVON8DkD5VZFEb0HsSs79SOeW8tDp/79Fw9686vrnfcVC/BO33V1tFDhNhms9nQAS13ldHp5noMfj1/EsQZdfsCXmldLouEA===',
  direction: 'read',
  read: (text) => parseLinks(text, { host: 'f-puzzles\\.com', parameter: 'load' }, unpack),
}

/**
 * Maximum packed characters, far above any 9×9 puzzle. The limit is needed because a hostile text unpacks to up to the
 * square of its length.
 */
const LONGEST = 16_384

/** Keys of a puzzle's JSON that are not rules; any other key whose value is not empty is a rule. */
const NO_RULES = new Set([
  'size',
  'grid',
  'title',
  'author',
  'ruleset',
  'solution',
  'successMessage',
  'highlightConflicts',
  'metadata',
  'activeConstraints',
  'disabledlogic',
  'truecandidatesoptions',
])

const BROKEN: ReadError = { code: 'broken-link', site: 'f-puzzles', parameter: 'load' }

function unpack(packed: string): Result<Grid, ReadError> {
  const puzzle = jsonOf(packed)
  if (!isRecord(puzzle) || !Array.isArray(puzzle.grid)) return failure(BROKEN)
  const rows: readonly unknown[] = puzzle.grid
  if (rows.length !== 9) return failure({ code: 'board-size', found: rows.length, expected: 9 })
  const cells = rows.flatMap((row): readonly unknown[] => (Array.isArray(row) && row.length === 9 ? row : []))
  const rule = cells.some(isOutsideItsBox)
    ? 'region'
    : Object.keys(puzzle).find((key) => isRule(key, puzzle[key]))
  if (rule !== undefined) return failure({ code: 'other-rules', site: 'f-puzzles', rule })
  const read = cells.map(parseSolvingCell).filter((cell) => cell !== undefined)
  return read.length === 81 ? success(givensAmong(read)) : failure(BROKEN)
}

/** Unpacks and parses the JSON; undefined if the text is too long or damaged. */
function jsonOf(packed: string): unknown {
  if (packed.length > LONGEST) return undefined
  // Restore plus signs, which decoders of form data turn into spaces.
  const json = LZString.decompressFromBase64(packed.replace(/ /g, '+'))
  try {
    return JSON.parse(json)
  } catch {
    return undefined
  }
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
}

function isRule(key: string, value: unknown): boolean {
  if (NO_RULES.has(key)) return false
  return Array.isArray(value) ? value.length > 0 : Boolean(value)
}

/** True if a cell of the JSON belongs to a region other than its box. @param cell 0–80 */
function isOutsideItsBox(value: unknown, cell: number): boolean {
  return isRecord(value) && typeof value.region === 'number' && value.region !== BOX_OF[cell]
}

function parseSolvingCell(cell: unknown): SolvingCell | undefined {
  if (!isRecord(cell)) return undefined
  const digit = cell.value ?? 0
  if (typeof digit !== 'number' || !Number.isInteger(digit) || digit < 0 || digit > 9) return undefined
  return { digit, given: cell.given === true }
}

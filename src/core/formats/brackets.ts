import { gridOfRows, likenessOfRows } from './cells.ts'
import type { ReadError } from './errors.ts'
import type { Claim, NamedGrid } from './format.ts'
import type { Pasted } from './pasted.ts'

/** How the rows of a bracketed grid are written; each bracketed format is one of these. */
export type BracketStyle = 'numbers' | 'spaced' | 'quoted' | 'strings' | 'braces'

/** Rows in brackets that stand together, `[5,3,…],[6,0,…],…`, as a program's source or output has them. */
interface List {
  readonly style: BracketStyle
  /** The bracket that each row opens with; empty for a list whose rows have no brackets of their own. */
  readonly bracket: string
  readonly rows: (readonly string[])[]
}

/** A pair of brackets with none inside. */
const INNERMOST = /\[([^[\](){}]*)\]|\{([^[\](){}]*)\}|\(([^[\](){}]*)\)/g

/** What may stand between two rows of one list: commas and comments. */
const BETWEEN_ROWS = /^[\s,;]*(?:(?:#|\/\/)[^\n]*\n[\s,;]*)*$/

const COMMENT = /\/\*[^*]*\*\/|(?:#|\/\/)[^\n]*/g

/** Characters: shorter than any row; longer than any list, even one with comments. */
const SHORTEST = 5
const LONGEST = 2_000

/** More pairs of brackets than a file of a thousand puzzles has: not a text of puzzles. */
const MOST_BRACKETS = 20_000

/** A list of fewer rows may be a call or an index: it counts only where there is nothing better. */
const FEWEST_ROWS = 5

/** More cells than this in one pair of brackets are a whole board without brackets around its rows. */
const LONGEST_ROW = 27

const LEAST_LIKENESS = 0.4

/** The grids of a text that are written in brackets of one style; undefined if there are none. Nothing is evaluated. */
export function claimBrackets(pasted: Pasted, style: BracketStyle): Claim | undefined {
  const lists = listsOf(pasted)
    .filter((list) => list.style === style)
    .map((list) => ({ ...list, likeness: likenessOfRows(list.rows) }))
    .filter(({ likeness }) => likeness >= LEAST_LIKENESS)
  const long = lists.filter(({ rows }) => rows.length >= FEWEST_ROWS)
  const boards = long.length > 0 ? long : lists.slice(0, 1)
  if (boards.length === 0) return undefined

  const grids: NamedGrid[] = []
  for (const { rows, bracket, likeness } of boards) {
    const label = `#${grids.length + 1}`
    const cells = rows.flat().length
    const grid = gridOfRows(rows)
    if (!grid.ok) {
      const fault: ReadError =
        bracket === '' && style !== 'strings' && cells !== 81
          ? { code: 'cell-count', found: cells, expected: 81 }
          : grid.error
      const error: ReadError = boards.length === 1 ? fault : { code: 'in-puzzle', label, error: fault }
      return { kind: 'fault', likeness, error }
    }
    grids.push({ label, grid: grid.value })
  }
  return { kind: 'grids', grids }
}

/** The lists of a text, found once for the formats that ask for them one after the other. */
const LISTS = new WeakMap<Pasted, readonly List[]>()

function listsOf(pasted: Pasted): readonly List[] {
  const known = LISTS.get(pasted)
  if (known !== undefined) return known
  const lists = findLists(pasted.text)
  LISTS.set(pasted, lists)
  return lists
}

function findLists(text: string): readonly List[] {
  const lists: List[] = []
  let open: List | undefined
  let end = 0
  let pairs = 0
  for (const found of text.matchAll(INNERMOST)) {
    if (++pairs > MOST_BRACKETS) return []
    const whole = found[0]
    const between = text.slice(end, Math.min(found.index, end + LONGEST))
    end = found.index + whole.length
    const list = listOf(whole)
    if (list === undefined) open = undefined
    else if (open !== undefined && list.bracket === open.bracket && BETWEEN_ROWS.test(between))
      open.rows.push(...list.rows)
    else {
      lists.push(list)
      open = list.bracket === '' ? undefined : list
    }
  }
  return lists
}

/** A list of one row, or of all nine where they have no brackets of their own. */
function listOf(bracketed: string): List | undefined {
  if (bracketed.length < SHORTEST + 2 || bracketed.length > LONGEST) return undefined
  const bracket = bracketed[0]
  const inside = bracketed.slice(1, -1).replace(COMMENT, '').trim()
  const commas = inside.includes(',')
  const items = (commas ? inside.replace(/,\s*$/, '').split(',') : inside.split(/\s+/)).map((item) =>
    item.trim(),
  )
  if (items.length >= FEWEST_ROWS && items.every((item) => /^(["'])[^"']{5,13}\1$/.test(item)))
    return { style: 'strings', bracket: '', rows: items.map((item) => Array.from(item.slice(1, -1))) }

  const quoted = /["']/.test(inside)
  const style =
    bracket === '{' ? 'braces' : quoted ? 'quoted' : commas || items.length === 1 ? 'numbers' : 'spaced'
  // A blog that swallowed the commas leaves one long number.
  const cells = items.length === 1 && !quoted ? Array.from(items[0]) : items.map(cellOf)
  if (cells.length <= LONGEST_ROW) return { style, bracket, rows: [cells] }
  const rows = Array.from({ length: Math.ceil(cells.length / 9) }, (_, row) =>
    cells.slice(row * 9, row * 9 + 9),
  )
  return { style, bracket: '', rows }
}

/** What an item of a list says of its cell: `"5"` and numpy's `5.` are 5, `" "` and `None` are a blank. */
function cellOf(item: string): string {
  const text = /^(["']).*\1$/.test(item) ? item.slice(1, -1) : item
  if (text === ' ' || text === 'None' || text === 'null') return '0'
  return /^\d+\.0*$/.test(text) ? text.slice(0, text.indexOf('.')) : text
}

/** A list of rows, as most languages write it. */
export function writeList(rows: readonly string[], [open, close]: readonly [string, string]): string {
  return `${open}${rows.join(',\n ')}${close}`
}

/** Finds the rows of boards that follow each other in a text. */
import { isRule } from '../formats/parsing/rules.ts'
import { LONGEST_WRITTEN, type Stretch } from './stretches.ts'

/** Rows with nothing between them but what separates rows. */
export type Run = readonly PlacedRow[]

export interface PlacedRow extends Stretch {
  /** What stands between the previous row of the run and this one. */
  readonly gap: Gap | undefined
  /** What stands before the row on its line. */
  readonly head: string
}

export interface Gap {
  /** What stands between the rows, without what separates them; numbers are `#`. */
  readonly shape: string
  readonly numbers: readonly number[]
  readonly isBlank: boolean
  readonly hasRule: boolean
  /** Number of closing brackets. */
  readonly closed: number
  /** True if the rows stand side by side, rather than one after the other. */
  readonly isBeside: boolean
  readonly isOnLine: boolean
  /** True if a semicolon and no comma stands between the rows. */
  readonly isEnded: boolean
}

const FEWEST_CELLS = 5
/** Cells of three rows side by side, each with a label and borders. */
const MOST_CELLS = 36

const DATE = /^\s*(?:19|20)\d\d([-.])\d\d\1\d\d\.?\s*$/

export function isRow(row: Stretch): boolean {
  // A number behind a word: `Grid 10000`.
  if (/\p{L}/u.test(row.before) && /^\s*\d{5,7}\s*$/.test(row.text)) return false
  if (DATE.test(row.text)) return false
  if (row.size > MOST_CELLS) return false
  return row.size >= FEWEST_CELLS || hasBoxes(row.text)
}

function hasBoxes(text: string): boolean {
  return text.includes('|') && text.length <= LONGEST_WRITTEN && text.split('|').length > 2
}

/** Maximum characters between two rows. */
const WIDEST_GAP = 2_000
const MOST_KNOWN = 1_000

export function runsOf(text: string, rows: readonly Stretch[]): readonly Run[] {
  const runs: PlacedRow[][] = []
  let run: PlacedRow[] = []
  // Most rows have the same between them.
  const known = new Map<string, Gap>()
  const gapBetween = (last: Stretch, row: Stretch): Gap | undefined => {
    if (row.start - last.end > WIDEST_GAP) return undefined
    const between = text.slice(last.end, row.start)
    const gap = known.get(between) ?? gapOf(between)
    if (known.size < MOST_KNOWN) known.set(between, gap)
    return gap
  }
  const begin = (row: Stretch) => {
    run = [{ ...row, gap: undefined, head: headOf(text, row) }]
    runs.push(run)
  }
  for (const row of rows) {
    const last = run.at(-1)
    const gap = last === undefined ? undefined : gapBetween(last, row)
    if (gap === undefined) {
      begin(row)
      continue
    }
    if (run.length > 1 && !continues(gap, run)) {
      const [, second] = run
      // The first row may belong to something else.
      const isStray = run.length === 2 && second.gap?.shape !== ''
      if (isStray) run.pop()
      begin(isStray ? second : row)
      if (!isStray) continue
    }
    if (gap.shape.length <= LONGEST_SHAPE) run.push({ ...row, gap, head: headOf(text, row) })
    else begin(row)
  }
  return runs
}

function headOf(text: string, { start }: Stretch): string {
  const before = text.slice(Math.max(0, start - LONGEST_SHAPE), start)
  return shapeOf(before.slice(before.lastIndexOf('\n') + 1)).shape
}

function continues(gap: Gap, run: Run): boolean {
  const first = run[1].gap
  const previous = run[run.length - 1].gap
  if (first === undefined || previous === undefined) return false
  if (gap.closed > Math.max(1, first.closed, previous.closed)) return false
  return gap.shape === first.shape && isAscending(previous.numbers, gap.numbers)
}

const LONGEST_SHAPE = 80

function isAscending(numbers: readonly number[], next: readonly number[]): boolean {
  const index = numbers.findIndex((number, place) => number !== next[place])
  return index === -1 || numbers[index] < next[index]
}

const QUIET = /[\s[\](){}"'`,;|.+\\]/g
const QUIET_BESIDE = /[\s[\](){}"'`,;|.+\\=>/:<-]/g

/** Describes what stands between two rows. */
function gapOf(between: string): Gap {
  const closed = between.match(/[\])}]/g)?.length ?? 0
  const lines = between.split('\n')
  if (lines.length === 1) {
    const { shape, numbers } = shapeOf(between.replace(QUIET_BESIDE, ' '))
    return {
      shape,
      numbers,
      isBlank: false,
      hasRule: false,
      closed,
      isBeside: between.trim() !== '' && !/[,+\])}]/.test(between),
      isOnLine: true,
      isEnded: /^[^,]*;[^,]*$/.test(between),
    }
  }
  const inner = lines.slice(1, -1)
  const kept = inner.filter((line) => /[\p{L}\p{N}]/u.test(line))
  const joined = [withoutComment(lines[0]), ...kept, lines[lines.length - 1]].join('\n')
  const { shape, numbers } = shapeOf(joined)
  return {
    shape,
    numbers,
    isBlank: inner.some((line) => line.trim() === ''),
    hasRule: inner.some((line) => isRule(line) || /(?:- ){4}/.test(line)),
    closed,
    isBeside: false,
    isOnLine: false,
    isEnded: true,
  }
}

function withoutComment(line: string): string {
  return line.replace(/\s*(?:#|\/\/|%|--|\(\*|\/\*).*[a-zA-Z\u3131-\uffdc].*$/, '')
}

function shapeOf(text: string): { readonly shape: string; readonly numbers: readonly number[] } {
  const numbers: number[] = []
  const shape = text
    .replace(/\d+|(?<![\p{L}\d])[A-Ja-j](?![\p{L}\d])/gu, (number) => {
      numbers.push(/\d/.test(number) ? Number(number) : number.toLowerCase().charCodeAt(0))
      return '#'
    })
    .replace(QUIET, '')
  return { shape, numbers }
}

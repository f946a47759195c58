/** Finds the name of a board in the text before it: a heading, or the variable that the board is assigned to. */
import { sampleNameOf } from '../samples.ts'
import { isRule } from './rules.ts'

/** Maximum characters before a board that are searched for its name. */
const FARTHEST = 600

/** Maximum lines above a board that are searched for the heading of a sample. */
const HIGHEST = 3

/** Maximum characters of a heading; a line with an assignment may have twice as many. */
const LONGEST = 80

/** Label of the button beside a sample's heading; users copy it along with the page. */
const COPY_BUTTON = /(?:^|\s*)(?:복사|copy|复制|複製|コピー)$/i

function plainHeading(line: string): string {
  return line
    .trim()
    .replace(COPY_BUTTON, '')
    .replace(/^#{1,6}\s+/, '')
    .trim()
}

/**
 * Returns the name of a board: the heading above it, or the variable it is assigned to.
 * @param before text between the previous board and this one, including the start of this board's line
 */
export function nameBefore(before: string): string | undefined {
  const lines = before.slice(-FARTHEST).split('\n')
  const beside = (lines.pop() ?? '').trim()
  const above = lines.map((line) => line.trim()).filter((line) => !isFiller(line))
  if (!isFiller(beside)) return sampleIn(beside) ?? assignedVariableIn(beside) ?? sampleAbove(above)
  const [nearest] = above.slice(-1)
  if (nearest === undefined) return undefined
  return sampleAbove(above) ?? assignedVariableIn(nearest) ?? headingIn(nearest)
}

/** True if a line does not name the board below: empty, brackets, a horizontal line, a count of puzzles, a button. */
function isFiller(line: string): boolean {
  return /^[^\p{L}\p{N}]*$/u.test(line) || /^\d{1,4}$/.test(line) || isRule(line) || plainHeading(line) === ''
}

/** Returns the nearest heading of a sample in the last `HIGHEST` lines. */
function sampleAbove(above: readonly string[]): string | undefined {
  return above
    .slice(-HIGHEST)
    .toReversed()
    .map(sampleIn)
    .find((name) => name !== undefined)
}

/** Returns the heading of a sample, `Input: board` in `Input: board = [[`. */
function sampleIn(line: string): string | undefined {
  const heading = plainHeading(line.replace(/[\s[({"'=]+$/, ''))
  return sampleNameOf(heading) === undefined ? undefined : heading
}

/**
 * Returns the variable or key that a line assigns a board to: `int board[9][9] = {`, `"easy": [`, `let a: Grid =`.
 */
function assignedVariableIn(line: string): string | undefined {
  if (line.length > LONGEST * 2) return undefined
  const opened = line.trimEnd()
  const plain = opened.replace(/[\s[({"'`]+$/, '')
  const [, left, sign] = /^(.*?)(:=|=|<-|:)[^=:]*$/.exec(plain) ?? []
  // `Here is one:` is a sentence, `one: [` a key.
  if (left === undefined || (sign === ':' && plain.length === opened.length)) return undefined
  const bare = left
    .replaceAll(/\[[^\]]*\]|<[^>]*>/g, '')
    .replace(/(?<!:):(?!:).*$/, (type) => (/^:\s*[\w.&* ]+\s*$/.test(type) ? '' : type))
  return /(?:^|[\s.,{;*&"'$])([\p{L}_][\p{L}\p{N}_]{0,40})["'\s]*$/u.exec(bare)?.[1]
}

/**
 * Returns a line of words without its comment mark. Undefined if the line is too long, looks like code or has no word.
 */
function headingIn(line: string): string | undefined {
  const heading = plainHeading(line.replace(/^(?:\/\/+|#+|--|\*+|>+|%+|;+)\s*/, ''))
  const isCode = /[{};=<>]|\(\)/.test(heading)
  return heading.length > LONGEST || isCode || !/\p{L}{2}/u.test(heading) ? undefined : heading
}

import { sampleNameOf } from '../samples.ts'
import { isRule } from './rules.ts'

/** Characters before a board in which it may be named. */
const FARTHEST = 600

/** Lines above a board in which a sample may be named. */
const HIGHEST = 3

const LONGEST = 80

/** The button beside a sample's heading, which comes along when the page is copied. */
const COPY_BUTTON = /(?:^|\s*)(?:복사|copy|复制|複製|コピー)$/i

/** A heading without the button beside it and its mark in Markdown. */
export function plainHeading(line: string): string {
  return line
    .trim()
    .replace(COPY_BUTTON, '')
    .replace(/^#{1,6}\s+/, '')
    .trim()
}

/**
 * The name that a text gives a board: the heading over it, or what it is assigned to; undefined if there is none.
 * @param before the text before the board, from the one before it on; what stands on the board's line among it.
 */
export function nameBefore(before: string): string | undefined {
  const lines = before.slice(-FARTHEST).split('\n')
  const beside = (lines.pop() ?? '').trim()
  const above = lines.map((line) => line.trim()).filter((line) => !isNothing(line))
  if (!isNothing(beside)) return sampleIn(beside) ?? assignedIn(beside) ?? sampleAbove(above)
  const [nearest] = above.slice(-1)
  if (nearest === undefined) return undefined
  return sampleAbove(above) ?? assignedIn(nearest) ?? headingIn(nearest)
}

/** A line that says nothing of the board below: brackets, a rule, a count of puzzles, a button. */
function isNothing(line: string): boolean {
  return /^[^\p{L}\p{N}]*$/u.test(line) || /^\d{1,4}$/.test(line) || isRule(line) || plainHeading(line) === ''
}

function sampleAbove(above: readonly string[]): string | undefined {
  return above
    .slice(-HIGHEST)
    .toReversed()
    .map(sampleIn)
    .find((name) => name !== undefined)
}

/** `Input: board = [[` */
function sampleIn(line: string): string | undefined {
  const heading = plainHeading(line.replace(/[\s[({"'=]+$/, ''))
  return sampleNameOf(heading) === undefined ? undefined : heading
}

/** The end of a line that assigns a board: `int board[9][9] = {`, `"easy": [`, `let a: Grid =`. */
function assignedIn(line: string): string | undefined {
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

/** A line of words, without the mark of a comment before it. */
function headingIn(line: string): string | undefined {
  const heading = plainHeading(line.replace(/^(?:\/\/+|#+|--|\*+|>+|%+|;+)\s*/, ''))
  const isCode = /[{};=<>]|\(\)/.test(heading)
  return heading.length > LONGEST || isCode || !/\p{L}{2}/u.test(heading) ? undefined : heading
}

import type { Grid } from '../../grid.ts'
import type { Phrase } from '../../text.ts'
import type { Reason } from '../judge.ts'
import { looksLikeRow, shortened } from './printed.ts'

/** How a judge wants a board written. */
export interface Writing {
  /** The board, if the text is written so and holds nothing else. Digits only: 0 is a blank. */
  read(text: string): Grid | undefined
  /** The first line that is not written so. @param text that `read` does not take, though there is a board in it. */
  fault(text: string): Reason
}

/** 81 digits with white space between them: what is a line does not matter to a judge that reads numbers. */
export const spacedRows: Writing = {
  read(text) {
    const words = text.trim().split(/\s+/, 82)
    return words.length === 81 && words.every((word) => /^\d$/.test(word)) ? words.map(Number) : undefined
  },
  fault: (text) =>
    lineFault(text, /^\s*\d(?:\s+\d){8}$|^$/, '\\d(?:[ \\t]+\\d){8}', {
      en: 'nine digits on a line with spaces between them',
      ko: '한 줄에 공백으로 띄운 숫자 9개',
    }),
}

/** Nine times nine digits, each nine on a line; white space at the ends of lines and of the text does not matter. */
export const tightRows: Writing = {
  read(text) {
    const plain = trimmedLines(text).join('\n')
    return /^\d{9}(?:[ \n]\d{9}){8}$/.test(plain) ? digitsIn(plain) : undefined
  },
  fault: (text) =>
    lineFault(text, /^\d{9}$/, '\\d{9}', {
      en: 'nine digits on a line with nothing between them',
      ko: '한 줄에 공백 없이 숫자 9개',
    }),
}

/** One list of nine lists of nine cells, on however many lines. @param cell a regular expression's source */
export function nestedLists(cell: string, expected: Phrase): Writing {
  const row = ['\\[', ...separated(NINE.map(() => [cell])), '\\]']
  const tokens = ['\\[', ...separated(NINE.map(() => row)), '\\]'].map(
    (token) => new RegExp(`\\s*(?:${token})`, 'y'),
  )

  /** How many tokens the text begins with, and where they end. */
  function begins(text: string): { readonly count: number; readonly end: number } {
    let end = 0
    for (const [count, token] of tokens.entries()) {
      token.lastIndex = end
      if (!token.test(text)) return { count, end }
      end = token.lastIndex
    }
    return { count: tokens.length, end }
  }

  return {
    read(text) {
      const { count, end } = begins(text)
      return count === tokens.length && text.slice(end).trim() === '' ? digitsIn(text) : undefined
    },
    fault(text) {
      const { count, end } = begins(text)
      const rest = text.slice(end)
      const at = end + rest.length - rest.trimStart().length
      const line = text.slice(0, at).split('\n').length
      const found = text.split('\n', line)[line - 1]
      const isAround = count === tokens.length || (count === 0 && text.includes('[') && !looksLikeRow(found))
      return isAround
        ? { code: 'text-around', line, found: shortened(found) }
        : { code: 'form', line, found: shortened(found), expected }
    },
  }
}

const NINE = [0, 1, 2, 3, 4, 5, 6, 7, 8] as const

function separated(items: readonly (readonly string[])[]): readonly string[] {
  return items.flatMap((tokens, index) => (index === 0 ? tokens : [',', ...tokens]))
}

function digitsIn(text: string): Grid {
  return Array.from(text.match(/[\d.]/g) ?? [], (digit) => (digit === '.' ? 0 : Number(digit)))
}

function trimmedLines(text: string): readonly string[] {
  return text
    .trimEnd()
    .split('\n')
    .map((line) => line.trimEnd())
}

/** Tells a terminal colours. */
const ESCAPE = String.fromCharCode(27)

/** @param cells a regular expression's source for the cells of a row */
function lineFault(text: string, row: RegExp, cells: string, expected: Phrase): Reason {
  const lines = trimmedLines(text)
  const index = Math.max(
    0,
    lines.findIndex((line) => !row.test(line)),
  )
  const line = index + 1
  if (lines[index] === '') return { code: 'blank-line', line }
  if (lines[index].includes(ESCAPE)) return { code: 'colours', line }
  const beside = new RegExp(`^(.*[^\\d\\s])\\s*${cells}$|^\\s*${cells}\\s*([^\\d\\s].*)$`).exec(lines[index])
  if (beside !== null) return { code: 'text-in-line', line, found: shortened(beside[1] ?? beside[2]) }
  const found = shortened(lines[index])
  const isWhole = lines.filter((other) => other !== '' && row.test(other)).length === 9
  return !isWhole && isOfBoard(lines[index])
    ? { code: 'form', line, found, expected }
    : { code: 'text-around', line, found }
}

const WORD = /[a-z가-힣]{3}/i

/** Whether a line holds a row or several, however they are written. */
function isOfBoard(line: string): boolean {
  const digits = line.match(/\d/g)?.length ?? 0
  return !WORD.test(line) && (looksLikeRow(line) || (digits > 0 && digits % 9 === 0))
}

import type { Grid } from '../../grid.ts'
import type { Phrase } from '../../../i18n/text.ts'
import type { Reason } from '../judge.ts'
import { looksLikeRow, shortenLine } from './printed.ts'

/** Format in which a judge expects a board. */
export interface AnswerFormat {
  /** Returns the board, 0 for a blank, if the text is in this format and contains nothing else. */
  read(text: string): Grid | undefined
  /** Describes the first line that is not in this format. @param text that `read` rejects although it has a board */
  fault(text: string): Reason
}

/** 81 digits separated by any white space, as a judge reads numbers. */
export const spacedRows: AnswerFormat = {
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

/** Nine groups of nine digits, separated by a line end or a space; trailing white space does not matter. */
export const tightRows: AnswerFormat = {
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

/**
 * One list of nine lists of nine cells, on any number of lines.
 * @param cell source of a regular expression
 * @param expected describes the format, for the reason of a rejection
 */
export function nestedLists(cell: string, expected: Phrase): AnswerFormat {
  const row = ['\\[', ...withCommas(NINE.map(() => [cell])), '\\]']
  const tokens = ['\\[', ...withCommas(NINE.map(() => row)), '\\]'].map(
    (token) => new RegExp(`\\s*(?:${token})`, 'y'),
  )

  /** Returns the number of tokens that the text starts with, and the offset after them. */
  function matchTokens(text: string): { readonly count: number; readonly end: number } {
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
      const { count, end } = matchTokens(text)
      return count === tokens.length && text.slice(end).trim() === '' ? digitsIn(text) : undefined
    },
    fault(text) {
      const { count, end } = matchTokens(text)
      const rest = text.slice(end)
      const at = end + rest.length - rest.trimStart().length
      const line = text.slice(0, at).split('\n').length
      const found = text.split('\n', line)[line - 1]
      const isAround = count === tokens.length || (count === 0 && text.includes('[') && !looksLikeRow(found))
      return isAround
        ? { code: 'text-around', line, found: shortenLine(found) }
        : { code: 'form', line, found: shortenLine(found), expected }
    },
  }
}

const NINE = [0, 1, 2, 3, 4, 5, 6, 7, 8] as const

/** Concatenates items, each a list of tokens, with commas between them. */
function withCommas(items: readonly (readonly string[])[]): readonly string[] {
  return items.flatMap((tokens, index) => (index === 0 ? tokens : [',', ...tokens]))
}

/** Returns the digits of a text, with 0 for a dot. */
function digitsIn(text: string): Grid {
  return Array.from(text.match(/[\d.]/g) ?? [], (digit) => (digit === '.' ? 0 : Number(digit)))
}

function trimmedLines(text: string): readonly string[] {
  return text
    .trimEnd()
    .split('\n')
    .map((line) => line.trimEnd())
}

/** Starts the escape sequence of a terminal colour. */
const ESCAPE = String.fromCharCode(27)

/**
 * Returns the first line that is not a row of the board, as the reason for rejecting the text.
 * @param row matches a whole row @param cells source of a regular expression for the cells of a row
 */
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
  if (beside !== null) return { code: 'text-in-line', line, found: shortenLine(beside[1] ?? beside[2]) }
  const found = shortenLine(lines[index])
  const isWhole = lines.filter((other) => other !== '' && row.test(other)).length === 9
  return !isWhole && isOfBoard(lines[index])
    ? { code: 'form', line, found, expected }
    : { code: 'text-around', line, found }
}

const WORD = /[a-z가-힣]{3}/i

/** True if a line seems to contain one or more rows, in any format. */
function isOfBoard(line: string): boolean {
  const digits = line.match(/\d/g)?.length ?? 0
  return !WORD.test(line) && (looksLikeRow(line) || (digits > 0 && digits % 9 === 0))
}

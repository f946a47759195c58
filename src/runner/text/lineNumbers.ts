/** Takes the numbers away that copying puts before the lines of a program, or on lines of their own. */
import { type Found, isBlank, type Marked, noiseOf, separated } from './noisyLines.ts'

/** A number and the sign behind it, if any: `1`, `01.`, `1:`, `1 |`, `[1]`, `L1`. */
const NUMBERED = /^(\s*[L[]?)(\d{1,5})(\]|\s?[.:|)│→])?/
const ONLY_NUMBER = /^\s*(\d{1,5})\s*$/

/** Minimum numbers in a row that are taken for line numbers. */
const FEWEST_NUMBERS = 2

/** Takes the numbers away that stand before all lines, and grow by one. */
export function findLineNumbers(lines: readonly string[]): Found | undefined {
  const start = lines.findIndex((line) => !isBlank(line))
  const [, , first, sign] = NUMBERED.exec(lines[start] ?? '') ?? []
  if (first === undefined) return undefined
  const marked: NumberedLine[] = []
  let next = Number(first)
  /** Blank lines since the latest number: they may have lost their numbers, or may not be counted. */
  let gaps = 0
  for (const line of lines) {
    if (isBlank(line)) {
      gaps++
      marked.push({ rest: '', digits: 0 })
      continue
    }
    const from = next
    const found = Array.from({ length: gaps + 1 }, (_, gap) => from + gap)
      .map((number) => ({ number, line: numberedLine(line, number, sign?.trim()) }))
      .findLast((each) => each.line !== undefined)
    if (found?.line === undefined) return undefined
    marked.push(found.line)
    next = found.number + 1
    gaps = 0
  }
  const numbers = marked.filter(({ digits }) => digits > 0)
  if (numbers.length < FEWEST_NUMBERS) return undefined
  return {
    lines: separated(sign === undefined ? withEvenGaps(marked) : marked),
    noise: noiseOf(['line-numbers', numbers.length]),
  }
}

/**
 * Splits a number off the start of a line. Without a sign, code may follow directly, as in copied tables, even a digit.
 * @returns undefined if the line has another number or sign; a line of nothing but the number needs no sign
 */
function numberedLine(line: string, number: number, sign: string | undefined): NumberedLine | undefined {
  const [, before, zeros] = /^(\s*[L[]?)(0{0,5})/.exec(line) ?? []
  if (before === undefined || zeros === undefined) return undefined
  const padded = number === 0 && zeros !== '' ? '' : String(number)
  if (!line.startsWith(padded, before.length + zeros.length)) return undefined
  const digits = zeros.length + padded.length
  const rest = line.slice(before.length + digits)
  if (sign === undefined || isBlank(rest)) return { rest, digits }
  const [gap = ''] = /^\s?/.exec(rest) ?? []
  return rest.startsWith(sign, gap.length)
    ? { rest: rest.slice(gap.length + sign.length), digits }
    : undefined
}

interface NumberedLine extends Marked {
  /** Number of digits of the line's number; 0 without a number. */
  readonly digits: number
}

/**
 * Removes the spaces that pad short numbers on the right to the width of the longest one. Numbers are padded if the code
 * behind them then has fewer odd indentations, which few programs have.
 */
function withEvenGaps(marked: readonly NumberedLine[]): readonly NumberedLine[] {
  const written = marked.filter(({ rest }) => !isBlank(rest))
  const widest = Math.max(...written.map(({ digits }) => digits))
  const padded = marked.map(({ rest, digits }) => ({
    rest: digits === 0 ? rest : rest.slice(widest - digits),
    digits,
  }))
  const isPadded = written.every(({ rest, digits }) => isBlank(rest.slice(0, widest - digits)))
  return isPadded && oddIndentations(padded) < oddIndentations(marked) ? padded : marked
}

function oddIndentations(marked: readonly Marked[]): number {
  const indentations = separated(marked).map((line) => line.length - line.trimStart().length)
  return indentations.filter((indentation) => indentation % 2 === 1).length
}

/** Takes numbers away that stand on lines of their own: all before the program, or each before its line. */
export function findNumberLines(lines: readonly string[]): Found | undefined {
  const numberOn = (index: number) => Number(ONLY_NUMBER.exec(lines[index] ?? '')?.[1])
  const start = lines.findIndex((line) => !isBlank(line))
  const first = numberOn(start)
  if (Number.isNaN(first)) return undefined
  let above = 1
  while (numberOn(start + above) === first + above) above++
  if (above > FEWEST_NUMBERS)
    return { lines: lines.slice(start + above), noise: noiseOf(['line-numbers', above]) }
  let count = 0
  while (numberOn(start + 2 * count) === first + count) count++
  const isEach = count > FEWEST_NUMBERS && lines.slice(start + 2 * count).every(isBlank)
  if (!isEach) return undefined
  const code = lines.slice(start).filter((_, index) => index % 2 === 1)
  return { lines: code, noise: noiseOf(['line-numbers', count]) }
}

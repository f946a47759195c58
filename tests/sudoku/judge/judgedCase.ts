/** Judges test cases, and formats the judgements in words as the panel shows them. */
import { type Judgement, judgementOf } from '../../../src/sudoku/judge/judging.ts'
import { type Grid, gridOfLine } from '../../../src/sudoku/grid.ts'
import type { Language } from '../../../src/i18n/text.ts'
import { VERDICTS } from '../../../src/page/judge/words.ts'

export interface TestCase {
  /** 81 characters. */
  readonly puzzle: string
  readonly output: string
  readonly judge?: string
  readonly format?: string
}

export function judgementOfCase({ puzzle, output, judge = 'any', format = 'line-81' }: TestCase): Judgement {
  return judgementOf({ puzzle: gridOfLine(puzzle), output, judge, format })
}

/** Example: `BOJ 2580: 맞았습니다!! (Accepted) It is the only solution.` */
export function judgementText(testCase: TestCase, language: Language = 'en'): string {
  const { judge, verdict } = judgementOfCase(testCase)
  const words = VERDICTS[language]
  const name = judge.name[language]
  switch (verdict.kind) {
    case 'accepted':
      return `${name}: ${judge.words.accepted[language]} ${words.note(verdict.note)}`
    case 'wrong':
    case 'misformatted':
      return `${name}: ${judge.words[verdict.kind][language]} ${words.reason(verdict.reason)}`
    case 'undecided':
      return `${name}: ${words.undecided} ${words.doubt(verdict.doubt)}`
  }
}

/** The cells at fault with what was printed, as `r1c3:7`, or `r1c3:` for a blank; empty if there are none. */
export function faultyCells(testCase: TestCase): string {
  const { verdict } = judgementOfCase(testCase)
  if (verdict.kind !== 'wrong' && verdict.kind !== 'misformatted') return ''
  return verdict.places
    .map(({ cell, printed }) => `r${Math.floor(cell / 9) + 1}c${(cell % 9) + 1}:${printed}`)
    .join(' ')
}

/** Nine lines, with `between` between the digits. */
export function rows(line: string, between = ''): string {
  const digits = (line.match(/.{9}/g) ?? []).map((row) => Array.from(row).join(between))
  return `${digits.join('\n')}\n`
}

/** The board with some cells changed: `changed(line, 'r1c3=7', 'r9c9=0')`. */
export function boardWithCells(line: string, ...changes: readonly string[]): string {
  const board: Grid = changes.reduce(
    (before, change) => {
      const [row, column, digit] = Array.from(change.matchAll(/\d/g), Number)
      return before.with((row - 1) * 9 + column - 1, digit)
    },
    Array.from(line, Number),
  )
  return board.join('')
}

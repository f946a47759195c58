/** Formats the results of grading as text for the clipboard. */
import type { Case } from '../cases/case.ts'
import { csvOf, markdownOf } from '../../sudoku/tableText.ts'
import { lineOf } from '../../sudoku/grid.ts'
import type { Language } from '../../i18n/text.ts'
import type { CaseResult, CaseVerdict } from './result.ts'

export interface ResultWords {
  readonly language: Language
  readonly heads: Readonly<Record<Column, string>>
  readonly verdict: (verdict: CaseVerdict) => string
  /** Placeholder for a case that did not run or a figure that was not measured. */
  readonly none: string
}

export const COLUMNS = ['case', 'verdict', 'milliseconds', 'kilobytes', 'events'] as const

export type Column = (typeof COLUMNS)[number]

interface Row {
  readonly graded: Case
  readonly result: CaseResult | undefined
}

/** Formats results as a Markdown table with the names of the cases. */
export function resultsMarkdown(
  cases: readonly Case[],
  results: readonly CaseResult[],
  words: ResultWords,
): string {
  const rows = rowsOf(cases, results).map(({ graded, result }) => [
    graded.name[words.language],
    result === undefined ? words.none : words.verdict(result.verdict),
    ...figuresOf(result).map((figure) => figure ?? words.none),
  ])
  return markdownOf(
    COLUMNS.map((column) => words.heads[column]),
    rows,
  )
}

/**
 * Formats results as CSV for other programs: ids instead of names, the puzzle as 81 digits, empty fields for unknown
 * values.
 */
export function resultsCsv(cases: readonly Case[], results: readonly CaseResult[]): string {
  const rows = rowsOf(cases, results).map(({ graded, result }) => [
    graded.id,
    result?.verdict ?? '',
    ...figuresOf(result).map((figure) => figure ?? ''),
    lineOf(graded.puzzle),
  ])
  return csvOf([...COLUMNS, 'puzzle'], rows)
}

function rowsOf(cases: readonly Case[], results: readonly CaseResult[]): readonly Row[] {
  const byId = new Map(results.map((result) => [result.id, result]))
  return cases.map((graded) => ({ graded, result: byId.get(graded.id) }))
}

/** Returns milliseconds, kilobytes (of 1,024 bytes, as BOJ counts) and events. */
function figuresOf(result: CaseResult | undefined): readonly (string | undefined)[] {
  if (result === undefined) return [undefined, undefined, undefined]
  const { elapsedMs, memoryBytes, events } = result
  return [
    String(Math.round(elapsedMs)),
    memoryBytes === undefined ? undefined : String(Math.ceil(memoryBytes / 1024)),
    events === undefined ? undefined : String(events),
  ]
}

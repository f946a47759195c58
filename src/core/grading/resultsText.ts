/** Results as text for the clipboard. */
import type { Case } from '../cases/case.ts'
import { csvOf, markdownOf } from '../export/tableText.ts'
import { lineOf } from '../grid.ts'
import type { Language } from '../text.ts'
import type { CaseResult, CaseVerdict } from './result.ts'

/** Words of the table, in one language. */
export interface ResultWords {
  readonly language: Language
  readonly heads: Readonly<Record<Column, string>>
  readonly verdict: (verdict: CaseVerdict) => string
  /** For a case that did not run, and a figure that was not measured. */
  readonly none: string
}

export const COLUMNS = ['case', 'verdict', 'milliseconds', 'kilobytes', 'events'] as const

export type Column = (typeof COLUMNS)[number]

interface Row {
  readonly graded: Case
  readonly result: CaseResult | undefined
}

/** Markdown table with the names of the cases. */
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

/** CSV for programs that read it: ids in place of words, the puzzle as 81 digits, empty fields for what is unknown. */
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

/** Milliseconds, kilobytes (1,024 bytes, as BOJ counts) and events. */
function figuresOf(result: CaseResult | undefined): readonly (string | undefined)[] {
  if (result === undefined) return [undefined, undefined, undefined]
  const { elapsedMs, memoryBytes, events } = result
  return [
    String(Math.round(elapsedMs)),
    memoryBytes === undefined ? undefined : String(Math.ceil(memoryBytes / 1024)),
    events === undefined ? undefined : String(events),
  ]
}

/** Helpers for tests of values at a line, in all languages. */
import { expect } from 'vitest'
import {
  type LineValue,
  type LineValues,
  MOST_ROWS,
  valueAt,
  type ValuesAnswer,
  type ValuesQuery,
} from '../../../src/runner/run/lineValues.ts'
import type { OwnProgram } from '../../../src/runner/questions.ts'
import type { OwnTestWorker, RunReport } from '../../support/ownTestWorker.ts'

/** Returns a query at a line; by default for all events, and as many rows as possible. */
export function orderOf(line: number, expression: string, part: Partial<ValuesQuery> = {}): ValuesQuery {
  return { line, expression, from: 0, to: Number.MAX_SAFE_INTEGER, most: MOST_ROWS, ...part }
}

/** Returns the first line of a source that contains a text, from 1. */
export function lineWith(source: string, text: string): number {
  const index = source.split('\n').findIndex((line) => line.includes(text))
  return index === -1 ? expect.fail(`no line contains ${text}`) : index + 1
}

/** Returns the values that were read. @throws AssertionError if none were */
export function readOf(answer: ValuesAnswer): LineValues {
  return answer.kind === 'read' ? answer : expect.fail(`not read: ${JSON.stringify(answer)}`)
}

/** Rows as `[event, ...values]`. */
export function rowsOf(values: LineValues): readonly (readonly [number, ...LineValue[]])[] {
  return values.events.map((event, row) => [
    event,
    ...values.columns.map((_, column) => valueAt(values, row, column)),
  ])
}

/**
 * Reads `row, column, digit` at a line that writes a cell, and expects the values of the recorded events. For each
 * write, these are the number of earlier events, the cell and the digit.
 * @param expression evaluates to the row, the column, and the digit that the line is about to write
 */
export async function expectAsRecorded(
  worker: OwnTestWorker,
  program: OwnProgram,
  { lines, writes }: Pick<RunReport, 'lines' | 'writes'>,
  line: number,
  expression: string,
  range: Partial<ValuesQuery> = {},
): Promise<void> {
  const { from, to, most } = orderOf(line, expression, range)
  const recorded = writes
    .map((write, event) => [event, Math.floor((write >> 4) / 9), (write >> 4) % 9, write & 15] as const)
    .filter(([event]) => lines[event] === line && event >= from && event <= to)
    .slice(0, most)
  const values = readOf(await worker.values(program, orderOf(line, expression, range)))
  expect(rowsOf(values)).toEqual(recorded)
}

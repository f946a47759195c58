/** A flame chart becomes exact from left to right. */
import { expect, test } from 'vitest'
import { tables } from '../../../src/search/programs/tables/strategy.ts'
import { EnvelopeBuilder } from '../../../src/search/trace/envelope.ts'
import { FlameReader } from '../../../src/search/trace/flameReader.ts'
import { type FlamePicture, FlameStore, FlameView } from '../../../src/search/trace/flameView.ts'
import { Checkpoints } from '../../../src/search/trace/checkpoints.ts'
import { SearchTrace } from '../../../src/search/trace/searchTrace.ts'
import { givensOfLine, PUZZLES } from '../../sudoku/puzzles.ts'

const givens = givensOfLine(PUZZLES.codewars2)

function readerOfTables(): FlameReader {
  const trace = new SearchTrace(givens, tables, 'first', new Checkpoints(), new EnvelopeBuilder(1 << 6))
  while (!trace.frontier.ended) trace.advance()
  return new FlameReader(trace, givens)
}

/** Counts the columns before the first one whose shares (of time at each depth) differ from the exact picture. */
function columnsAlike({ shares, rows, columns }: FlamePicture, exact: FlamePicture): number {
  for (let column = 0; column < columns; column++)
    for (let row = 0; row < rows; row++)
      if (shares[row * columns + column] !== exact.shares[row * columns + column]) return column
  return columns
}

test('the exact part on the left stays, and grows to the right edge', () => {
  const whole = new FlameView(new FlameStore(readerOfTables()), 0, 99_056)
  while (!whole.isComplete) whole.advance()
  const exact = whole.picture()
  const view = new FlameView(new FlameStore(readerOfTables()), 0, 99_056)
  const reached = [columnsAlike(view.picture(), exact)]
  while (!view.isComplete) {
    view.advance()
    reached.push(columnsAlike(view.picture(), exact))
  }
  expect(reached).toEqual(reached.toSorted((one, other) => one - other))
  expect(new Set(reached).size).toBeGreaterThan(5)
  expect(reached.at(-1)).toBe(exact.columns)
})

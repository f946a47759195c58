/** The reasons why one program needs fewer events, or less work, than another. */
import { expect, test } from 'vitest'
import { comparedSearches } from '../../../src/search/costs/comparedSearches.ts'
import { reasonsFor } from '../../../src/search/costs/reasons.ts'
import { givensOfLine, PUZZLES } from '../../sudoku/puzzles.ts'

const costs = (() => {
  const searches = comparedSearches(givensOfLine(PUZZLES.codewars2), 'first')
  for (const { counter } of searches) while (!counter.ended) counter.advance()
  return new Map(searches.flatMap((search) => search.costs()).map((cost) => [cost.strategy, cost]))
})()

function reasons(slower: string, faster: string) {
  const [one, other] = [costs.get(slower), costs.get(faster)]
  if (one === undefined || other === undefined) throw new RangeError('No such program')
  return reasonsFor(one, other)
}

test('The same tree, and more work for each placement', () => {
  const [tree, ...rest] = reasons('check-functions', 'bitmasks')
  // The same 49,558 placements take 4,061,082 units of work in one program, and 148,674 in the other.
  expect(tree).toMatchObject({ kind: 'same-tree', events: 99_056 })
  expect(tree.kind === 'same-tree' && tree.factor).toBeCloseTo(4_061_082 / 148_674, 6)
  // No kind of work is named as the largest, because all of the work is work on cells.
  expect(rest).toEqual([])
})

test('Another order of blanks, and a smaller tree', () => {
  const [tree] = reasons('bitmasks', 'dancing-links')
  expect(tree.kind === 'other-tree' && tree.factor).toBeCloseTo(99_056 / 2882, 6)
  const [larger] = reasons('dancing-links', 'bitmasks')
  expect(larger.kind === 'other-tree' && larger.factor).toBeLessThan(1)
})

test('The same placements, overwritten', () => {
  expect(reasons('candidate-list', 'promising-numbers')[0]).toEqual({
    kind: 'overwrites',
    events: 99_056,
    others: 82_580,
    perPlacement: 1,
  })
})

test('The kind of work with the largest share', () => {
  expect(reasons('set-guarded', 'bitmasks')[1]).toMatchObject({ kind: 'mostly', work: 'cells' })
  const [, mostly] = reasons('candidate-list', 'bitmasks')
  expect(mostly).toMatchObject({ kind: 'mostly', work: 'comparisons' })
  expect(mostly.kind === 'mostly' && mostly.share).toBeGreaterThan(0.5)
})

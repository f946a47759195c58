/** The samples of BOJ 2580 have the properties that their notes claim, and the generator made one of them. */
import { expect, test } from 'vitest'
import { SAMPLES } from '../../../src/page/puzzle/samples.ts'
import { givensOf } from '../../../src/sudoku/givens.ts'
import { readOptions } from '../../../src/search/generator/options.ts'
import { generation } from '../../../src/search/generator/generator.ts'
import { STRATEGIES } from '../../../src/search/programs/registry.ts'
import { tables } from '../../../src/search/programs/tables/strategy.ts'
import { Search } from '../../../src/search/engine/search.ts'
import { createBandSolver } from '../../../src/sudoku/solver/bandSolver.ts'
import { analysisEn } from '../../../src/page/facts/en.ts'
import { analysisKo } from '../../../src/page/facts/ko.ts'

function sampleWithId(id: string) {
  const sample = SAMPLES.find((known) => known.id === id)
  if (sample === undefined) throw new Error(`No sample ${id}`)
  return sample
}

/** Counts of a row-major search of a sample, to its first solution. */
function figuresOf(id: string) {
  const givens = givensOf(sampleWithId(id).grid)
  if (!givens.ok) throw new Error(`Conflicts in ${id}`)
  const search = new Search(givens.value, tables, 'first')
  const page = new Uint16Array(1 << 10)
  while (search.run(page, 0, page.length) > 0);
  const { event, placements } = search
  return { events: event, backtracks: event - placements }
}

test('one of the samples of BOJ 2580 never backtracks, and the one after it does', () => {
  const ids = SAMPLES.map(({ id }) => id)
  expect(ids[ids.indexOf('boj-2580') + 1]).toBe('boj-2580-back')
  const [first, second] = ['boj-2580', 'boj-2580-back'].map(figuresOf)
  expect(first).toEqual({ events: 14, backtracks: 0 })
  for (const { notes } of [analysisEn, analysisKo]) {
    expect(notes['boj-2580']).toContain(`${first.events}`)
    expect(notes['boj-2580-back']).toContain(`${second.events}`)
    expect(notes['boj-2580-back']).toContain(`${second.backtracks}`)
  }
  expect(sampleWithId('boj-2580-back').format).toBe('boj-2580')
})

test('the one that backtracks was made by the generator, with one solution', () => {
  const programs = { known: STRATEGIES.map(({ id }) => id), defaultProgram: tables.id }
  const options = readOptions('36-half-0-22', programs)
  if (!options.ok) throw new Error('The options are refused')
  const solver = createBandSolver()
  const making = generation(options.value, solver)
  let made = making.next()
  while (made.done !== true) made = making.next()
  const { grid } = sampleWithId('boj-2580-back')
  expect(Array.from(made.value.grid)).toEqual(Array.from(grid))
  expect(solver.count(Uint8Array.from(grid), 2)).toBe(1)
})

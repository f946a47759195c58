/** Lessons say nothing wrong: each number and each cell in their words is found in the run that they are about. */
import { spawnSync } from 'node:child_process'
import { describe, expect, test } from 'vitest'
import { brokenText } from '../../../src/page/own/broken.ts'
import { howASearchEnds } from '../../../src/page/tours/lessons/howASearchEnds.ts'
import type { Lesson } from '../../../src/page/tours/lessons/lesson.ts'
import { LESSON_TITLES } from '../../../src/page/tours/lessons/lessonTitles.ts'
import { LESSONS } from '../../../src/page/tours/lessons/lessons.ts'
import { whatACheckCosts } from '../../../src/page/tours/lessons/whatACheckCosts.ts'
import { whatBacktrackingDoes } from '../../../src/page/tours/lessons/whatBacktrackingDoes.ts'
import { whyCellsAreCleared } from '../../../src/page/tours/lessons/whyCellsAreCleared.ts'
import { whyOrderMatters } from '../../../src/page/tours/lessons/whyOrderMatters.ts'
import { CLEARING_LINE } from '../../../src/page/tours/lessons/programs.ts'
import { MOST, ringedCells } from '../../../src/page/tours/tour.ts'
import { readTour, tourText } from '../../../src/page/tours/tourFile.ts'
import { SAMPLES } from '../../../src/page/puzzle/samples.ts'
import { SAMPLE_2239 } from '../../../src/runner/cases/samples.ts'
import { canRun } from '../../oracles/oracle.ts'
import { NEAR_MOST_CALLS } from '../../../src/runner/cases/cruel.ts'
import { smallestSolution } from '../../../src/runner/cases/expected.ts'
import type { ComparedCost } from '../../../src/search/costs/comparedSearches.ts'
import { searchSituation } from '../../../src/search/predict/situation.ts'
import { questionOf } from '../../../src/search/predict/question.ts'
import { knownTimeLimits, timeLimitsOf } from '../../../src/search/seconds/limits.ts'
import { timedPrograms } from '../../../src/search/seconds/verdicts.ts'
import { replay } from '../../../src/search/trace/replay.ts'
import { SearchTrace } from '../../../src/search/trace/searchTrace.ts'
import { candidates, digitsOf } from '../../../src/sudoku/candidates.ts'
import { blanksOf, gridOfLine, sameBoard } from '../../../src/sudoku/grid.ts'
import { parseOutput } from '../../../src/sudoku/judge/checking/printed.ts'
import { MOST_CALLS } from '../../../src/sudoku/judge/checking/plainCalls.ts'
import { judgeWithId } from '../../../src/sudoku/judge/registry.ts'
import { createBandSolver } from '../../../src/sudoku/solver/bandSolver.ts'
import { cellAt, cellNotation, ROW_OF, unitsOf } from '../../../src/sudoku/units.ts'
import {
  backtracks,
  blank,
  boardAt,
  costsFor,
  eventsOf,
  type Fact,
  factsIn,
  fullAt,
  givensInRows,
  lineAt,
  placedAt,
  type Run,
  runOf,
  sorted,
  statements,
  valid,
  writeAt,
} from './lessonFacts.ts'

const LANGUAGES = ['en', 'ko'] as const

/** Most events of a run that tests look at; only lesson 3 goes farther. */
const LOOKED_AT = 10_000

const scenesOf = ({ tours }: Lesson) => tours.en.scenes
const runsOf = (lesson: Lesson): Promise<readonly Run[]> =>
  Promise.all(scenesOf(lesson).map((scene) => runOf(scene, LOOKED_AT)))

const [first] = await runsOf(whatBacktrackingDoes)
const [cleared, uncleared] = await runsOf(whyCellsAreCleared)
const [byFunctions, byTables, byBits] = await runsOf(whatACheckCosts)
const [byRows, turned, byFewest] = await runsOf(whyOrderMatters)
const [exiting, returning, flagging, goingOn] = await runsOf(howASearchEnds)

/** Costs of the programs of lesson 3, by id. */
const costs = new Map((await costsFor(byTables.givens)).map((cost) => [cost.strategy, cost]))

const costOf = (id: string): ComparedCost => costs.get(id) ?? expect.unreachable(id)

function secondsOf(id: string, language: 'cpython' | 'cpp') {
  const timed = timedPrograms(costOf(id), timeLimitsOf('boj-2580'))
  return timed.find((one) => one.language === language) ?? expect.unreachable(id)
}

/** Returns the number of the first such line of a scene's own program. */
function lineOf(lesson: Lesson, scene: number, text: string): number {
  const { program } = scenesOf(lesson)[scene]
  const lines = program.kind === 'own' ? program.text.split('\n') : []
  const found = lines.findIndex((line) => line.trim() === text)
  return found < 0 ? expect.unreachable(text) : found + 1
}

const upright = byRows.givens
const solution = smallestSolution(gridOfLine(upright.join('')), createBandSolver()) ?? expect.unreachable()
const bojSeconds = (judge: string, language: 'cpython' | 'cpp') =>
  knownTimeLimits(judge)?.seconds[language] ?? expect.unreachable()

/** By lesson and topic, in order: what the step says, computed from the run. */
const FACTS: Readonly<Record<string, readonly (readonly Fact[])[]>> = {
  'what-backtracking-does': [
    [placedAt(first, 1), writeAt(first, 1).digit],
    [writeAt(first, 1).digit, 1],
    [blank(first, 1), 1],
    [blank(first, 4), 4 - 1],
    [0],
    [placedAt(first, 8), writeAt(first, 8).digit, writeAt(first, 2).digit, 7 - 5],
    [eventsOf(first), eventsOf(first) - backtracks(first), backtracks(first)],
  ],
  'why-cells-are-cleared': [
    [...cleared.writes.slice(0, 4).map(({ digit }) => digit), blank(cleared, 4), 4],
    [5, 3, cleared.lines[4], boardAt(cleared, 4)[writeAt(cleared, 5).cell], placedAt(cleared, 5)],
    [8, 6, 7, boardAt(cleared, 5)[writeAt(cleared, 6).cell], placedAt(cleared, 6), placedAt(cleared, 8)],
    [eventsOf(cleared), writeAt(cleared, 8).digit, 1, 4],
    [cleared.lines[4], eventsOf(uncleared), 3, blank(uncleared, 4), 5, 9],
    [1, writeAt(cleared, 8).digit, blank(uncleared, 1), placedAt(uncleared, 3)],
    [0, eventsOf(uncleared)],
    [],
  ],
  'what-a-check-costs': [
    [1, blank(byFunctions, 1)],
    [4, 27],
    [4, 3, 27],
    [2, writeAt(byTables, 2).digit, placedAt(byTables, 2), costOf('tables').events],
    [3, ...digitsOf(candidates(boardAt(byBits, 1), blanksOf(byBits.givens)[1]))],
    [
      ...['check-functions', 'tables', 'bitmasks'].map((id) => costOf(id).work),
      costOf('tables').events,
      bojSeconds('boj-2580', 'cpython'),
      Math.round(secondsOf('tables', 'cpython').estimate.seconds),
      Math.round(secondsOf('bitmasks', 'cpython').estimate.seconds),
    ],
    [
      Math.round(secondsOf('check-functions', 'cpython').estimate.seconds),
      Math.round(secondsOf('tables', 'cpython').estimate.seconds),
      Math.round(secondsOf('bitmasks', 'cpython').estimate.seconds),
      bojSeconds('boj-2580', 'cpp'),
    ],
    [MOST_CALLS, bojSeconds('boj-2239', 'cpython')],
  ],
  'why-order-matters': [
    [1, 4, givensInRows(upright, 4)],
    [
      writeAt(byRows, 1).digit,
      placedAt(byRows, 1),
      solution[0],
      ...digitsOf(candidates(upright, 0)).filter((digit) => digit < solution[0]),
      // tests/search/costs/facts.test.ts counts these events.
      218_958_956,
      200_000_000,
      200,
    ],
    [200, 1, 4, placedAt(byRows, 200), placedAt(byRows, 1)],
    [180, 1, 4, givensInRows(turned.givens, 4)],
    [eventsOf(turned), 218_958_956],
    [],
    [placedAt(byFewest, 1), writeAt(byFewest, 1).digit],
    [eventsOf(byFewest), backtracks(byFewest)],
  ],
  'how-a-search-ends': [
    [
      eventsOf(exiting),
      placedAt(exiting, 784),
      lineOf(howASearchEnds, 0, 'print()'),
      lineOf(howASearchEnds, 0, 'process.exit()'),
      lineOf(howASearchEnds, 0, 'board[y][x] = 0'),
      blanksOf(exiting.givens).length + 1,
    ],
    [0],
    [
      0,
      lineOf(howASearchEnds, 1, 'if (dfs(depth + 1)) return true'),
      lineOf(howASearchEnds, 1, 'board[y][x] = 0'),
    ],
    [
      lineOf(howASearchEnds, 2, 'print()'),
      lineOf(howASearchEnds, 2, 'isDone = true'),
      lineOf(howASearchEnds, 2, 'board[y][x] = 0'),
      lineOf(howASearchEnds, 2, 'if (isDone) return'),
      eventsOf(flagging) - 784,
    ],
    [eventsOf(flagging), fullAt(flagging)[0], 0],
    [
      lineOf(howASearchEnds, 3, 'return'),
      785,
      boardAt(goingOn, 784)[writeAt(goingOn, 785).cell],
      placedAt(goingOn, 785),
    ],
    [
      0,
      eventsOf(goingOn),
      fullAt(goingOn).length,
      ...fullAt(goingOn),
      eventsOf(goingOn) - fullAt(goingOn)[1],
      9,
      18,
    ],
    [1],
  ],
}

test('the menu names each lesson', () => {
  expect(LESSONS.map(({ id }) => id)).toEqual(Object.keys(LESSON_TITLES))
})

describe.each(LESSONS)('The lesson $id', ({ id, tours }) => {
  test('has 6 to 10 steps, one or two questions and an exercise, within the limits of a tour', () => {
    for (const language of LANGUAGES) {
      const tour = tours[language]
      const questions = tour.steps.filter(({ question }) => question !== undefined)
      expect(tour.steps.length).toBeGreaterThanOrEqual(6)
      expect(tour.steps.length).toBeLessThanOrEqual(10)
      expect(questions.length).toBeGreaterThanOrEqual(1)
      expect(questions.length).toBeLessThanOrEqual(2)
      expect(tour.exercise).toBeDefined()
      const read = readTour(tourText(tour))
      expect(read).toEqual({ ok: true, value: { tour, faults: [] } })
      expect(tour.steps.every(({ words }) => words.length <= MOST.words)).toBe(true)
    }
  })

  test.each(LANGUAGES)('says in %s nothing but facts of its runs', (language) => {
    const said = tours[language].steps.map((step) => factsIn(statements(step)))
    expect(said).toEqual(FACTS[id].map(sorted))
  })

  test('ends with a broken program, a judge or a puzzle that exist', () => {
    const { exercise } = tours.en
    if (exercise?.kind === 'mend') expect(brokenText(exercise.language, exercise.broken)).toBeDefined()
    if (exercise?.kind === 'grade') expect(judgeWithId(exercise.judge)).toBeDefined()
    if (exercise?.kind === 'run') expect(valid(exercise.scene.puzzle)).toBeDefined()
  })
})

/** Returns the cells that a step's words name. */
const namedCells = (words: string) => factsIn(words).filter((fact) => typeof fact === 'string')

test.each(LESSONS)('$id rings each cell that its words name', ({ tours }) => {
  for (const step of LANGUAGES.flatMap((language) => tours[language].steps))
    expect(ringedCells(step).map(cellNotation)).toEqual(expect.arrayContaining(namedCells(step.words)))
})

describe('Without the line that clears', () => {
  test('the program is the same, and so are its events up to the dead end', () => {
    const [withLine, without] = scenesOf(whyCellsAreCleared).map(({ program }) =>
      program.kind === 'own' ? program.text : expect.unreachable(),
    )
    expect(withLine.split(CLEARING_LINE).join('')).toBe(without)
    expect(withLine.length - without.length).toBe(CLEARING_LINE.length)
    expect(uncleared.writes).toEqual(cleared.writes.slice(0, 4))
  })

  test('the dead end has no candidate, and the digit that was next is blocked by the old one in its row', () => {
    const board = boardAt(uncleared, 4)
    expect(candidates(board, cellAt(1, 7))).toBe(0)
    const { cell, digit } = writeAt(cleared, 8)
    const old = writeAt(uncleared, 3)
    expect([board[old.cell], ROW_OF[old.cell]]).toEqual([digit, ROW_OF[cell]])
    board[old.cell] = board[cell] = 0
    expect(digitsOf(candidates(board, cell))).toContain(digit)
  })

  test('nothing is printed, which is a wrong answer', () => {
    const [{ puzzle }] = scenesOf(whyCellsAreCleared)
    expect(uncleared.output.trim()).toBe('')
    const judge = judgeWithId('boj-2580') ?? expect.unreachable()
    expect(judge.judge(puzzle, parseOutput(uncleared.output)).kind).toBe('wrong')
    expect(judge.judge(puzzle, parseOutput(cleared.output)).kind).toBe('accepted')
  })
})

describe('The three checks', () => {
  test('are shown where the words say', () => {
    expect(lineAt(byFunctions, 1, 6)).toMatchObject({
      kind: 'refused',
      cell: 1,
      refusal: { digit: 1, by: 0 },
    })
    expect(lineAt(byFunctions, 1, 12)).toMatchObject({ kind: 'fits', cell: 1, digit: 4 })
    expect(lineAt(byTables, 1, 13)).toMatchObject({ kind: 'fits', cell: 1, digit: 4 })
    expect(lineAt(byBits, 1, 6)).toMatchObject({ kind: 'candidates', cell: 1 })
    expect(unitsOf(1).flatMap(({ cells }) => cells).length).toBe(27)
  })

  test('make the same events', () => {
    expect(byFunctions.writes).toEqual(byTables.writes)
    expect(byBits.writes).toEqual(byTables.writes)
    expect(costOf('check-functions').events).toBe(costOf('tables').events)
  })

  test('pass in Python with tables and bits alone, and in C++ all three', () => {
    const verdicts = (language: 'cpython' | 'cpp') =>
      ['check-functions', 'tables', 'bitmasks'].map((id) => secondsOf(id, language).verdict)
    expect(verdicts('cpython')).toEqual(['over', 'within', 'within'])
    expect(verdicts('cpp')).toEqual(['within', 'within', 'within'])
  })

  test('all pass in Python on what BOJ 2580 promises', async () => {
    for (const { puzzle } of NEAR_MOST_CALLS) {
      const found = await costsFor(valid(puzzle))
      const cost = found.find(({ strategy }) => strategy === 'check-functions') ?? expect.unreachable()
      const timed = timedPrograms(cost, timeLimitsOf('boj-2580'))
      expect(timed.find(({ language }) => language === 'cpython')?.verdict).toBe('within')
    }
  })
})

test('The program to grade is accepted', { tags: ['thorough'] }, ({ skip }) => {
  skip(!canRun({ id: 'lesson', language: 'py' }))
  const { exercise } = whatACheckCosts.tours.en
  if (exercise?.kind !== 'grade' || exercise.program === undefined) return expect.unreachable()
  const judge = judgeWithId(exercise.judge) ?? expect.unreachable()
  const input = SAMPLE_2239.puzzle.join('').replaceAll(/.{9}/g, '$&\n')
  const { stdout } = spawnSync('python3', ['-c', exercise.program.text], { input, encoding: 'utf8' })
  expect(judge.judge(SAMPLE_2239.puzzle, parseOutput(stdout)).kind).toBe('accepted')
})

describe('The order of the blanks', () => {
  test('is turned by 180° in the second scene, and the puzzle is a sample', () => {
    expect([...turned.givens]).toEqual([...upright].toReversed())
    const sample = SAMPLES.find(({ id }) => id === 'upside-down')
    expect(sample && sameBoard(sample.grid, upright)).toBe(true)
  })

  test('leaves the first guess wrong while four rows are full', () => {
    const board = boardAt(byRows, 200)
    expect(board.subarray(0, 36).includes(0)).toBe(false)
    expect(board[0]).not.toBe(solution[0])
    expect(writeAt(byRows, 200).digit).toBe(0)
  })

  test('solves the puzzle at the last step of the second and third scene', () => {
    for (const run of [turned, byFewest]) expect(boardAt(run, eventsOf(run)).includes(0)).toBe(false)
  })

  test('is asked where the first blank with a single candidate is filled', () => {
    const { strategy, givens } = byFewest
    if (strategy === undefined) return expect.unreachable()
    const single = blanksOf(givens).find((cell) => digitsOf(candidates(givens, cell)).length === 1)
    expect(single).toBe(cellAt(7, 8))
    const trace = new SearchTrace(givens, strategy, 'first')
    trace.advance()
    const chunk = trace.chunk(0)
    const asked = questionOf(
      'cell',
      searchSituation(givens, strategy, replay(givens, chunk, 0), chunk.events[0]),
    )
    expect(asked?.answer).toEqual({ cell: cellAt(7, 8), digit: 6 })
  })
})

describe('A search that ends', () => {
  const { puzzle } = scenesOf(howASearchEnds)[0]
  const answers = goingOn.output.trim().split('\n')
  const [one, other] = [answers.slice(0, 9), answers.slice(9)].map((rows) => rows.join('\n'))

  test('leaves the board full by exit and truth, and empty after a flag', () => {
    for (const run of [exiting, returning]) expect(fullAt(run)).toEqual([eventsOf(run)])
    expect(sameBoard(boardAt(flagging, eventsOf(flagging)), puzzle)).toBe(true)
    for (const { output } of [exiting, returning, flagging]) expect(output.trim()).toBe(one)
    expect(exiting.writes).toEqual(flagging.writes.slice(0, 784))
    expect(exiting.writes).toEqual(goingOn.writes.slice(0, 784))
  })

  test.each([
    ['boj-2580', 'accepted', 'accepted'],
    ['boj-2239', 'accepted', 'wrong'],
  ])(
    'is judged by %s: the first solution is %s, the second %s, and both together are wrong',
    (id, ...verdicts) => {
      const judge = judgeWithId(id) ?? expect.unreachable()
      const printed = [one, other].map((rows) => (id === 'boj-2239' ? rows.replaceAll(' ', '') : rows))
      expect(printed.map((rows) => judge.judge(puzzle, parseOutput(rows)).kind)).toEqual(verdicts)
      expect(judge.judge(puzzle, parseOutput(printed.join('\n'))).kind).toBe('wrong')
    },
  )
})

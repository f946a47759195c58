/** Questions to the learner about real traces: each is answered by the next event, and they are asked rarely. */
import { fc, test as property } from '@fast-check/vitest'
import { describe, expect, test } from 'vitest'
import { dueQuestion, emptyQuestionHistory } from '../../../src/search/predict/asking.ts'
import { QUESTION_KINDS, questionOf, verdictOn } from '../../../src/search/predict/question.ts'
import type { Situation } from '../../../src/search/predict/situation.ts'
import { cellOf, digitOf, EventKind, eventNotation, kindOf } from '../../../src/search/events.ts'
import { STRATEGIES } from '../../../src/search/programs/registry.ts'
import type { Strategy } from '../../../src/search/engine/strategy.ts'
import { segmentAfter } from '../../../src/search/steps/steps.ts'
import { RecordedTrace } from '../../../src/search/trace/recordedTrace.ts'
import { cellAt, cellNotation } from '../../../src/sudoku/units.ts'
import { whatBacktrackingDoes } from '../../../src/page/tours/lessons/whatBacktrackingDoes.ts'
import { lineOf } from '../../../src/sudoku/grid.ts'
import { recordingOfSearch } from '../../support/recordings.ts'
import { cases, IS_THOROUGH } from '../../thorough.ts'
import { givensOfLine, PUZZLES } from '../../sudoku/puzzles.ts'
import { randomGivens, recordSearch, searchCalls } from '../steps/moments.ts'
import { askedAlong, recordedSituations, searchSituations } from './asked.ts'

/** Maximum number of events of a search or recording. */
const EVENTS = IS_THOROUGH ? 2000 : 300

function strategyOf(id: string): Strategy {
  return STRATEGIES.find((strategy) => strategy.id === id) ?? expect.unreachable()
}

const situationsOf = (id: string, line: string, events = 1000) =>
  searchSituations(recordSearch(givensOfLine(line), strategyOf(id), 'first', events))

/** The board after the next event. */
function boardAfter({ moment, next }: Situation): Uint8Array {
  return moment.board.with(cellOf(next), kindOf(next) === EventKind.backtrack ? 0 : digitOf(next))
}

/** Fails unless the answer of every question that can be asked in a situation matches the next event. */
function expectTrueAnswers(situation: Situation): void {
  const { moment, next } = situation
  for (const kind of QUESTION_KINDS) {
    const question = questionOf(kind, situation)
    if (question === undefined) continue
    const { cell, digit } = question.answer
    expect(question.event).toBe(moment.event)
    if (kind === 'return') {
      expect([cell, digit]).toEqual([cellOf(next), moment.board[cellOf(next)]])
      expect(digit).toBeGreaterThan(0)
    } else {
      expect(boardAfter(situation)[cell]).toBe(digit)
    }
    if (kind === 'digit') expect(cell).toBe(moment.last === undefined ? undefined : cellOf(moment.last))
    else expect(cell).toBe(cellOf(next))
    expect(verdictOn(question, question.answer)).toBe('right')
  }
}

describe('The answer of each question is the next event', () => {
  test.each(STRATEGIES.map(({ id }) => id))('of %s', (id) => {
    for (const line of [PUZZLES.codewars1, PUZZLES.codewars2])
      situationsOf(id, line, EVENTS).forEach(expectTrueAnswers)
  })

  test('of a search for all solutions, in which a full board is no dead end', () => {
    const search = recordSearch(givensOfLine(PUZZLES.twoSolutions), strategyOf('tables'), 'all', 300)
    const situations = searchSituations(search)
    situations.forEach(expectTrueAnswers)
    const full = situations.filter(({ moment }) => !moment.board.includes(0))
    expect(full.map(({ turn, returned }) => [turn, returned])).toEqual([
      ['other', undefined],
      ['other', undefined],
    ])
  })

  test.each(['tables', 'promising-numbers', 'dancing-links'])('of a recording of %s', (id) => {
    for (const calls of ['calls', 'no calls'] as const) {
      const givens = givensOfLine(PUZZLES.codewars1)
      const trace = recordingOfSearch(givens, strategyOf(id), 'first', calls)
      recordedSituations(givens, trace, EVENTS).forEach(expectTrueAnswers)
    }
  })

  property.prop([fc.nat(), fc.integer({ min: 5, max: 60 }), fc.constantFrom(...STRATEGIES)], {
    numRuns: cases(30),
  })('of any program on any puzzle', (seed, blanks, strategy) => {
    searchSituations(recordSearch(randomGivens(seed, blanks), strategy, 'all', 300)).forEach(
      expectTrueAnswers,
    )
  })
})

test('a program returns exactly where its listing does', () => {
  for (const id of ['tables', 'bitmasks', 'promising-numbers', 'dancing-links']) {
    const search = recordSearch(givensOfLine(PUZZLES.codewars1), strategyOf(id), 'first', 120)
    for (const { moment, returned } of searchSituations(search)) {
      const { arrival, steps } = segmentAfter(search.givens, search.strategy, 'first', moment)
      const left = steps.findLast(({ kind }) => kind === 'returned')
      expect([id, moment.event, returned !== undefined]).toEqual([id, moment.event, left !== undefined])
      if (returned?.kind !== 'call') continue
      const inCall = steps[steps.indexOf(left ?? expect.unreachable()) - 1] ?? arrival
      const frames = searchCalls(inCall?.frames)
      expect([id, moment.event, returned.branch]).toEqual([id, moment.event, frames.at(-1)?.branch])
    }
  }
})

/** The questions and their answers, e.g. `event 9, move at dead-end: r2c1 0 (r2c1✗4)`. */
function questionNotation(id: string, line: string, events: number): string {
  return askedAlong(situationsOf(id, line, events))
    .map(({ question, situation: { turn, next } }) => {
      const { event, kind, answer } = question
      return `event ${event}, ${kind} at ${turn}: ${cellNotation(answer.cell)} ${answer.digit} (${eventNotation(next)})`
    })
    .join('\n')
}

describe('Questions are asked rarely', () => {
  test('first at the first dead end, the first return over two calls and the first cell without candidates', () => {
    expect(questionNotation('tables', PUZZLES.codewars2, 60)).toMatchInlineSnapshot(`
      "event 9, move at dead-end: r2c1 0 (r2c1✗4)
      event 16, return at run-out: r2c6 2 (r2c6✗2)
      event 19, digit at run-out: r2c6 0 (r2c5✗1)
      event 53, return at dead-end: r2c7 1 (r2c7✗1)"
    `)
    expect(questionNotation('tables', PUZZLES.codewars1, 60)).toMatchInlineSnapshot(`
      "event 5, move at dead-end: r1c8 0 (r1c8✗9)
      event 9, return at run-out: r1c6 4 (r1c6✗4)
      event 21, digit at run-out: r2c8 0 (r2c7✗7)
      event 54, return at run-out: r2c3 4 (r2c3✗4)"
    `)
  })

  test('and never twice the same kind in a row, nor at two of three events', () => {
    for (const id of ['tables', 'promising-numbers', 'dancing-links', 'fewest-candidates'])
      for (const line of [PUZZLES.codewars2, PUZZLES.unsolvable])
        for (const isRight of [true, false]) {
          const questions = askedAlong(situationsOf(id, line, 400), () => isRight).map(
            ({ question }) => question,
          )
          for (const [index, { kind, event }] of questions.slice(1).entries()) {
            expect(kind).not.toBe(questions[index].kind)
            expect(event - questions[index].event).toBeGreaterThanOrEqual(3)
          }
        }
  })

  test('about ten times in a thousand events, more often if the answers are wrong', () => {
    for (const id of ['tables', 'promising-numbers', 'fewest-candidates']) {
      const situations = situationsOf(id, PUZZLES.codewars2)
      const right = askedAlong(situations).length
      const wrong = askedAlong(situations, () => false).length
      expect([id, right]).toEqual([id, Math.min(12, Math.max(7, right))])
      expect(wrong).toBeGreaterThan(right)
    }
  })

  test('a kind that was answered wrong is asked more often than if it was answered right', () => {
    const situations = situationsOf('tables', PUZZLES.codewars2, 2000)
    for (const missed of QUESTION_KINDS) {
      const times = (answers: Parameters<typeof askedAlong>[1]) =>
        askedAlong(situations, answers).filter(({ question }) => question.kind === missed).length
      expect(times(({ kind }) => kind !== missed)).toBeGreaterThan(times(() => true))
    }
  })

  test('the choice depends on nothing but the trace and the answers', () => {
    const isRight = ({ event }: { readonly event: number }) => event % 3 > 0
    const ask = () => askedAlong(situationsOf('bitmasks', PUZZLES.codewars1), isRight)
    expect(ask()).toEqual(ask())
  })

  test('a short search without a dead end is asked about, too', () => {
    const questions = askedAlong(situationsOf('tables', PUZZLES.boj2580))
    expect(questions.map(({ situation }) => situation.turn)).toEqual(['onward'])
  })
})

describe('A recorded program', () => {
  const GIVENS = givensOfLine(PUZZLES.codewars1)

  test('that makes no calls is never asked where a call returns to', () => {
    const questions = askedAlong(
      recordedSituations(GIVENS, recordingOfSearch(GIVENS, strategyOf('tables'), 'first', 'no calls'), 800),
    )
    expect(questions.length).toBeGreaterThan(4)
    expect(questions.filter(({ question }) => question.kind === 'return')).toEqual([])
  })

  test('that makes calls is asked, once the board has lost two digits', () => {
    const questions = askedAlong(
      recordedSituations(GIVENS, recordingOfSearch(GIVENS, strategyOf('tables'), 'first', 'calls'), 800),
    )
    const returns = questions.filter(({ question }) => question.kind === 'return')
    expect(returns.length).toBeGreaterThan(1)
    for (const { situation } of returns) {
      expect(situation.turn).toBe('run-out')
      expect(situation.returned).toMatchObject({ kind: 'cell' })
    }
  })

  test('that overwrites digits until one fits is at no dead end before there is one', () => {
    const trace = new RecordedTrace(GIVENS)
    for (const digit of [1, 2, 3, 4]) trace.write(2, digit)
    trace.end()
    const turns = recordedSituations(GIVENS, trace, 4).map(({ turn }) => turn)
    expect(turns).toEqual(['onward', 'other', 'other', 'other'])
  })
})

test('a half-right answer is not right, and the half is named', () => {
  const situation = situationsOf('tables', PUZZLES.codewars2, 20)[9]
  const question = questionOf('return', situation) ?? expect.unreachable()
  const { cell, digit } = question.answer
  expect([cellNotation(cell), digit]).toEqual(['r2c1', 4])
  expect(verdictOn(question, { cell, digit: 5 })).toBe('only-cell')
  expect(verdictOn(question, { cell: cell + 1, digit })).toBe('only-digit')
  expect(verdictOn(question, { cell: cell + 1, digit: 0 })).toBe('wrong')
})

test('the first lesson offers questions that its search answers, of two kinds', () => {
  const { scenes, steps } = whatBacktrackingDoes.tours.en
  const search = recordSearch(givensOfLine(lineOf(scenes[0].puzzle)), strategyOf('tables'), 'first', 27)
  const offered = steps.flatMap(({ question, position: { event } }) => {
    if (question?.kind !== 'predict') return []
    const situation = searchSituations(search)[event]
    expectTrueAnswers(situation)
    return [questionOf(question.asks, situation)]
  })
  expect(offered).toMatchObject([
    { kind: 'return', returned: { branch: cellAt(1, 7) }, answer: { cell: cellAt(1, 0), digit: 9 } },
    { kind: 'digit', cleared: { cell: cellAt(1, 0), digit: 9 }, answer: { cell: cellAt(1, 0), digit: 0 } },
  ])
})

test('nothing is asked twice at the same event, and nothing before the first', () => {
  const [start] = situationsOf('tables', PUZZLES.codewars2, 20)
  expect(dueQuestion(start, emptyQuestionHistory(0), new Set())).toBeUndefined()
})

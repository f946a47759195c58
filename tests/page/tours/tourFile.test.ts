/** Tours as JSON and in links: they come back as they were, and what does not hold is named and left out. */
import { readFileSync } from 'node:fs'
import { fc, test as property } from '@fast-check/vitest'
import { describe, expect, test } from 'vitest'
import { QUESTION_KINDS } from '../../../src/search/predict/question.ts'
import { PROGRAMS } from '../../../src/search/programs/registry.ts'
import { LESSONS } from '../../../src/page/tours/lessons/lessons.ts'
import { programVersion } from '../../../src/page/tours/programVersions.ts'
import { MOST, ringedCells, SHOWN_PARTS, type Tour, wordParts } from '../../../src/page/tours/tour.ts'
import { type PartFault, readTour, tourText, type TourFault } from '../../../src/page/tours/tourFile.ts'
import { tourCodeOf, tourOfCode } from '../../../src/page/tours/tourLink.ts'
import { looksLikeTour } from '../../../src/page/tours/touring.ts'
import { toursEn } from '../../../src/page/tours/en.ts'
import { toursKo } from '../../../src/page/tours/ko.ts'
import { OWN_LANGUAGES } from '../../../src/sudoku/reading/language.ts'

const LINE = '812053009043682105600091203004037806309845021287169534521974368438526917796318452'

test.each(LESSONS.flatMap(({ id, tours }) => [[id, tours.en] as const, [id, tours.ko] as const]))(
  'the lesson %s comes back as it was',
  (_, tour) => {
    expect(readTour(tourText(tour))).toEqual({ ok: true, value: { tour, faults: [] } })
    expect(looksLikeTour(tourText(tour, 2))).toBe(true)
  },
)

const text = (most: number) =>
  fc.string({ minLength: 1, maxLength: most, unit: 'grapheme' }).map((t) => t.slice(0, most))
const program = fc.oneof(
  fc.record({
    kind: fc.constant('builtIn' as const),
    id: fc.constantFrom(...PROGRAMS.map(({ strategy }) => strategy.id)),
    extent: fc.constantFrom('first' as const, 'all' as const),
    version: fc.integer({ min: 1, max: 9 }),
  }),
  fc.record({
    kind: fc.constant('own' as const),
    language: fc.constantFrom(...OWN_LANGUAGES),
    text: text(200),
  }),
)
const scene = fc.record({ puzzle: fc.constant(Array.from(LINE, Number)), program })
const answer = fc.record({ text: text(MOST.answer), reply: text(MOST.reply), isRight: fc.boolean() })
const right = answer.map((each) => ({ ...each, isRight: true }))
const question = fc.oneof(
  fc.record({ kind: fc.constant('predict' as const), asks: fc.constantFrom(...QUESTION_KINDS) }),
  fc.record({
    kind: fc.constant('choice' as const),
    ask: text(MOST.ask),
    answers: fc.tuple(right, answer, answer).map((answers) => [...answers]),
  }),
)
const step = fc.record(
  {
    scene: fc.constant(0),
    position: fc.record({ event: fc.nat(), step: fc.nat(99) }),
    title: text(MOST.stepTitle),
    words: text(MOST.words),
    points: fc.array(fc.nat(80), { maxLength: 9 }),
    open: fc.subarray([...SHOWN_PARTS]),
    eventsPerSecond: fc.constantFrom(0.5, 3, 1000),
    question,
  },
  { requiredKeys: ['scene', 'position', 'words', 'points', 'open'] },
)
const tour: fc.Arbitrary<Tour> = fc.record({
  title: text(MOST.title),
  scenes: fc.array(scene, { minLength: 1, maxLength: 4 }),
  steps: fc.array(step, { minLength: 1, maxLength: 9 }),
})

property.prop([tour], { numRuns: 60 })('any tour comes back from its link as it was', (written) => {
  const code = tourCodeOf(written) ?? expect.unreachable()
  expect(code).toMatch(/^[\w-]+$/)
  expect(tourOfCode(code)).toEqual({ ok: true, value: { tour: written, faults: [] } })
})

property.prop([fc.string()])('any other text is refused, and not thrown at', (junk) => {
  expect(readTour(junk).ok).toBe(false)
  expect(tourOfCode(junk).ok).toBe(false)
})

/** A tour as a person may write it. */
const GOOD = {
  backdoku: 'tour',
  format: 1,
  title: 'A tour',
  scenes: [
    { puzzle: LINE, program: { kind: 'builtIn', id: 'tables', extent: 'first', version: 1 } },
    { puzzle: LINE, program: { kind: 'own', language: 'python', text: 'pass' } },
  ],
  steps: [
    { scene: 0, at: '1', words: 'One.' },
    { scene: 1, at: '2.3', words: 'Two.', points: ['r1c1'], open: ['flame'] },
  ],
}

type Parts = Record<string, unknown>
const withStep = (part: Parts) => ({ ...GOOD, steps: [GOOD.steps[0], { ...GOOD.steps[1], ...part }] })
const withScene = (part: Parts) => ({ ...GOOD, scenes: [GOOD.scenes[0], { ...GOOD.scenes[1], ...part }] })
const choice = (part: Parts) =>
  withStep({
    question: {
      kind: 'choice',
      ask: 'Which?',
      answers: [
        { text: 'a', reply: 'b', isRight: true },
        { text: 'c', reply: 'd', isRight: false },
      ],
      ...part,
    },
  })
const long = (length: number) => 'x'.repeat(length)

test('a tour is told by its mark, wherever that stands, and read behind a byte order mark', () => {
  const { format, title, ...parts } = GOOD
  const text = `\uFEFF ${JSON.stringify({ format, title, ...parts })}`
  expect(looksLikeTour(text)).toBe(true)
  expect(readTour(text).ok).toBe(true)
  expect(looksLikeTour(JSON.stringify({ name: 'x', of: GOOD }))).toBe(false)
})

describe('Bad data', () => {
  const outOf = (written: unknown) =>
    readTour(typeof written === 'string' ? written : JSON.stringify(written))

  test.each<readonly [string, unknown, TourFault['kind'], string?]>([
    ['no text', '', 'not-json'],
    ['a text that is cut off', JSON.stringify(GOOD).slice(0, -9), 'not-json'],
    ['a puzzle', LINE, 'not-a-tour'],
    ['null', null, 'not-a-tour'],
    ['a list', [GOOD], 'not-a-tour'],
    ['an object of another kind', { ...GOOD, backdoku: 'program' }, 'not-a-tour'],
    ['no format', { ...GOOD, format: undefined }, 'not-a-tour'],
    ['a format of the future', { ...GOOD, format: 2 }, 'newer-format'],
    ['no title', { ...GOOD, title: undefined }, 'bad-part', 'title'],
    ['an empty title', { ...GOOD, title: '' }, 'bad-part', 'title'],
    ['a long title', { ...GOOD, title: long(81) }, 'bad-part', 'title'],
    ['no scenes', { ...GOOD, scenes: [] }, 'bad-part', 'scenes'],
    ['five scenes', { ...GOOD, scenes: Array(5).fill(GOOD.scenes[0]) }, 'bad-part', 'scenes'],
    ['no steps', { ...GOOD, steps: [] }, 'bad-part', 'steps'],
    ['61 steps', { ...GOOD, steps: Array(61).fill(GOOD.steps[0]) }, 'bad-part', 'steps'],
    ['no step that holds', { ...GOOD, steps: [{}] }, 'bad-part', 'scene'],
  ])('of the whole: %s', (_, written, kind, part) => {
    const read = outOf(written)
    const fault = read.ok ? expect.unreachable() : read.error
    expect(fault.kind).toBe(kind)
    if (fault.kind === 'bad-part') expect(fault.fault.part).toBe(part)
    for (const words of [toursEn, toursKo]) expect(words.fault(fault)).not.toMatch(/undefined|null/)
  })

  test.each<readonly [string, unknown, string, PartFault['reason']['kind']]>([
    ['no scene', withStep({ scene: undefined }), 'scene', 'missing'],
    ['a scene that does not exist', withStep({ scene: 2 }), 'scene', 'invalid'],
    ['half a scene', withStep({ scene: 0.5 }), 'scene', 'invalid'],
    ['no position', withStep({ at: undefined }), 'at', 'missing'],
    ['a negative position', withStep({ at: '-1' }), 'at', 'invalid'],
    ['a position that is a number', withStep({ at: 3 }), 'at', 'invalid'],
    ['a position beyond all numbers', withStep({ at: long(20).replaceAll('x', '9') }), 'at', 'invalid'],
    ['no words', withStep({ words: undefined }), 'words', 'missing'],
    ['empty words', withStep({ words: '' }), 'words', 'empty'],
    ['long words', withStep({ words: long(401) }), 'words', 'too-long'],
    ['words that are a list', withStep({ words: ['a'] }), 'words', 'invalid'],
    ['a long title', withStep({ title: long(61) }), 'title', 'too-long'],
    ['a cell outside the board', withStep({ points: ['r1c1', 'r0c1'] }), 'points.1', 'invalid'],
    ['82 cells', withStep({ points: Array(82).fill('r1c1') }), 'points', 'too-long'],
    ['an unknown part to open', withStep({ open: ['door'] }), 'open.0', 'invalid'],
    ['a speed of 0', withStep({ eventsPerSecond: 0 }), 'eventsPerSecond', 'invalid'],
    ['a speed beyond all', withStep({ eventsPerSecond: 1e12 }), 'eventsPerSecond', 'invalid'],
    ['an unknown question', withStep({ question: { kind: 'riddle' } }), 'question.kind', 'invalid'],
    [
      'an unknown prediction',
      withStep({ question: { kind: 'predict', asks: 'luck' } }),
      'question.asks',
      'invalid',
    ],
    [
      'one answer',
      choice({ answers: [{ text: 'a', reply: 'b', isRight: true }] }),
      'question.answers',
      'empty',
    ],
    [
      'six answers',
      choice({ answers: Array.from({ length: 6 }, () => ({ text: 'a', reply: 'b', isRight: true })) }),
      'question.answers',
      'too-long',
    ],
    [
      'no right answer',
      choice({ answers: Array.from({ length: 2 }, () => ({ text: 'a', reply: 'b', isRight: false })) }),
      'question.answers',
      'invalid',
    ],
    [
      'an answer without a reply',
      choice({ answers: Array.from({ length: 2 }, () => ({ text: 'a', isRight: true })) }),
      'question.answers.0.reply',
      'missing',
    ],
    ['a long question', choice({ ask: long(201) }), 'question.ask', 'too-long'],
    ['a puzzle of 80 digits', withScene({ puzzle: LINE.slice(1) }), 'puzzle', 'invalid'],
    ['a puzzle with conflicts', withScene({ puzzle: LINE.replace('0', '8') }), 'puzzle', 'invalid'],
    [
      'an unknown program',
      withScene({ program: { kind: 'builtIn', id: 'magic', extent: 'first', version: 1 } }),
      'program.id',
      'invalid',
    ],
    [
      'an unknown language',
      withScene({ program: { kind: 'own', language: 'cobol', text: 'x' } }),
      'program.language',
      'invalid',
    ],
    [
      'an empty program',
      withScene({ program: { kind: 'own', language: 'python', text: '' } }),
      'program.text',
      'empty',
    ],
    [
      'a long program',
      withScene({ program: { kind: 'own', language: 'python', text: long(50_001) } }),
      'program.text',
      'too-long',
    ],
    ['a step that is a text', { ...GOOD, steps: [GOOD.steps[0], 'step'] }, '', 'invalid'],
    ['a scene that is null', { ...GOOD, scenes: [GOOD.scenes[0], null] }, '', 'invalid'],
    [
      'an exercise that does not exist',
      { ...GOOD, exercise: { kind: 'sleep', label: 'Sleep' } },
      'exercise.kind',
      'invalid',
    ],
    [
      'an unknown judge',
      { ...GOOD, exercise: { kind: 'grade', label: 'Grade', judge: 'mine' } },
      'exercise.judge',
      'invalid',
    ],
  ])('of a part: %s, and the others work', (_, written, part, kind) => {
    const read = outOf(written)
    const { tour: rest, faults } = read.ok ? read.value : expect.unreachable()
    expect(rest.steps[0].words).toBe('One.')
    expect(faults[0]).toMatchObject({ part, reason: { kind } })
    for (const words of [toursEn, toursKo])
      for (const fault of faults) expect(words.partLeftOut(fault)).not.toMatch(/undefined|null/)
  })

  test('names the step, and the steps of a scene that does not hold', () => {
    const read = outOf(withScene({ puzzle: '' }))
    const { tour: rest, faults } = read.ok ? read.value : expect.unreachable()
    expect(rest).toMatchObject({ scenes: { length: 1 }, steps: { length: 1 } })
    expect(faults).toMatchObject([
      { scene: 2, part: 'puzzle' },
      { step: 2, part: 'scene' },
    ])
    expect(toursEn.partLeftOut(faults[0])).toBe('Scene 2: “puzzle” is not valid.')
  })
})

test('words are split into text, code and cells', () => {
  expect(wordParts('At r4c5, `board[r1c1] = 0` clears r4c55 or xr1c1; r9c9는')).toEqual([
    { kind: 'text', text: 'At ' },
    { kind: 'cell', text: 'r4c5', cell: 31 },
    { kind: 'text', text: ', ' },
    { kind: 'code', text: 'board[r1c1] = 0' },
    { kind: 'text', text: ' clears r4c55 or xr1c1; ' },
    { kind: 'cell', text: 'r9c9', cell: 80 },
    { kind: 'text', text: '는' },
  ])
  expect(ringedCells({ points: [3, 31], words: 'r4c5 r1c1' })).toEqual([3, 31, 0])
})

/** Sums of the listings for which the versions hold: raise the version of a program whose lines change. */
const LISTINGS: Readonly<Record<string, readonly [version: number, sum: number]>> = {
  bitmasks: [1, 760189875],
  'candidate-list': [1, 319100252],
  'check-functions': [1, 11690737],
  'check-tables': [1, 995622492],
  'dancing-links': [1, 157716612],
  'fewest-candidates': [1, 886419344],
  'promising-numbers': [1, 533353389],
  'set-discard': [1, 359205685],
  'set-guarded': [1, 409558811],
  tables: [1, 949256372],
  'used-digits': [1, 807473638],
}

test.each(PROGRAMS.map(({ strategy }) => strategy.id))(
  'a change of the lines of %s is another version',
  (id) => {
    const source = readFileSync(`src/search/programs/${id}/listing.py`, 'utf8')
    const sum = Array.from(source, (sign) => sign.charCodeAt(0)).reduce(
      (hash, code) => (hash * 31 + code) % 1_000_000_007,
      7,
    )
    expect([programVersion(id), sum]).toEqual(LISTINGS[id])
  },
)

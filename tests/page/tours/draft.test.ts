/** A draft of a tour: its edits, its undo, and how the browser keeps it. */
import { fc, test } from '@fast-check/vitest'
import { describe, expect } from 'vitest'
import { SharedBrowser } from '../../support/browserTabs.ts'
import { PUZZLES } from '../../sudoku/puzzles.ts'
import { gridOfLine } from '../../../src/sudoku/grid.ts'
import { EventKind, packEvent } from '../../../src/search/events.ts'
import {
  type Draft,
  type DraftStep,
  type Edit,
  EMPTY_DRAFT,
  draftOf,
  edited,
  historyOf,
  redone,
  tourOf,
  undone,
  withEdit,
} from '../../../src/page/tours/draft.ts'
import { DraftStore } from '../../../src/page/tours/drafts.ts'
import { MOST, type Scene, SHOWN_PARTS, type TourQuestion } from '../../../src/page/tours/tour.ts'
import { readTour, tourText } from '../../../src/page/tours/tourFile.ts'

const SCENES: readonly Scene[] = [
  {
    puzzle: gridOfLine(PUZZLES.codewars1),
    program: { kind: 'builtIn', id: 'tables', extent: 'first', version: 1 },
  },
  {
    puzzle: gridOfLine(PUZZLES.codewars1),
    program: { kind: 'builtIn', id: 'tables', extent: 'all', version: 1 },
  },
  { puzzle: gridOfLine(PUZZLES.codewars2), program: { kind: 'own', language: 'python', text: 'print(1)\n' } },
]

const text = (most: number, least = 0) => fc.string({ minLength: least, maxLength: most })

/** @param least length of the texts that a tour must have */
const question = (least: number): fc.Arbitrary<TourQuestion> =>
  fc.oneof(
    fc.constantFrom('return', 'digit', 'move', 'cell').map((asks) => ({ kind: 'predict', asks }) as const),
    fc.record({
      kind: fc.constant('choice' as const),
      ask: text(MOST.ask, least),
      answers: fc
        .array(
          fc.record({
            text: text(MOST.answer, least),
            reply: text(MOST.reply, least),
            isRight: fc.boolean(),
          }),
          { minLength: 2, maxLength: 5 },
        )
        .map(([first, ...others]) => [{ ...first, isRight: true }, ...others]),
    }),
  )

const step = (least: number): fc.Arbitrary<DraftStep> =>
  fc.record(
    {
      scene: fc.constantFrom(...SCENES),
      position: fc.record({ event: fc.nat(1e9), step: fc.nat(40) }),
      title: text(MOST.stepTitle, 1),
      words: text(MOST.words, least),
      points: fc.uniqueArray(fc.nat(80)),
      open: fc.uniqueArray(fc.constantFrom(...SHOWN_PARTS)),
      eventsPerSecond: fc.integer({ min: 1, max: 1e6 }),
      question: question(least),
      taken: fc.record({
        board: fc.constant(gridOfLine(PUZZLES.codewars2)),
        last: fc.constantFrom(undefined, packEvent(EventKind.replace, 80, 9)),
      }),
    },
    { requiredKeys: ['scene', 'position', 'words', 'points', 'open', 'taken'] },
  )

const draft = (least = 0): fc.Arbitrary<Draft> =>
  fc.record({
    title: text(MOST.title, least),
    steps: fc.array(step(least), { minLength: 1, maxLength: 5 }),
  })

const place = fc.nat(6)
const edit: fc.Arbitrary<Edit> = fc.oneof(
  fc.record({ kind: fc.constant('retitle' as const), title: text(3) }),
  fc.record({ kind: fc.constant('insert' as const), at: place, step: step(0) }),
  fc.record({ kind: fc.constant('remove' as const), at: place }),
  fc.record({ kind: fc.constant('move' as const), at: place, to: place }),
  fc.record({
    kind: fc.constant('change' as const),
    at: place,
    parts: fc.oneof(
      fc.record({ words: text(3) }),
      fc.record({ points: fc.uniqueArray(fc.nat(80)) }),
      fc.record({ question: fc.option(question(0), { nil: undefined }) }),
    ),
  }),
  fc.record({ kind: fc.constant('clear' as const) }),
)

/** Undoes or redoes all. */
function repeated(history: ReturnType<typeof historyOf>, command: typeof undone) {
  let now = history
  for (let next = command(now); next !== now; next = command(now)) now = next
  return now
}

/** A tab of a browser. */
function tabOf(browser: SharedBrowser, id: string) {
  const tabEntries = new Map<string, string>()
  return new DraftStore({
    programStorage: browser.openTab(),
    tabStorage: {
      getItem: (name) => tabEntries.get(name) ?? null,
      setItem: (name, value) => void tabEntries.set(name, value),
    },
    newId: () => id,
  })
}

describe('Edits', () => {
  test.prop([draft(), fc.array(edit)])('undone are the beginning, and redone the end', (begun, edits) => {
    const end = edits.reduce(withEdit, historyOf(begun))
    const beginning = repeated(end, undone)
    expect(beginning.draft).toBe(begun)
    expect(repeated(beginning, redone).draft).toBe(end.draft)
  })

  test('of one text are undone together, up to any other edit', () => {
    const { steps } = fc.sample(draft(), { seed: 1, numRuns: 1 })[0]
    const typed = (words: string): Edit => ({ kind: 'change', at: 0, parts: { words }, typed: 'words' })
    const begun = historyOf({ title: '', steps: [{ ...steps[0], words: '' }] })
    const twice = [typed('a'), typed('ab')].reduce(withEdit, begun)
    expect(undone(twice).draft).toBe(begun.draft)
    const titled = [{ kind: 'retitle', title: 't' } as const, typed('abc')].reduce(withEdit, twice)
    expect(undone(titled).draft).toMatchObject({ title: 't', steps: [{ words: 'ab' }] })
  })

  test('of a question are undone text by text, and its choice alone', () => {
    const { steps } = fc.sample(draft(), { seed: 1, numRuns: 1 })[0]
    const begun = historyOf({ title: '', steps: [{ ...steps[0], question: undefined }] })
    const answers = [
      { text: '', reply: '', isRight: true },
      { text: '', reply: '', isRight: false },
    ]
    const asked = (ask: string, text = '', typed?: string): Edit => ({
      kind: 'change',
      at: 0,
      parts: {
        question: { kind: 'choice', ask, answers: [{ ...answers[0], text }, answers[1]] },
      },
      typed,
    })
    const chosen = withEdit(begun, asked(''))
    const written = [asked('W', '', 'question'), asked('Why?', '', 'question')].reduce(withEdit, chosen)
    const answered = [asked('Why?', 'S', 'answer'), asked('Why?', 'So.', 'answer')].reduce(withEdit, written)
    const removed = withEdit(answered, { kind: 'change', at: 0, parts: { question: undefined } })
    const undos: unknown[] = []
    for (let now = removed; now.past.length > 0; ) {
      now = undone(now)
      undos.push(now.draft)
    }
    expect(undos).toEqual([answered.draft, written.draft, chosen.draft, begun.draft])
  })

  test.prop([draft(), fc.array(edit)])(
    'let the reader work on the last step, whichever that is',
    (begun, edits) => {
      const scene = begun.steps[begun.steps.length - 1].scene
      const ending = { ...begun, exercise: { kind: 'run', label: '', scene } as const }
      const { steps, exercise } = edits.reduce(edited, ending)
      const last = steps.at(-1)
      if (exercise !== undefined && last !== undefined)
        expect(exercise).toEqual({ ...ending.exercise, scene: last.scene })
    },
  )

  test.prop([draft(), fc.array(edit)])('keep what a copied tour has the reader do', (begun, edits) => {
    const exercise = {
      kind: 'run',
      label: 'Try',
      scene: { ...SCENES[0], puzzle: gridOfLine('1'.padEnd(81, '0')) },
    } as const
    const kept = edits
      .filter(({ kind }) => kind === 'change' || kind === 'retitle')
      .reduce(edited, { ...begun, exercise })
    expect(kept.exercise).toBe(exercise)
  })

  test('keep a tour within its limits', () => {
    const [one] = fc.sample(step(1), { seed: 1, numRuns: 1 })
    const insert = (scene: Scene): Edit => ({ kind: 'insert', at: 0, step: { ...one, scene } })
    let many: Draft = EMPTY_DRAFT
    for (let index = 0; index < MOST.steps + 5; index++) many = edited(many, insert(SCENES[index % 3]))
    expect(many.steps).toHaveLength(MOST.steps)
    let other: Draft = EMPTY_DRAFT
    for (let digit = 1; digit <= 9; digit++)
      other = edited(other, insert({ ...SCENES[0], puzzle: gridOfLine(String(digit).padEnd(81, '0')) }))
    expect(tourOf(other).scenes).toHaveLength(MOST.scenes)
  })
})

describe('A draft', () => {
  test.prop([draft(1)])('is the tour that is written and read', (written) => {
    const tour = tourOf(written)
    const read = readTour(tourText(tour))
    expect(read).toEqual({ ok: true, value: { tour, faults: [] } })
    const boards = written.steps.map(({ taken }) => taken)
    expect(draftOf(tour, boards)).toEqual(written)
  })

  test.prop([draft(), draft()])(
    'is kept, with what is not written yet, and replaced by its next version',
    (one, next) => {
      const browser = new SharedBrowser()
      const tab = tabOf(browser, 'a')
      const key = tab.keep(one, undefined)
      expect(tabOf(browser, 'b').all()).toEqual([{ key, draft: one }])
      tab.keep(next, key)
      expect(
        tabOf(browser, 'c')
          .all()
          .map((kept) => kept.draft),
      ).toEqual([next])
    },
  )

  test('that two tabs edit is kept twice', () => {
    const [begun, here, there] = fc.sample(draft(), { seed: 2, numRuns: 3 })
    const browser = new SharedBrowser()
    const [one, other] = [tabOf(browser, 'a'), tabOf(browser, 'b')]
    const key = one.keep(begun, undefined)
    other.keep(there, key)
    one.keep(here, key)
    const kept = new Set(one.all().map(({ draft }) => draft.title))
    expect(kept).toEqual(new Set([here.title, there.title]))
    expect(other.all()[0].draft).toEqual(there)
  })

  test.each(['', 'null', '[]', '{"order":1}', '{"order":1,"tour":"{}","boards":[]}'])(
    'that is damaged is none: %s',
    (damaged) => {
      expect(tabOf(new SharedBrowser([['backdoku.draft.1.x', damaged]]), 'a').all()).toEqual([])
    },
  )

  test('that the storage refuses leaves the version before', () => {
    const [begun, next] = fc.sample(draft(), { seed: 3, numRuns: 2 })
    const browser = new SharedBrowser()
    const tab = tabOf(browser, 'a')
    const key = tab.keep(begun, undefined)
    browser.isFull = true
    expect(tab.keep(next, key)).toBeUndefined()
    expect(tab.all().map(({ draft }) => draft)).toEqual([begun])
  })
})

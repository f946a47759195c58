/**
 * Drafts of tours in the browser's storage, which all tabs share. Each version of a draft has a key of its own, and
 * replaces the version before. So no tab overwrites what it has not seen: two tabs that edit one draft leave two.
 */
import {
  array,
  type InferOutput,
  integer,
  is,
  maxValue,
  minValue,
  null_,
  number,
  object,
  optional,
  pipe,
  regex,
  string,
  union,
} from 'valibot'
import { EventKind, packEvent } from '../../search/events.ts'
import { gridOfLine, lineOf } from '../../sudoku/grid.ts'
import type { SharedStorage, Storage } from '../store/storage.ts'
import { type Draft, draftOf, type MomentBoard, tourOf } from './draft.ts'
import type { Tour, TourQuestion } from './tour.ts'
import { readTour, tourText } from './tourFile.ts'

/** Prefix of the storage keys. Bump the number when the stored shape changes. */
const PREFIX = 'backdoku.draft.1.'

/** Key in the tab's storage: which draft the tab had open. */
const OPENED = 'backdoku.draft.opened.1'

/** Stands for a text that is still to be written, because a tour has no empty ones. */
const UNWRITTEN = '\uFFFC'

const LAST_EVENT = packEvent(EventKind.backtrack, 80, 9)

const whole = pipe(number(), integer(), minValue(0))
const board = object({
  board: pipe(string(), regex(/^[0-9]{81}$/)),
  last: optional(pipe(whole, maxValue(LAST_EVENT))),
})
const stored = object({ order: whole, tour: string(), boards: array(union([board, null_()])) })

export interface KeptDraft {
  readonly key: string
  readonly draft: Draft
}

interface DraftStorages {
  readonly programStorage: SharedStorage
  readonly tabStorage: Storage
  readonly newId: () => string
}

export class DraftStore {
  readonly #storages: DraftStorages
  readonly #tab: string
  /** Number of versions that this tab has tried to store; part of their keys. */
  #writeCount = 0
  /** The highest order that this tab knows: the latest draft has it. */
  #order = 0

  constructor(storages: DraftStorages) {
    this.#storages = storages
    this.#tab = storages.newId()
  }

  /** Returns the stored drafts that can be read, the latest first; the one that this tab had open before all others. */
  all(): readonly KeptDraft[] {
    const { programStorage, tabStorage } = this.#storages
    try {
      const opened = tabStorage.getItem(OPENED)
      const found = programStorage
        .names()
        .filter((name) => name.startsWith(PREFIX))
        .flatMap((name) => {
          const kept = readStored(programStorage.getItem(name))
          return kept === undefined ? [] : [{ key: name.slice(PREFIX.length), ...kept }]
        })
      this.#order = Math.max(this.#order, ...found.map(({ order }) => order))
      const isOpened = ({ key }: KeptDraft) => Number(key === opened)
      return found
        .toSorted((one, other) => isOpened(other) - isOpened(one) || other.order - one.order)
        .map(({ key, draft }) => ({ key, draft }))
    } catch {
      // Storage is forbidden: the draft lasts as long as the page.
      return []
    }
  }

  /**
   * Stores a version of a draft; one without steps is only removed.
   * @param before key of the version that it replaces; undefined for a new draft
   * @returns its key; undefined if the draft is empty, or the storage refuses it
   */
  keep(draft: Draft, before: string | undefined): string | undefined {
    const { programStorage } = this.#storages
    if (draft.steps.length === 0) {
      if (before !== undefined) this.remove(before)
      return undefined
    }
    this.#writeCount++
    const key = `${this.#tab}-${this.#writeCount}`
    try {
      programStorage.setItem(PREFIX + key, JSON.stringify(written(draft, ++this.#order)))
    } catch {
      return undefined
    }
    if (before !== undefined) this.remove(before)
    this.open(key)
    return key
  }

  remove(key: string): void {
    try {
      this.#storages.programStorage.removeItem(PREFIX + key)
    } catch {
      // Storage is forbidden, so nothing was stored.
    }
  }

  /** Remembers which draft this tab has open. */
  open(key: string): void {
    try {
      this.#storages.tabStorage.setItem(OPENED, key)
    } catch {
      // Then the next visit opens the latest draft.
    }
  }
}

function written(draft: Draft, order: number): InferOutput<typeof stored> {
  const tour = withTexts(tourOf(draft), (text) => (text === '' ? UNWRITTEN : text))
  const boards = draft.steps.map(({ taken }) =>
    taken === undefined
      ? null
      : { board: lineOf(taken.board), ...(taken.last !== undefined && { last: taken.last }) },
  )
  return { order, tour: tourText(tour), boards }
}

/** Returns undefined for anything but a draft. Steps that do not hold are left out. */
function readStored(text: string | null): { readonly order: number; readonly draft: Draft } | undefined {
  let data: unknown
  try {
    data = JSON.parse(text ?? 'null')
  } catch {
    return undefined
  }
  if (!is(stored, data)) return undefined
  const read = readTour(data.tour)
  if (!read.ok) return undefined
  const { tour, faults } = read.value
  const boards = faults.length > 0 ? [] : data.boards.map(boardOf)
  return {
    order: data.order,
    draft: draftOf(
      withTexts(tour, (each) => (each === UNWRITTEN ? '' : each)),
      boards,
    ),
  }
}

function boardOf(kept: InferOutput<typeof stored>['boards'][number]): MomentBoard | undefined {
  return kept === null ? undefined : { board: gridOfLine(kept.board), last: kept.last }
}

/** Returns the tour with its texts changed, as far as they must not be empty. */
function withTexts(tour: Tour, changed: (text: string) => string): Tour {
  return {
    ...tour,
    title: changed(tour.title),
    steps: tour.steps.map((step) => ({
      ...step,
      words: changed(step.words),
      ...(step.question !== undefined && { question: questionWith(step.question, changed) }),
    })),
    ...(tour.exercise !== undefined && {
      exercise: { ...tour.exercise, label: changed(tour.exercise.label) },
    }),
  }
}

function questionWith(question: TourQuestion, changed: (text: string) => string): TourQuestion {
  if (question.kind === 'predict') return question
  return {
    ...question,
    ask: changed(question.ask),
    answers: question.answers.map((answer) => ({
      ...answer,
      text: changed(answer.text),
      reply: changed(answer.reply),
    })),
  }
}

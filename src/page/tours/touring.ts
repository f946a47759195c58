/** State slice for the tour that the page walks, and what the address and the storage say meanwhile. */
import type { Language } from '../../i18n/text.ts'
import type { Position } from '../../search/trace/position.ts'
import type { Cell } from '../../sudoku/units.ts'
import type { LeftRun, Puzzle } from '../puzzle/puzzle.ts'
import { fragmentWith } from '../store/fragment.ts'
import type { Preferences } from '../store/preferences.ts'
import type { Tour } from './tour.ts'
import type { PartFault, TourFault } from './tourFile.ts'

/** Where a tour comes from. */
export type TourSource =
  /** A lesson of Backdoku's own. */
  | { readonly kind: 'lesson'; readonly id: string }
  /** A link. @property code the compressed tour */
  | { readonly kind: 'link'; readonly code: string }
  /** A file, or a pasted text. */
  | { readonly kind: 'text'; readonly text: string }
  /** A tour that is being written. */
  | { readonly kind: 'draft'; readonly tour: Tour }

/**
 * A request to open a tour.
 * @property step index of the step to begin with; by default the first, or the last seen
 * @property left what the tour restores, if the reader has left it before a reload: then it only leads back
 */
export type TourRequest = TourSource & {
  readonly step?: number | undefined
  readonly left?: BeforeTour | undefined
}

export type TourCommand =
  | { readonly kind: 'open'; readonly request: TourRequest }
  /** Goes to a step. @property step its index */
  | { readonly kind: 'goTo'; readonly step: number }
  /** Plays or jumps to the next step; from the last one, ends the tour. */
  | { readonly kind: 'next' }
  | { readonly kind: 'back' }
  /** Leaves the tour where it is: `resume` leads back. */
  | { readonly kind: 'leave' }
  | { readonly kind: 'resume' }
  /** Ends the tour, and restores what the page showed before, unless the reader has changed the puzzle since. */
  | { readonly kind: 'end' }
  /** Answers the question of the step. @property answer index of the chosen one */
  | { readonly kind: 'answer'; readonly answer: number }
  /** Asks on the board what the search does next. */
  | { readonly kind: 'predict' }
  /** Ends the tour, and opens what it has for the reader to do. */
  | { readonly kind: 'exercise' }
  /** Removes the message on a tour that could not be opened. */
  | { readonly kind: 'dismiss' }

/** What the page showed before the tour, which its end restores. */
export interface BeforeTour {
  readonly puzzle: Puzzle
  /** The program in front, and the position of its run, if any. */
  readonly visit: LeftRun
  /** The built-in program chosen last, which the storage keeps. */
  readonly builtIn: Pick<LeftRun, 'strategy' | 'extent'>
  readonly panel: string
  readonly isSheetOpen: boolean
  /** The preferences that steps change. */
  readonly shown: Pick<Preferences, 'showsFlame' | 'showsCandidates' | 'numbering' | 'isDrawerOpen'>
}

export interface OpenTour {
  readonly source: TourSource
  /** By language of the page: the same tour, unless it is a lesson. */
  readonly tours: Readonly<Record<Language, Tour>>
  /** Parts of the tour that were left out. */
  readonly faults: readonly PartFault[]
  /** Index of the step. */
  readonly step: number
  /** Position to which the step has led: another one than the step's after its question, or if its lines are fewer. */
  readonly at: Position
  /** Ringed cells; empty while the reader is away. */
  readonly cells: readonly Cell[]
  /** True once the reader has gone elsewhere, until the return. */
  readonly isAway: boolean
  /** True while the page plays up to the next step. */
  readonly isPlaying: boolean
  /** By index of the step: index of the answer that the reader chose. */
  readonly answers: Readonly<Partial<Record<number, number>>>
  readonly before: BeforeTour
  /** The puzzle of the scene with its history, as the tour has put it on the page. */
  readonly puzzle: Puzzle
}

export interface Touring {
  /** The tour that the page walks, or that the reader has left for a while. */
  readonly tour: OpenTour | undefined
  /** A tour that opens once its code is loaded. */
  readonly awaitedTour: TourRequest | undefined
  /** Why the latest tour could not be opened; undefined once the message is dismissed. */
  readonly tourFault: TourFault | undefined
}

export const NO_TOUR: Touring = { tour: undefined, awaitedTour: undefined, tourFault: undefined }

/** True while the page has something of a tour to show: a step, the way back to it, or why there is none. */
export function hasTour({ tour, awaitedTour, tourFault }: Touring): boolean {
  return tour !== undefined || awaitedTour !== undefined || tourFault !== undefined
}

/** True while the page walks a tour: it shows the moment of a step. */
export function isTouring({ tour }: Touring): boolean {
  return tour !== undefined && !tour.isAway
}

const NO_CELLS: readonly Cell[] = []

/** Returns the cells that the tour rings on the board. */
export function ringedByTour({ tour }: Touring): readonly Cell[] {
  return tour?.cells ?? NO_CELLS
}

/** Returns what the page showed before the tour, while it shows the puzzle of a scene: the storage keeps that. */
export function shownBefore({ tour, puzzle }: Touring & { readonly puzzle: Puzzle }): BeforeTour | undefined {
  return tour?.puzzle === puzzle ? tour.before : undefined
}

/** Returns true if a text is meant as a tour, to tell it from puzzles and programs. */
export function looksLikeTour(text: string): boolean {
  return /^\s*\{[^{}[\]]*"backdoku"\s*:\s*"tour"/.test(text)
}

/**
 * Parses `?lesson=what-backtracking-does&step=3`, or `?step=3#tour=…`. `guide` is an older name of the first lesson.
 * @param code the compressed tour in the fragment
 */
export function tourInLink(parameters: URLSearchParams, code: string | undefined): TourRequest | undefined {
  const step = stepIn(parameters)
  const id = parameters.get('lesson') ?? (parameters.has('guide') ? FIRST_LESSON : null)
  if (code !== undefined) return { kind: 'link', code, step }
  return id === null ? undefined : { kind: 'lesson', id, step }
}

/** Returns the index of the step that an address names; 0 without one. */
function stepIn(parameters: URLSearchParams): number {
  const number = Number(parameters.get('step') ?? 1)
  return Number.isSafeInteger(number) && number > 0 ? number - 1 : 0
}

/** Id of the lesson with which a reader begins. */
export const FIRST_LESSON = 'what-backtracking-does'

/** Returns the tour that the page walks, or is about to open. */
function walked({ tour, awaitedTour }: Touring): TourRequest | undefined {
  if (tour === undefined) return awaitedTour?.left === undefined ? awaitedTour : undefined
  return tour.isAway ? undefined : { ...tour.source, step: tour.step }
}

/** Returns what the address says of the tour that the page walks, or is about to open; undefined if there is none. */
export function tourParameters(state: Touring): Readonly<Record<string, string>> | undefined {
  const request = walked(state)
  if (request === undefined || request.kind === 'text' || request.kind === 'draft') return undefined
  const { step = 0 } = request
  return {
    ...(request.kind === 'lesson' && { lesson: request.id }),
    ...(step > 0 && { step: String(step + 1) }),
  }
}

/** Returns which tour is open, or about to be, and whether the page walks it. */
export function walkedTour(state: Touring) {
  const source = state.tour?.source ?? state.awaitedTour
  const named = source?.kind === 'lesson' ? source.id : source?.kind
  return { tour: named, isWalked: walked(state) !== undefined }
}

/** Returns the fragment of the address while the page walks the tour of a link, or is about to open it; else ''. */
export function tourFragment(state: Touring): string {
  const request = walked(state)
  return request?.kind === 'link' ? fragmentWith('tour', request.code) : ''
}

/**
 * Returns, as a query, the tour that the address does not name: one that the reader has left for a while, or a pasted
 * one. Undefined if there is none, and for a draft, which the browser keeps.
 */
export function tourToKeep({ tour }: Touring): string | undefined {
  if (tour === undefined || tour.source.kind === 'draft') return undefined
  const { source, step, isAway } = tour
  if (source.kind !== 'text' && !isAway) return undefined
  const named =
    source.kind === 'lesson'
      ? { lesson: source.id }
      : source.kind === 'link'
        ? { code: source.code }
        : { text: source.text }
  return `${new URLSearchParams({ ...named, step: String(step + 1), ...(isAway && { left: '1' }) })}`
}

/** Parses what `tourToKeep` returns. @param before what the page shows, behind a tour that the reader had left */
export function keptTour(kept: string, before: BeforeTour): TourRequest | undefined {
  const parameters = new URLSearchParams(kept)
  const text = parameters.get('text')
  const request: TourRequest | undefined =
    text === null
      ? tourInLink(parameters, parameters.get('code') ?? undefined)
      : { kind: 'text', text, step: stepIn(parameters) }
  return request && (parameters.has('left') ? { ...request, left: before } : request)
}

/** The shape of the store: what a screenshot needs, and nothing else. */
import type { SearchEvent } from '../core/events.ts'
import type { Conflict } from '../core/conflicts.ts'
import type { NamedFault, NamedGrid, ReadError } from '../core/formats/reading.ts'
import type { StretchEnvelope } from '../core/trace/envelope.ts'
import type { Cell } from '../core/units.ts'
import { type Judging, NOTHING_JUDGED } from './judging.ts'
import type { Detail } from './detail.ts'
import { type Analysis, NOTHING_KNOWN } from './analysis/analysis.ts'
import { type Batch, NOTHING_SOLVED } from './batch/batch.ts'
import { type Generating, NOTHING_GENERATED } from './generator/generator.ts'
import type { LoadedPart } from './onDemand.ts'
import type { Preferences } from './preferences.ts'
import { EMPTY_PUZZLE, type Puzzle } from './puzzle.ts'
import type { ListedBreakpoint } from './session/debugging.ts'
import { FIRST_PROGRAM, oneSession, type Sessions } from './session/sessions.ts'
import type { TraceWindow } from './window.ts'
import { NOTHING_RECOGNISED, type Recognition } from './texts.ts'

/** What happened at an event of the timeline. */
export interface Readout {
  readonly event: number
  /** Undefined while it is being fetched. */
  readonly last: SearchEvent | undefined
  readonly depth: number
}

/** Something the user has to be told once. */
export type Notice =
  | { readonly kind: 'refused'; readonly conflicts: readonly Conflict[] }
  | { readonly kind: 'unreadable'; readonly error: ReadError }
  /** A part of the app could not be loaded. */
  | { readonly kind: 'not-loaded'; readonly part: LoadedPart }
  | { readonly kind: 'copied' }
  | { readonly kind: 'not-copied' }
  /** What was typed is no number of an event. */
  | { readonly kind: 'no-event'; readonly typed: string }
  /** Something has ended the run that was open; undoing it opens the run again. */
  | { readonly kind: 'run-over' }
  /** A pasted board went to the judge: the answer that came with a puzzle, or a finished board. */
  | { readonly kind: 'submitted'; readonly what: 'answer' | 'finished' }

/** Several puzzles came in one text: one is to be chosen. */
export interface Choice {
  readonly format: string
  readonly puzzles: readonly NamedGrid[]
  /** Of puzzles in the same text that cannot be read. */
  readonly faults: readonly NamedFault[]
}

export interface AppState extends Sessions {
  readonly puzzle: Puzzle
  /** The cell that has, or would get, the keyboard focus on the board. */
  readonly selected: Cell
  /** The user is filling in the board: where there is no keyboard, the digit pad is wanted. */
  readonly editing: boolean
  readonly playing: boolean
  readonly preferences: Preferences
  /** Events that the overview shows from edge to edge while it grows after the search; Infinity for all. */
  readonly shown: number
  /** What the timeline shows in detail; undefined for the whole trace. */
  readonly window: TraceWindow | undefined
  /** The window event by event, when it is narrow enough and at hand. */
  readonly detail: Detail | undefined
  /** The envelope of the window, or of one before it, when that of the whole trace is too coarse. */
  readonly windowEnvelope: StretchEnvelope | undefined
  /** Playing repeats the window. */
  readonly isLooping: boolean
  /** What is under the pointer. */
  readonly readout: Readout | undefined
  /** The content of the text field for puzzles. */
  readonly draft: string
  /** What the draft is recognised as; a little behind it while the formats are being loaded. */
  readonly recognition: Recognition
  /** The finished board in the format that the puzzle came in; empty while there is none. */
  readonly answer: string
  readonly judging: Judging
  readonly breakpoints: readonly ListedBreakpoint[]
  readonly analysis: Analysis
  readonly generator: Generating
  readonly batch: Batch
  readonly choice: Choice | undefined
  readonly notice: Notice | undefined
  /** Id of the open panel. */
  readonly panel: string
  /** At phone width the panels are a sheet; elsewhere this has no effect. */
  readonly isSheetOpen: boolean
  /** The panels are not hidden in a closed sheet, nor scrolled out of sight. */
  readonly arePanelsSeen: boolean
  /** The browser does not let what is entered be kept for the next visit. */
  readonly forgets: boolean
  /** The list of keys is open. */
  readonly isHelpOpen: boolean
}

export function initialState(preferences: Preferences): AppState {
  return {
    puzzle: EMPTY_PUZZLE,
    selected: 0,
    editing: false,
    ...oneSession(FIRST_PROGRAM, EMPTY_PUZZLE.grid),
    playing: false,
    preferences,
    shown: Number.POSITIVE_INFINITY,
    window: undefined,
    detail: undefined,
    windowEnvelope: undefined,
    isLooping: false,
    readout: undefined,
    draft: '',
    recognition: NOTHING_RECOGNISED,
    answer: '',
    judging: NOTHING_JUDGED,
    breakpoints: [],
    analysis: NOTHING_KNOWN,
    generator: NOTHING_GENERATED,
    batch: NOTHING_SOLVED,
    choice: undefined,
    notice: undefined,
    panel: 'puzzle',
    isSheetOpen: false,
    arePanelsSeen: true,
    forgets: false,
    isHelpOpen: false,
  }
}

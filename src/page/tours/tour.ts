/** A tour: moments of searches with words, which the reader walks step by step. */
import type { Extent } from '../../search/engine/strategy.ts'
import type { QuestionKind } from '../../search/predict/question.ts'
import type { Position } from '../../search/trace/position.ts'
import type { Grid } from '../../sudoku/grid.ts'
import type { OwnLanguage } from '../../sudoku/reading/language.ts'
import { type Cell, cellOfNotation } from '../../sudoku/units.ts'

/** Limits of a tour; lengths in UTF-16 units. */
export const MOST = {
  title: 80,
  scenes: 4,
  program: 50_000,
  steps: 60,
  stepTitle: 60,
  words: 400,
  points: 81,
  ask: 200,
  answers: 5,
  answer: 120,
  reply: 300,
  label: 80,
} as const

export const FEWEST_ANSWERS = 2

/** Speeds at which a step may be played, in events a second. */
export const SLOWEST = 0.2
export const FASTEST = 100_000_000

export type TourProgram =
  | {
      readonly kind: 'builtIn'
      readonly id: string
      readonly extent: Extent
      /** `programVersion` of the program for which the tour was made. */
      readonly version: number
    }
  | { readonly kind: 'own'; readonly language: OwnLanguage; readonly text: string }

/** A puzzle, and the program that searches it. */
export interface Scene {
  readonly puzzle: Grid
  readonly program: TourProgram
}

export const SHOWN_PARTS = ['variables', 'flame', 'candidates', 'rowNumbers'] as const

/** A part of the page that a step opens. `rowNumbers`: rows and columns are numbered on the board. */
export type ShownPart = (typeof SHOWN_PARTS)[number]

export interface ChoiceAnswer {
  readonly text: string
  /** Shown once the reader has chosen this answer: it explains why the answer is right or wrong. */
  readonly reply: string
  readonly isRight: boolean
}

/** `predict`: what the search does next, asked on the board. `choice`: asked below the words; at least one answer is right. */
export type TourQuestion =
  | { readonly kind: 'predict'; readonly asks: QuestionKind }
  | { readonly kind: 'choice'; readonly ask: string; readonly answers: readonly ChoiceAnswer[] }

export interface TourStep {
  /** Index of the scene. */
  readonly scene: number
  readonly position: Position
  /** Names the step in the list of steps, and begins its words in bold; without one, the list shows the words. */
  readonly title?: string | undefined
  /** Plain text. `code` between backticks is code, and a cell's name such as r4c5 rings the cell. */
  readonly words: string
  readonly points: readonly Cell[]
  readonly open: readonly ShownPart[]
  /** Speed at which the page plays from this step to the next, if that is later in the same scene; else it jumps. */
  readonly eventsPerSecond?: number | undefined
  /** Asked after the words, which lead to it; the replies and the next step tell the answer. */
  readonly question?: TourQuestion | undefined
}

/** Something to do at the end of a tour. */
export type Exercise = { readonly label: string } & (
  | /** Opens a copy of one of the broken programs. @property broken its id */ {
      readonly kind: 'mend'
      readonly language: OwnLanguage
      readonly broken: string
    }
  /** Opens Grade with the cases of a judge. @property program graded there; undefined for the one chosen last */
  | {
      readonly kind: 'grade'
      readonly judge: string
      readonly program?: { readonly language: OwnLanguage; readonly text: string } | undefined
    }
  /** Opens the puzzle and the program of a scene, for the reader to run. */
  | { readonly kind: 'run'; readonly scene: Scene }
)

export interface Tour {
  readonly title: string
  readonly scenes: readonly Scene[]
  readonly steps: readonly TourStep[]
  readonly exercise?: Exercise | undefined
}

/** Returns the cells that a step rings: those that it points at, and those that its words name. */
export function ringedCells({ points, words }: Pick<TourStep, 'points' | 'words'>): readonly Cell[] {
  const named = wordParts(words).flatMap((part) => (part.kind === 'cell' ? [part.cell] : []))
  return [...new Set([...points, ...named])]
}

/** Returns a title as a sentence, which may have its end already. */
export function asSentence(title: string): string {
  return /[.!?。]$/.test(title) ? title : `${title}.`
}

/** A part of a step's words, as they are shown. */
export type WordPart =
  | { readonly kind: 'text' | 'code'; readonly text: string }
  | { readonly kind: 'cell'; readonly text: string; readonly cell: Cell }

const PARTS = /`([^`]+)`|(?<![\p{L}\p{N}_])r[1-9]c[1-9](?![\p{N}_]|[A-Za-z])/gu

/** Returns words as plain text. @param cellName replaces the names of cells */
export function plainWords(words: string, cellName?: (cell: Cell) => string): string {
  const parts = wordParts(words)
  return parts
    .map((part) => (part.kind === 'cell' && cellName !== undefined ? cellName(part.cell) : part.text))
    .join('')
}

/** Splits words into plain text, `code` and names of cells (r4c5). */
export function wordParts(words: string): readonly WordPart[] {
  const parts: WordPart[] = []
  let end = 0
  for (const match of words.matchAll(PARTS)) {
    const [text, code] = match
    if (match.index > end) parts.push({ kind: 'text', text: words.slice(end, match.index) })
    if (code === undefined) parts.push({ kind: 'cell', text, cell: cellOfNotation(text) })
    else parts.push({ kind: 'code', text: code })
    end = match.index + text.length
  }
  if (end < words.length) parts.push({ kind: 'text', text: words.slice(end) })
  return parts
}

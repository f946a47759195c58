/** A tour that is being written, and its edits, each of which can be undone. */
import type { SearchEvent } from '../../search/events.ts'
import { lineOf } from '../../sudoku/grid.ts'
import type { Board } from '../../sudoku/grid.ts'
import { assertNever } from '../../sudoku/result.ts'
import { type Exercise, MOST, type Scene, type Tour, type TourStep } from './tour.ts'

/** The board of a moment, from which its picture is drawn. */
export interface MomentBoard {
  readonly board: Board
  /** The latest event. */
  readonly last: SearchEvent | undefined
}

/** A step with its scene, so that reordering and deleting steps needs no indices. */
export interface DraftStep extends Omit<TourStep, 'scene'> {
  readonly scene: Scene
  /** Undefined for a step of a tour that was made elsewhere. */
  readonly taken: MomentBoard | undefined
}

export interface Draft extends Pick<Tour, 'exercise'> {
  readonly title: string
  readonly steps: readonly DraftStep[]
}

export const EMPTY_DRAFT: Draft = { title: '', steps: [] }

/** A part of a step that the author changes. */
type StepPart = Exclude<keyof DraftStep, 'scene'>

/** @property typed names the text field that the edit types into; undefined for another control */
export type Edit =
  | { readonly kind: 'retitle'; readonly title: string; readonly typed?: string | undefined }
  | { readonly kind: 'insert'; readonly at: number; readonly step: DraftStep }
  | { readonly kind: 'remove'; readonly at: number }
  | { readonly kind: 'move'; readonly at: number; readonly to: number }
  /** Removes all steps and the title. */
  | { readonly kind: 'clear' }
  /** Changes what the reader does at the end. */
  | {
      readonly kind: 'setExercise'
      readonly exercise: Exercise | undefined
      readonly typed?: string | undefined
    }
  /** Changes parts of a step. */
  | {
      readonly kind: 'change'
      readonly at: number
      readonly parts: Partial<DraftStep>
      readonly typed?: string | undefined
    }

/** Returns the edited draft; the same draft if nothing changes. */
export function edited(draft: Draft, edit: Edit): Draft {
  const next = changed(draft, edit)
  const { steps, exercise } = next
  const last = steps.at(-1)
  if (next === draft || !endsWithLast(draft) || exercise?.kind !== 'run' || last === undefined) return next
  return { ...next, exercise: { ...exercise, scene: last.scene } }
}

/** Returns true if the reader works on the program of the last step at the end, whichever step that becomes. */
export function endsWithLast({ steps, exercise }: Draft): boolean {
  if (exercise?.kind !== 'run') return false
  const last = steps.at(-1)
  return last === undefined || sceneKey(last.scene) === sceneKey(exercise.scene)
}

function changed(draft: Draft, edit: Edit): Draft {
  const { steps } = draft
  switch (edit.kind) {
    case 'retitle':
      return edit.title === draft.title ? draft : { ...draft, title: edit.title }
    case 'insert':
      return refusalOf(draft, edit.step) === undefined
        ? { ...draft, steps: steps.toSpliced(edit.at, 0, edit.step) }
        : draft
    case 'remove':
      return edit.at in steps ? { ...draft, steps: steps.toSpliced(edit.at, 1) } : draft
    case 'move': {
      const { at, to } = edit
      if (!(at in steps) || !(to in steps) || at === to) return draft
      return { ...draft, steps: steps.toSpliced(at, 1).toSpliced(to, 0, steps[at]) }
    }
    case 'clear':
      return steps.length === 0 && draft.title === '' ? draft : EMPTY_DRAFT
    case 'setExercise':
      return { ...draft, exercise: edit.exercise }
    case 'change': {
      if (!(edit.at in steps)) return draft
      const step = { ...steps[edit.at], ...edit.parts }
      const isSame = Object.entries(step).every(([part, value]) => value === steps[edit.at][part as StepPart])
      return isSame ? draft : { ...draft, steps: steps.with(edit.at, step) }
    }
    default:
      return assertNever(edit)
  }
}

/** Returns why a step does not fit into the draft; undefined if it does. */
export function refusalOf({ steps }: Draft, { scene }: DraftStep): 'steps' | 'scenes' | undefined {
  if (steps.length >= MOST.steps) return 'steps'
  return scenesOf([...steps.map((step) => step.scene), scene]).size > MOST.scenes ? 'scenes' : undefined
}

/** Returns the different scenes in their order, by their keys. */
function scenesOf(scenes: readonly Scene[]): ReadonlyMap<string, Scene> {
  const different = new Map<string, Scene>()
  for (const scene of scenes) if (!different.has(sceneKey(scene))) different.set(sceneKey(scene), scene)
  return different
}

/** Keys of scenes, because programs are long and each edit compares all scenes. */
const keys = new WeakMap<Scene, string>()

/** Returns a text that equal scenes have in common. */
export function sceneKey(scene: Scene): string {
  const known = keys.get(scene)
  if (known !== undefined) return known
  const { puzzle, program } = scene
  const named =
    program.kind === 'builtIn'
      ? [program.id, program.extent, program.version]
      : [program.language, program.text]
  const key = JSON.stringify([lineOf(puzzle), ...named])
  keys.set(scene, key)
  return key
}

/** Returns the tour as it is saved. */
export function tourOf({ title, steps, exercise }: Draft): Tour {
  const scenes = scenesOf(steps.map(({ scene }) => scene))
  const order = [...scenes.keys()]
  return {
    title,
    scenes: [...scenes.values()],
    steps: steps.map(({ scene, position, title: name, words, points, open, eventsPerSecond, question }) => ({
      scene: order.indexOf(sceneKey(scene)),
      position,
      title: name,
      words,
      points,
      open,
      eventsPerSecond,
      question,
    })),
    ...(exercise !== undefined && { exercise }),
  }
}

/** @param boards of the steps, where they are known */
export function draftOf(tour: Tour, boards: readonly (MomentBoard | undefined)[] = []): Draft {
  const { title, scenes, steps, exercise } = tour
  return {
    title,
    steps: steps.map((step, index) => ({ ...step, scene: scenes[step.scene], taken: boards[index] })),
    ...(exercise !== undefined && { exercise }),
  }
}

/** A draft with what undo and redo lead to. */
export interface DraftHistory {
  readonly past: readonly Draft[]
  readonly draft: Draft
  readonly future: readonly Draft[]
  /** The field that the latest edit typed into: its name and step. Undefined after any other command. */
  readonly field: string | undefined
}

export function historyOf(draft: Draft): DraftHistory {
  return { past: [], draft, future: [], field: undefined }
}

/** Returns the history with an edit. Successive edits that type into one field are one. */
export function withEdit(history: DraftHistory, edit: Edit): DraftHistory {
  const { past, draft, field: before } = history
  const next = edited(draft, edit)
  if (next === draft) return history
  const field = fieldOf(edit)
  const isTypedOn = field !== undefined && field === before
  return { past: isTypedOn ? past : [...past, draft], draft: next, future: [], field }
}

function fieldOf(edit: Edit): string | undefined {
  if (edit.kind === 'retitle' || edit.kind === 'setExercise') return edit.typed
  return edit.kind === 'change' && edit.typed !== undefined ? `${edit.typed} of ${edit.at}` : undefined
}

export function undone(history: DraftHistory): DraftHistory {
  const { past, draft, future } = history
  const before = past.at(-1)
  if (before === undefined) return history
  return { past: past.slice(0, -1), draft: before, future: [draft, ...future], field: undefined }
}

export function redone(history: DraftHistory): DraftHistory {
  const { past, draft, future } = history
  const [after, ...later] = future
  if (after === undefined) return history
  return { past: [...past, draft], draft: after, future: later, field: undefined }
}

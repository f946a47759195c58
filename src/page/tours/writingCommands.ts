/** Commands of the tour that the user writes, per store. */
import { createCopying } from '../byHand/copying.ts'
import { perStore } from '../store/perStore.ts'
import type { AppStore } from '../store/store.ts'
import { frontOf } from '../session/sessions.ts'
import { BY_PARTS } from '../store/stateStore.ts'
import { tourIn, toursOf } from './commands.ts'
import { assertNever } from '../../sudoku/result.ts'
import {
  type Draft,
  type DraftHistory,
  draftOf,
  type Edit,
  EMPTY_DRAFT,
  historyOf,
  redone,
  refusalOf,
  undone,
  withEdit,
} from './draft.ts'
import { DraftStore, type KeptDraft } from './drafts.ts'
import { createTourSaving, savedTour } from './savingTours.ts'
import { takenMoment, withShownBoard } from './takenMoment.ts'
import { isTouring } from './touring.ts'
import type { Writing, WritingCommand } from './writing.ts'

/** The first call opens the draft that the user wrote last. */
export const writingOf = perStore(createWriting)

function createWriting(store: AppStore): (command: WritingCommand) => void {
  const { getState: get, setState: set, subscribe, actions, environment } = store
  const drafts = new DraftStore(environment)
  /** Key of the stored draft; undefined while none is stored. */
  let key: string | undefined
  const copying = createCopying(environment.writeClipboard, (isCopied, text) =>
    change({ copied: { text, isRefused: !isCopied } }),
  )
  const saving = createTourSaving(get, environment, (hasFailed) => change({ hasFailed }))

  function change(part: Partial<Writing>): void {
    const { writing } = get()
    if (writing !== undefined) set({ writing: { ...writing, ...part } })
  }

  /** @param kept all drafts, if they are read already */
  function show(draft: Draft, of: string | undefined, kept?: readonly KeptDraft[]): void {
    key = of
    if (of !== undefined) drafts.open(of)
    set({
      writing: {
        history: historyOf(draft),
        selected: Math.max(0, draft.steps.length - 1),
        isAdded: false,
        isSheetOpen: get().writing?.isSheetOpen ?? false,
        refused: undefined,
        isKept: true,
        others: otherDrafts(kept),
        copied: undefined,
        hasFailed: false,
      },
    })
  }

  const otherDrafts = (kept = drafts.all()) => kept.filter((each) => each.key !== key)

  /** Shows and stores the draft after a command. */
  function settle(history: DraftHistory, selected: number): void {
    const { writing } = get()
    if (writing === undefined || writing.history === history) return
    const { draft } = history
    const { draft: before } = writing.history
    const last = Math.max(0, draft.steps.length - 1)
    const isKept = draft === before ? writing.isKept : keep(draft)
    const isSame = selected === writing.selected && draft.steps.length === before.steps.length
    change({
      history,
      selected: Math.max(0, Math.min(selected, last)),
      isAdded: writing.isAdded && isSame,
      refused: undefined,
      isKept,
    })
  }

  /** Stores the draft. @returns false if the storage refuses it, which leaves the version before */
  function keep(draft: Draft): boolean {
    const kept = drafts.keep(draft, key)
    const isKept = kept !== undefined || draft.steps.length === 0
    if (isKept) key = kept
    return isKept
  }

  /** Shows what undo or redo leads to: with the selected step, or with the one that it changes. */
  function revert(history: DraftHistory): void {
    const { writing } = get()
    if (writing === undefined) return
    const { steps } = writing.history.draft
    const same = history.draft.steps.indexOf(steps[writing.selected])
    const changed = history.draft.steps.findIndex((step, index) => step !== steps[index])
    settle(history, same >= 0 ? same : changed)
  }

  function edit(edited: Edit): void {
    const { writing } = get()
    if (writing !== undefined)
      settle(withEdit(writing.history, edited), selectedAfter(edited, writing.selected))
  }

  /** @param isNew false to replace the moment of the selected step */
  function take(isNew: boolean): void {
    if (get().playing) actions.pause()
    const { writing } = get()
    if (writing === undefined || get().view !== 'watch') return
    const { history, selected } = writing
    const taken = takenMoment(get())
    // After taking the cells that the tour rings.
    leaveTour()
    set({ isWriting: true })
    if (!taken.ok) return change({ refused: taken.error })
    const { draft } = history
    const others = isNew ? draft : { ...draft, steps: draft.steps.toSpliced(selected, 1) }
    const refused = refusalOf(others, taken.value)
    if (refused !== undefined) return change({ refused })
    const { scene, position, points, taken: board } = taken.value
    if (!isNew)
      return edit({ kind: 'change', at: selected, parts: { scene, position, points, taken: board } })
    edit({ kind: 'insert', at: draft.steps.length === 0 ? 0 : selected + 1, step: taken.value })
    change({ isAdded: true })
  }

  function showSheet(isSheetOpen: boolean): void {
    copying.drop()
    saving.stop()
    set({ isWriting: true, saved: undefined })
    change({ isSheetOpen, copied: undefined, hasFailed: false, others: otherDrafts() })
  }

  /** Takes the board of a step that has none, when the page shows its moment. */
  function takeBoard(): void {
    const { writing } = get()
    if (writing === undefined) return
    const { history } = writing
    const steps = withShownBoard(history.draft.steps, get())
    if (steps === history.draft.steps) return
    const draft = { ...history.draft, steps }
    const isKept = keep(draft)
    change({ history: { ...history, draft }, isKept })
  }

  subscribe(
    (state) => [state.writing?.history.draft, state.puzzle.grid, frontOf(state).frame],
    takeBoard,
    BY_PARTS,
  )

  /** Leaves the tour that the page walks, in place of which the bar for writing is shown. */
  function leaveTour(): void {
    if (isTouring(get())) toursOf(store)({ kind: 'leave' })
  }

  function preview({ history, selected }: Writing): void {
    const tour = savedTour(history.draft, get().preferences.language)
    if (tour.steps.length > 0) actions.openTour({ kind: 'draft', tour, step: selected })
  }

  const kept = drafts.all()
  const [latest] = kept
  show(latest?.draft ?? EMPTY_DRAFT, latest?.key, kept)

  function run(command: WritingCommand): void {
    const { writing } = get()
    if (writing === undefined) return
    const { history } = writing
    switch (command.kind) {
      case 'open':
        leaveTour()
        return history.draft.steps.length === 0 ? take(true) : set({ isWriting: true })
      case 'take':
        return take(true)
      case 'retake':
        return take(false)
      case 'edit':
        return edit(command.edit)
      case 'undo':
        return revert(undone(history))
      case 'redo':
        return revert(redone(history))
      case 'select':
        return change({ selected: command.step, isAdded: false, history: { ...history, field: undefined } })
      case 'showSheet':
        return showSheet(command.isOpen)
      case 'preview':
        showSheet(false)
        return preview(writing)
      case 'begin':
        return show(EMPTY_DRAFT, undefined)
      case 'openDraft': {
        const found = drafts.all().find((each) => each.key === command.key)
        // Another tab may have deleted or replaced it.
        return found === undefined ? change({ others: otherDrafts() }) : show(found.draft, found.key)
      }
      case 'copyTour': {
        const { tour } = get()
        if (tour === undefined) return
        const draft = draftOf(tourIn(tour, get()))
        show(draft, drafts.keep(draft, undefined))
        return change({ isKept: key !== undefined })
      }
      case 'copy':
        return void copying.copy(command.text)
      case 'saveJson':
        return void saving.saveJson(history.draft)
      case 'saveMarkdown':
        return void saving.saveMarkdown(history.draft)
      case 'close':
        return set({ isWriting: false })
      default:
        return assertNever(command)
    }
  }

  environment.writingCommands.provide(run)
  return run
}

/** Returns which step is selected after an edit: the edited one, or the one in place of a removed one. */
function selectedAfter(edit: Edit, selected: number): number {
  switch (edit.kind) {
    case 'insert':
    case 'change':
    case 'remove':
      return edit.at
    case 'move':
      return edit.to
    case 'retitle':
    case 'setExercise':
      return selected
    case 'clear':
      return 0
    default:
      return assertNever(edit)
  }
}

/** Shows a finding at its event: on the user's run, or on the small board on which it was found. */
import { isUnderWay, type ShownFinding } from '../../../app/own/own.ts'
import { destinationOf, eventsOf } from '../../../app/session/selectors.ts'
import { frontOf } from '../../../app/session/sessions.ts'
import { perStore } from '../../../app/store/perStore.ts'
import type { AppStore } from '../../../app/store/store.ts'
import type { Rings } from '../../../app/view/rings.ts'
import { BATTERY } from '../../../core/diagnosis/battery.ts'
import type { Fact, Finding } from '../../../core/diagnosis/finding.ts'
import { EventKind, cellOf, kindOf } from '../../../core/events.ts'
import { type Grid, sameBoard } from '../../../core/grid.ts'
import { positionAt } from '../../../core/trace/position.ts'
import { pageOf } from '../../../core/trace/page.ts'
import { ownOf } from '../commands.ts'

export type DiagnosisCommand =
  /** Goes to the event at which a finding shows on the puzzle on the page. */
  | { readonly kind: 'show'; readonly finding: Finding | Fact; readonly event: number }
  /** Puts the finding's small board up, runs the program there, and goes to the event. */
  | { readonly kind: 'showOnSmallBoard'; readonly finding: Finding | Fact }

/** Commands of a diagnosis, per store. */
export const diagnosisOf = perStore(createDiagnosisCommands)

/** Returns the puzzle of a finding. @param own the puzzle of the user's own run */
export function gridOf({ board }: Finding | Fact, own: Grid): Grid {
  return BATTERY.find(({ id }) => id === board)?.grid ?? own
}

const NO_RINGS: Rings = new Map()

function createDiagnosisCommands(store: AppStore): (command: DiagnosisCommand) => void {
  const { getState: get, setState: set, subscribe, actions } = store
  const command = ownOf(store)
  /** The rings that are shown for a finding. */
  let rings: Rings = NO_RINGS

  function show(shown: ShownFinding): void {
    change({ ...shown, isThere: true })
    const { finding, event } = shown
    set({ isSheetOpen: false })
    actions.goTo(positionAt(event))
    rings = ringsOf(store, finding, event)
    actions.showRings(rings)
  }

  function change(shownFinding: ShownFinding | undefined): void {
    const { own } = get()
    if (own !== undefined) set({ own: { ...own, shownFinding } })
  }

  function clearRings(): void {
    // Another feature may have replaced them.
    if (rings !== NO_RINGS && get().rings === rings) actions.showRings(NO_RINGS)
    rings = NO_RINGS
  }

  /** Follows the run that a finding is shown on: its end, the user's steps, and its replacement. */
  function follow(): void {
    const { own, puzzle } = get()
    const shown = own?.shownFinding
    if (shown === undefined) return clearRings()
    const { run } = own ?? {}
    const isPending = run === undefined || isUnderWay(run.verdict)
    if (puzzle.grid !== shown.grid || (run !== undefined && run.text !== shown.text)) return change(undefined)
    if (!shown.isThere) {
      if (isPending) return
      // The program ended elsewhere this time, or was stopped.
      if (eventsOf(frontOf(get()).run) < shown.event) return change(undefined)
      return show(shown)
    }
    if (isPending) return change(undefined)
    const { event, step } = destinationOf(frontOf(get()))
    if (event !== shown.event || step !== 0) clearRings()
  }
  subscribe(follow)

  return (requested) => {
    const { own, puzzle } = get()
    const run = own?.run
    if (run?.diagnosis === undefined) return
    const { text, diagnosis } = run
    const { finding } = requested
    if (requested.kind === 'show')
      return show({ finding, event: requested.event, diagnosis, grid: puzzle.grid, text, isThere: true })
    const { board, event } = finding
    const small = BATTERY.find(({ id }) => id === board)
    if (small === undefined) return
    actions.loadGrid(small.grid, puzzle.format)
    change({ finding, event, diagnosis, grid: get().puzzle.grid, text, isThere: false })
    command({ kind: 'run' })
  }
}

/** The cells of the sentence; on another puzzle than the finding's, the cell that the event writes. */
function ringsOf({ environment, getState }: AppStore, finding: Finding | Fact, event: number): Rings {
  const { grid } = getState().puzzle
  if (event === finding.event && sameBoard(grid, gridOf(finding, grid))) return finding.cells
  const page = environment.sessions.front().source.page(pageOf(event), event)
  if (page === undefined || event === 0) return NO_RINGS
  const written = page.events[event - page.start.event - 1]
  return new Map([[cellOf(written), kindOf(written) === EventKind.backtrack ? 'blank' : 'fault']])
}

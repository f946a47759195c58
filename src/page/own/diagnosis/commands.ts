/**
 * Shows a finding at its event: in the user's run, or on the board of the battery (small test boards) that revealed
 * it. Also diagnoses runs on other puzzles than the page's.
 */
import { still } from '../../../calls/latest.ts'
import { type FoundDiagnosis, isVerdictPending, type OwnVerdict, type ShownFinding } from '../own.ts'
import { destinationOf, eventsOf } from '../../session/selectors.ts'
import { frontOf } from '../../session/sessions.ts'
import { perStore } from '../../store/perStore.ts'
import { BY_PARTS } from '../../store/stateStore.ts'
import type { AppStore } from '../../store/store.ts'
import type { BackgroundWorkshop } from '../../background/background.ts'
import type { Rings } from '../../board/rings.ts'
import { BATTERY } from '../../../runner/diagnosis/battery.ts'
import type { Fact, Finding } from '../../../runner/diagnosis/finding.ts'
import { type Grid, sameBoard } from '../../../sudoku/grid.ts'
import { positionAt } from '../../../search/trace/position.ts'
import type { ProbeLimits } from '../../../runner/questions.ts'
import { ringsOf } from './marks.ts'
import { PROBE_LIMITS } from '../../../runner/run/limits.ts'
import { createDiagnosing, type Probe, type WrongProgram } from './diagnosing.ts'
import { judgedRun, isWrong } from './recordedRuns.ts'

export type DiagnosisCommand =
  /**
   * Goes to the event of a finding in the run on the page's puzzle. @property isUnasked true if the page goes there by
   * itself: a sheet over the board then stays open
   */
  | { readonly kind: 'show'; readonly finding: Finding | Fact; readonly isUnasked?: boolean }
  /** Loads the finding's small board, runs the program on it, and goes to the event. */
  | { readonly kind: 'showOnSmallBoard'; readonly finding: Finding | Fact }
  /** Goes back from a small board to the puzzle of the user's run, and runs the program there. */
  | { readonly kind: 'goBack' }

export const diagnosisOf = perStore(createDiagnosisCommands)

/**
 * Returns what a diagnosis says on the puzzle that the page shows: about the run there, if it shows the same fault, else
 * about the small board that revealed the fault.
 */
export function findingOn(puzzle: Grid, { found, grid }: FoundDiagnosis): Finding | Fact {
  return found.own !== undefined && sameBoard(puzzle, grid) ? found.own : found
}

/** Returns the puzzle of a finding. @param own the puzzle of the user's run, for findings on no board of the battery */
export function gridOf({ board }: Finding | Fact, own: Grid): Grid {
  return BATTERY.find(({ id }) => id === board)?.grid ?? own
}

const NO_RINGS: Rings = new Map()

function createDiagnosisCommands(store: AppStore): (command: DiagnosisCommand) => void {
  const { getState: get, setState: set, subscribe, actions, environment } = store
  const run = () => environment.ownCommands.use((command) => command({ kind: 'run' }))
  /** Cells that are ringed for the shown finding; `NO_RINGS` if none are. */
  let rings: Rings = NO_RINGS

  function show(shown: ShownFinding): void {
    change({ ...shown, hasRun: true })
    const { event } = shown.finding
    actions.goTo(positionAt(event))
    rings = ringsOf(shown.finding)
    actions.showRings(rings)
  }

  function change(shownFinding: ShownFinding | undefined): void {
    const { own } = get()
    if (own !== undefined) set({ own: { ...own, shownFinding } })
  }

  function clearRings(): void {
    // Another feature may have replaced the rings.
    if (rings !== NO_RINGS && get().rings === rings) actions.showRings(NO_RINGS)
    rings = NO_RINGS
  }

  /**
   * Follows the run and the playhead: shows a pending finding once its run ends, clears its rings when the user leaves
   * the event, and drops the finding once the puzzle or the run is another.
   */
  function follow(): void {
    const { own, puzzle } = get()
    const shown = own?.shownFinding
    if (shown === undefined) return clearRings()
    const { run } = own ?? {}
    const isPending = run === undefined || isVerdictPending(run.verdict)
    if (puzzle.grid !== shown.grid || (run !== undefined && run.text !== shown.text)) return change(undefined)
    if (!shown.hasRun) {
      if (isPending) return
      // The run on the small board ended before the event, or was stopped.
      if (eventsOf(frontOf(get()).run) < shown.finding.event) return change(undefined)
      return show(shown)
    }
    if (isPending) return change(undefined)
    const { event, step } = destinationOf(frontOf(get()))
    if (event !== shown.finding.event || step !== 0) clearRings()
  }
  subscribe(
    (state) => {
      const { run, playhead } = frontOf(state)
      return [state.own?.shownFinding, state.own?.run, state.puzzle.grid, run, playhead]
    },
    follow,
    BY_PARTS,
  )

  /** Runs the program on the page's puzzle, and then shows a finding there. */
  function showAfterRun(finding: Finding | Fact, diagnosis: FoundDiagnosis, text: string): void {
    change({ finding, diagnosis, grid: get().puzzle.grid, text, hasRun: false })
    run()
  }

  /** Goes back to the puzzle of a diagnosis: by Undo, if that leads there. */
  function goBack(diagnosis: FoundDiagnosis, text: string): void {
    const { puzzle } = get()
    const before = puzzle.past.at(-1)
    if (before !== undefined && sameBoard(before.grid, diagnosis.grid)) actions.undo()
    else actions.loadGrid(diagnosis.grid, puzzle.format)
    if (diagnosis.found.own === undefined) return run()
    showAfterRun(diagnosis.found.own, diagnosis, text)
  }

  return (requested) => {
    const { own, puzzle } = get()
    // While the program runs on a small board, the run has no diagnosis yet.
    const known = own?.run?.diagnosis ?? own?.shownFinding?.diagnosis
    if (own?.run === undefined || known?.kind !== 'found') return
    const { text } = own.run
    if (requested.kind === 'goBack') return goBack(known, text)
    const { finding } = requested
    if (requested.kind === 'show') {
      if (requested.isUnasked !== true) set({ isSheetOpen: false })
      return show({ finding, diagnosis: known, grid: puzzle.grid, text, hasRun: true })
    }
    const small = BATTERY.find(({ id }) => id === finding.board)
    if (small === undefined) return
    actions.loadGrid(small.grid, puzzle.format)
    showAfterRun(finding, known, text)
  }
}

/** A run that was judged, but not recorded. */
export interface FailedRun extends Omit<WrongProgram, 'recorded'> {
  readonly verdict: OwnVerdict
  /** The text that was judged. */
  readonly output: string
}

/** Limits of recording a failed run; only its first events are needed. */
const RECORDING_LIMITS: ProbeLimits = { ...PROBE_LIMITS, timeMs: 5000 }
/** Time for one that was cut off already. */
const CUT_OFF_MS = 1000

/** Finds out why programs fail on other puzzles than the page's. @param probe runs a program in a worker */
export function createPuzzleDiagnosis(workshop: BackgroundWorkshop, probe: Probe) {
  const diagnosis = createDiagnosing(workshop, probe)
  /**
   * Resolves with what is found. Undefined if the program is not wrong, is a function that checks boards, could not be
   * recorded, or shows no fault.
   */
  return async (failed: FailedRun, signal: AbortSignal): Promise<FoundDiagnosis | undefined> => {
    const { verdict, output, language, program, isCutOff } = failed
    if (!isWrong(verdict) || program.input.kind === 'check') return undefined
    const limits = isCutOff ? { ...RECORDING_LIMITS, timeMs: CUT_OFF_MS } : RECORDING_LIMITS
    const probed = await still(probe(language, program, limits, signal), signal)
    if (probed === undefined) return undefined
    const recorded = () => judgedRun(failed.judged.grid, probed, verdict, output)
    return diagnosis({ ...failed, recorded }, signal)
  }
}

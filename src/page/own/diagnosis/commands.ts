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
import type { Grid } from '../../../sudoku/grid.ts'
import { positionAt } from '../../../search/trace/position.ts'
import type { ProbeLimits } from '../../../runner/questions.ts'
import { ownOf } from '../commands.ts'
import { ringsOf } from './marks.ts'
import { PROBE_LIMITS } from '../../../runner/run/limits.ts'
import { createDiagnosing, type Probe, type WrongProgram } from './diagnosing.ts'
import { judgedRun, isWrong } from './recordedRuns.ts'

export type DiagnosisCommand =
  /** Goes to the event of a finding in the run on the page's puzzle. */
  | { readonly kind: 'show'; readonly finding: Finding | Fact }
  /** Loads the finding's small board, runs the program on it, and goes to the event. */
  | { readonly kind: 'showOnSmallBoard'; readonly finding: Finding | Fact }

export const diagnosisOf = perStore(createDiagnosisCommands)

/** Returns the puzzle of a finding. @param own the puzzle of the user's run, for findings on no board of the battery */
export function gridOf({ board }: Finding | Fact, own: Grid): Grid {
  return BATTERY.find(({ id }) => id === board)?.grid ?? own
}

const NO_RINGS: Rings = new Map()

function createDiagnosisCommands(store: AppStore): (command: DiagnosisCommand) => void {
  const { getState: get, setState: set, subscribe, actions } = store
  const command = ownOf(store)
  /** Cells that are ringed for the shown finding; `NO_RINGS` if none are. */
  let rings: Rings = NO_RINGS

  function show(shown: ShownFinding): void {
    change({ ...shown, hasRun: true })
    const { event } = shown.finding
    set({ isSheetOpen: false })
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

  return (requested) => {
    const { own, puzzle } = get()
    const run = own?.run
    if (run?.diagnosis?.kind !== 'found') return
    const { text, diagnosis } = run
    const { finding } = requested
    if (requested.kind === 'show') return show({ finding, diagnosis, grid: puzzle.grid, text, hasRun: true })
    const small = BATTERY.find(({ id }) => id === finding.board)
    if (small === undefined) return
    actions.loadGrid(small.grid, puzzle.format)
    change({ finding, diagnosis, grid: get().puzzle.grid, text, hasRun: false })
    command({ kind: 'run' })
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

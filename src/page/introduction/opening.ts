/** What a visit opens with if its address asks for nothing: a moment of a search, and ways to begin. */
import { latest } from '../../calls/latest.ts'
import { givensIn, isBlankBoard, sameBoard } from '../../sudoku/grid.ts'
import { type Position, positionAt, samePosition, START } from '../../search/trace/position.ts'
import { EMPTY_PUZZLE } from '../puzzle/puzzle.ts'
import { openingSample } from '../puzzle/samples.ts'
import { PROGRAM_PANEL } from '../timeline/view.ts'
import { frontOf } from '../session/sessions.ts'
import { type Address, asksForMore } from '../store/address.ts'
import { once } from '../store/once.ts'
import type { AppState } from '../store/state.ts'
import { BY_PARTS } from '../store/stateStore.ts'
import type { AppStore } from '../store/store.ts'
import { endIntroduction } from './commands.ts'
import { type Introduction, isFirstLook } from './introduction.ts'
import { recalledMoment } from './leftMoment.ts'

/** Fewest givens of a puzzle with one solution: a board with fewer is still being filled in, and stays as it is. */
const FEWEST_GIVENS = 17

/** The first backtrack of the opening sample. */
const FIRST_BACKTRACK = positionAt(10)

/**
 * Opens what an address leaves open: the puzzle of the last visit where it was left, or a search at its first backtrack.
 * @returns resolves once the board of a first visit shows its moment
 */
export function openVisit(store: AppStore, address: Address): Promise<void> | undefined {
  const { puzzle, draft } = store.getState()
  if (isFirstVisit(address, store.getState())) return openAtFirstBacktrack(store)
  const isEntered = puzzle.conflicts.length === 0 && givensIn(puzzle.grid) >= FEWEST_GIVENS
  if (!asksForMore(address) && draft === '' && isEntered) openWhereLeft(store)
  return undefined
}

/**
 * Returns true if the address requests no puzzle, and no earlier visit left a puzzle, a draft (typed text not loaded
 * yet) or an undo history. The sample of a first visit that nothing was done with is no such puzzle.
 */
export function isFirstVisit(
  { puzzle, make }: Address,
  { puzzle: kept, draft, preferences }: AppState,
): boolean {
  const isRequested = puzzle !== undefined || make !== undefined || draft !== ''
  const isUnused = preferences.welcome === 'first' && sameBoard(kept.grid, openingSample().grid)
  const hasHistory = kept.past.length + kept.future.length > 0
  return !isRequested && !hasHistory && (isBlankBoard(kept.grid) || isUnused)
}

/**
 * Searches the opening sample and goes to its first backtrack, where the board marks the cells that explain it.
 * Resolves once the board shows that event, or once the puzzle has changed.
 */
export function openAtFirstBacktrack(store: AppStore): Promise<void> {
  const { getState, setState, subscribe, actions } = store
  const { grid, format } = openingSample()
  const puzzle = { ...EMPTY_PUZZLE, grid, format }
  setState({ puzzle, panel: PROGRAM_PANEL, introduction: introductionAt(getState(), FIRST_BACKTRACK) })
  actions.goTo(FIRST_BACKTRACK)
  endOnUse(store)
  return new Promise((resolve) =>
    once(
      subscribe,
      (state) => [state.puzzle, frontOf(state).debugging.executionPoint],
      () => {
        const { executionPoint } = frontOf(getState()).debugging
        const isThere = executionPoint?.position.event === FIRST_BACKTRACK.event
        if (!isThere && getState().puzzle === puzzle) return false
        if (isThere) actions.debug({ kind: 'explain', isShown: true })
        resolve()
        return true
      },
    ),
  )
}

/** Opens the kept puzzle at the moment at which it was left or, without one, at its first backtrack. */
function openWhereLeft(store: AppStore): void {
  const { getState, setState, actions, environment } = store
  const { preferences } = getState()
  const left = recalledMoment(environment.storage, getState())
  const at = left?.position ?? START
  const introduction: Introduction = { kind: 'return', at, leftAt: left?.leftAt }
  setState({
    panel: PROGRAM_PANEL,
    introduction: preferences.welcome === 'ended' ? undefined : introduction,
  })
  actions.goTo(at)
  if (left !== undefined) return endOnUse(store)
  const before = signsOfUse(getState())
  void latest()
    .run((signal) => goToFirstBacktrack(store, signal))
    .finally(() => endOnUse(store, before))
}

function introductionAt({ preferences }: AppState, at: Position): Introduction | undefined {
  if (preferences.welcome === 'ended') return undefined
  return { kind: preferences.welcome === 'first' ? 'first-look' : 'return', at, leftAt: undefined }
}

/** Looks for the first backtrack of the run that has begun, and goes there unless the user goes elsewhere meanwhile. */
async function goToFirstBacktrack(store: AppStore, signal: AbortSignal): Promise<void> {
  const { getState, setState, environment, actions } = store
  const { puzzle } = getState()
  const breakpoints = [{ place: { kind: 'backtrack' }, conditions: [], nth: 1 }] as const
  const order = { goal: { kind: 'hit', breakpoints }, from: START, direction: 'forward' } as const
  for await (const report of environment.sessions.front().source.ask('findStop', order, signal)) {
    const { introduction, playing, puzzle: now } = getState()
    const isElsewhere = now !== puzzle || playing || !samePosition(frontOf(getState()).playhead, START)
    if (report.kind !== 'found' || isElsewhere) continue
    if (introduction !== undefined) setState({ introduction: { ...introduction, at: report.position } })
    actions.goTo(report.position)
  }
}

/** Returns what changes when the user begins: with another puzzle, a step, a program or a tour. */
function signsOfUse(state: AppState): readonly unknown[] {
  const { introduction, playing, puzzle, tour, awaitedOwn } = state
  const { playhead, program } = frontOf(state)
  const isElsewhere = introduction !== undefined && (playing || !samePosition(playhead, introduction.at))
  const begun = [isElsewhere, puzzle, program, tour === undefined, awaitedOwn]
  return isFirstLook(state) ? [...begun, ...signsOfNeed(state)] : begun
}

/** Returns what changes when the user needs a part of the page that a first look lacks. */
function signsOfNeed({
  panel,
  isSheetOpen,
  editing,
  choice,
  notice,
  preferences,
}: AppState): readonly unknown[] {
  const told = notice?.kind === 'nothing-pasted' ? undefined : notice
  return [panel, isSheetOpen, editing, choice, told, preferences.predicts, preferences.showsFlame]
}

/** Ends the introduction when the user begins. @param before signs of use when it opened */
function endOnUse(store: AppStore, before = signsOfUse(store.getState())): void {
  const { getState, subscribe } = store
  once(subscribe, signsOfUse, () => {
    if (getState().introduction === undefined) return true
    if (BY_PARTS.equalityFn(before, signsOfUse(getState()))) return false
    endIntroduction(store)
    return true
  })
}

import { latest, still } from '../../calls/latest.ts'
import { EMPTY_GRID, lineOf } from '../../sudoku/grid.ts'
import { positionNotation } from '../../search/trace/position.ts'
import { DEFAULT_STRATEGY } from '../../search/programs/registry.ts'
import { isWaiting } from '../compare/lockstep/standings.ts'
import { positionNotation as lockstepNotation } from '../compare/lockstep/lockstepLink.ts'
import { addressOf, momentQuery, pageAddress, queryOf } from './address.ts'
import { fragmentOf } from '../own/linkedProgram.ts'
import { isPlaying, isSeeking } from '../session/selectors.ts'
import { choiceOf } from '../own/choice.ts'
import { frontOf } from '../session/sessions.ts'
import type { AppState } from './state.ts'
import { isInStep } from '../compare/compare.ts'
import { tourParameters, tourToKeep, walkedTour } from '../tours/touring.ts'
import { BY_PARTS } from './stateStore.ts'
import type { AppStore } from './store.ts'

/** The browser's functions for the page's address. */
export interface AddressBar {
  /** Returns the query, from the question mark on; empty if there is none. */
  query(): string
  /** Returns the fragment, from the number sign on; empty if there is none. */
  fragment(): string
  /** Replaces query and fragment, or pushes a new history entry. */
  write(address: string, mode: 'replace' | 'push'): void
  /** Calls back when the user goes back or forward. */
  onTravel(listener: () => void): void
  /** Debounces an action, because browsers refuse too many address changes in a row. */
  debounce(action: () => void): void
  /** Calls back when the page is left or hidden, after which it may not return. */
  onLeave(listener: () => void): void
  /**
   * Persists the query and fragment to open after a reload or return; undefined to open the page's address itself.
   * @param tour that the address does not name, as a query
   */
  persistMoment(address: string | undefined, tour: string | undefined): void
}

/**
 * Keeps the address up to date, except while something plays or seeks, and follows the Back and Forward buttons. When
 * the page is left, persists the address that leads back to what it shows.
 * @param opened the state to which the address belongs
 */
export function syncAddress(store: AppStore, bar: AddressBar, opened: AppState = store.getState()): void {
  /** The current history entry. */
  let entry = entryOf(opened)
  /** True while the state follows the Back or Forward button, and until the language of the moment is loaded. */
  let travelling = false
  const write = () => {
    const state = store.getState()
    const address = pageAddress(state)
    const isMade = addressOf(bar.query()).make !== undefined
    // Keep a link until its puzzle is made, its program is decoded, and its lanes are set up.
    if ((isMade && isMaking(state)) || isDecoding(state) || isSettingUp(state)) return
    if (travelling || isUnderWay(state) || address === addressIn(bar)) return
    // While a first visit or an untouched empty board is shown, an address without puzzle and view stays.
    const { puzzle, view } = addressOf(bar.query())
    if (address === '' && puzzle === undefined && view === undefined && !isMade) return
    const next = entryOf(state)
    // Replace a link that makes a puzzle: going back would make it again.
    bar.write(address, isAnotherEntry(entry, next) && !isMade ? 'push' : 'replace')
    entry = next
  }
  bar.debounce(write)
  const travels = latest()
  const travel = async (signal: AbortSignal) => {
    const {
      puzzle = EMPTY_LINE,
      strategy = DEFAULT_STRATEGY.id,
      ...address
    } = addressOf(bar.query(), bar.fragment())
    travelling = true
    const arrival = store.actions.follow({ puzzle, strategy, ...address })
    entry = entryOf(store.getState())
    await still(arrival, signal)
    travelling = false
    bar.debounce(write)
  }
  bar.onTravel(() => void travels.run(travel))
  bar.onLeave(() => {
    const address = travelling ? undefined : addressOnLeave(store.getState())
    bar.persistMoment(address === addressIn(bar) ? undefined : address, tourToKeep(store.getState()))
  })
  // The decoded program is the current history entry. The choice of another program must not replace this entry.
  store.subscribe(isDecoding, (isStillDecoding) => {
    if (!isStillDecoding) entry = entryOf(store.getState())
  })
  store.subscribe(
    addressedParts,
    () => {
      if (!isPlaying(store.getState())) bar.debounce(write)
    },
    BY_PARTS,
  )
}

/** Returns what the address depends on. */
function addressedParts(state: AppState): readonly unknown[] {
  const { puzzle, playing, view, comparesInStep, isLockstepAwaited, lockstep, tour, preferences } = state
  const compared = [comparesInStep, isLockstepAwaited, lockstep]
  const { language } = preferences
  return [frontOf(state), puzzle, playing, view, ...compared, tour, fragmentOf(state), language]
}

function addressIn(bar: AddressBar): string {
  return `${bar.query()}${bar.fragment()}`
}

/** Returns the address that leads back to what the page shows; undefined if only the current one does. */
function addressOnLeave(state: AppState): string | undefined {
  if (tourParameters(state) !== undefined) return pageAddress(state)
  const query = queryOnLeave(state)
  return query === undefined ? undefined : `${query}${fragmentOf(state)}`
}

/**
 * Returns the query that leads to the event on the board or to the destination of a seek. Undefined while a puzzle,
 * program or lane of the current address is not ready: only this address leads to it.
 */
function queryOnLeave(state: AppState): string | undefined {
  const { view, lockstep } = state
  if (isMaking(state) || isDecoding(state) || isSettingUp(state)) return undefined
  if (isInStep(state)) {
    if (lockstep === undefined) return undefined
    const isBound = !lockstep.playing && isWaiting(lockstep) && Number.isFinite(lockstep.at)
    return isBound
      ? momentQuery(state, { at: lockstepNotation(lockstep.at, lockstep.measure) })
      : queryOf(state)
  }
  const front = frontOf(state)
  const isBound = view === 'watch' && isSeeking(front) && Number.isFinite(front.playhead.event)
  return isBound ? momentQuery(state, { event: positionNotation(front.playhead) }) : queryOf(state)
}

/** Returns true while a puzzle is being made, or a link's puzzle is still to be made. */
function isMaking({ generator }: AppState): boolean {
  return generator.isAwaited || generator.generation?.state.status === 'running'
}

/** Returns true while the program of a link is still to be decoded. */
function isDecoding({ linkedProgram }: AppState): boolean {
  return linkedProgram !== undefined && linkedProgram.program === undefined
}

/** Returns true while the programs in step of a link are still to be set up. */
function isSettingUp(state: AppState): boolean {
  return isInStep(state) && state.isLockstepAwaited
}

/** Returns true if the page does not yet show what was requested, or is playing. */
function isUnderWay(state: AppState): boolean {
  const { lockstep } = state
  return isPlaying(state) || isSeeking(frontOf(state)) || (lockstep !== undefined && isWaiting(lockstep))
}

/** Puzzle of an address without one: `queryOf` leaves out an empty board. */
const EMPTY_LINE = lineOf(EMPTY_GRID)

/** Properties of the state that tell history entries apart (see `isAnotherEntry`). */
interface HistoryEntry {
  /** Id of the view, with `in step` for this half of Compare. */
  readonly view: string
  /** Id of the program and its extent, as one text. */
  readonly program: string
  readonly grid: readonly number[]
  /** The open tour; undefined if there is none. */
  readonly tour: string | undefined
  /** True while the page walks that. */
  readonly isWalked: boolean
}

function entryOf(state: AppState): HistoryEntry {
  const { strategy, extent } = choiceOf(state)
  return {
    view: isInStep(state) ? `${state.view} in step` : state.view,
    program: `${strategy} ${extent}`,
    grid: state.puzzle.grid,
    ...walkedTour(state),
  }
}

/**
 * Returns true if the view, the program or several cells changed; a typed digit or a step is no history entry. A tour is
 * one entry, whatever it shows.
 */
function isAnotherEntry(before: HistoryEntry, now: HistoryEntry): boolean {
  const { view, program, grid } = now
  if (now.tour !== before.tour) return true
  if (now.isWalked) return false
  const changedCells = grid.filter((digit, cell) => digit !== before.grid[cell]).length
  return view !== before.view || program !== before.program || changedCells > 1
}

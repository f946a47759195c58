import {
  type Breakpoint,
  type Condition,
  EVENT_PLACES,
  type Place,
} from '../../search/breakpoints/breakpoint.ts'
import { assertNever } from '../../sudoku/result.ts'
import { STEP_KINDS } from '../../search/steps/step.ts'
import { CELLS } from '../../sudoku/units.ts'
import type { Storage } from '../store/storage.ts'
import type { AppState } from '../store/state.ts'
import type { DebuggerCommand, ExecutionPoint, ListedBreakpoint } from './debugging.ts'

/** Storage key. Bump the suffix when the stored shape changes. */
const BREAKPOINTS = 'backdoku.breakpoints.1'

export type BreakpointCommand = Extract<DebuggerCommand, { readonly kind: `${string}Breakpoint` }>

/** The user's breakpoints, shared by all sessions and kept between visits. */
export interface BreakpointList {
  /** Returns the enabled breakpoints, at which Continue stops. */
  enabled(): readonly Breakpoint[]
  /** Carries out a command. @param here the current execution point, for a breakpoint on the running line */
  dispatch(command: BreakpointCommand, here: ExecutionPoint | undefined): void
}

/** @param changed called on every change except the initial restore */
export function createBreakpointList(
  get: () => Pick<AppState, 'breakpoints'>,
  set: (change: Pick<AppState, 'breakpoints'>) => void,
  storage: Storage,
  changed: () => void,
): BreakpointList {
  const list = () => get().breakpoints
  /** Ids are never reused within a visit, because a form may outlive its breakpoint. */
  let latestId = 0

  /** Replaces the list, also in the storage. */
  function setList(breakpoints: readonly ListedBreakpoint[]): void {
    set({ breakpoints })
    try {
      storage.setItem(BREAKPOINTS, JSON.stringify(breakpoints))
    } catch {
      // Storage is forbidden or full: the list still works for this visit.
    }
    changed()
  }

  function add(breakpoint: Breakpoint): void {
    latestId++
    setList([...list(), { ...breakpoint, id: latestId, isEnabled: true }])
  }

  /**
   * Removes the breakpoints on a line, also those with conditions; adds one if there are none. No-op if the line is
   * unknown.
   */
  function toggle(place: Place | undefined): void {
    if (place === undefined) return
    const others = list().filter((listed) => JSON.stringify(listed.place) !== JSON.stringify(place))
    if (others.length < list().length) setList(others)
    else add({ place, conditions: [], nth: 0 })
  }

  set({ breakpoints: readBreakpoints(storage) })
  latestId = Math.max(0, ...list().map(({ id }) => id))

  return {
    enabled: () =>
      list().flatMap(({ place, conditions, nth, isEnabled }) =>
        isEnabled ? [{ place, conditions, nth }] : [],
      ),
    dispatch(command, here) {
      switch (command.kind) {
        case 'addBreakpoint':
          return add(command.breakpoint)
        case 'changeBreakpoint':
          return setList(list().map((listed) => withPart(listed, command.id, command.breakpoint)))
        case 'enableBreakpoint':
          return setList(
            list().map((listed) => withPart(listed, command.id, { isEnabled: command.isEnabled })),
          )
        case 'removeBreakpoint':
          return setList(list().filter(({ id }) => id !== command.id))
        case 'toggleBreakpoint':
          return toggle(command.place ?? runningLine(here))
        default:
          return assertNever(command)
      }
    },
  }
}

/** Returns a breakpoint with a part replaced if it has the id; any other one unchanged. */
function withPart(listed: ListedBreakpoint, id: number, part: Partial<ListedBreakpoint>): ListedBreakpoint {
  return listed.id === id ? { ...listed, ...part } : listed
}

/** Returns the line of the current step, as a place to stop at; undefined if no step is known. */
function runningLine(here: ExecutionPoint | undefined): Place | undefined {
  const step = here?.step
  if (step === undefined) return undefined
  return step.line === undefined
    ? { kind: 'line', step: step.kind }
    : { kind: 'source-line', line: step.line }
}

/** Returns the list of the last visit, without invalid entries; empty if it cannot be read. */
function readBreakpoints(storage: Storage): readonly ListedBreakpoint[] {
  try {
    const kept: unknown = JSON.parse(storage.getItem(BREAKPOINTS) ?? '[]')
    return Array.isArray(kept) ? kept.filter(isListed) : []
  } catch {
    return []
  }
}

function isListed(value: unknown): value is ListedBreakpoint {
  if (!isRecord(value)) return false
  const { id, isEnabled, place, conditions, nth } = value
  return (
    isCount(id) &&
    typeof isEnabled === 'boolean' &&
    isCount(nth) &&
    isPlace(place) &&
    areConditions(conditions)
  )
}

function isRecord(value: unknown): value is Partial<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
}

function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0
}

function isPlace(value: unknown): value is Place {
  if (!isRecord(value)) return false
  const { kind, step, line } = value
  if (kind === 'line') return STEP_KINDS.some((known) => known === step)
  if (kind === 'source-line') return isCount(line)
  return EVENT_PLACES.some((known) => known === kind)
}

function areConditions(value: unknown): value is readonly Condition[] {
  return Array.isArray(value) && value.every(isCondition)
}

function isCondition(value: unknown): value is Condition {
  if (!isRecord(value)) return false
  const { kind, cell, digit, relation, depth } = value
  if (kind === 'cell') return isCount(cell) && cell < CELLS
  if (kind === 'digit') return isCount(digit) && digit >= 1 && digit <= 9
  return kind === 'depth' && (relation === '=' || relation === '≥') && isCount(depth)
}

/** Records the lines of a program around one of its events, with its calls and their variables. */
import { NumberedCalls } from '../../shared/numberedCalls.ts'
import type { RealmRecorder } from './recorder.ts'
import { makeValues } from './values.ts'

/** Lines are recorded from this many events before the requested one, if there is room. */
const EVENTS_BEFORE = 12
const CALLS = 60
/** If no further event follows, recording stops at this multiple of the maximum number of lines. */
const PATIENCE = 4

/** A call in progress: its line `l`, the index of its scope `s`, and the reader of its variables `r`. */
export interface Frame {
  readonly name: string
  l: number
  s: number
  r: unknown
  /** Cached description of the waiting call, if none of its values can change. */
  cachedCall?: { readonly read: unknown; readonly call: number }
}

interface RunningLine {
  readonly frame: Frame
  readonly line: number
  readonly scope: number
  readonly read: unknown
  /** Number of events before it. */
  readonly before: number
}

interface ReportedLine {
  readonly before: number
  readonly after: number
  readonly line: number
  readonly stack: readonly number[]
}

export interface InspectorOrder {
  readonly event: number
  /** Maximum number of lines. */
  readonly room: number
  readonly scopes: readonly (readonly string[])[]
  /** Delivers the answer and the values that it refers to, both JSON. */
  deliver(inspection: string, values: string): void
}

/**
 * Counts events up to the first inspected one, then records each line. A line is recorded at the next hook, because
 * only then it has run.
 */
export function makeInspector(recorder: RealmRecorder, { event, room, scopes, deliver }: InspectorOrder) {
  // One event earlier, because tracing starts within the line of that event, which is incomplete.
  const first = Math.max(0, event - EVENTS_BEFORE - 1)
  const tracing = { on: false }
  const stack: Frame[] = []
  const values = makeValues()
  const numbered = new NumberedCalls()
  let lines: ReportedLine[] = []
  let running: RunningLine | undefined
  let latest: RunningLine | undefined
  let isOver = false

  recorder.limitParts((events) => {
    const done = recorder.eventsHandedOver()
    if (done >= first) tracing.on = !isOver
    // Also ends a part at the event, where the worker's time limit for lines starts.
    const left = (done < first ? first : event) - done
    return left > 0 ? Math.min(events, left) : events
  })

  function run(frame: Frame): void {
    running = { frame, line: frame.l, scope: frame.s, read: frame.r, before: recorder.events() }
  }

  /** Records the running line, completed or interrupted by a call. */
  function ran(): void {
    if (running === undefined || isOver) return
    const { frame, line, scope, read, before } = running
    const after = recorder.events()
    values.forget()
    const reported = { before, after, line, stack: callStack(frame, line, scope, read) }
    // A loop re-enters its line without an event: replace the entry.
    const isAgain =
      latest?.frame === frame && latest.line === line && latest.before === before && after === before
    // Keeps `lines` consistent at all times, because the program may be cut off in here.
    if (isAgain) lines[lines.length - 1] = reported
    else lines.push(reported)
    latest = { ...running, before: after }
    running = undefined
    if (after < event) {
      if (lines.length > room) lines = lines.slice(-(room >> 1))
    } else if (lines.length >= room && (after > event || lines.length >= room * PATIENCE)) finish('enough')
  }

  function callStack(frame: Frame, line: number, scope: number, read: unknown): readonly number[] {
    const waiting = stack.slice(0, Math.max(0, stack.lastIndexOf(frame))).slice(1 - CALLS)
    return [...waiting.map(waitingCall), call(frame.name, line, scope, read)]
  }

  function waitingCall(frame: Frame): number {
    if (frame.cachedCall !== undefined && frame.cachedCall.read === frame.r) return frame.cachedCall.call
    const number = call(frame.name, frame.l, frame.s, frame.r)
    if (numbered.calls[number][2].every(([, value]) => values.isFixed(value)))
      frame.cachedCall = { read: frame.r, call: number }
    return number
  }

  function call(name: string, line: number, scope: number, read: unknown): number {
    const variables = values.variables(scopes[scope] ?? [], read)
    return numbered.numberOf(name, line, variables)
  }

  function finish(end: 'enough' | 'ended' | 'cut'): void {
    if (isOver) return
    isOver = true
    tracing.on = false
    const begin =
      first === 0
        ? 0
        : Math.max(
            0,
            lines.findIndex(({ before, after }) => before < after),
          )
    const reported = lines.slice(begin)
    const last = reported.at(-1)?.after ?? recorder.events()
    const from = reported.length > 0 && reported[0].before < reported[0].after ? reported[0].after : first
    deliver(
      JSON.stringify({
        from: Math.min(from, last),
        // A program cut off before the event has not reached the requested range.
        to: end === 'ended' || (end === 'cut' && last < event) ? last : Math.max(event, last - 1),
        calls: numbered.calls,
        lines: reported.map(({ before, after, line, stack: standing }) => [before, after, line, standing]),
      }),
      `[${values.texts.join()}]`,
    )
  }

  return {
    tracing,
    begin: () => {
      tracing.on = first === 0
    },
    enter(name: string, line: number, scope: number, read: unknown): Frame {
      const frame: Frame = { name, l: line, s: scope, r: read === false ? 0 : read }
      if (tracing.on) ran()
      stack.push(frame)
      // The module's own frame has no calling line.
      if (tracing.on && stack.length > 1) run(frame)
      return frame
    },
    leave(frame: Frame): void {
      if (tracing.on) ran()
      const at = stack.lastIndexOf(frame)
      if (at >= 0) stack.length = at
      const caller = stack.at(-1)
      if (tracing.on) {
        if (caller === undefined) running = undefined
        else run(caller)
      }
    },
    line(frame: Frame): void {
      ran()
      if (stack.at(-1) !== frame) {
        const at = stack.lastIndexOf(frame)
        if (at >= 0) stack.length = at + 1
        else stack.push(frame)
      }
      if (tracing.on) run(frame)
    },
    suspend<Value>(frame: Frame, value: Value): Value {
      if (tracing.on) ran()
      const at = stack.lastIndexOf(frame)
      if (at >= 0) stack.length = at
      return value
    },
    resume<Value>(frame: Frame, value: Value): Value {
      if (stack.at(-1) !== frame) stack.push(frame)
      if (tracing.on) run(frame)
      return value
    },
    /** Delivers the lines so far if the program ended or was cut off early. */
    end: (isCut: boolean) => {
      ran()
      finish(isCut ? 'cut' : 'ended')
    },
  }
}

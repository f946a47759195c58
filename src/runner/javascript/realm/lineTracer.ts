/** Traces the lines of a program, with its calls in progress, from one of its events on. */
import type { RealmRecorder } from './recorder.ts'

/** A call in progress: its line `l`, the index of its scope `s`, and the reader of its variables `r`. */
export interface Frame {
  readonly name: string
  l: number
  s: number
  r: unknown
  /** The value that the call is about to return. */
  returning?: { readonly value: unknown } | undefined
  /**
   * The record of this call that is reused while it waits for an inner call; missing if there is none yet, or if its
   * values may change. `read`: the reader `r` by which its variables were recorded; `call`: index among the recorded
   * calls.
   */
  cachedCall?: { readonly read: unknown; readonly call: number }
}

/** The running line. `line`, `scope` and `read` are its call's `l`, `s` and `r` when the line began. */
interface Running {
  readonly frame: Frame
  readonly line: number
  readonly scope: number
  readonly read: unknown
  /** Number of events before the line. */
  readonly before: number
  /** The call that has just returned to this line. */
  readonly returned: Frame | undefined
}

/** A line that ran, or the part of it up to a call. */
export interface TracedLine extends Running {
  /** Number of events after the line. */
  readonly after: number
  /** True if a loop repeats the line without an event: it then replaces the previous traced line. */
  readonly isAgain: boolean
}

/** From which event to trace lines, and where to report them. */
interface TracerOrder {
  /** Number of events after which tracing starts. */
  readonly first: number
  /** Event at which the worker's time limit for lines starts. */
  readonly event: number
  /** Called with each line that ran. @param stack calls in progress, innermost last, which may be the line's own */
  ran(line: TracedLine, stack: readonly Frame[]): void
}

/** Creates a tracer. A line is traced at the next hook, because only then has it run. */
export function makeLineTracer(recorder: RealmRecorder, { first, event, ran: traced }: TracerOrder) {
  const tracing = { on: false }
  const stack: Frame[] = []
  let running: Running | undefined
  /** The latest traced line; its `before` is the number of events after it. */
  let latest: Running | undefined
  let isOver = false

  recorder.limitParts((events) => {
    const done = recorder.eventsHandedOver()
    if (done >= first) tracing.on = !isOver
    // Also ends a part (events handed over together) at `first` and at `event`.
    const left = (done < first ? first : event) - done
    return left > 0 ? Math.min(events, left) : events
  })

  /** Begins the line that a call is at. @param returned the call that has just returned to the line */
  function run(frame: Frame, returned?: Frame): void {
    running = { frame, line: frame.l, scope: frame.s, read: frame.r, before: recorder.events(), returned }
  }

  /** Traces the running line, completed or interrupted by a call. */
  function ran(): void {
    if (running === undefined || isOver) return
    const { frame, line, before } = running
    const after = recorder.events()
    const isAgain =
      latest?.frame === frame && latest.line === line && latest.before === before && after === before
    traced({ ...running, after, isAgain }, stack)
    latest = { ...running, before: after }
    running = undefined
  }

  return {
    /** `on` while lines are traced; the program's hooks read it. */
    tracing,
    /** Ends tracing for good. */
    finish(): void {
      isOver = true
      tracing.on = false
    },
    /** Called when the program starts. */
    begin: () => {
      tracing.on = first === 0
    },
    /** Begins a call. @param scope index of its scope @param read reader of its variables; false while not tracing */
    enter(name: string, line: number, scope: number, read: unknown): Frame {
      const frame: Frame = { name, l: line, s: scope, r: read === false ? 0 : read }
      if (tracing.on) ran()
      stack.push(frame)
      // The module's own frame has no calling line.
      if (tracing.on && stack.length > 1) run(frame)
      return frame
    },
    /** Ends a call, and returns to the line of its caller. */
    leave(frame: Frame): void {
      if (tracing.on) ran()
      const at = stack.lastIndexOf(frame)
      if (at >= 0) stack.length = at
      const caller = stack.at(-1)
      if (tracing.on) {
        if (caller === undefined) running = undefined
        else run(caller, frame)
      }
    },
    /** Begins a line of a call, after completing the previous line. */
    line(frame: Frame): void {
      ran()
      // After a return, this is a statement of `finally`, which may replace the returned value.
      frame.returning = undefined
      if (stack.at(-1) !== frame) {
        const at = stack.lastIndexOf(frame)
        if (at >= 0) stack.length = at + 1
        else stack.push(frame)
      }
      if (tracing.on) run(frame)
    },
    /** Notes the value that a call is about to return. */
    returns<Value>(frame: Frame, value: Value): Value {
      if (tracing.on) frame.returning = { value }
      return value
    },
    /** Takes a call off the stack at `yield` or `await`, until `resume`. */
    suspend<Value>(frame: Frame, value: Value): Value {
      if (tracing.on) ran()
      const at = stack.lastIndexOf(frame)
      if (at >= 0) stack.length = at
      return value
    },
    /** Puts a suspended call back on the stack. */
    resume<Value>(frame: Frame, value: Value): Value {
      if (stack.at(-1) !== frame) stack.push(frame)
      if (tracing.on) run(frame)
      return value
    },
    ran,
  }
}

/** Records the lines of a program around one of its events, with its calls and their variables. */
import type { NumberedVariable } from '../../worker/language.ts'
import { NumberedCalls } from '../../worker/numberedCalls.ts'
import { type Frame, makeLineTracer, type TracedLine } from './lineTracer.ts'
import type { RealmRecorder } from './recorder.ts'
import { makeValues } from './values.ts'

/** Lines are recorded from this many events before the requested one, if there is room. */
const EVENTS_BEFORE = 12
/** Maximum number of calls that are recorded of a stack. */
const CALLS = 60
/** Recording stops at the maximum number of lines; while no event follows the requested one, at this multiple of it. */
const PATIENCE = 4

/** A line of a `RawInspection`, which explains the fields. */
interface ReportedLine {
  readonly before: number
  readonly after: number
  readonly line: number
  readonly stack: readonly number[]
  readonly omitted: number
  readonly returned: NumberedVariable | null
}

export interface InspectorOrder {
  /** The event around which lines are recorded. */
  readonly event: number
  /** Maximum number of lines. */
  readonly room: number
  /** By scope: the names of its variables. */
  readonly scopes: readonly (readonly string[])[]
  /** Delivers the answer and the values that it refers to, both JSON. */
  deliver(inspection: string, values: string): void
}

/** Counts events up to the first inspected one, then records each line. */
export function makeInspector(recorder: RealmRecorder, { event, room, scopes, deliver }: InspectorOrder) {
  // The line during which tracing starts is incomplete, so tracing starts one event earlier.
  const first = Math.max(0, event - EVENTS_BEFORE - 1)
  const tracer = makeLineTracer(recorder, { first, event, ran })
  const values = makeValues()
  const numbered = new NumberedCalls()
  let lines: ReportedLine[] = []
  let isOver = false

  function ran(traced: TracedLine, stack: readonly Frame[]): void {
    const { frame, before, after, line, returned, isAgain } = traced
    values.forget()
    const waiting = stack.slice(0, Math.max(0, stack.lastIndexOf(frame)))
    const reported = {
      before,
      after,
      line,
      stack: [
        ...waiting.slice(1 - CALLS).map(waitingCall),
        call(frame.name, line, traced.scope, traced.read),
      ],
      omitted: Math.max(0, waiting.length - (CALLS - 1)),
      returned: returnedBy(returned),
    }
    // Keeps `lines` consistent at all times, because the program may be cut off in this function.
    if (isAgain) lines[lines.length - 1] = reported
    else lines.push(reported)
    if (after < event) {
      if (lines.length > room) lines = lines.slice(-(room >> 1))
    } else if (lines.length >= room && (after > event || lines.length >= room * PATIENCE)) finish('enough')
  }

  /** Returns the name of a call that has returned, with the index of its value; null if none has. */
  function returnedBy(frame: Frame | undefined): NumberedVariable | null {
    return frame?.returning === undefined ? null : [frame.name, values.numberOf(frame.returning.value)]
  }

  /** Returns the index of a call that waits for a call it has made. */
  function waitingCall(frame: Frame): number {
    if (frame.cachedCall !== undefined && frame.cachedCall.read === frame.r) return frame.cachedCall.call
    const number = call(frame.name, frame.l, frame.s, frame.r)
    if (numbered.calls[number][2].every(([, value]) => values.isFixed(value)))
      frame.cachedCall = { read: frame.r, call: number }
    return number
  }

  /** Returns the index of a call among the recorded ones, and records it if it is new. */
  function call(name: string, line: number, scope: number, read: unknown): number {
    const variables = values.variables(scopes[scope] ?? [], read)
    return numbered.numberOf(name, line, variables)
  }

  /** Ends the recording and delivers it, once. */
  function finish(end: 'enough' | 'ended' | 'cut'): void {
    if (isOver) return
    isOver = true
    tracer.finish()
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
        lines: reported.map(({ before, after, line, stack, omitted, returned }) => [
          before,
          after,
          line,
          stack,
          omitted,
          returned,
        ]),
      }),
      `[${values.texts.join()}]`,
    )
  }

  return {
    ...tracer,
    /** Delivers the lines so far if the program ended or was cut off early. */
    end: (isCut: boolean) => {
      tracer.ran()
      finish(isCut ? 'cut' : 'ended')
    },
  }
}

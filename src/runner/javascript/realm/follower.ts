/** Follows a variable of one call line by line, and keeps its writes around a position in the trace. */
import type { VariableOrder } from '../../run/variableStory.ts'
import { NO_VALUE, VariableLog } from '../../worker/variableLog.ts'
import { makeLineTracer } from './lineTracer.ts'
import type { RealmRecorder } from './recorder.ts'
import { makeValues } from './values.ts'

/**
 * @param scopes variable names of each scope
 * @param deliver called once, with the answer and the values to which it refers by index, both JSON
 */
export function makeFollower(
  recorder: RealmRecorder,
  order: VariableOrder,
  scopes: readonly (readonly string[])[],
  deliver: (answer: string, values: string) => void,
) {
  // One event before the first that counts: tracing starts within the line of event `first`, and misses its beginning.
  const first = Math.max(0, order.from - 1)
  const log = new VariableLog(order)
  const values = makeValues()
  const tracer = makeLineTracer(recorder, {
    first,
    event: order.at.event,
    ran(line, stack) {
      const { frame, scope, read } = line
      const place = stack.lastIndexOf(frame)
      const depth = place < 0 ? stack.length : place
      const call = order.depth < depth ? stack[order.depth] : order.depth === depth ? frame : undefined
      const value = () =>
        call === frame ? valueIn(scope, read) : call === undefined ? NO_VALUE : valueIn(call.s, call.r)
      if (log.ran(line, call, value)) finish(false)
    },
  })
  let isOver = false

  /** Returns the index of the followed variable's value in a scope; `NO_VALUE` if it has none. */
  function valueIn(scope: number, read: unknown): number {
    values.forget()
    return values.numberIn(scopes[scope] ?? [], read, order.name) ?? NO_VALUE
  }

  /** Delivers the answer, once. @param hasEnded true if the program ran to its end */
  function finish(hasEnded: boolean): void {
    if (isOver) return
    isOver = true
    tracer.finish()
    deliver(JSON.stringify(log.answer(recorder.events(), hasEnded)), `[${values.texts.join()}]`)
  }

  return {
    ...tracer,
    /** Called when the program has ended or was cut off: delivers the writes so far, unless an answer was delivered. */
    end: (isCut: boolean) => {
      tracer.ran()
      finish(!isCut)
    },
  }
}

/** Reads the values of expressions each time that a line of the program runs. */
import type { LineValue, ValuesQuery } from '../../run/lineValues.ts'
import { inspect } from './inspect.ts'
import type { RealmRecorder } from './recorder.ts'

/**
 * Maximum length of a value's text. Same as `VALUE_TEXT`, which is not imported: each engine would load its module,
 * too.
 */
const TEXT = 200

export interface RealmValuesOrder extends ValuesQuery {
  /** Source texts of the expressions. */
  readonly columns: readonly string[]
}

/** @param report takes the answer and the pool of values that it refers to, both JSON; may end the program */
export function makeValueReader(
  recorder: RealmRecorder,
  { columns, from, to, most }: RealmValuesOrder,
  report: (answer: string, pool: string) => void,
) {
  /** Read by the program's hook, which calls `shown` only while `on`. */
  const showing = { on: false }
  /** By row: the number of events before it. */
  const events: number[] = []
  /** The values of all rows, row after row, as indices in `pool`. */
  const cells: number[] = []
  /** The distinct values, as JSON. */
  const pool: string[] = []
  /** Index in `pool` of each value, by its JSON. */
  const numbers = new Map<string, number>()
  let isOver = false
  /** Number of events when a row (the expressions at one run of the line) began; undefined between rows. */
  let evaluatedAt: number | undefined

  // Ends parts (batches of events) at the start and the end of the range, to switch reading there.
  recorder.limitParts((size) => {
    const done = recorder.eventsHandedOver()
    if (done > to) finish('all')
    else if (done >= from) showing.on = !isOver
    const left = (done < from ? from : to + 1) - done
    return left > 0 ? Math.min(size, left) : size
  })

  /** Returns the index of a value in `pool`; adds the value if it is new. */
  function numberOf(value: LineValue): number {
    const text = JSON.stringify(value)
    const number = numbers.get(text) ?? pool.push(text) - 1
    numbers.set(text, number)
    return number
  }

  /** Reports an answer, unless one was reported. */
  function answer(told: object): void {
    if (isOver) return
    isOver = true
    showing.on = false
    report(JSON.stringify(told), `[${pool.join()}]`)
  }

  /** Reports the rows that were read. @param end `full` if they are as many as requested (`most`) */
  function finish(end: 'all' | 'full'): void {
    // The program may have ended while an expression called one of its functions.
    if (evaluatedAt !== undefined && evaluatedAt !== recorder.events()) return answer({ kind: 'differs' })
    answer({ kind: 'read', columns, events, cells, end, upTo: recorder.events() })
  }

  return {
    showing,
    /** Reads a row before the line runs. @param expressions one function for each column, which evaluates it */
    shown(expressions: readonly (() => unknown)[]): void {
      const event = recorder.events()
      evaluatedAt = event
      // An expression may call a function of the program that runs this line again. Such runs are not read.
      showing.on = false
      const row = expressions.map((expression) => numberOf(valueOf(expression)))
      showing.on = !isOver
      evaluatedAt = undefined
      if (recorder.events() !== event) return answer({ kind: 'differs' })
      events.push(event)
      cells.push(...row)
      if (events.length >= most) finish('full')
    },
    /** Called at the program's end; a no-op if the answer was already delivered. */
    end: () => finish('all'),
  }
}

/** Returns the value of an expression, or the error that it throws. */
function valueOf(expression: () => unknown): LineValue {
  try {
    const value = expression()
    if (typeof value === 'number' && Number.isFinite(value) && !Object.is(value, -0)) return value
    return shortened(inspect(value, { depth: 2, breakLength: Number.POSITIVE_INFINITY }))
  } catch (error) {
    return { error: shortened(error instanceof Error ? `${error.name}: ${error.message}` : inspect(error)) }
  }
}

function shortened(text: string): string {
  return text.length <= TEXT ? text : `${text.slice(0, TEXT - 1)}…`
}

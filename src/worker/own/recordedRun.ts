import type { Hidden, Outcome, OwnLimits, OwnProgram, OwnReply } from '../ownProtocol.ts'
import { type Interpreter, type RawOutcome, WAYS } from './interpreter.ts'
import { broken, outcomeOf } from './outcome.ts'
import { Pages } from './pages.ts'
import { Printed } from './printed.ts'
import { type Cut, Watchdog } from './watchdog.ts'

export interface RunSurroundings {
  readonly interpreter: Interpreter
  post(reply: OwnReply, transfer: readonly ArrayBuffer[]): void
  now(): number
}

export interface RunEnd {
  /** Of its pages, see `Pages`. */
  readonly digests: readonly number[]
  /** The interpreter cannot be used any more. */
  readonly isBroken: boolean
}

type Attempt =
  | { readonly kind: 'ended'; readonly raw: RawOutcome }
  | { readonly kind: 'broken'; readonly error: unknown }

/** Runs a program to its end and posts what it writes and how it ends. */
export function recordedRun(
  { interpreter, post, now }: RunSurroundings,
  run: number,
  program: OwnProgram,
  limits: OwnLimits,
): RunEnd {
  for (const way of WAYS) {
    const printed = new Printed(limits.output)
    const complaints = new Printed(limits.output)
    interpreter.pyodide.setStdout(printed)
    interpreter.pyodide.setStderr(complaints)
    const pages = new Pages(
      {
        memory: () => interpreter.pyodide._module.HEAPU8,
        post: (writes, lines) =>
          post({ type: 'recorded', run, writes, lines }, [writes.buffer, lines.buffer]),
      },
      limits.events,
    )
    let hasEnded = false
    const end = (outcome: Outcome, hidden: Hidden | undefined, elapsedMs: number) => {
      if (hasEnded) return
      hasEnded = true
      const { events } = pages
      const errors = complaints.text
      post(
        { type: 'ended', run, outcome, output: printed.text, errors, elapsedMs, events, hidden },
        [],
      )
    }
    const watchdog = new Watchdog({
      now,
      beat(elapsedMs) {
        pages.takePart()
        post({ type: 'running', run, elapsedMs }, [])
      },
      cut(elapsedMs) {
        if (elapsedMs > limits.timeMs) return 'time-limit'
        if (interpreter.memoryBytes > limits.memoryBytes) return 'memory-limit'
        return printed.isOver || complaints.isOver ? 'output-limit' : undefined
      },
      giveUp(cut, elapsedMs) {
        pages.takePart()
        end(outcomeOf({ kind: 'finished' }, cut), hiddenOf(pages.events > 0), elapsedMs)
      },
    })
    const attempt = attempted(() => {
      interpreter.pyodide.setInterruptBuffer(watchdog)
      return interpreter.run(
        program,
        {
          begin(writesAt, sitesAt, lines) {
            pages.begin(writesAt, sitesAt, JSON.parse(lines) as readonly number[])
            watchdog.begin()
          },
          take_page: (filled) => pages.take(filled),
          end: () => watchdog.end(),
          deliver: () => undefined,
        },
        way,
      )
    })
    if (attempt.kind === 'broken') {
      watchdog.end()
      pages.takePart()
      end(broken(attempt.error, complaints.text), hiddenOf(pages.events > 0), watchdog.elapsedMs)
      return { digests: pages.digests, isBroken: true }
    }
    const { raw } = attempt
    const isLast = way === WAYS.length - 1
    if (raw.mistaken === true && !isLast && !hasEnded) {
      post({ type: 'again', run }, [])
      continue
    }
    const cut: Cut | undefined = watchdog.reason ?? (printed.isOver ? 'output-limit' : undefined)
    const hidden = raw.mistaken === true ? 'unseen-writes' : hiddenOf(raw.board === true || pages.events > 0)
    end(outcomeOf(raw, cut), hidden, watchdog.elapsedMs)
    return { digests: pages.digests, isBroken: false }
  }
  throw new Error('No way is left')
}

function hiddenOf(hasBoard: boolean): Hidden | undefined {
  return hasBoard ? undefined : 'no-board'
}

function attempted(run: () => RawOutcome): Attempt {
  try {
    return { kind: 'ended', raw: run() }
  } catch (error) {
    return { kind: 'broken', error }
  }
}

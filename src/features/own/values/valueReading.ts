/** Reads values at a line by rerunning the program, and reports progress. */
import type { ValuesReply } from '../../../app/own/ownClient.ts'
import type { OwnRun, OwnVerdict } from '../../../app/own/own.ts'
import type { OwnValues, ValuesRequest } from '../../../app/own/values.ts'

/** Verdicts of programs that did not run. */
const UNRUN: ReadonlySet<OwnVerdict['kind']> = new Set([
  'loading',
  'compiling',
  'running',
  'syntax-error',
  'compile-error',
  'no-code',
  'no-function',
  'not-loaded',
  'broken',
])

/** True if values of a run can be read. Optimised code has no lines. */
export function hasValues({ verdict, hidden }: OwnRun): boolean {
  return !UNRUN.has(verdict.kind) && hidden !== 'optimized'
}

interface ReadingDependencies<Run> {
  readonly ask: (run: Run, request: ValuesRequest) => void
  readonly tell: (values: OwnValues | undefined) => void
}

export function createValueReading<Run>({ ask, tell }: ReadingDependencies<Run>) {
  /** Undefined when idle. */
  let request: ValuesRequest | undefined

  return {
    read(run: Run, requested: ValuesRequest): void {
      request = requested
      tell({ kind: 'reading', request, events: 0 })
      ask(run, requested)
    },
    received(reply: ValuesReply): void {
      if (request === undefined) return
      if (reply.type === 'reading') return tell({ kind: 'reading', request, events: reply.event })
      tell({ kind: 'answered', request, answer: reply.answer })
      request = undefined
    },
    /** Reports `lost`: the worker died. */
    giveUp(): void {
      if (request !== undefined) tell({ kind: 'lost', request })
      request = undefined
    },
    /** @returns true if values were being read; the worker keeps reading until it is terminated */
    end(): boolean {
      const wasReading = request !== undefined
      if (wasReading) tell(undefined)
      request = undefined
      return wasReading
    },
  }
}

/** Converts runs to the `RecordedRun`s that the diagnosis reads, and tells which runs and verdicts it can use. */
import type { RecordedRun, RunVerdict } from '../../../runner/diagnosis/recordedRun.ts'
import { EventKind, cellOf, digitOf, kindOf } from '../../../search/events.ts'
import type { Grid } from '../../../sudoku/grid.ts'
import type { Outcome } from '../../../runner/run/outcome.ts'
import { CHUNK_EVENTS } from '../../../search/trace/chunk.ts'
import { isAfterRun, type OwnRun, type OwnVerdict } from '../own.ts'
import type { ProbeResult } from '../../../runner/questions.ts'
import type { OwnRecording } from '../../../runner/run/ownRecording.ts'

/** Maximum events of the user's run that are examined. Faults that show later also show in the runs on small boards. */
const MOST_EVENTS = 20_000

/** Converts the user's run. @returns undefined if `runVerdict` returns undefined for its verdict */
export function userRun(recording: OwnRecording, run: OwnRun): RecordedRun | undefined {
  const { verdict, events, hidden, output } = run
  const kind = runVerdict(verdict)
  if (kind === undefined) return undefined
  const recorded = Math.min(recording.trace.frontier.event, MOST_EVENTS)
  return {
    givens: [...recording.givens],
    ...writesOf(recording, recorded),
    verdict: kind,
    outcome: outcomeOf(verdict),
    output,
    events,
    isComplete: events <= recorded && kind !== 'stopped',
    hasBoard: hidden === undefined || hidden === 'unwritten',
  }
}

/** Returns the first `events` writes of a recording, each with its line. */
function writesOf({ trace }: OwnRecording, events: number): Pick<RecordedRun, 'writes' | 'lines'> {
  const writes = new Uint16Array(events)
  const lines = new Uint16Array(events)
  for (let number = 0; number * CHUNK_EVENTS < events; number++) {
    const chunk = trace.chunk(number)
    const from = number * CHUNK_EVENTS
    const { length } = chunk.events.subarray(0, events - from)
    for (let index = 0; index < length; index++) {
      const event = chunk.events[index]
      writes[from + index] =
        (cellOf(event) << 4) | (kindOf(event) === EventKind.backtrack ? 0 : digitOf(event))
      lines[from + index] = chunk.lines[index]
    }
  }
  return { writes, lines }
}

/** Converts a run that was recorded for the diagnosis. @param output the text that was judged */
export function probedRun(
  givens: Grid,
  { writes, lines, outcome, hasBoard, isComplete }: ProbeResult,
  verdict: RunVerdict,
  output: string,
): RecordedRun {
  return { givens, ...boardChanges(givens, writes, lines), verdict, outcome, output, isComplete, hasBoard }
}

/**
 * Converts a run that was judged first and then repeated to record its events, up to a limit.
 * @returns undefined if `runVerdict` returns undefined for its verdict
 */
export function judgedRun(
  givens: Grid,
  probed: ProbeResult,
  verdict: OwnVerdict,
  output: string,
): RecordedRun | undefined {
  const kind = runVerdict(verdict)
  return kind && { ...probedRun(givens, probed, kind, output), outcome: outcomeOf(verdict) }
}

/** Keeps the writes that are events: those that change the board. Writing a number above 9 clears the cell. */
function boardChanges(
  givens: Grid,
  writes: Uint16Array,
  lines: Uint16Array,
): Pick<RecordedRun, 'writes' | 'lines'> {
  const board = [...givens]
  const kept: number[] = []
  const keptLines: number[] = []
  writes.forEach((write, index) => {
    const cell = write >> 4
    const digit = (write & 15) > 9 ? 0 : write & 15
    if (board[cell] === digit) return
    board[cell] = digit
    kept.push((cell << 4) | digit)
    keptLines.push(lines[index])
  })
  return { writes: Uint16Array.from(kept), lines: Uint16Array.from(keptLines) }
}

/** Verdicts on programs that ran and are wrong. */
const WRONG: ReadonlySet<OwnVerdict['kind']> = new Set([
  'wrong-answer',
  'presentation-error',
  'no-output',
  'runtime-error',
  'time-limit',
  'memory-limit',
  'output-limit',
])

/** True for verdicts in `WRONG`, but false for programs that only answer whether a board is right. */
export function isWrong(verdict: OwnVerdict): boolean {
  return WRONG.has(verdict.kind) && !('check' in verdict)
}

/**
 * Returns the verdict on a run. Undefined if it is pending, if there was no code or no tool to run it, if the run broke
 * down, or if the program only answers whether a board is right.
 */
export function runVerdict(verdict: OwnVerdict): RunVerdict | undefined {
  const { kind } = verdict
  return isAfterRun(kind) && !('check' in verdict) ? kind : undefined
}

type UnfinishedOutcome = Exclude<Outcome, { readonly kind: 'finished' }>

/** Kinds of verdicts that are the outcomes of programs that did not finish. */
const UNFINISHED: ReadonlySet<OwnVerdict['kind']> = new Set<UnfinishedOutcome['kind']>([
  'runtime-error',
  'syntax-error',
  'compile-error',
  'no-function',
  'time-limit',
  'memory-limit',
  'output-limit',
])

function isUnfinished(verdict: OwnVerdict): verdict is UnfinishedOutcome {
  return UNFINISHED.has(verdict.kind)
}

/** Returns the outcome in a verdict: how the program failed, that it was stopped or, without its answer, that it finished. */
function outcomeOf(verdict: OwnVerdict): RecordedRun['outcome'] {
  if (verdict.kind === 'stopped') return { kind: 'stopped' }
  return isUnfinished(verdict) ? verdict : { kind: 'finished', answer: undefined }
}

import { cellOf, digitOf, EventKind, kindOf } from '../events.ts'
import type { Givens } from '../../sudoku/givens.ts'
import type { ListingLanguage } from '../programs/folder.ts'
import { type Choice, choiceByRules } from '../steps/choice.ts'
import { plainListing } from '../steps/listing.ts'
import { refusalOf } from '../steps/refusals.ts'
import type { StackFrame, Step, StepKind } from '../steps/step.ts'
import type { Moment } from '../trace/moment.ts'
import { chunkOf, type RecordedChunk } from '../trace/chunk.ts'
import type { ProgramModel } from './programModel.ts'
import { recordedCurrentCell } from './recordedCurrentCell.ts'
import { type RecordedMoment, recordedMoment } from './recordedMoment.ts'
import { recordedWhy } from './recordedWhy.ts'

/** The program that made a recording, and the puzzle that it ran on. */
export interface RecordedSource {
  readonly givens: Givens
  readonly text: string
  readonly language: ListingLanguage
}

/** Kind of the step that stands for an event, by kind of the event. */
const KINDS: Readonly<Record<EventKind, StepKind>> = {
  [EventKind.place]: 'place',
  [EventKind.replace]: 'replace',
  [EventKind.backtrack]: 'undo',
}

/** Maximum calls listed; deeper recursions list only the innermost ones. */
const MAX_CALLS = 256

/**
 * Creates the debugger's model of a recorded program. Only the program's writes, their lines and call depths are known.
 * @param chunkAt returns a chunk of the program's trace, as far as it is known
 */
export function recordedProgram(
  { givens, text, language }: RecordedSource,
  chunkAt: (number: number) => RecordedChunk,
): ProgramModel {
  const lines = plainListing(text)
  let latest: RecordedChunk | undefined

  /**
   * Returns the chunk of a moment. Caches the latest chunk, because stepping reads it repeatedly; reloads it while it can
   * still grow.
   */
  function chunkOfMoment({ event }: Moment): RecordedChunk {
    const number = chunkOf(event)
    if (latest?.number !== number || latest.next === undefined) latest = chunkAt(number)
    return latest
  }

  let latestMoment: { readonly event: number; readonly replayed: RecordedMoment } | undefined

  /**
   * Returns the replay of a moment. Caches the latest one for `currentCell`, `why` and `choice`; replays it again while its
   * next event is unknown.
   */
  function replayed(moment: Moment): RecordedMoment {
    const { event } = moment
    if (latestMoment?.event !== event || latestMoment.replayed.next === undefined)
      latestMoment = { event, replayed: recordedMoment(givens, chunkOfMoment(moment), event) }
    return latestMoment.replayed
  }

  /** Returns a list with the step of the next event; empty if no further event is known. */
  function nextStep(chunk: RecordedChunk, { event, board }: Moment): readonly Step[] {
    if (event < chunk.start.event + chunk.events.length) return [stepAt(chunk, event + 1, board)]
    return chunk.next === undefined ? [] : [stepAt(chunkAt(chunk.number + 1), event + 1, board)]
  }

  return {
    sources: [{ language, load: async () => lines }],
    currentCell: (moment) => recordedCurrentCell(replayed(moment)),
    segment(moment) {
      const chunk = chunkOfMoment(moment)
      return {
        arrival: moment.event === 0 ? undefined : stepAt(chunk, moment.event, moment.board),
        steps: nextStep(chunk, moment),
        lines: 'unknown',
      }
    },
    why: (moment) => recordedWhy(replayed(moment), moment),
    choice: (moment) => recordedChoice(replayed(moment), moment),
    callStart: () => undefined,
    lineOf: ({ line }) => (line ?? 0) - 1,
  }
}

/** Returns the step of an event of a chunk. @param board before or after the event; the event's cell is ignored */
function stepAt(chunk: RecordedChunk, event: number, board: Uint8Array): Step {
  const index = event - chunk.start.event - 1
  const made = chunk.events[index]
  const [kind, cell, digit, depth] = [kindOf(made), cellOf(made), digitOf(made), chunk.calls[index]]
  return {
    kind: KINDS[kind],
    line: chunk.lines[index],
    depth,
    event: made,
    cell,
    digit,
    refusal: refusalOf(board.with(cell, 0), cell, digit),
    variables: [],
    frames: framesTo(depth),
  }
}

/** Returns the frames of the active calls, of which only the depths are known. */
function framesTo(depth: number): readonly StackFrame[] {
  const first = Math.max(0, depth + 1 - MAX_CALLS)
  return Array.from({ length: depth + 1 - first }, (_, index) => ({
    kind: 'search',
    depth: first + index,
    branch: undefined,
    placed: undefined,
    tried: [],
    remaining: [],
  }))
}

/**
 * Infers a recorded program's choice from the rules and the digits tried in the cell. The order in which it tries
 * digits is unknown. Undefined before the first event, and if the latest event placed no digit, or one that the rules
 * forbid.
 */
function recordedChoice({ written }: RecordedMoment, { last }: Moment): Choice | undefined {
  if (last === undefined || kindOf(last) === EventKind.backtrack) return undefined
  return choiceByRules(written.board, last, written.tried(cellOf(last)), false)
}

import { cellOf, digitOf, EventKind, kindOf, type SearchEvent } from '../events.ts'
import type { Givens } from '../../sudoku/givens.ts'
import type { ListingLanguage } from '../programs/folder.ts'
import { type Choice, choiceByRules } from '../steps/choice.ts'
import { plainListing } from '../steps/listing.ts'
import { refusalOf, refusalsOf } from '../steps/refusals.ts'
import type { StackFrame, Step, StepKind } from '../steps/step.ts'
import type { Moment } from '../trace/moment.ts'
import { chunkOf, type RecordedChunk } from '../trace/chunk.ts'
import type { ProgramModel } from './programModel.ts'
import { writtenBoardAt } from '../trace/replay.ts'
import { WrittenBoard } from '../trace/writtenBoard.ts'
import { candidates } from '../../sudoku/candidates.ts'
import { blankWithoutCandidates } from '../trace/deadEnd.ts'
import type { CurrentCell } from '../trace/currentCell.ts'
import { type Cell, DIGITS } from '../../sudoku/units.ts'
import type { Why } from '../steps/why.ts'

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
   * Returns the chunk of a moment. Caches the latest chunk, because stepping reads it repeatedly; reloads it while it
   * can still grow.
   */
  function chunkOfMoment({ event }: Moment): RecordedChunk {
    const number = chunkOf(event)
    if (latest?.number !== number || latest.next === undefined) latest = chunkAt(number)
    return latest
  }

  let latestMoment: { readonly event: number; readonly replayed: RecordedMoment } | undefined

  /**
   * Returns the replay of a moment. Caches the latest one for `currentCell`, `why` and `choice`; replays it again while
   * its next event is unknown.
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

/** The state after an event, replayed once for all queries about it. */
interface RecordedMoment {
  /** The board at this moment, with its history; must not be modified. */
  readonly written: WrittenBoard
  /** The board one event earlier; undefined at the start of the chunk. */
  readonly before: WrittenBoard | undefined
  readonly next: SearchEvent | undefined
}

/** Replays the moment after an event. @param chunk block of events that contains this event or starts with the next */
function recordedMoment(givens: Givens, chunk: RecordedChunk, event: number): RecordedMoment {
  const index = event - chunk.start.event
  const next = chunk.events[index] ?? chunk.next
  if (index === 0) return { written: writtenBoardAt(givens, chunk, event), before: undefined, next }
  const before = writtenBoardAt(givens, chunk, event - 1)
  const written = WrittenBoard.resume(givens, before.snapshot())
  written.apply(chunk.events[index - 1])
  return { written, before, next }
}

/**
 * Infers from the writes of a recorded program which cell it works on: the cell just cleared, unless the next write
 * overwrites a digit; otherwise the cell written next. If the next write changes the digit just written, the cell is a
 * blank without candidates instead. Returns the cell with its tried and remaining candidates, by the rules of Sudoku;
 * undefined if the board is full or no cell can be inferred.
 */
function recordedCurrentCell({ written, next }: RecordedMoment): CurrentCell | undefined {
  if (written.isFull) return undefined
  const cell = workingCell(written, next)
  if (cell === undefined) return undefined
  const allowed = candidates(written.board, cell)
  const tried = written.tried(cell) & allowed
  return { cell, tried, remaining: allowed & ~tried }
}

function workingCell({ last, board }: WrittenBoard, next: SearchEvent | undefined): Cell | undefined {
  if (last !== undefined && kindOf(last) === EventKind.backtrack) {
    // An overwriting program continues in another cell, which still holds its failed digit.
    const isOverwriting = next !== undefined && kindOf(next) === EventKind.replace
    return cellOf(isOverwriting ? next : last)
  }
  if (next === undefined) return undefined
  // The program gives up the digit that it has just written, probably because of a blank without a candidate.
  const givesUp = last !== undefined && cellOf(last) === cellOf(next)
  return givesUp ? blankWithoutCandidates(board) : cellOf(next)
}

/**
 * Infers why the latest event of a recorded program removed or overwrote a digit, from the board before that event: the
 * board was solved, or a blank had no digit left. Undefined before the first event, after a placement, if the digit
 * itself broke the rules, if the board explains nothing, and at the start of a chunk, where the board
 * before the event is unknown.
 */
function recordedWhy({ before }: RecordedMoment, { last, solutions }: Moment): Why | undefined {
  if (last === undefined || before === undefined || kindOf(last) === EventKind.place) return undefined
  if (before.isSolved) return { kind: 'solution-found' }
  if (isAgainstRules(before, cellOf(last))) return undefined
  const blank = exhaustedBlank(before, cellOf(last)) ?? blankWithoutCandidates(before.board)
  if (blank === undefined) return undefined
  const blockers = refusalsOf(before.board, blank)
  const tried = DIGITS.filter((digit) => blockers.every((by) => by.digit !== digit))
  const gone = { cell: cellOf(last), isOverwritten: kindOf(last) === EventKind.replace }
  return { kind: 'no-digit-left', cell: blank, blockers, gone, tried, isFruitless: solutions === 0 }
}

/**
 * Returns the blank that the second-latest event emptied, if the program had tried all of its candidates. Undefined
 * otherwise, or if that blank is the cell of the latest event.
 * @param cell of the latest event
 */
function exhaustedBlank(before: WrittenBoard, cell: Cell): Cell | undefined {
  const { last, board } = before
  if (last === undefined || kindOf(last) !== EventKind.backtrack || cellOf(last) === cell) return undefined
  const left = cellOf(last)
  return (candidates(board, left) & ~before.tried(left)) === 0 ? left : undefined
}

/** True if the digit in the cell is also in another cell of a row, column or box of it. */
function isAgainstRules({ board }: WrittenBoard, cell: Cell): boolean {
  const without = board.with(cell, 0)
  return refusalOf(without, cell, board[cell]) !== undefined
}

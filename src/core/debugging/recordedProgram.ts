import { cellOf, digitOf, EventKind, kindOf } from '../events.ts'
import type { Givens } from '../givens.ts'
import type { ListingLanguage } from '../programs/folder.ts'
import { type Choice, chosenFrom } from '../steps/choice.ts'
import { plainListing } from '../steps/listing.ts'
import { refusalOf } from '../steps/refusals.ts'
import type { StackFrame, Step, StepKind } from '../steps/step.ts'
import type { Moment } from '../trace/moment.ts'
import { pageOf, type RecordedPage } from '../trace/page.ts'
import type { ProgramModel } from './programModel.ts'
import { recordedFocus } from './recordedFocus.ts'
import { type RecordedMoment, recordedMoment } from './recordedMoment.ts'
import { recordedWhy } from './recordedWhy.ts'

/** The program that made a recording. */
export interface RecordedSource {
  readonly givens: Givens
  readonly text: string
  readonly language: ListingLanguage
}

const KINDS: Readonly<Record<EventKind, StepKind>> = {
  [EventKind.place]: 'place',
  [EventKind.replace]: 'replace',
  [EventKind.backtrack]: 'undo',
}

/** Of deeper recursions the newest calls are listed. */
const MOST_CALLS = 256

/**
 * The model of a program that somebody else ran: all that is known of it is what it wrote, from which line, and how many
 * calls deep. @param pageAt pages of its trace, as far as they are known
 */
export function recordedProgram(
  { givens, text, language }: RecordedSource,
  pageAt: (number: number) => RecordedPage,
): ProgramModel {
  const lines = plainListing(text)
  let latest: RecordedPage | undefined

  /** A page is asked for again and again while it is stepped through, and until then it may have grown. */
  function pageOfMoment({ event }: Moment): RecordedPage {
    const number = pageOf(event)
    if (latest?.number !== number || latest.next === undefined) latest = pageAt(number)
    return latest
  }

  let latestMoment: { readonly event: number; readonly reported: RecordedMoment } | undefined

  /** Focus, why and choice are asked for at one moment. Until its next event is known, there may be one by now. */
  function reported(moment: Moment): RecordedMoment {
    const { event } = moment
    if (latestMoment?.event !== event || latestMoment.reported.next === undefined)
      latestMoment = { event, reported: recordedMoment(givens, pageOfMoment(moment), event) }
    return latestMoment.reported
  }

  /** @returns no step if nothing more is known */
  function nextStep(page: RecordedPage, { event, board }: Moment): readonly Step[] {
    if (event < page.start.event + page.events.length) return [stepAt(page, event + 1, board)]
    return page.next === undefined ? [] : [stepAt(pageAt(page.number + 1), event + 1, board)]
  }

  return {
    sources: [{ language, load: async () => lines }],
    focus: (moment) => recordedFocus(reported(moment)),
    segment(moment) {
      const page = pageOfMoment(moment)
      return {
        arrival: moment.event === 0 ? undefined : stepAt(page, moment.event, moment.board),
        steps: nextStep(page, moment),
        isProvisional: false,
      }
    },
    why: (moment) => recordedWhy(reported(moment), moment),
    choice: (moment) => recordedChoice(reported(moment), moment),
    entered: () => undefined,
    lineOf: ({ line }) => (line ?? 0) - 1,
  }
}

/** The line that made an event of a page, from 1. @param board right before or after it: its own cell does not matter */
function stepAt(page: RecordedPage, event: number, board: Uint8Array): Step {
  const index = event - page.start.event - 1
  const made = page.events[index]
  const [kind, cell, digit, depth] = [kindOf(made), cellOf(made), digitOf(made), page.calls[index]]
  return {
    kind: KINDS[kind],
    line: page.lines[index],
    depth,
    event: made,
    cell,
    digit,
    refusal: refusalOf(board.with(cell, 0), cell, digit),
    variables: [],
    frames: callsTo(depth),
  }
}

/** Of calls nothing is known but that they have been made. */
function callsTo(depth: number): readonly StackFrame[] {
  const first = Math.max(0, depth + 1 - MOST_CALLS)
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
 * The choice of a recorded program, as far as its writes tell: by the rules, and by the digits tried in the cell. In
 * which order it goes on only the program knows.
 */
function recordedChoice({ written }: RecordedMoment, { last }: Moment): Choice | undefined {
  if (last === undefined || kindOf(last) === EventKind.backtrack) return undefined
  return chosenFrom(written.board, last, written.tried(cellOf(last)), false)
}

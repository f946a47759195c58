/** Takes the moment that the page shows as a step of a tour, with the page's own sentence as its words. */
import { chosenProgram } from '../own/own.ts'
import { workingCell } from '../board/cellView.ts'
import { knownListing } from '../listing/useListing.ts'
import type { ExecutionPoint } from '../session/debugging.ts'
import { currentExecutionPoint } from '../session/pointAtHand.ts'
import type { Session } from '../session/session.ts'
import { boardPosition } from '../session/sessionLink.ts'
import { frontOf } from '../session/sessions.ts'
import type { AppState } from '../store/state.ts'
import { runningLineOf } from '../why/useRunningLine.ts'
import type { Messages } from '../words/en.ts'
import { messagesIn } from '../words/messages.ts'
import { cellOf } from '../../search/events.ts'
import { givensIn } from '../../sudoku/grid.ts'
import { assertNever, failure, type Result, success } from '../../sudoku/result.ts'
import type { Cell } from '../../sudoku/units.ts'
import { type DraftStep, type MomentBoard, sceneKey } from './draft.ts'
import { programVersion } from './programVersions.ts'
import { ringedByTour } from './touring.ts'
import { MOST, SHOWN_PARTS, type ShownPart, type TourProgram } from './tour.ts'
import type { MomentFault } from './writing.ts'
import { WRITING } from './writingWords.ts'

/** Returns the page's moment as a step. */
export function takenMoment(state: AppState): Result<DraftStep, MomentFault> {
  const session = frontOf(state)
  const program = tourProgramOf(state, session)
  if (!program.ok) return program
  if (state.puzzle.conflicts.length > 0) return failure('conflicts')
  return success({
    scene: { puzzle: state.puzzle.grid, program: program.value },
    position: boardPosition(session),
    words: proposedWords(state),
    points: pointedCells(state),
    open: openParts(state),
    taken: boardOf(session),
  })
}

function boardOf({ lastSolution, frame }: Session): MomentBoard {
  const { board, last } = (lastSolution ?? frame).moment
  return { board: Array.from(board), last }
}

/**
 * Returns the steps with the board that the page shows, if it shows the moment of one that has none; the same steps
 * otherwise.
 */
export function withShownBoard(steps: readonly DraftStep[], state: AppState): readonly DraftStep[] {
  const session = frontOf(state)
  const { event } = session.frame.moment
  const isBare = ({ taken, position }: DraftStep) => taken === undefined && position.event === event
  // First, because keys of long programs take a while to compare.
  if (session.run.status !== 'open' || !steps.some(isBare)) return steps
  const program = tourProgramOf(state, session)
  if (!program.ok) return steps
  const shown = sceneKey({ puzzle: state.puzzle.grid, program: program.value })
  const at = steps.findIndex((step) => isBare(step) && sceneKey(step.scene) === shown)
  return at < 0 ? steps : steps.with(at, { ...steps[at], taken: boardOf(session) })
}

function tourProgramOf(state: AppState, { program, run }: Session): Result<TourProgram, MomentFault> {
  switch (program.kind) {
    case 'built-in': {
      const { strategy: id, extent } = program
      return success({ kind: 'builtIn', id, extent, version: programVersion(id) })
    }
    case 'own': {
      const { language } = program
      if (state.own === undefined) return failure('no-program')
      // The shown text may have been edited since its run.
      const isRun = run.status === 'open' && state.own.run?.language === language
      const text =
        isRun && state.own.run !== undefined ? state.own.run.text : chosenProgram(state.own, language).text
      if (text === '') return failure('no-program')
      return text.length > MOST.program ? failure('too-long') : success({ kind: 'own', language, text })
    }
    case 'recorded':
      return failure('no-program')
    default:
      return assertNever(program)
  }
}

/** Returns the cells that the page rings or explains; if there are none, the one that the step is about. */
function pointedCells(state: AppState): readonly Cell[] {
  const session = frontOf(state)
  const { explained } = session.debugging
  const ringed = new Set([...state.rings.keys(), ...(explained?.keys() ?? []), ...ringedByTour(state)])
  if (ringed.size > 0) return [...ringed].toSorted((one, other) => one - other)
  const { last } = session.frame.moment
  const cell = boardPosition(session).step === 0 && last !== undefined ? cellOf(last) : workingCell(session)
  return cell === undefined ? [] : [cell]
}

function openParts({ preferences }: AppState): readonly ShownPart[] {
  const isOpen: Readonly<Record<ShownPart, boolean>> = {
    variables: preferences.isDrawerOpen,
    flame: preferences.showsFlame,
    candidates: preferences.showsCandidates,
    rowNumbers: preferences.numbering !== 'none',
  }
  return SHOWN_PARTS.filter((part) => isOpen[part])
}

/** Returns the sentence under the board, as far as a step has room for it. */
function proposedWords(state: AppState): string {
  const { language } = state.preferences
  const { stepping, sentence } = messagesIn(language)
  const { moment } = frontOf(state).frame
  const point = currentExecutionPoint(state)
  const step = point?.step
  const line = runningLineOf(state, point, knownListing(state))
  const event = step === undefined ? moment.last : step.event
  if (step === undefined && event === undefined)
    return WRITING[language].beginning(givensIn(state.puzzle.grid))
  const done =
    event !== undefined
      ? sentence.done(event, line, point?.overwritten)
      : step === undefined
        ? ''
        : line === undefined
          ? stepping.stepDone(step)
          : sentence.ran(line, stepping.stepDone(step))
  return withinLength([`${done}.`, reasonOf(point, stepping)].join(' ').trim())
}

function reasonOf(point: ExecutionPoint | undefined, words: Messages['stepping']): string {
  if (point?.why !== undefined) return words.why(point.why)
  if (point?.step?.refusal !== undefined) return words.refused(point.step.refusal)
  return point?.choice === undefined ? '' : words.chosen(point.choice)
}

/** Cuts a text that is too long for a step, after a word. */
function withinLength(text: string): string {
  if (text.length <= MOST.words) return text
  return `${text.slice(0, MOST.words - 1).replace(/\s+\S*$/, '')}…`
}

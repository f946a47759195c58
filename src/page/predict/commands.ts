/** Asks the learner to predict chosen events, and takes the answers from the board and the digit pad. */
import { isReadable } from '../player/rate.ts'
import type { Prompt, Stage } from './predict.ts'
import { positionOf } from '../session/selectors.ts'
import type { SessionId } from '../session/session.ts'
import { frontOf } from '../session/sessions.ts'
import { perStore } from '../store/perStore.ts'
import type { AppState } from '../store/state.ts'
import { BY_PARTS } from '../store/stateStore.ts'
import type { AppStore } from '../store/store.ts'
import type { RingKind } from '../board/rings.ts'
import { areLinesShown } from '../timeline/view.ts'
import { isTouring } from '../tours/touring.ts'
import {
  type QuestionHistory,
  dueQuestion,
  emptyQuestionHistory,
  withQuestion,
} from '../../search/predict/asking.ts'
import {
  type Answer,
  type Question,
  type QuestionKind,
  questionOf,
  verdictOn,
} from '../../search/predict/question.ts'
import { assertNever } from '../../sudoku/result.ts'
import { type Position, positionAt, samePosition } from '../../search/trace/position.ts'
import { type Cell, cellAt } from '../../sudoku/units.ts'
import { missedKinds, readRecord, scoreOf, storeAnswer } from './record.ts'
import { explanationOf, positionAfterReturn, situationAt } from './traceAround.ts'

/** Commands of predicting, per store. The first call starts watching for events worth a question. */
export const predictOf = perStore(createPredict)

export type PredictCommand =
  /** Chooses the cell of the answer. */
  | { readonly kind: 'press'; readonly cell: Cell }
  /** Answers with a digit for the chosen cell. @property digit 0 if the cell becomes empty */
  | { readonly kind: 'type'; readonly digit: number }
  | { readonly kind: 'skip' }
  /** Marks the cells that explain the answered question. */
  | { readonly kind: 'explain' }
  /** Asks at the shown event, for a tour: a question of this kind or, if that has no occasion there, of another. */
  | { readonly kind: 'ask'; readonly ask: QuestionKind }
  /** Closes the question. If it was answered and had interrupted playing, goes on playing. */
  | { readonly kind: 'goOn' }

/**
 * Maximum events that a frame may play for a question to be asked. With reduced motion, frames are rare, so each plays
 * several events.
 */
const MOST_EVENTS_A_FRAME = 10

const MIDDLE = cellAt(4, 4)

function createPredict(store: AppStore): (command: PredictCommand) => void {
  const { getState: get, actions, environment } = store
  const { storage } = environment
  let record = readRecord(storage)
  let asked: QuestionHistory = emptyQuestionHistory(frontOf(get()).frame.moment.event)
  /** Session of the open question. `release` gives presses back to the board when the question closes. */
  let opened: { readonly session: SessionId; readonly release: () => void } | undefined
  /** True while an answer moves the playhead. Any other move of the playhead closes the question. */
  let isAnswering = false

  function setPrompt(prompt: Prompt | undefined): void {
    store.setState({ predicting: { prompt, score: scoreOf(record) } })
  }

  /**
   * Opens a question: pauses playing, goes to the position, and covers what would give the answer away.
   * @param position before the event to predict
   * @param by how the question came up
   */
  function open(question: Question, position: Position, by: Pick<Prompt, 'wasPlaying' | 'isGuided'>): void {
    record = readRecord(storage)
    actions.goTo(position)
    opened = {
      session: get().front,
      release: actions.takePresses({
        pressed: (cell) => dispatch({ kind: 'press', cell }),
        typed: (digit) => dispatch({ kind: 'type', digit }),
      }),
    }
    actions.debug({ kind: 'cover', isCovered: true })
    actions.select(initialCell(question, get().selected))
    ring(question.kind === 'digit' ? [[question.answer.cell, 'asked']] : [])
    const cell = question.kind === 'digit' ? question.answer.cell : undefined
    setPrompt({ ...by, question, position, stage: { kind: 'asked', cell, lacksCell: false } })
  }

  function close(): void {
    const { session, release } = opened ?? {}
    opened = undefined
    setPrompt(undefined)
    release?.()
    ring([])
    // The question's session may have been closed, or be behind another session.
    if (session === undefined || get().sessions[session] === undefined) return
    const { debug } = actions.session(session)
    debug({ kind: 'cover', isCovered: false })
    debug({ kind: 'explain', isShown: false })
  }

  /** Rings these cells and no others. */
  function ring(rings: readonly (readonly [Cell, RingKind])[]): void {
    actions.showRings(new Map(rings))
  }

  function setStage(prompt: Prompt, next: Stage): void {
    setPrompt({ ...prompt, stage: next })
  }

  function press(prompt: Prompt, cell: Cell): void {
    if (prompt.stage.kind !== 'asked' || prompt.question.kind === 'digit') return
    ring([[cell, 'chosen']])
    setStage(prompt, { kind: 'asked', cell, lacksCell: false })
  }

  function type(prompt: Prompt, digit: number): void {
    if (prompt.stage.kind !== 'asked') return
    const { cell } = prompt.stage
    if (cell === undefined) setStage(prompt, { ...prompt.stage, lacksCell: true })
    else answer(prompt, { cell, digit })
  }

  function answer(prompt: Prompt, given: Answer): void {
    const { question } = prompt
    const happenedEvent = situationAt(store, question.event)?.next
    // The event can no longer be read, for example because the worker was lost.
    if (happenedEvent === undefined) return close()
    const verdict = verdictOn(question, given)
    // An answer in a tour counts neither for nor against the reader.
    if (!prompt.isGuided)
      record = storeAnswer(storage, readRecord(storage), question.kind, verdict === 'right')
    const position = positionAt(question.event + 1)
    const explanation = explanationOf(store, position.event)
    isAnswering = true
    actions.goTo(position)
    isAnswering = false
    setPrompt({
      ...prompt,
      position,
      stage: { kind: 'answered', given, verdict, happenedEvent, ...explanation },
    })
    ring([
      [given.cell, 'chosen'],
      [question.answer.cell, 'right'],
    ])
  }

  /**
   * Marks the cells of the reason on the board, as pointing at its sentence does. No-op unless the page shows the lines of
   * the answered event.
   */
  function explain({ position }: Prompt): void {
    const shown = frontOf(get()).debugging.executionPoint?.position
    if (areLinesShown(get()) && shown !== undefined && samePosition(shown, position))
      actions.debug({ kind: 'explain', isShown: true })
  }

  function goOn(prompt: Prompt): void {
    close()
    if (prompt.stage.kind === 'answered' && prompt.wasPlaying) actions.play()
  }

  function dispatch(command: PredictCommand): void {
    const { prompt } = get().predicting
    if (command.kind === 'ask') return askFor(command.ask)
    if (prompt === undefined) return
    switch (command.kind) {
      case 'press':
        return press(prompt, command.cell)
      case 'type':
        return type(prompt, command.digit)
      case 'skip':
        return close()
      case 'explain':
        return explain(prompt)
      case 'goOn':
        return goOn(prompt)
      default:
        return assertNever(command)
    }
  }

  function askFor(kind: QuestionKind): void {
    const session = frontOf(get())
    const situation = situationAt(store, session.frame.moment.event)
    if (situation === undefined) return
    const question =
      questionOf(kind, situation) ?? questionOf('move', situation) ?? questionOf('cell', situation)
    if (question === undefined) return
    if (get().predicting.prompt !== undefined) close()
    open(question, positionOf(session), { wasPlaying: false, isGuided: true })
  }

  /** Asks about the first event after `before`, up to `now`, that is worth a question; no-op if none is. */
  function ask(before: number, now: number, wasPlaying: boolean): void {
    const missed = missedKinds(record)
    for (let event = before + 1; event <= now; event++) {
      const situation = situationAt(store, event)
      const question = situation && dueQuestion(situation, asked, missed)
      if (situation === undefined || question === undefined) continue
      asked = withQuestion(asked, question, situation)
      const position = question.kind === 'return' ? positionAfterReturn(store, event) : positionAt(event)
      return open(question, position, { wasPlaying, isGuided: false })
    }
  }

  /** Closes a question that no longer fits, or asks about the events that passed. */
  function watch(now: Watched, before: Watched): void {
    const isSameRun = RUN_PARTS.every((part) => now[part] === before[part])
    if (now.prompt !== undefined) {
      const isKnown = before.prompt === now.prompt && !isAnswering
      if (isKnown && !(now.fits && isSameRun)) close()
      return
    }
    // In another run, or in a run that starts over, all questions may be asked again.
    if (!isSameRun || now.event === 0) {
      if (!isSameRun || before.event !== 0) asked = emptyQuestionHistory(now.event)
      return
    }
    if (now.event < before.event) {
      asked = { ...asked, event: Math.min(asked.event, now.event) }
      return
    }
    const { playing } = get()
    const most = playing ? MOST_EVENTS_A_FRAME : 1
    const passed = now.event - before.event
    if (passed === 0 || passed > most || !mayAsk(get())) return
    ask(before.event, now.event, playing)
  }

  store.subscribe(watchedParts, watch, BY_PARTS)
  setPrompt(undefined)
  return dispatch
}

type Watched = ReturnType<typeof watchedParts>

/** The parts that tell a run from another. */
const RUN_PARTS = ['front', 'program', 'grid', 'isOpen'] as const

/** Returns the open question, whether it still fits, and the run and the event on the board. */
function watchedParts(state: AppState) {
  const { front, predicting, puzzle } = state
  const { program, run, frame } = frontOf(state)
  const { prompt } = predicting
  return {
    prompt,
    fits: prompt === undefined || isStillAt(state, prompt),
    front,
    program,
    grid: puzzle.grid,
    isOpen: run.status === 'open',
    event: frame.moment.event,
  }
}

/** Returns true if the page still shows the position of the open question, and questions of its kind. */
function isStillAt(state: AppState, { position, isGuided }: Prompt): boolean {
  const isThere = samePosition(positionOf(frontOf(state)), position)
  const isOn = isGuided ? isTouring(state) : state.preferences.predicts
  return isThere && isOn && state.view === 'watch' && !state.playing
}

/** Returns true if a question may be asked now: Predict is on in the Watch view, and no tour, presentation or high speed. */
function mayAsk(state: AppState): boolean {
  const { preferences, view, presenting } = state
  const isWatched = view === 'watch' && !isTouring(state) && presenting !== 'now'
  return preferences.predicts && isWatched && isReadable(state)
}

/** Returns the cell that is selected when a question opens: never the answer, unless the question names it. */
function initialCell({ kind, answer }: Question, selected: Cell): Cell {
  if (kind === 'digit') return answer.cell
  if (selected !== answer.cell) return selected
  return answer.cell === MIDDLE ? 0 : MIDDLE
}

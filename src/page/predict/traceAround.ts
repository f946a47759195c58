/** Reads the shown trace around an event, for questions to the learner and for explanations of the event. */
import { type SessionProgram, strategyOf, builtInModel } from '../session/session.ts'
import { eventsOf } from '../session/selectors.ts'
import { frontOf } from '../session/sessions.ts'
import type { AppStore } from '../store/store.ts'
import type { ProgramModel } from '../../search/debugging/programModel.ts'
import { recordedProgram } from '../../search/debugging/recordedProgram.ts'
import type { SearchEvent } from '../../search/events.ts'
import { type Givens, givensOf } from '../../sudoku/givens.ts'
import { recordedSituation, searchSituation, type Situation } from '../../search/predict/situation.ts'
import type { Choice } from '../../search/steps/choice.ts'
import type { Why } from '../../search/steps/why.ts'
import type { Moment } from '../../search/trace/moment.ts'
import { type Chunk, chunkOf } from '../../search/trace/chunk.ts'
import { replay } from '../../search/trace/replay.ts'
import { type Position, positionAt } from '../../search/trace/position.ts'

/** The chunk of an event, and the state right after the event. */
interface EventContext {
  readonly givens: Givens
  readonly program: SessionProgram
  readonly chunk: Chunk
  readonly moment: Moment
}

/** Returns the chunk and the state at an event; undefined if it is not cached, or givens conflict. */
function contextOf(store: AppStore, event: number): EventContext | undefined {
  const { getState: get, environment } = store
  const { program, frame } = frontOf(get())
  const givens = givensOf(get().puzzle.grid)
  const chunk = environment.sessions.front().source.chunk(chunkOf(event), event)
  if (!givens.ok || chunk === undefined) return undefined
  const moment = frame.moment.event === event ? frame.moment : replay(givens.value, chunk, event)
  return { givens: givens.value, program, chunk, moment }
}

/** Returns the event after the one given; undefined at the end of the trace, or if its chunk is not cached. */
function nextEvent(store: AppStore, { moment: { event }, chunk }: EventContext): SearchEvent | undefined {
  if (event >= eventsOf(frontOf(store.getState()).run)) return undefined
  const index = event - chunk.start.event
  if (index < chunk.events.length) return chunk.events[index]
  return store.environment.sessions.front().source.chunk(chunk.number + 1, event + 1)?.events[0]
}

/**
 * Returns what questions about an event need, e.g. the next event. Undefined at the end of the trace, while a chunk
 * loads, or if givens conflict.
 */
export function situationAt(store: AppStore, event: number): Situation | undefined {
  const here = contextOf(store, event)
  const next = here && nextEvent(store, here)
  if (here === undefined || next === undefined) return undefined
  const { givens, program, chunk, moment } = here
  if (chunk.kind === 'recorded') return recordedSituation(chunk, moment, next)
  const strategy = strategyOf(program)
  return strategy && searchSituation(givens, strategy, moment, next)
}

/**
 * Returns the position after the last return from a call between an event and the next one. Returns the event's own
 * position if there is no such return, while its chunk loads, and for programs that are not built in.
 */
export function positionAfterReturn(store: AppStore, event: number): Position {
  const here = contextOf(store, event)
  if (here?.program.kind !== 'built-in') return positionAt(event)
  const { steps } = builtInModel(here.givens, here.program).segment(here.moment)
  return { event, step: steps.findLastIndex(({ kind }) => kind === 'returned') + 1 }
}

/** Explanation of an event, as far as known: why it backtracks, or what its digit was chosen from. */
export interface Explanation {
  readonly why: Why | undefined
  readonly choice: Choice | undefined
}

export function explanationOf(store: AppStore, event: number): Explanation {
  const here = contextOf(store, event)
  const model = here && modelOf(here)
  if (here === undefined || model === undefined) return { why: undefined, choice: undefined }
  return { why: model.why(here.moment), choice: model.choice(here.moment) }
}

function modelOf({ givens, program, chunk }: EventContext): ProgramModel | undefined {
  if (chunk.kind === 'recorded') return recordedProgram({ givens, text: '', language: 'py' }, () => chunk)
  return program.kind === 'built-in' ? builtInModel(givens, program) : undefined
}

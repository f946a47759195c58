import type { Post, ToHost } from '../../calls/protocol.ts'
import { HandedOver } from '../../calls/question.ts'
import { type Desk, type LongJobs, serveInLine, StartAgain } from '../../calls/serve.ts'
import type { GradeLimits, OwnProgram, OwnQuestions, RunTold } from '../questions.ts'
import { countsOf, foundEvent, inspectionOf, valuesAnswerOf, variableAnswerOf } from './answers.ts'
import { gradedRun } from './gradedRun.ts'
import type { Language, Task } from './language.ts'
import { probedRun } from './probedRun.ts'
import { recordedRun } from './recordedRun.ts'
import { type Rerun, rerun } from './rerun.ts'

export interface OwnHostDependencies {
  /** In milliseconds. */
  now(): number
  /** Yields to the event loop; resolves after pending messages have been handled. */
  pause(): Promise<void>
  /** Fetches and starts the interpreter or compiler. Rejects if it cannot be loaded. */
  start(progress: (bytes: number, totalBytes: number) => void): Promise<Language>
}

/**
 * Runs and grades users' programs of one language, one at a time, and answers questions about runs. Starts the language
 * once: only a new worker is free of what programs left behind.
 * @returns what receives the client's messages
 */
export function serveOwnQuestions(
  post: Post,
  { now, pause, start }: OwnHostDependencies,
): (message: ToHost) => void {
  let language: Language | undefined
  /** True once a program has run. */
  let isUsed = false
  const used = (): Language => {
    if (language === undefined) throw new Error('The language has not started')
    isUsed = true
    return language
  }
  const fresh = (limits: GradeLimits): Language => {
    if (isUsed && language?.needsRestart(limits) === true) throw new StartAgain()
    return used()
  }
  return serveInLine<OwnQuestions>(post, ownJobs(used, fresh, now), {
    pause,
    async ready(tellAll) {
      language = await start((bytes, totalBytes) => tellAll({ type: 'fetching', bytes, totalBytes }))
      tellAll({ type: 'loaded' })
    },
  })
}

/**
 * What answers the questions, the most urgent first. A job that fails leaves the interpreter in an unknown state.
 * @param used returns the language, to run a program
 * @param fresh does so, too, but throws `StartAgain` if leftovers of earlier programs would affect this one
 */
function ownJobs(
  used: () => Language,
  fresh: (limits: GradeLimits) => Language,
  now: () => number,
): LongJobs<OwnQuestions> {
  /** Runs a program once more, to answer a question about its run. */
  async function repeat<Answer>(
    desk: Desk<RunTold<Answer>>,
    { program, limitMs }: { readonly program: OwnProgram; readonly limitMs: number },
    task: Task,
  ): Promise<Rerun> {
    const alive = (events: number) => desk.tell({ type: 'alive', events })
    const again = await rerun(used(), { now, alive }, program, task, limitMs)
    if (again.isBroken) desk.spend()
    return again
  }

  return {
    run: ({ program, limits }, desk) =>
      spendingAtFailure(desk, async () => {
        const dependencies = { now, tell: desk.tell }
        const { ended, isBroken } = await recordedRun(fresh(limits), dependencies, program, limits)
        if (isBroken) desk.spend()
        return ended
      }),
    inspect: (order, desk) =>
      spendingAtFailure(desk, async () => {
        const { event, lines, digests } = order
        const again = await repeat(desk, order, { kind: 'inspect', event, lines })
        return answered(inspectionOf(reportedBy(again), event, again.digests, digests))
      }),
    find: (order, desk) =>
      spendingAtFailure(desk, async () => {
        const again = await repeat(desk, order, { kind: 'find', target: order.target })
        return answered(foundEvent(reportedBy(again)))
      }),
    values: (order, desk) =>
      spendingAtFailure(desk, async () => {
        const again = await repeat(desk, order, { kind: 'values', order: order.query })
        return answered(valuesAnswerOf(reportedBy(again), again, order.digests))
      }),
    follow: (order, desk) =>
      spendingAtFailure(desk, async () => {
        const again = await repeat(desk, order, { kind: 'follow', order: order.variable })
        return answered(variableAnswerOf(reportedBy(again), again, order.digests))
      }),
    count: (order, desk) =>
      spendingAtFailure(desk, async () => {
        if (!used().countsLines) throw new RangeError('Lines of this language are not counted')
        return answered(
          countsOf(await repeat(desk, order, { kind: 'count', event: order.event }), order.digests),
        )
      }),
    grade: ({ program, limits }, desk) =>
      spendingAtFailure(desk, async () => {
        const alive = () => desk.tell({ type: 'alive', events: 0 })
        const { isBroken, ...graded } = await gradedRun(fresh(limits), { now, alive }, program, limits)
        if (isBroken) desk.spend()
        return answered(graded)
      }),
    probe: ({ program, limits }, desk) =>
      spendingAtFailure(desk, async () => {
        const alive = () => desk.tell({ type: 'alive', events: 0 })
        const probed = await probedRun(used(), { now, alive }, program, limits)
        if (probed === undefined) throw new RangeError('The program cannot be run')
        const { isBroken, ...recorded } = probed
        if (isBroken) desk.spend()
        return new HandedOver(answered(recorded), [recorded.writes.buffer, recorded.lines.buffer])
      }),
    time: ({ program, mostMs }, desk) =>
      spendingAtFailure(desk, () => {
        const language = used()
        if (language.timed === undefined) throw new RangeError('Programs of this language are not timed')
        const alive = () => desk.tell({ type: 'alive', events: 0 })
        const { elapsedMs, isBroken } = language.timed({ now, alive }, program, mostMs)
        if (isBroken) desk.spend()
        return answered(elapsedMs)
      }),
  }
}

const answered = <Answer>(answer: Answer) => ({ type: 'answered', answer }) as const

/** @throws Error if the rerun delivered no answer, e.g. because the interpreter broke */
function reportedBy({ reported }: Rerun): NonNullable<Rerun['reported']> {
  if (reported === undefined) throw new Error('The interpreter broke')
  return reported
}

/** Answers a question; if that fails, spends the worker. */
async function spendingAtFailure<Tell, Answer>(
  desk: Desk<Tell>,
  work: () => Answer | Promise<Answer>,
): Promise<Answer> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof StartAgain)) desk.spend()
    throw error
  }
}

/**
 * Questions about a run that are answered by rerunning its program: the tasks of the reruns, and the replies. A digest
 * of each page (block of events) shows whether the program has behaved the same again.
 */
import type { KnownCall, KnownLine } from '../../../core/own/knownLines.ts'
import type { LineCount } from '../../../core/own/lineCounts.ts'
import type { LineValue, ValuesAnswer } from '../../../core/own/lineValues.ts'
import type { VariableAnswer, VariableWrite } from '../../../core/own/variableStory.ts'
import type { WatchValue } from '../../../core/steps/step.ts'
import type { Inspection, OwnReply, OwnRequest } from '../../ownProtocol.ts'
import type { RawInspection, Task } from './language.ts'
import type { Rerun } from './rerun.ts'
import { NO_VALUE, type RawStory } from './variableLog.ts'

export type Question = Extract<OwnRequest, { type: 'inspect' | 'find' | 'count' | 'values' | 'follow' }>

/** Returns the task of the rerun that answers a question. */
export function taskOf(question: Question): Task {
  const { type } = question
  switch (type) {
    case 'inspect':
      return { kind: type, event: question.event, lines: question.lines }
    case 'find':
      return { kind: type, target: question.target }
    case 'count':
      return { kind: type, event: question.event }
    case 'values':
      return { kind: type, order: question.order }
    case 'follow':
      return { kind: type, order: question.order }
  }
}

/**
 * Returns the progress message for a question; for `inspect`, only a sign of life.
 * @param event number of events so far
 */
export function progressReply({ type, run, request }: Question, event: number): OwnReply {
  switch (type) {
    case 'inspect':
      return { type: 'pong', run }
    case 'find':
      return { type: 'finding', run, request, event }
    case 'count':
      return { type: 'counting', run, request, event }
    case 'values':
      return { type: 'reading', run, request, event }
    case 'follow':
      return { type: 'following', run, request, event }
  }
}

/**
 * Converts a rerun's result to the reply.
 * @param digests page digests of the recorded run, as far as known
 * @throws Error if the rerun delivered no answer, e.g. because the interpreter broke; a `count` question then gets a
 *   reply without lines instead
 */
export function answerTo(question: Question, rerun: Rerun, digests: readonly number[]): OwnReply {
  const { type, run, request } = question
  const { reported } = rerun
  if (type === 'count') {
    const differs = digests.some((digest, page) => digest !== rerun.digests[page])
    const isReported = reported !== undefined && !rerun.isCut && !differs
    return {
      type: 'counted',
      run,
      request,
      lines: isReported ? (JSON.parse(reported[0]) as LineCount[]) : undefined,
    }
  }
  if (reported === undefined) throw new Error('The interpreter broke')
  if (type === 'values')
    return { type: 'read', run, request, answer: valuesAnswerOf(reported, rerun, digests) }
  if (type === 'follow')
    return { type: 'followed', run, request, answer: variableAnswerOf(reported, rerun, digests) }
  if (type === 'inspect') {
    const inspection = inspectionOf(reported, question.event, rerun.digests, digests)
    return { type: 'inspected', run, request, inspection }
  }
  const event = JSON.parse(reported[0]) as number | null
  return { type: 'found', run, request, event: event ?? undefined }
}

/** @param digests page digests of the recorded run */
function valuesAnswerOf(
  [answer, values]: readonly [answer: string, values: string],
  { digests: again, isCut }: Rerun,
  digests: readonly number[],
): ValuesAnswer {
  const withoutPool = JSON.parse(answer) as ValuesAnswer
  if (withoutPool.kind !== 'read') return withoutPool
  if (again.some((digest, page) => page < digests.length && digest !== digests[page]))
    return { kind: 'differs' }
  const pool = JSON.parse(values) as readonly LineValue[]
  return { ...withoutPool, pool, end: isCut && withoutPool.end === 'all' ? 'cut' : withoutPool.end }
}

/** @param digests page digests of the recorded run */
function variableAnswerOf(
  [answer, values]: readonly [answer: string, values: string],
  { digests: again }: Rerun,
  digests: readonly number[],
): VariableAnswer {
  const story = JSON.parse(answer) as RawStory
  if (again.some((digest, page) => page < digests.length && digest !== digests[page]))
    return { kind: 'differs' }
  if (story.kind === 'missing') return story
  const known = JSON.parse(values) as readonly WatchValue[]
  const writes = story.writes.map(
    ([event, step, line, before, after]): VariableWrite => ({
      event,
      step,
      line,
      before: before === NO_VALUE ? undefined : known[before],
      after: known[after],
    }),
  )
  return { ...story, writes }
}

/**
 * Converts an inspection as delivered by the language's runner. Replaces the indices of values by the values, and drops
 * calls to which no line refers.
 * @param again page digests of the rerun
 * @param digests page digests of the recorded run
 */
export function inspectionOf(
  [inspection, values]: readonly [inspection: string, values: string],
  event: number,
  again: readonly number[],
  digests: readonly number[],
): Inspection {
  const { from, to, calls: seen, lines } = JSON.parse(inspection) as RawInspection
  // Drops unreferenced calls: a loop records one per iteration, but the lines reference only the last few.
  const named = [...new Set(lines.flatMap(([, , , stack]) => stack))]
  const numbers = new Map(named.map((call, number) => [call, number]))
  const known = JSON.parse(values) as readonly WatchValue[]
  const isOther = (digest: number, page: number) => page < digests.length && digest !== digests[page]
  return {
    from,
    to,
    // Repeated values share one object; structured cloning preserves that.
    calls: named.map((call): KnownCall => {
      const [name, line, variables] = seen[call]
      return { name, line, variables: variables.map(([name, value]) => ({ name, value: known[value] })) }
    }),
    lines: lines.map(
      ([before, after, line, stack, omitted, returned]): KnownLine => ({
        before,
        after,
        line,
        stack: stack.map((call) => numbers.get(call) ?? 0),
        omitted,
        returned: returned === null ? undefined : { name: returned[0], value: known[returned[1]] },
      }),
    ),
    differs: to < event || again.some(isOther),
  }
}

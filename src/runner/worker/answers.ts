/**
 * Converts the results of reruns to the answers of questions about a run. A digest of each chunk shows
 * whether the program has behaved the same again.
 */
import type { KnownCall, KnownLine, LineCount } from '../run/knownLines.ts'
import type { LineValue, ValuesAnswer } from '../run/lineValues.ts'
import type { VariableAnswer, VariableWrite } from '../run/variableStory.ts'
import type { WatchValue } from '../../search/steps/step.ts'
import type { Inspection } from '../questions.ts'
import type { RawInspection } from './language.ts'
import type { Rerun } from './rerun.ts'
import { NO_VALUE, type RawStory } from './variableLog.ts'

type Reported = NonNullable<Rerun['reported']>

/** @param digests chunk digests of the recorded run, as far as known */
export function countsOf(
  { reported, isCut, digests: again }: Rerun,
  digests: readonly number[],
): readonly LineCount[] | undefined {
  const differs = digests.some((digest, chunk) => digest !== again[chunk])
  if (reported === undefined || isCut || differs) return undefined
  return JSON.parse(reported[0]) as LineCount[]
}

export function foundEvent([answer]: Reported): number | undefined {
  return (JSON.parse(answer) as number | null) ?? undefined
}

/** @param digests chunk digests of the recorded run */
export function valuesAnswerOf(
  [answer, values]: Reported,
  { digests: again, isCut }: Rerun,
  digests: readonly number[],
): ValuesAnswer {
  const withoutPool = JSON.parse(answer) as ValuesAnswer
  if (withoutPool.kind !== 'read') return withoutPool
  if (again.some((digest, chunk) => chunk < digests.length && digest !== digests[chunk]))
    return { kind: 'differs' }
  const pool = JSON.parse(values) as readonly LineValue[]
  return { ...withoutPool, pool, end: isCut && withoutPool.end === 'all' ? 'cut' : withoutPool.end }
}

/** @param digests chunk digests of the recorded run */
export function variableAnswerOf(
  [answer, values]: Reported,
  { digests: again }: Rerun,
  digests: readonly number[],
): VariableAnswer {
  const story = JSON.parse(answer) as RawStory
  if (again.some((digest, chunk) => chunk < digests.length && digest !== digests[chunk]))
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
 * @param again chunk digests of the rerun
 * @param digests chunk digests of the recorded run
 */
export function inspectionOf(
  [inspection, values]: Reported,
  event: number,
  again: readonly number[],
  digests: readonly number[],
): Inspection {
  const { from, to, calls: seen, lines } = JSON.parse(inspection) as RawInspection
  // Drops unreferenced calls: a loop records one per iteration, but the lines reference only the last few.
  const named = [...new Set(lines.flatMap(([, , , stack]) => stack))]
  const numbers = new Map(named.map((call, number) => [call, number]))
  const known = JSON.parse(values) as readonly WatchValue[]
  const isOther = (digest: number, chunk: number) => chunk < digests.length && digest !== digests[chunk]
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

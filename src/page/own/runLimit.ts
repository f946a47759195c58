import { judgeLimitSeconds } from '../../search/seconds/limits.ts'
import type { OwnRun } from './own.ts'

/** Returns the judge's time limit for a run, in seconds; undefined if the judge is not known yet or publishes none. */
export function runLimit({ judge, language }: Pick<OwnRun, 'judge' | 'language'>): number | undefined {
  return judge === undefined ? undefined : judgeLimitSeconds(judge, language)
}

/** Returns that limit once the run takes longer; undefined until then. */
export function passedLimit(run: Pick<OwnRun, 'judge' | 'language' | 'elapsedMs'>): number | undefined {
  const limit = runLimit(run)
  return limit !== undefined && run.elapsedMs > limit * 1000 ? limit : undefined
}

import type { OwnRun, OwnVerdict } from './own.ts'
import { frontOf } from '../session/sessions.ts'
import { perStore } from '../store/perStore.ts'
import type { LineCount } from '../../runner/run/knownLines.ts'
import { panelRunOf } from './panelRun.ts'

/** Verdicts of runs whose lines can be counted. A stopped or cut-off program would rerun until it is cut off again. */
const COUNTABLE: ReadonlySet<OwnVerdict['kind']> = new Set([
  'accepted',
  'wrong-answer',
  'presentation-error',
  'no-output',
  'runtime-error',
])

/** True if the lines of a run can be counted: only in Python, and only if the program came to an end by itself. */
export function isCountable({ language, verdict }: OwnRun): boolean {
  return language === 'python' && COUNTABLE.has(verdict.kind)
}

/** Counts how often each line of the run in the panel ran, up to the shown event and in total, or ends the counting. */
export const lineCountingOf = perStore((store) => {
  const counting = panelRunOf(store).question<number, readonly LineCount[] | undefined>({
    isAskable: isCountable,
    ask: (asker, event, signal) => asker.ask('count', event, signal),
    shown: (counts) => ({ counts }),
  })
  return (command: 'count' | 'stop'): void =>
    command === 'count' ? counting.begin(frontOf(store.getState()).playhead.event) : counting.end()
})

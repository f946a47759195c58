import type { OwnRun, OwnVerdict } from './own.ts'
import { frontOf } from '../session/sessions.ts'
import { perStore } from '../store/perStore.ts'
import type { LineCount } from '../../runner/run/knownLines.ts'
import { panelRunOf } from './panelRun.ts'
import type { LineCountWords } from './lineCountWords.ts'
import type { EditorCount } from './editor/outside.ts'

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

const NONE: readonly EditorCount[] = []

/**
 * Returns the counts of the lines of a run; none if its lines have not been counted.
 * @param text editor text; if it differs from the text that ran, no counts are returned
 * @param isThere true if the event up to which lines were counted is shown
 */
export function editorCounts(
  words: LineCountWords,
  run: OwnRun | undefined,
  text: string,
  isThere: boolean,
): readonly EditorCount[] {
  const lines = run?.counts?.kind === 'answered' ? run.counts.answer : undefined
  if (run?.text !== text || lines === undefined) return NONE
  const most = Math.max(...lines.map(([, , total]) => total))
  return lines.map(([line, soFar, total]) => ({
    line,
    text: words.shown(total),
    name: isThere ? words.soFar(line, total, soFar) : words.total(line, total),
    // Logarithmic scale: counts differ by powers of ten.
    share: Math.log1p(total) / Math.log1p(most),
    shareSoFar: isThere ? soFar / total : 0,
  }))
}

/** Lines of the user's own program at which its run has failed. */
import type { OwnRun } from '../../../app/own/own.ts'
import type { OwnWords } from '../../../i18n/own.ts'
import type { EditorMark } from './editor/outside.ts'

const NONE: readonly EditorMark[] = []

/** @param text the program as it is now: where it has been edited, lines are no longer those */
export function faultsOf(words: OwnWords, run: OwnRun | undefined, text: string): readonly EditorMark[] {
  if (run === undefined || run.text !== text) return NONE
  const { verdict } = run
  if (verdict.kind !== 'runtime-error' && verdict.kind !== 'syntax-error') return NONE
  if (verdict.line === undefined) return NONE
  return [{ line: verdict.line, kind: 'error', message: words.failed(verdict) }]
}

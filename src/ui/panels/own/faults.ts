/** Lines of the user's own program of which its compiler or its run has something to say. */
import type { OwnRun } from '../../../app/own/own.ts'
import type { Lookalike } from '../../../core/own/lookalikes.ts'
import type { OwnWords } from '../../../i18n/own.ts'
import type { EditorMark } from './editor/outside.ts'

const NONE: readonly EditorMark[] = []

/** @param text the program as it is now: where it has been edited, lines are no longer those */
export function faultsOf(words: OwnWords, run: OwnRun | undefined, text: string): readonly EditorMark[] {
  if (run === undefined || run.text !== text) return NONE
  const { verdict, diagnostics } = run
  const told = diagnostics.flatMap(({ severity: kind, line, message }): readonly EditorMark[] =>
    line === undefined ? [] : [{ line, kind, message: words.compilerSays(message) }],
  )
  if (verdict.kind !== 'runtime-error' && verdict.kind !== 'syntax-error') return told
  if (verdict.line === undefined) return told
  return [...told, { line: verdict.line, kind: 'error', message: words.failed(verdict) }]
}

/** The first of each line. */
export function lookalikeMarks(words: OwnWords, found: readonly Lookalike[]): readonly EditorMark[] {
  return found
    .filter(({ line }, index) => line !== found[index - 1]?.line)
    .map((first) => ({ line: first.line, kind: 'warning', message: words.lookalike(first, 0) }))
}

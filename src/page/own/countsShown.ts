/** Execution counts as the editor shows them beside each line. */
import type { OwnRun } from './own.ts'
import type { LineCountWords } from './lineCountWords.ts'
import type { EditorCount } from './editor/outside.ts'

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

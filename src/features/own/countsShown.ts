/** How often each line has run, as the editor shows it beside the line. */
import type { OwnRun } from '../../app/own/own.ts'
import type { LineCountWords } from './lineCountWords.ts'
import type { EditorCount } from './editor/outside.ts'

const NONE: readonly EditorCount[] = []

/**
 * @param text of the editor: of another than that which has run, nothing is known
 * @param isThere the event is shown up to which they were counted
 */
export function countsShown(
  words: LineCountWords,
  run: OwnRun | undefined,
  text: string,
  isThere: boolean,
): readonly EditorCount[] {
  const counts = run?.counts
  if (run?.text !== text || counts?.kind !== 'counted') return NONE
  const most = Math.max(...counts.lines.map(([, , total]) => total))
  return counts.lines.map(([line, soFar, total]) => ({
    line,
    text: words.shown(total),
    name: isThere ? words.soFar(line, total, soFar) : words.total(line, total),
    // Counts differ by powers of ten.
    share: Math.log1p(total) / Math.log1p(most),
    shareSoFar: isThere ? soFar / total : 0,
  }))
}

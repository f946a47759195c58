import type { ShownFinding } from '../own.ts'
import type { Rings } from '../../board/rings.ts'
import type { Fact, Finding } from '../../../runner/diagnosis/finding.ts'
import type { EditorMark } from '../editor/outside.ts'
import type { DiagnosisWords } from './words.ts'

/**
 * Marks the line at fault, and the lines that ran around the event of a shown finding.
 * @param text in the editor; nothing is marked unless it is the text that ran
 */
export function findingMarks(
  words: DiagnosisWords,
  shown: ShownFinding | undefined,
  text: string,
): readonly EditorMark[] {
  if (shown?.hasRun !== true || shown.text !== text) return []
  const { event, line, linesAround } = shown.finding
  const around = linesAround
    .filter((each) => each !== line)
    .map((each): EditorMark => ({ line: each, kind: 'around', message: words.lineAround(event) }))
  if (line === undefined) return around
  return [...around, { line, kind: 'fault', message: words.faultLine(event), tag: words.event(event) }]
}

/** Returns the rings around the cells of a finding: around a digit that is left over, one that says so. */
export function ringsOf({ kind, cells }: Finding | Fact): Rings {
  return new Map(
    [...cells].map(([cell, role]) => [cell, kind === 'left-behind' && role === 'fault' ? 'stale' : role]),
  )
}

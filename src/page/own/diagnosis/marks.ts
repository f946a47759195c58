import type { Rings } from '../../board/rings.ts'
import type { Fact, Finding } from '../../../runner/diagnosis/finding.ts'
import type { EditorMark } from '../editor/outside.ts'
import type { DiagnosisWords } from './words.ts'

/**
 * Marks the line at fault, and the lines that ran around the event of a finding.
 * @param isHere true if the event is one of the shown run
 */
export function findingMarks(
  words: DiagnosisWords,
  finding: Finding | Fact | undefined,
  isHere: boolean,
): readonly EditorMark[] {
  if (finding === undefined) return []
  const { event, line, linesAround } = finding
  const around = linesAround
    .filter((each) => isHere && each !== line)
    .map((each): EditorMark => ({ line: each, kind: 'around', message: words.lineAround(event) }))
  if (line === undefined) return around
  const tag = isHere ? { tag: words.event(event) } : {}
  return [...around, { line, kind: 'fault', message: words.faultLine(event), ...tag }]
}

/** Returns the rings around the cells of a finding: around a digit that is left over, one that says so. */
export function ringsOf({ kind, cells }: Finding | Fact): Rings {
  return new Map(
    [...cells].map(([cell, role]) => [cell, kind === 'left-behind' && role === 'fault' ? 'stale' : role]),
  )
}

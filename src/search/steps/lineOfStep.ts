/** Maps a kind of step to its line in a listing. */
import type { ListingLine } from './listing.ts'
import type { StepKind } from './step.ts'

/** Returns the index of the line, from 0; −1 if no line has the kind, or if there is no step (`kind` undefined). */
export function lineOfStep(lines: readonly Pick<ListingLine, 'kinds'>[], kind: StepKind | undefined): number {
  return kind === undefined ? -1 : lines.findIndex(({ kinds }) => kinds.includes(kind))
}

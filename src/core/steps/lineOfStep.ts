/** The line of a listing that a kind of step stands on. */
import type { ListingLine } from './listing.ts'
import type { StepKind } from './step.ts'

/** Its index, from 0; -1 where no line has it, and before the first step. */
export function lineOfStep(lines: readonly Pick<ListingLine, 'kinds'>[], kind: StepKind | undefined): number {
  return kind === undefined ? -1 : lines.findIndex(({ kinds }) => kinds.includes(kind))
}

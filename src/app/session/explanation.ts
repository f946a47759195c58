import type { Cell } from '../../core/units.ts'
import type { ExecutionPoint, CellRole } from './debugging.ts'

/** The cells that tell why the search goes back, or why a digit is refused; undefined where there is nothing to tell. */
export function explanationOf(point: ExecutionPoint | undefined): ReadonlyMap<Cell, CellRole> | undefined {
  if (point === undefined) return undefined
  const { why, step } = point
  if (why === undefined) {
    if (step?.refusal === undefined || step.cell === undefined) return undefined
    return partsOf([step.cell], [step.refusal])
  }
  if (why.kind === 'solution-found') return undefined
  const failing =
    why.kind === 'no-digit-left' ? [why.cell] : [...why.blockers.map(({ cell }) => cell), ...why.tried]
  return partsOf(failing, why.blockers)
}

function partsOf(
  failing: readonly Cell[],
  blockers: readonly { readonly by: Cell }[],
): ReadonlyMap<Cell, CellRole> {
  return new Map([
    ...failing.map((cell) => [cell, 'failing'] as const),
    ...blockers.map(({ by }) => [by, 'blocking'] as const),
  ])
}

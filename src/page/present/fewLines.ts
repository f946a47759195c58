/** Number of lines of the program that a presentation shows. */
export const FEW = 5

/**
 * Returns the index of the first line to show. Lines stay where they are until the running line would be the first or
 * the last of them.
 * @param before the first line shown so far; undefined at first
 * @param running index of the running line; negative if there is none
 * @param count number of lines
 */
export function firstLine(before: number | undefined, running: number, count: number): number {
  const last = Math.max(0, count - FEW)
  if (running < 0) return Math.min(before ?? 0, last)
  const centred = running - Math.floor(FEW / 2)
  const isInside = before !== undefined && running > before && running < before + FEW - 1
  return Math.max(0, Math.min(isInside ? before : centred, last))
}

/**
 * Returns where a line of a text is after edits; if it is gone, the line that is now in its place, or the last one.
 * @param line from 1
 */
export function movedLine(before: string, after: string, line: number): number {
  if (before === after) return line
  const [old, now] = [before.split(/\r?\n/), after.split(/\r?\n/)]
  const shorter = Math.min(old.length, now.length)
  let head = 0
  while (head < shorter && old[head] === now[head]) head++
  if (line <= head) return line
  let tail = 0
  while (tail < shorter - head && old.at(-1 - tail) === now.at(-1 - tail)) tail++
  if (line > old.length - tail) return line + now.length - old.length
  // Between the first edit and the last: the same text nearest to its place, else the place itself.
  const text = old[line - 1]
  const end = now.length - tail
  const same = now.flatMap((each, index) =>
    index >= head && index < end && each === text ? [index + 1] : [],
  )
  const nearest = same.toSorted((one, other) => Math.abs(one - line) - Math.abs(other - line)).at(0)
  return nearest ?? Math.min(line, end)
}

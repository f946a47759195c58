/** Finds the marks that Git leaves in a file when a merge has conflicts. */

/** Marks of the two versions; the one between them is a line that texts may have, too. */
const SIDE = /^(?:<{7}|>{7}|\|{7})(?: |$)/
const BETWEEN = /^={7}$/

/** Returns the lines with marks of a merge, from 1; none unless one of the two versions is marked. */
export function mergeMarkLines(source: string): readonly number[] {
  const lines = source.split(/\r\n|\r|\n/).map((line) => line.trimEnd())
  if (!lines.some((line) => SIDE.test(line))) return []
  return lines.flatMap((line, index) => (SIDE.test(line) || BETWEEN.test(line) ? [index + 1] : []))
}

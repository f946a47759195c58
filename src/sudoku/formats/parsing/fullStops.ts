import { LONGEST_ROW } from './rules.ts'

const CELL = '[\\d*_xX?-]'
/** Nine cells and a full stop, which is no tenth cell because blanks have another mark. */
const ENDED = new RegExp(`^\\s*(?:${CELL}{9}|(?:${CELL}[\\s,]+){8}${CELL})\\.\\s*$`)
/** As `ENDED`, also with cells lost or too many. */
const ALIKE = new RegExp(`^\\s*(?:${CELL}[\\s,]*){7,11}\\.\\s*$`)
/** A row in which a dot is a blank. */
const DOTTED = /^\s*[\d*_xX?-]*\.[\d.*_xX?-]+\s*$/

/** Removes the full stops after rows, as in `530070000.`; undefined if no row has one, or if dots may be blanks. */
export function withoutFullStops(lines: readonly string[]): readonly string[] | undefined {
  if (!lines.some((line) => ENDED.test(line)) || lines.some((line) => DOTTED.test(line))) return undefined
  return lines.map((line) =>
    line.length <= LONGEST_ROW && ALIKE.test(line) ? line.trimEnd().slice(0, -1) : line,
  )
}

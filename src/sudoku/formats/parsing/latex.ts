/** Removes the marks of LaTeX from the rows of a table. */

/** A row of nine cells, and what ends it. */
const ROW = /^((?:[^&\n]{0,60}&){8}[^&\n]{0,60}?)(?:\\\\|\\tabularnewline\b|\\cr\b).*$/gm

/** A command that changes how a cell looks, with the cell: `\textbf{5}`, `\textcolor{red}{5}`. */
const LOOK =
  /\\(?:(?:text|math)(?:bf|it|rm|sf|tt)|text|emph|underline|boldsymbol|(?:text|cell)?color\{[\w!]{1,20}\})\s?(?:\{([^{}]{0,20})\}|(?=\s?[$\d]))/g
/** A dot or a square for a blank. */
const BLANK = /\\(?:cdot|bullet|square|Box)\b(?:\{\})?/g
/** What is left of a cell, possibly in the marks of a formula. */
const CELL = /^\s*\$?\s*([\d.*-]?)\s*\$?\s*$/

/** Writes the rows of tables as plain cells between ampersands. A row with anything else in it loses only its end. */
export function withPlainTables(text: string): string {
  return text.replace(ROW, (_, row: string) => {
    const cells = row.replace(LOOK, '$1').replace(BLANK, '.').split('&')
    const plain = cells.map((cell) => CELL.exec(cell)?.[1])
    return plain.includes(undefined) ? row : plain.join(' & ')
  })
}

/** A program of a user in JavaScript, as people write it: it fills the blanks along the rows, trying 1 to 9. */

/** Searches the board `b`. @param columns number of cells of a row that are checked; fewer than 9 are a fault */
export const searchSource = (columns = 9) => `function fits(r, c, n) {
  for (let k = 0; k < ${columns}; k++) if (b[r][k] === n) return false
  for (let k = 0; k < 9; k++) {
    if (b[k][c] === n) return false
    if (b[Math.floor(r / 3) * 3 + Math.floor(k / 3)][Math.floor(c / 3) * 3 + (k % 3)] === n) return false
  }
  return true
}
function go(k) {
  if (k === 81) return true
  const r = Math.floor(k / 9), c = k % 9
  if (b[r][c]) return go(k + 1)
  for (let n = 1; n <= 9; n++) {
    if (!fits(r, c, n)) continue
    b[r][c] = n
    if (go(k + 1)) return true
    b[r][c] = 0
  }
  return false
}
go(0)
`

/** Reads the board as judges write it, searches it, and prints it. @param columns as in `searchSource` */
export const solverSource = (
  columns?: number,
) => `const rows = require('fs').readFileSync(0, 'utf8').trim().split('\\n')
const b = rows.map((row) => row.split(' ').map(Number))
${searchSource(columns)}console.log(b.map((row) => row.join(' ')).join('\\n'))
`

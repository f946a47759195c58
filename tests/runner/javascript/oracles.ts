/** Oracles for tests: three of the programs that the page shows, written independently in idiomatic JavaScript. */

const READ = `const board = require('fs').readFileSync('/dev/stdin').toString().trim().split('\\n').map((line) => line.split(' ').map(Number));
`
const PRINT = `console.log(board.map((row) => row.join(' ')).join('\\n'));
`

export const TABLES = `${READ}
const table = () => Array.from({ length: 9 }, () => Array(10).fill(false));
const [row, col, box] = [table(), table(), table()];
const blanks = [];
for (let i = 0; i < 9; i++) {
  for (let j = 0; j < 9; j++) {
    const digit = board[i][j];
    if (digit === 0) blanks.push([i, j]);
    else row[i][digit] = col[j][digit] = box[Math.floor(i / 3) * 3 + Math.floor(j / 3)][digit] = true;
  }
}
function dfs(n) {
  if (n === blanks.length) return true;
  const [i, j] = blanks[n];
  const b = Math.floor(i / 3) * 3 + Math.floor(j / 3);
  for (let digit = 1; digit < 10; digit++) {
    if (row[i][digit] || col[j][digit] || box[b][digit]) continue;
    board[i][j] = digit;
    row[i][digit] = col[j][digit] = box[b][digit] = true;
    if (dfs(n + 1)) return true;
    board[i][j] = 0;
    row[i][digit] = col[j][digit] = box[b][digit] = false;
  }
  return false;
}
dfs(0);
${PRINT}`

export const PROMISING = `${READ}
function sudoku(puzzle) {
  const zeros = [];
  puzzle.forEach((row, i) => row.forEach((n, j) => n === 0 && zeros.push([i, j])));
  let flag = false;
  const isPromising = (i, j) => {
    const promising = new Set([1, 2, 3, 4, 5, 6, 7, 8, 9]);
    for (let k = 0; k < 9; k++) {
      promising.delete(puzzle[i][k]);
      promising.delete(puzzle[k][j]);
      promising.delete(puzzle[i - (i % 3) + Math.floor(k / 3)][j - (j % 3) + (k % 3)]);
    }
    return [...promising];
  };
  function dfs(x) {
    if (x === zeros.length) {
      flag = true;
      return;
    }
    const [i, j] = zeros[x];
    for (const number of isPromising(i, j)) {
      puzzle[i][j] = number;
      dfs(x + 1);
      if (flag) return;
    }
    puzzle[i][j] = 0;
  }
  dfs(0);
  return puzzle;
}
sudoku(board);
${PRINT}`

export const SETS = `${READ}
const blanks = board.flatMap((row, y) => row.flatMap((n, x) => (n === 0 ? [{ y, x }] : [])));
const unused = ({ y, x }) => {
  const left = new Set([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  for (let k = 0; k < 9; k++) {
    left.delete(board[y][k]);
    left.delete(board[k][x]);
    left.delete(board[3 * ((y / 3) | 0) + ((k / 3) | 0)][3 * ((x / 3) | 0) + (k % 3)]);
  }
  return left;
};
(function dfs(depth) {
  if (depth === blanks.length) {
    ${PRINT.trim()}
    process.exit(0);
  }
  const blank = blanks[depth];
  for (const n of unused(blank)) {
    board[blank.y][blank.x] = n;
    dfs(depth + 1);
    board[blank.y][blank.x] = 0;
  }
})(0);
`

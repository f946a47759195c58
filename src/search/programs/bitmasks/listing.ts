import { readFileSync } from 'node:fs';

const lines = readFileSync(0, 'utf8').trim().split('\n');
const board = lines.map((line) => line.split(' ').map(Number));
const blanks: [number, number][] = [];
const row_used = Array(9).fill(0);
const col_used = Array(9).fill(0);
const box_used = Array(9).fill(0);

function printBoard() {
  for (const row of board) console.log(row.join(' '));
}

function boxOf(y: number, x: number) {
  return Math.floor(y / 3) * 3 + Math.floor(x / 3);
}

function toggle(y: number, x: number, bit: number) {
  row_used[y] ^= bit;
  col_used[x] ^= bit;
  box_used[boxOf(y, x)] ^= bit;
}

function dfs(depth: number): boolean {  //@enter if first
function dfs(depth: number) {  //@enter if all
  if (depth === blanks.length) {  //@full @notFull
    printBoard();  //@report
    return true;  //@stop if first
    return;  //@goOn if all
  }
  const [y, x] = blanks[depth];  //@pick
  const b = boxOf(y, x);
  let candidates = 0b1111111110 & ~(row_used[y] | col_used[x] | box_used[b]);  //@candidates
  while (candidates !== 0) {  //@next @exhausted
    const bit = candidates & -candidates;  //@lowest
    candidates ^= bit;
    const n = 31 - Math.clz32(bit);  //@read
    board[y][x] = n;  //@place
    toggle(y, x, bit);  //@mark
    if (dfs(depth + 1))  //@call @returned if first
      return true;  //@passOn if first
    dfs(depth + 1);  //@call @returned if all
    board[y][x] = 0;  //@undo
    toggle(y, x, bit);  //@unmark
  }
  return false;  //@fail if first
}

for (let y = 0; y < 9; y++) {
  for (let x = 0; x < 9; x++) {
    if (board[y][x] === 0) blanks.push([y, x]);
    else toggle(y, x, 1 << board[y][x]);
  }
}
dfs(0);

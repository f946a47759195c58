import { readFileSync } from 'node:fs';

const lines = readFileSync(0, 'utf8').trim().split('\n');
const board = lines.map((line) => line.split(' ').map(Number));

// Node 0 is the root. 1 to 324 are the constraints: each cell has a digit, and each
// row, column and box has each digit. Every placement has a node in four of them.
const headers = Array.from({ length: 325 }, (_, c) => c);
const L = headers.map((c) => (c + 324) % 325);
const R = headers.map((c) => (c + 1) % 325);
const [U, D, C] = [[...headers], [...headers], [...headers]];
const S = headers.map(() => 0);
const P: number[][] = headers.map(() => []);

function add(y: number, x: number, n: number) {
  const b = Math.floor(y / 3) * 3 + Math.floor(x / 3);
  const first = C.length;
  [y * 9 + x + 1, y * 9 + n + 81, x * 9 + n + 162, b * 9 + n + 243].forEach((c, k) => {
    L.push(first + ((k + 3) % 4));
    R.push(first + ((k + 1) % 4));
    U.push(U[c]);
    D.push(c);
    C.push(c);
    P.push([y, x, n]);
    D[U[c]] = U[c] = first + k;
    S[c]++;
  });
}

function cover(c: number) {
  L[R[c]] = L[c];
  R[L[c]] = R[c];
  for (let i = D[c]; i !== c; i = D[i])
    for (let j = R[i]; j !== i; j = R[j]) {
      U[D[j]] = U[j];
      D[U[j]] = D[j];
      S[C[j]]--;
    }
}

function uncover(c: number) {
  for (let i = U[c]; i !== c; i = U[i])
    for (let j = L[i]; j !== i; j = L[j]) {
      U[D[j]] = D[U[j]] = j;
      S[C[j]]++;
    }
  L[R[c]] = R[L[c]] = c;
}

function smallest() {
  let chosen = R[0];
  for (let c = R[0]; c !== 0; c = R[c]) if (S[c] < S[chosen]) chosen = c;
  return chosen;
}

function search(k: number): boolean {  //@enter if first
function search(k: number) {  //@enter if all
  if (R[0] === 0) {  //@full @notFull
    printBoard();  //@report
    return true;  //@stop if first
    return;  //@goOn if all
  }
  const c = smallest();  //@pick
  cover(c);  //@cover
  let r = D[c];
  while (r !== c) {  //@next @exhausted
    const [y, x, n] = P[r];  //@read
    board[y][x] = n;  //@place
    for (let j = R[r]; j !== r; j = R[j])
      cover(C[j]);  //@coverOther
    if (search(k + 1))  //@call @returned if first
      return true;  //@passOn if first
    search(k + 1);  //@call @returned if all
    board[y][x] = 0;  //@undo
    for (let j = L[r]; j !== r; j = L[j])
      uncover(C[j]);  //@uncoverOther
    r = D[r];  //@advance
  }
  uncover(c);  //@uncover
  return false;  //@fail if first
}

function printBoard() {
  for (const row of board) console.log(row.join(' '));
}

for (let y = 0; y < 9; y++)
  for (let x = 0; x < 9; x++)
    for (let n = 1; n <= 9; n++) add(y, x, n);
for (let y = 0; y < 9; y++)
  for (let x = 0; x < 9; x++) {
    const first = 325 + (y * 81 + x * 9 + board[y][x] - 1) * 4;
    if (board[y][x] !== 0)
      for (let j = first; j < first + 4; j++) cover(C[j]);
  }
search(0);

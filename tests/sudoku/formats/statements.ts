/**
 * Problem statements of judges as people copy them (pages, excerpts, Markdown), in several languages, with the puzzles
 * to be found in them.
 */
import {
  CODEWARS_1,
  CODEWARS_2,
  EULER_1,
  listOfRows,
  singlePuzzle,
  packedRows,
  type Post,
  listOfStrings,
  spacedRows,
} from './post.ts'

const LUOGU_HEAD = `# P1784 数独

## 题目描述

数独是根据 $9 \\times 9$ 盘面上的已知数字，推理出所有剩余空格的数字，并满足每一行、每一列、每一个粗线宫内的数字均含 $1 - 9$，不重复。

## 输入格式

一个未填的数独。

## 输出格式

填好的数独。
`

export const STATEMENTS: readonly Post[] = [
  {
    name: 'Luogu P1784, as its page is copied',
    text: `${LUOGU_HEAD}
输入输出样例
输入 #1复制
${spacedRows(EULER_1.puzzle)} 
输出 #1复制
${spacedRows(EULER_1.solution)} 
说明/提示
保证数据有解，且仅有一组。
`,
    puzzles: singlePuzzle(EULER_1),
  },
  {
    name: 'Luogu P1784 in Markdown',
    text: `${LUOGU_HEAD}
## 输入输出样例 #1

### 输入 #1

\`\`\`
${spacedRows(EULER_1.puzzle)}
\`\`\`

### 输出 #1

\`\`\`
${spacedRows(EULER_1.solution)}
\`\`\`
`,
    puzzles: singlePuzzle(EULER_1),
  },
  {
    name: 'Luogu with two samples',
    text: `${LUOGU_HEAD}
## 样例 #1
### 样例输入 #1
${spacedRows(EULER_1.puzzle)}
### 样例输出 #1
${spacedRows(EULER_1.solution)}
## 样例 #2
### 样例输入 #2
${spacedRows(CODEWARS_1.puzzle)}
### 样例输出 #2
${spacedRows(CODEWARS_1.solution)}
`,
    puzzles: [
      ['sample input 1', EULER_1.puzzle],
      ['sample input 2', CODEWARS_1.puzzle],
    ],
  },
  {
    name: 'a solution on Luogu, with the statement, the samples and the code',
    text: `${LUOGU_HEAD}
## 输入 #1
${spacedRows(EULER_1.puzzle)}
## 输出 #1
${spacedRows(EULER_1.solution)}

## 思路
用三个数组 row[10][10], col[10][10], box[10][10] 记录每行每列每宫是否出现过。

\`\`\`cpp
#include <bits/stdc++.h>
using namespace std;
int a[10][10];
bool row[10][10], col[10][10], box[10][10];
void dfs(int x, int y) {
    if (x == 10) {
        for (int i = 1; i <= 9; i++) {
            for (int j = 1; j <= 9; j++) cout << a[i][j] << " ";
            cout << endl;
        }
        exit(0);
    }
}
int main() { dfs(1, 1); }
\`\`\`
`,
    puzzles: singlePuzzle(EULER_1),
  },
  {
    name: 'BOJ 2580, the whole page',
    text: `스도쿠 성공
시간 제한	메모리 제한	제출	정답	맞힌 사람	정답 비율
1 초 (추가 시간 없음)	256 MB	120011	33521	20312	25.713%
문제
18세기 스위스 수학자의 '라틴 사각형'에서 온 놀이다. 굵은 선으로 나뉜 3×3 정사각형마다 1부터 9까지 한 번씩 쓴다.

입력
아홉 줄에 걸쳐 한 줄에 9개씩, 게임 시작 전 판에 쓰여 있는 숫자가 한 칸씩 띄워서 주어진다. 빈칸은 0이다.

출력
모든 빈칸이 채워진 모습을 아홉 줄에 걸쳐 출력한다.

제한
baekjoon의 채점 환경에서 가능한 경우만 입력으로 주어진다.
C++14: 80ms
Java: 292ms
PyPy3: 1172ms

예제 입력 1 
${spacedRows(CODEWARS_1.puzzle)}
예제 출력 1 
${spacedRows(CODEWARS_1.solution)}
출처
문제를 만든 사람: author5
알고리즘 분류
백트래킹
`,
    puzzles: singlePuzzle(CODEWARS_1),
  },
  {
    name: 'BOJ 2239, the whole page with its copy buttons',
    text: `스도쿠 성공스페셜 저지
시간 제한	메모리 제한	제출	정답	맞힌 사람	정답 비율
2 초	256 MB	34567	15432	10321	42.1%
문제
하나의 9×9 보드에 1부터 9까지를 채운다.
입력
9개의 줄에 9개의 숫자로 보드가 입력된다. 아직 채워지지 않은 칸에는 0이 주어진다.
출력
9개의 줄에 9개의 숫자로 답을 출력한다.
예제 입력 1 복사
${packedRows(CODEWARS_1.puzzle)}
예제 출력 1 복사
${packedRows(CODEWARS_1.solution)}
예제 입력 2 복사
${packedRows(CODEWARS_2.puzzle)}
예제 출력 2 복사
${packedRows(CODEWARS_2.solution)}
출처
`,
    puzzles: [
      ['sample input 1', CODEWARS_1.puzzle],
      ['sample input 2', CODEWARS_2.puzzle],
    ],
  },
  {
    name: 'a judge in Japanese',
    text: `C: 数独
実行時間制限: 2 sec / メモリ制限: 256 MB
問題文
9×9 のマスに 1 から 9 までの数字を入れる。空きマスは 0 で与えられる。

制約
解は必ず一意に定まる。

入力
入力は 9 行からなる。

出力
完成した盤面を出力せよ。

入力例 1
Copy
${spacedRows(CODEWARS_1.puzzle)}

出力例 1
Copy
${spacedRows(CODEWARS_1.solution)}

入力例 2
Copy
${spacedRows(CODEWARS_2.puzzle)}

出力例 2
Copy
${spacedRows(CODEWARS_2.solution)}
`,
    puzzles: [
      ['sample input 1', CODEWARS_1.puzzle],
      ['sample input 2', CODEWARS_2.puzzle],
    ],
  },
  {
    name: 'LeetCode 37, the whole statement',
    text: `37. Sudoku Solver
Hard
Write a program to solve a Sudoku puzzle by filling the empty cells.

A sudoku solution must satisfy all of the following rules:

1. Each of the digits 1-9 must occur exactly once in each row.
2. Each of the digits 1-9 must occur exactly once in each column.

The '.' character indicates empty cells.

Example 1:

Input: board = ${listOfStrings(CODEWARS_1.puzzle)}
Output: ${listOfStrings(CODEWARS_1.solution)}
Explanation: The input board is shown above and the only valid solution is shown below:

Constraints:

board.length == 9
board[i].length == 9
board[i][j] is a digit or '.'.
It is guaranteed that the input board has only one solution.
`,
    puzzles: singlePuzzle(CODEWARS_1),
  },
  {
    name: 'LeetCode 37 with a second example',
    text: `Example 1:

Input: board = ${listOfStrings(CODEWARS_1.puzzle)}
Output: ${listOfStrings(CODEWARS_1.solution)}

Example 2:

Input: board = ${listOfStrings(CODEWARS_2.puzzle)}
Output: ${listOfStrings(CODEWARS_2.solution)}
`,
    puzzles: [
      ['sample input 1', CODEWARS_1.puzzle],
      ['sample input 2', CODEWARS_2.puzzle],
    ],
  },
  {
    name: 'POJ 2676, the whole page',
    text: `Sudoku
Time Limit: 2000MS		Memory Limit: 65536K
Total Submissions: 33333		Accepted: 15234		Special Judge
Description

Sudoku is a very simple task. A square table with 9 rows and 9 columns is divided to 9 smaller squares 3x3.
Input

The input data will start with the number of the test cases. For each test case, 9 lines follow.
Output

For each test case your program should print the solution in the same format as the input data.
Sample Input

1
${packedRows(CODEWARS_1.puzzle)}
Sample Output

${packedRows(CODEWARS_1.solution)}
Source

Southeastern Europe 2005
`,
    puzzles: singlePuzzle(CODEWARS_1),
  },
  {
    name: 'POJ 2676 with two cases',
    text: `Sample Input

2
${packedRows(CODEWARS_1.puzzle)}
${packedRows(EULER_1.puzzle)}
Sample Output

${packedRows(CODEWARS_1.solution)}
${packedRows(EULER_1.solution)}
Source
`,
    puzzles: [
      ['#1', CODEWARS_1.puzzle],
      ['#2', EULER_1.puzzle],
    ],
  },
  {
    name: "a Codewars kata's description",
    text: `Write a function that will solve a 9x9 Sudoku puzzle. The function will take one argument consisting of the 2D puzzle array, with the value 0 representing an unknown square.

For Sudoku rules, see the Wikipedia article.

\`\`\`python
puzzle = [[5,3,0,0,7,0,0,0,0],
          [6,0,0,1,9,5,0,0,0],
          [0,9,8,0,0,0,0,6,0],
          [8,0,0,0,6,0,0,0,3],
          [4,0,0,8,0,3,0,0,1],
          [7,0,0,0,2,0,0,0,6],
          [0,6,0,0,0,0,2,8,0],
          [0,0,0,4,1,9,0,0,5],
          [0,0,0,0,8,0,0,7,9]]

sudoku(puzzle)
# Should return
 ${listOfRows(CODEWARS_1.solution).replaceAll('],', '],\n ')}
\`\`\`
`,
    puzzles: singlePuzzle(CODEWARS_1),
  },
]

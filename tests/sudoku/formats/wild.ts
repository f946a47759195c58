/** Boards in the notations of repositories and posts. Each shape names a notation, and writes one board in it. */

/** A way to write the rows of one board, nine characters each. */
export interface Shape {
  /** Describes the shape, or the text in which it is found. */
  readonly name: string
  /** @param rows nine rows of nine digits, `0` for a blank */
  readonly write: (rows: readonly string[]) => string
}

const spaced = (row: string) => Array.from(row).join(' ')
const dotted = (row: string) => row.replaceAll('0', '.')
/** Writes each row on a line of its own. */
const lines = (rows: readonly string[], write: (row: string, index: number) => string) =>
  rows.map(write).join('\n')

/** Example: `| 5 3 . | . 7 . | . . . |` */
const boxed = (row: string) => `| ${spaced(dotted(row)).replace(/^(.{5}) (.{5}) /, '$1 | $2 | ')} |`

/** Writes the rows with a horizontal rule above the first row, and after every third. */
function banded(rows: readonly string[], rule: string, write: (row: string) => string): readonly string[] {
  const drawn = rows.map(write)
  return [rule, ...drawn.slice(0, 3), rule, ...drawn.slice(3, 6), rule, ...drawn.slice(6), rule]
}

/** Boards within prose or code. */
export const WITHIN: readonly Shape[] = [
  {
    name: 'a README about BOJ 2580, indented as code',
    write: (rows) =>
      `## [[2580]스도쿠](https://www.acmicpc.net/problem/2580)\n\n> 입력\n\n${lines(rows, (row) => `\t${spaced(row)}`)}\n\n> ### BackTracking을 이용한 알고리즘\n\n빈칸의 좌표를 모아 두고 1부터 9까지 넣어 본다.\n`,
  },
  {
    name: 'a Java program with its input in a comment',
    write: (rows) =>
      `import java.io.*;\nimport java.util.*;\n\npublic class Main {\n\n  static int[][] board;\n  static int[][] dirs = {{1, 0}, {-1, 0}, {0, 1}, {0, -1}};\n  static boolean[] visited_x = new boolean[9];\n\n  /*\n\n${lines(rows, spaced)}\n\n   */\n  static void input() {\n    FastReader scan = new FastReader();\n    N = 9;\n`,
  },
  {
    name: 'a C program with its input behind it',
    write: (rows) =>
      `    for(int i=1; i<=9; i++){\n        for(int j=1; j<=9; j++){\n            scanf("%d", &b[i][j]);\n            if(b[i][j]==0) n++;\n        }\n    }\n    bt(1, b);\n}\n/*\n${lines(rows, spaced)}\n*/\n`,
  },
  {
    name: 'a problem statement in a comment, with limits and times',
    write: (rows) =>
      `     스도쿠 판을 채우는 방법이 여럿인 경우는 그 중 하나만을 출력한다.\n\n     제한\n     12095번 문제에 있는 소스로 풀 수 있는 입력만 주어진다.\n     C++14: 80ms\n     Java: 292ms\n     PyPy3: 1172ms\n\n     예제 입력 1\n${lines(rows, (row) => `     ${spaced(row)}`)}\n\n     소요시간 : 1시간\n`,
  },
  {
    name: 'a post with a numbered list and a table of limits',
    write: (rows) =>
      `시간 제한 | 메모리 제한 | 제출 | 정답 | 맞힌 사람 | 정답 비율\n---|---|---|---|---|---\n1 초 | 256 MB | 59433 | 20218 | 12924 | 29.354%\n\n1. 백트래킹을 하는 문제\n2. 비트마스크로 처리\n\n예제 입력 1\n\n${lines(rows, spaced)}\n\n2023. 5. 14. 18:03\n공감 3\n댓글 0\n`,
  },
  {
    name: 'a drawing in a docstring',
    write: (rows) =>
      `    """\n    Example Usage:\n    >>> sudoku.fill_in_candidates()\n    >>> print(sudoku)\n${banded(
        rows,
        '---------------------',
        (row) => boxed(row).slice(2, -2),
      )
        .slice(1, -1)
        .map((line) => `    ${line}`)
        .join('\n')}\n    """\n\n    def __init__(self, grid_string):\n        self.grid = grid_string\n`,
  },
  {
    name: 'a drawing in the text of an RFC-like page',
    write: (rows) =>
      `one instance of each numeral.\n\n   Example:\n\n${banded(rows, '+-------+-------+-------+', boxed)
        .map((line) => `   ${line}`)
        .join('\n')}\n\n   Sudoku puzzles are solved by writing a digit into every cell.\n`,
  },
  {
    name: 'rows of digits in a post',
    write: (rows) =>
      `For each test case your program should print the solution in the same format as the input data.\n\nSample Input\n\n${lines(rows, (row) => row)}\n\n题解思路：\n第一步：定义一个二维数组a来记录输入的数独表；\n`,
  },
]

/** Each row follows the mark of a comment, a list item or a quoted mail. */
export const MARKED: readonly Shape[] = [
  ...['# ', '// ', '* ', '> ', '-- ', '; ', '% ', '#', '//', '    // ', '\t* '].map((mark) => ({
    name: `rows behind ${JSON.stringify(mark)}`,
    write: (rows: readonly string[]) => lines(rows, (row) => mark + spaced(row)),
  })),
  {
    name: 'a commented program with the input in a comment of its own',
    write: (rows) =>
      `// #include <iostream>\n// using namespace std;\n\n// /* 입력 <- push 할 때 삭제 할 것 .\n${lines(rows, (row) => `// ${spaced(row)}`)}\n// */\n\n// // 함수 선언\n// void solveSudoku(int row, int col);\n// int sudoku[9][9];\n`,
  },
  {
    name: 'a drawing behind // in JavaScript',
    write: (rows) =>
      `console.log(formatBoard(board));\n${banded(rows, '+-------+-------+-------+', boxed)
        .map((line) => `// ${line}`)
        .join('\n')}\n\nexport { formatBoard }\n`,
  },
  {
    name: 'a drawing behind * in a comment of Java',
    write: (rows) =>
      `/**\n * Determines if a Sudoku is valid.\n *\n${banded(rows, '+-------+-------+-------+', boxed)
        .map((line) => ` * ${line}`)
        .join('\n')}\n *\n * @author Group 13\n */\npublic class SudokuDisplay {\n`,
  },
  {
    name: 'digits behind -- in Haskell',
    write: (rows) =>
      `type Sudoku k = [[k]]\nomega = [1..9]\n\n${lines(rows, (row) => `-- ${row}`)}\n\ntakenh = map nub\n`,
  },
  {
    name: 'a mail that quotes',
    write: (rows) =>
      `> I tried this one:\n>\n${lines(rows, (row) => `> ${spaced(row)}`)}\n>\n> Any idea?\n\nYes.\n`,
  },
]

/** Rows in quotation marks, as in source code and shell commands. */
export const QUOTED: readonly Shape[] = [
  {
    name: 'strings with spaces in a list, half of them indented',
    write: (rows) =>
      `// const fs = require('fs');\n\nconst input =[\n${lines(rows, (row, index) => `${index < 4 ? '    ' : ''}'${spaced(row)}',`)}\n]\nlet inputArr = Array.from({length:input.length},(_,i)=> input[i].split(' ').map(num => +num));\n`,
  },
  {
    name: 'strings with spaces on one line',
    write: (rows) => `let [...sudoku] = [${rows.map((row) => `'${spaced(row)}'`).join(', ')}];\n`,
  },
  {
    name: 'strings that are concatenated, three on a line',
    write: (rows) =>
      `const CLASSIC = parse(\n  ${rows
        .map((row, index) => `"${dotted(row)}"${index % 3 === 2 ? ' +\n ' : ' + '}`)
        .join('')}"",\n);\n\ndescribe("solveGrid", () => {\n`,
  },
  {
    name: 'strings that are concatenated, with line ends in them',
    write: (rows) =>
      `private static String instr = ${rows.map((row) => `"${row}\\r\\n"`).join(' + \n            ')};\n\n}\n`,
  },
  {
    name: 'one string with line ends in it',
    write: (rows) => `std::string puzzle = "${rows.map(dotted).join('\\n')}";\n`,
  },
  {
    name: 'one string with line ends in it, and spaces',
    write: (rows) => `$input = "${rows.map(spaced).join('\\n')}\\n";\n`,
  },
  {
    name: 'arguments of a shell',
    write: (rows) =>
      `usage:\n\ngcc *.c -o sudoku\n\n./sudoku ${rows.map((row) => `"${dotted(row)}"`).join(' ')}\n`,
  },
  {
    name: 'arguments of a shell, in single quotes and through a pipe',
    write: (rows) => `$> ./rush-1 ${rows.map((row) => `'${dotted(row)}'`).join(' ')} | cat -e\n`,
  },
  {
    name: 'the first row beside an opening """',
    write: (rows) =>
      `import sys\n\ninput_data = """${rows.map(spaced).join('\n')}"""\nprint(solve(input_data))\n`,
  },
  {
    name: 'the first row beside an opening """, digits only',
    write: (rows) =>
      `demo = """${rows.join('\n')}"""\n\nhorizontal = [list(i) for i in demo.split("\\n")]\nprint(horizontal)\n`,
  },
  {
    name: 'lines that a backslash joins',
    write: (rows) => `string9 = "${rows.join('\\\n')}"\nsudoku = Sudoku(string9)\n`,
  },
  {
    name: 'lines of a string of Haskell',
    write: (rows) =>
      `str1 = "\\n\\\n${lines(rows, (row) => `\\${spaced(row).replaceAll('0', '_')}\\n\\`)}\n\\"\n`,
  },
  {
    name: 'rows that are split in Python',
    write: (rows) =>
      `sodoku = [\n${lines(rows, (row) => `    '${spaced(row).replaceAll('0', '_')} '.split(),`)}\n]\n\nchunks = []\n`,
  },
  {
    name: 'a drawing in strings of C++',
    write: (rows) =>
      `    // Dummy Sudoku board\n    string board[] = {\n${banded(rows, '+-------+-------+-------+', boxed)
        .map((line) => `        "${line}",`)
        .join('\n')}\n    };\n`,
  },
  {
    name: 'a drawing in strings that are concatenated',
    write: (rows) =>
      `String PRUEBA =\n${banded(rows, '+-------+-------+-------+', boxed)
        .map((line) => `            + "${line}\\n"`)
        .join('\n')};\n`,
  },
]

/** The first line is the size of the board (9), its order (3) or the number of boards. */
export const SIZED: readonly Shape[] = [
  { name: 'a size before rows', write: (rows) => `9\n${lines(rows, spaced)}\n` },
  { name: 'a size before digits', write: (rows) => `9\n${lines(rows, (row) => row)}\n` },
  { name: 'an order', write: (rows) => `3\n${lines(rows, spaced)}\n` },
  { name: 'POJ 2676: a count before digits', write: (rows) => `1\n${lines(rows, (row) => row)}\n` },
  { name: 'two sizes', write: (rows) => `9 9\n${lines(rows, spaced)}\n` },
  { name: "SWEA's sample, cut short", write: (rows) => `10\n${lines(rows, spaced)}\n…\n` },
]

/** Boards as programs write them: with marks for blanks, as matrices, in colour, or with rules between rows. */
export const PRINTED: readonly Shape[] = [
  {
    name: 'HDU 1426: question marks',
    write: (rows) => `Sample Input\n\n${lines(rows, (row) => spaced(row).replaceAll('0', '?'))}\n`,
  },
  { name: 'empty squares', write: (rows) => lines(rows, (row) => spaced(row).replaceAll('0', '□')) },
  { name: 'empty squares without spaces', write: (rows) => lines(rows, (row) => row.replaceAll('0', '□')) },
  {
    name: 'a matrix of MATLAB',
    write: (rows) =>
      `customPuzzle = [\n${lines(rows, (row) => `    ${spaced(row)};`)}\n];\nsolution = solveSudoku(customPuzzle);\n`,
  },
  {
    name: 'a matrix of Julia',
    write: (rows) => `init_sol = [ ${rows.map(spaced).join(';\n             ')}]\nfor i = 1:9, j = 1:9\n`,
  },
  {
    name: 'a matrix with commas',
    write: (rows) =>
      `M = [${rows
        .map((row) => Array.from(row).join(', '))
        .join('; ...\n     ')
        .replaceAll(' ...', '')}];\n`,
  },
  {
    name: 'the colours of a terminal',
    write: (rows) =>
      lines(rows, (row) => Array.from(row, (digit) => `\u001b[1;32m${digit}\u001b[0m`).join(' ')),
  },
  {
    name: 'rules of dashes with spaces, of a tutorial',
    write: (rows) =>
      rows
        .map((row, index) => {
          const drawn = boxed(row).slice(2, -2).replaceAll('.', '0')
          return index > 0 && index % 3 === 0 ? `- - - - - - - - - - - - - \n${drawn}` : drawn
        })
        .join('\n'),
  },
  {
    name: 'rules of +-+ around every cell, in a comment',
    write: (rows) =>
      `/*\n * Write a program to solve a Sudoku puzzle.\n *\n${rows
        .map((row) => ` * +-+-+-+-+-+-+-+-+-+\n * |${Array.from(row.replaceAll('0', ' ')).join('|')}|`)
        .join('\n')}\n * +-+-+-+-+-+-+-+-+-+\n */\n`,
  },
]

/** Writes boards in unusual notations. Each shape is one notation. */
import type { Shape } from './wild.ts'

type Rows = readonly string[]

const cells = (row: string, separator: string, blank = '0') =>
  Array.from(row, (digit) => (digit === '0' ? blank : digit)).join(separator)
const spaced = (row: string) => cells(row, ' ')
const lines = (rows: Rows, write: (row: string, index: number) => string) => rows.map(write).join('\n')
const mapped = (row: string, separator: string, write: (digit: string) => string) =>
  Array.from(row, write).join(separator)
const json = (line: string) => JSON.stringify(`${line}\n`)

/** LaTeX, Markdown, HTML, and carets under rows. */
export const MARKUP: readonly Shape[] = [
  {
    name: "LaTeX's sudoku environment",
    write: (rows) =>
      `\\documentclass{article}\n\\usepackage{sudoku}\n\\begin{document}\n\\begin{sudoku}\n${lines(rows, (row) => `|${cells(row, '|', ' ')}|.`)}\n\\end{sudoku}\n\\end{document}\n`,
  },
  {
    name: "LaTeX's sudoku-block environment, in Korean",
    write: (rows) =>
      `오늘의 스도쿠입니다.\n\n\\begin{sudoku-block}\n${lines(rows, (row) => `  |${cells(row, '|', ' ')}|.`)}\n\\end{sudoku-block}\n\n정답은 내일 올립니다.\n`,
  },
  {
    name: 'hard breaks of Markdown, as backslashes',
    write: (rows) => `Here is the puzzle:\n\n${lines(rows, (row) => `${spaced(row)}\\`)}\n\nEnjoy!\n`,
  },
  {
    name: 'hard breaks of Markdown after digits, in Korean',
    write: (rows) =>
      `문제입니다.\n\n${rows.map((row) => cells(row, '', '.')).join('\\\n')}\n\n풀어 보세요.\n`,
  },
  {
    name: 'hard breaks of Markdown after bars',
    write: (rows) =>
      lines(
        rows,
        (row) =>
          `${[row.slice(0, 3), row.slice(3, 6), row.slice(6)].map((box) => cells(box, ' ', '.')).join(' | ')} \\`,
      ),
  },
  {
    name: 'every third digit in bold',
    write: (rows) =>
      `My first steps:\n\n${lines(rows, (row) => Array.from(row, (digit, index) => (index % 3 === 1 && digit !== '0' ? `**${digit}**` : digit)).join(' '))}\n`,
  },
  {
    name: 'neighbours in bold together',
    write: (rows) =>
      `The other solution:\n\n${lines(rows, (row) => `${spaced(row.slice(0, 5))} **${spaced(row.slice(5, 7))}** ${spaced(row.slice(7))}`)}\n`,
  },
  {
    name: 'digits in bold without spaces',
    write: (rows) =>
      `굵은 숫자가 새로 채운 칸입니다.\n\n${lines(rows, (row) => Array.from(row, (digit, index) => (index % 4 === 1 && /[1-9]/.test(digit) ? `**${digit}**` : digit)).join(''))}\n`,
  },
  {
    name: 'digits in bold within brackets',
    write: (rows) =>
      `[${rows.map((row) => `[${Array.from(row, (digit, index) => (index % 4 === 0 && digit !== '0' ? `**${digit}**` : digit)).join(',')}]`).join(',\n ')}]`,
  },
  {
    name: 'digits in bold within a drawing',
    write: (rows) =>
      lines(rows, (row, index) => {
        const drawn = Array.from(cells(row, '', '.'), (digit, column) =>
          column % 4 === 3 && digit !== '.' ? `__${digit}__` : digit,
        )
        return `${index % 3 === 0 && index > 0 ? '------+-------+------\n' : ''}${[0, 3, 6].map((start) => drawn.slice(start, start === 6 ? undefined : start + 3).join(' ')).join(' | ')}`
      }),
  },
  {
    name: 'a caret under a row',
    write: (rows) =>
      `Which digit goes here?\n\n${lines(rows, (row, index) => spaced(row) + (index === 4 ? '\n        ^' : ''))}\n`,
  },
  {
    name: 'carets under two rows, with a word, in Korean',
    write: (rows) =>
      `이 칸에 뭐가 들어가나요?\n\n${lines(rows, (row, index) => row + (index === 2 ? '\n  ^' : index === 8 ? '\n   ^^^ 여기' : ''))}\n`,
  },
  {
    name: 'a caret under a row of a drawing',
    write: (rows) =>
      lines(
        rows,
        (row, index) =>
          `| ${[row.slice(0, 3), row.slice(3, 6), row.slice(6)].map((box) => cells(box, ' ', '.')).join(' | ')} |${index === 3 ? '\n|     ^ |       |       |' : ''}`,
      ),
  },
  {
    name: 'HTML cells on one line for each row',
    write: (rows) =>
      `<table>\n${lines(rows, (row) => `<tr>${mapped(row, '', (digit) => `<td>${digit === '0' ? '' : digit}</td>`)}</tr>`)}\n</table>\n`,
  },
  {
    name: 'HTML cells on a line each, with classes',
    write: (rows) =>
      `<!-- 스도쿠 -->\n<table class="sudoku">\n  <tbody>\n${lines(rows, (row) => `    <tr>\n${mapped(row, '\n', (digit) => `      <td class="cell">${digit === '0' ? '&nbsp;' : digit}</td>`)}\n    </tr>`)}\n  </tbody>\n</table>\n`,
  },
  {
    name: 'HTML cells without rows',
    write: (rows) =>
      `<p>Solve it:</p>\n${lines(rows, (row) => mapped(row, '', (digit) => `<td>${digit === '0' ? '' : digit}</td>`))}\n`,
  },
  {
    name: 'HTML cells without end tags',
    write: (rows) =>
      `<table>\n${lines(rows, (row) => `<tr>${mapped(row, '', (digit) => `<td>${digit === '0' ? '' : digit}`)}`)}\n</table>\n`,
  },
  {
    name: 'HTML cells in bold, empty ones closed at once',
    write: (rows) =>
      `<TABLE border=1>\n${lines(rows, (row) => `<TR>${mapped(row, '', (digit) => (digit === '0' ? '<TD/>' : `<TD><B>${digit}</B></TD>`))}</TR>`)}\n</TABLE>\n`,
  },
  {
    name: 'HTML cells with headings of rows and columns',
    write: (rows) =>
      `<table>\n<tr><th></th>${mapped('123456789', '', (digit) => `<th>${digit}</th>`)}</tr>\n${lines(rows, (row, index) => `<tr><th>${index + 1}</th>${mapped(row, '', (digit) => `<td>${digit === '0' ? '' : digit}</td>`)}</tr>`)}\n</table>\n`,
  },
  {
    name: 'HTML divs without rows',
    write: (rows) =>
      `<h1>스도쿠</h1>\n<div class="board">\n${mapped(rows.join(''), '\n', (digit) => `  <div class="cell">${digit === '0' ? '' : digit}</div>`)}\n</div>\n`,
  },
  {
    name: 'HTML spans, in divs',
    write: (rows) =>
      `<div class="board">\n${lines(rows, (row) => `<div class="row">${mapped(row, '', (digit) => `<span class="cell">${digit === '0' ? '' : digit}</span>`)}</div>`)}\n</div>\n`,
  },
  {
    name: "LaTeX's sudoku environment in a comment",
    write: (rows) => lines(rows, (row) => `%  |${cells(row, '|', ' ')}|.`),
  },
  {
    name: 'hard breaks in a quotation',
    write: (rows) => lines(rows, (row) => `> ${spaced(row)}\\`),
  },
  {
    name: 'a caret in a comment, under a row',
    write: (rows) => lines(rows, (row, index) => `// ${spaced(row)}${index === 4 ? '\n//         ^' : ''}`),
  },
  {
    name: 'divs in HTML cells',
    write: (rows) =>
      `<table><tbody>${rows.map((row) => `<tr>${mapped(row, '', (digit) => `<td><div class="x">${digit === '0' ? '' : digit}</div></td>`)}</tr>`).join('')}</tbody></table>`,
  },
  {
    name: 'HTML cells with their digits on lines',
    write: (rows) =>
      `<table>\n${lines(rows, (row) => `<tr>\n${mapped(row, '\n', (digit) => `<td>\n  ${digit === '0' ? '' : digit}\n</td>`)}\n</tr>`)}\n</table>\n`,
  },
  {
    name: 'HTML cells on one line, without rows',
    write: (rows) => mapped(rows.join(''), '', (digit) => `<td>${digit === '0' ? '' : digit}</td>`),
  },
]

/** Blanks that are words or spaces, and cells that are words. */
export const WORDS: readonly Shape[] = [
  ...['nil', 'NA', 'null', 'None', 'e', 'NULL', 'NaN', 'undefined', 'Nothing', 'nullopt'].flatMap((blank) => [
    {
      name: `${blank} for a blank, with spaces`,
      write: (rows: Rows) => `The puzzle:\n\n${lines(rows, (row) => cells(row, ' ', blank))}\n`,
    },
    {
      name: `${blank} for a blank, with commas, in Korean`,
      write: (rows: Rows) => `문제입니다.\n\n${lines(rows, (row) => cells(row, ', ', blank))}\n`,
    },
    {
      name: `a list with ${blank} for a blank`,
      write: (rows: Rows) => `board = [\n${lines(rows, (row) => `  [${cells(row, ', ', blank)}],`)}\n]\n`,
    },
    {
      name: `braces with ${blank} for a blank`,
      write: (rows: Rows) => `var board = {\n${lines(rows, (row) => `  {${cells(row, ',', blank)}},`)}\n};\n`,
    },
  ]),
  {
    name: 'Haskell: e, defined as 0',
    write: (rows) =>
      `e = 0\n\npuzzle :: Board\npuzzle = [ ${rows.map((row) => `[${cells(row, ',', 'e')}]`).join('\n         , ')} ]\n`,
  },
  {
    name: 'Clojure with nil',
    write: (rows) => `(def board\n  [${rows.map((row) => `[${cells(row, ' ', 'nil')}]`).join('\n   ')}])\n`,
  },
  {
    name: 'a printed R matrix with NA',
    write: (rows) =>
      `> board\n      ${Array.from('123456789', (digit) => `[,${digit}]`).join(' ')}\n${lines(rows, (row, index) => ` [${index + 1},] ${mapped(row, ' ', (digit) => (digit === '0' ? '  NA' : `   ${digit}`))}`)}\n`,
  },
  {
    name: 'a printed DataFrame with NaN',
    write: (rows) =>
      `     ${cells('012345678', '    ')}\n${lines(rows, (row, index) => `${index}  ${mapped(row, '  ', (digit) => (digit === '0' ? 'NaN' : `${digit}.0`))}`)}\n`,
  },
  {
    name: 'Haskell: j 3 and n',
    write: (rows) =>
      `j = Just\nn = Nothing\n\nboard =\n  [ ${rows.map((row) => `[${mapped(row, ', ', (digit) => (digit === '0' ? 'n' : `j ${digit}`))}]`).join('\n  , ')}\n  ]\n`,
  },
  {
    name: 'Haskell: n, and j 3 aligned, in Korean',
    write: (rows) =>
      `-- 예제 스도쿠\nexample = Sudoku\n    [ ${rows.map((row) => `[${mapped(row, ',', (digit) => (digit === '0' ? 'n  ' : `j ${digit}`))}]`).join('\n    , ')} ]\n  where n = Nothing\n        j = Just\n`,
  },
  {
    name: 'Haskell: lines of Just 3 and Nothing',
    write: (rows) =>
      lines(rows, (row) => `[${mapped(row, ',', (digit) => (digit === '0' ? 'Nothing' : `Just ${digit}`))}]`),
  },
  {
    name: 'OCaml: Some 3 and None',
    write: (rows) =>
      `let board = [|\n${lines(rows, (row) => `  [|${mapped(row, '; ', (digit) => (digit === '0' ? 'None' : `Some ${digit}`))}|];`)}\n|]\n`,
  },
  {
    name: 'Rust: Some(3) and None in vec!',
    write: (rows) =>
      `let 보드 = vec![\n${lines(rows, (row) => `    vec![${mapped(row, ', ', (digit) => (digit === '0' ? 'None' : `Some(${digit})`))}],`)}\n];\n`,
  },
  {
    name: 'Rust: Some(3) and None, one cell on each line',
    write: (rows) =>
      `[\n${lines(rows, (row) => `    [\n${mapped(row, '\n', (digit) => `        ${digit === '0' ? 'None' : `Some(\n            ${digit},\n        )`},`)}\n    ],`)}\n]\n`,
  },
  {
    name: 'Swift: .some(3) and .none',
    write: (rows) =>
      `let board: [[Int?]] = [\n${lines(rows, (row) => `  [${mapped(row, ', ', (digit) => (digit === '0' ? '.none' : `.some(${digit})`))}],`)}\n]\n`,
  },
  {
    name: 'strings with spaces for blanks',
    write: (rows) => `rows = [\n${lines(rows, (row) => `  "${cells(row, '', ' ')}",`)}\n]\n`,
  },
  {
    name: 'strings with spaces for blanks and between cells',
    write: (rows) =>
      `// 빈칸은 공백\nString[] rows = {\n${lines(rows, (row) => `  "${cells(row, ' ', ' ')}",`)}\n};\n`,
  },
  {
    name: 'strings with spaces for blanks and bars between boxes',
    write: (rows) =>
      `rows = [\n${lines(rows, (row) => `  '${cells(row, '', ' ').replace(/^(...)(...)/, '$1|$2|')}',`)}\n]\n`,
  },
  {
    name: 'strings with spaces for blanks that are split',
    write: (rows) => `const grid = [\n${lines(rows, (row) => `  [...'${cells(row, '', ' ')}'],`)}\n];\n`,
  },
  {
    name: 'a list of characters with spaces for blanks',
    write: (rows) =>
      `char grid[9][9] = {\n${lines(rows, (row) => `  {${mapped(row, ',', (digit) => `'${digit === '0' ? ' ' : digit}'`)}},`)}\n};\n`,
  },
  {
    name: 'Haskell: (Just 3) and Nothing',
    write: (rows) =>
      `[ ${rows.map((row) => `[${mapped(row, ', ', (digit) => (digit === '0' ? 'Nothing' : `(Just ${digit})`))}]`).join('\n, ')} ]\n`,
  },
  {
    name: 'Haskell: Given 3 and Empty',
    write: (rows) =>
      `-- 주어진 칸\n[${rows.map((row) => `[${mapped(row, ', ', (digit) => (digit === '0' ? 'Empty' : `Given ${digit}`))}]`).join('\n,')}]\n`,
  },
  {
    name: 'Rust: Some(3u8) and None',
    write: (rows) =>
      `let b = [\n${lines(rows, (row) => `    [${mapped(row, ', ', (digit) => (digit === '0' ? 'None' : `Some(${digit}u8)`))}],`)}\n];\n`,
  },
  {
    name: 'Java: Optional',
    write: (rows) =>
      `Optional[][] b = {\n${rows.map((row) => `    {${mapped(row, ', ', (digit) => (digit === '0' ? 'Optional.empty()' : `Optional.of(${digit})`))}}`).join(',\n')}\n};\n`,
  },
  {
    name: 'C++: std::nullopt',
    write: (rows) =>
      `std::optional<int> b[9][9] = {\n${lines(rows, (row) => `    {${cells(row, ', ', 'std::nullopt')}},`)}\n};\n`,
  },
  {
    name: 'strings with spaces for blanks and line ends',
    write: (rows) => `String s = ${rows.map((row) => `"${cells(row, '', ' ')}\\n"`).join(' +\n    ')};\n`,
  },
]

/** Notebooks, and the matrices of MATLAB, OCaml and the like. */
export const NOTED: readonly Shape[] = [
  {
    name: 'a notebook with rows in a string',
    write: (rows) =>
      `{\n "cells": [\n  {\n   "cell_type": "code",\n   "execution_count": 3,\n   "source": [\n    "puzzle = \\"\\"\\"\\n",\n${lines(rows, (row) => `    ${json(spaced(row))},`)}\n    "\\"\\"\\"\\n",\n    "print(solve(puzzle))"\n   ]\n  }\n ],\n "nbformat": 4\n}\n`,
  },
  {
    name: 'the output of a notebook',
    write: (rows) =>
      `   "outputs": [\n    {\n     "name": "stdout",\n     "text": [\n${lines(rows, (row, index) => `      ${json(spaced(row))}${index < 8 ? ',' : ''}`)}\n     ]\n    }\n   ],\n`,
  },
  {
    name: 'a notebook with nested lists',
    write: (rows) =>
      `   "source": [\n    "# 스도쿠 풀기\\n",\n    "board = [\\n",\n${lines(rows, (row) => `    ${json(`    [${cells(row, ', ')}],`)},`)}\n    "]\\n",\n    "solve(board)"\n   ]\n`,
  },
  {
    name: 'a notebook with nested lists from the first line on',
    write: (rows) =>
      `   "source": [\n${rows.map((row, index) => `    ${json(`${index === 0 ? 'grid = [' : '        '}[${cells(row, ',')}]${index < rows.length - 1 ? ',' : ']'}`)}`).join(',\n')}\n   ]\n`,
  },
  {
    name: 'a notebook with a printed array',
    write: (rows) =>
      `     "data": {\n      "text/plain": [\n${rows.map((row, index) => `       ${index === rows.length - 1 ? JSON.stringify(` [${spaced(row)}]]`) : json(`${index === 0 ? '[' : ' '}[${spaced(row)}]`)}`).join(',\n')}\n      ]\n     },\n`,
  },
  {
    name: 'a notebook with a matrix of strings',
    write: (rows) =>
      `   "source": [\n    "board = [\\n",\n${lines(rows, (row) => `    ${json(`    [${mapped(row, ',', (digit) => `"${digit === '0' ? '.' : digit}"`)}],`)},`)}\n    "]\\n"\n   ]\n`,
  },
  {
    name: 'a notebook with a drawing',
    write: (rows) =>
      `     "text": [\n${lines(rows, (row, index) => `${index === 3 || index === 6 ? `      ${json('------+-------+------')},\n` : ''}      ${json([row.slice(0, 3), row.slice(3, 6), row.slice(6)].map((box) => cells(box, ' ', '.')).join(' | '))},`)}\n      "풀이 시간: 0.3초\\n"\n     ]\n`,
  },
  {
    name: 'MATLAB on one line',
    write: (rows) => `>> A = [${rows.map(spaced).join('; ')}];\n>> solve(A)\n`,
  },
  {
    name: 'MATLAB row by row',
    write: (rows) => `% 문제\n${lines(rows, (row, index) => `A(${index + 1},:) = [${spaced(row)}];`)}\n`,
  },
  {
    name: 'MATLAB with commas and NaN',
    write: (rows) => `A = [${rows.map((row) => cells(row, ', ', 'NaN')).join(';\n     ')}];\n`,
  },
  {
    name: 'MATLAB without brackets on their lines',
    write: (rows) => `A = [\n${lines(rows, (row) => `${spaced(row)};`)}\n]\n`,
  },
  {
    name: 'OCaml: arrays',
    write: (rows) => `let grid = [|\n${lines(rows, (row) => `  [|${cells(row, '; ')}|];`)}\n|]\n`,
  },
  {
    name: 'OCaml: arrays on one line, in Korean',
    write: (rows) =>
      `(* 예제 *)\nlet 보드 = [|${rows.map((row) => `[|${cells(row, ';')}|]`).join('; ')}|];;\n`,
  },
  {
    name: 'OCaml: lists',
    write: (rows) => `let grid = [\n${lines(rows, (row) => `  [${cells(row, '; ')}];`)}\n]\n`,
  },
  {
    name: 'F#: list of lists with _',
    write: (rows) =>
      `let board =\n    [ ${rows.map((row) => `[ ${cells(row, '; ', '_')} ]`).join('\n      ')} ]\n`,
  },
  {
    name: 'a notebook with a printed DataFrame',
    write: (rows) =>
      `     "text": [\n      ${json(`   ${cells('012345678', '  ')}`)},\n${rows.map((row, index) => `      ${json(`${index}  ${cells(row, '  ')}`)}`).join(',\n')}\n     ]\n`,
  },
  {
    name: 'a notebook with HTML cells',
    write: (rows) =>
      `      "text/html": [\n       "<table>\\n",\n${lines(rows, (row) => `       "  <tr>\\n",\n${mapped(row, '\n', (digit) => `       "    <td>${digit}</td>\\n",`)}\n       "  </tr>\\n",`)}\n       "</table>"\n      ]\n`,
  },
  {
    name: 'OCaml: arrays with comments',
    write: (rows) =>
      `let b = [|\n${lines(rows, (row, index) => `  [| ${cells(row, '; ')} |]; (* row ${index + 1} *)`)}\n|]\n`,
  },
]

/** Slips (small mistakes put into right programs) in C++ and JavaScript; see `styleSlips.ts` for the columns. */
import type { SlipsBySource } from './styleSlips.ts'

export const CPP_LISTING_SLIPS: SlipsBySource = {
  tables: [
    [
      'undo without the row',
      'row_used[y][n] = col_used[x][n] = box_used[b][n] = false',
      'col_used[x][n] = box_used[b][n] = false',
      'blocked:r',
    ],
    ['box numbered without * 3', 'int b = y / 3 * 3 + x / 3', 'int b = y / 3 + x / 3', 'overlooked:b'],
    [
      'or instead of and',
      '!row_used[y][n] && !col_used',
      '!row_used[y][n] || !col_used',
      'overlooked:rcb|overlooked',
    ],
    ['digits end at 8', 'n <= 9; n++', 'n < 9; n++', 'digit-never-tried'],
    ['no exit', 'exit(0);', '', 'prints-several|crash'],
    [
      'returns after the undo',
      'box_used[b][n] = false;\n',
      'box_used[b][n] = false;\n            return;\n',
      'gives-up',
    ],
  ],
  'check-functions': [
    [
      'assignment instead of a comparison',
      'if (board[top + i][left + j] == n) return false',
      'if (board[top + i][left + j] = n) return false',
      'given-changed|left-behind',
    ],
    [
      'row up to 8',
      'for (int x = 0; x < 9; x++)\n        if (board[y][x] == n)',
      'for (int x = 0; x < 8; x++)\n        if (board[y][x] == n)',
      'overlooked:r',
    ],
    ['indices exchanged when writing', 'board[y][x] = n;', 'board[x][y] = n;', 'given-changed'],
    [
      'box from its own cell',
      'top = y / 3 * 3, left = x / 3 * 3',
      'top = y, left = x',
      'overlooked:b|crash|given-changed',
    ],
    ['depth goes up by two', 'dfs(depth + 1)', 'dfs(depth + 2)', 'cell-ignored|crash|prints-early|skips'],
  ],
  bitmasks: [
    [
      'not toggled back',
      '        board[y][x] = 0;\n        toggle(y, x, bit);\n',
      '        board[y][x] = 0;\n',
      'blocked:rcb',
    ],
  ],
  'used-digits': [
    ['used is kept between calls', 'bool used', 'static bool used', 'skips|blocked'],
    ['row not scanned', 'used[board[y][k]] = true', 'used[0] = true', 'overlooked:r'],
  ],
}

export const CPP_AND_JAVASCRIPT_SLIPS: SlipsBySource = {
  'chars.cpp': [
    [
      'digits as numbers',
      "for (char d = '1'; d <= '9'; d++)",
      'for (char d = 1; d <= 9; d++)',
      'cell-ignored|format|overlooked',
    ],
    ['undo missing', "            board[r][c] = '0';\n", '', 'left-behind'],
    ['the undo is 0', "board[r][c] = '0';", 'board[r][c] = 0;', 'left-behind|cell-ignored|format|crash'],
    ['digits end at 8', "d <= '9'", "d < '9'", 'digit-never-tried'],
    ['box goes twice the same way', 'c / 3 * 3 + i % 3', 'c / 3 * 3 + i / 3', 'overlooked:b'],
    ['return of the call', 'if (solve(cell + 1)) return true;', 'return solve(cell + 1);', 'gives-up'],
    ['column not asked', '        if (board[i][c] == d) return false;\n', '', 'overlooked:c'],
    ['last cell left out', 'if (cell == 81)', 'if (cell == 80)', 'cell-ignored|prints-early'],
    ['calls the same cell', "!= '0') return solve(cell + 1)", "!= '0') return solve(cell)", 'recursion'],
  ],
  'flag.cpp': [
    ['box keeps what is taken back', '        box[(y / 3) * 3 + x / 3][n] = false;\n', '', 'blocked:b'],
    ['flag never set', '        finished = true;\n', '', 'prints-several'],
    [
      'box numbered wrong when asked',
      'if (row[y][n] || col[x][n] || box[(y / 3) * 3 + x / 3][n])',
      'if (row[y][n] || col[x][n] || box[(y / 3) + x / 3][n])',
      'overlooked:b',
    ],
    ['count forgets', '                cnt++;\n', '', 'prints-early|cell-ignored'],
    [
      'row and column exchanged',
      'blank[cnt][0] = i;\n                blank[cnt][1] = j;',
      'blank[cnt][0] = j;\n                blank[cnt][1] = i;',
      'given-changed',
    ],
    ['break instead of continue', ') continue;', ') break;', 'skips'],
    [
      'undo missing',
      '        map[y][x] = 0;\n        row[y][n] = false;\n        col[x][n] = false;\n        box[(y / 3) * 3 + x / 3][n] = false;\n',
      '',
      'blocked:rcb',
    ],
    ['columns of the givens', '                col[j][n] = true;\n', '', 'overlooked:c'],
  ],
  'one_array.cpp': [
    ['reset missing', '    a[at] = 0;\n', '', 'left-behind'],
    ['rows by 8', 'y * 9 + i]', 'y * 8 + i]', 'overlooked:r'],
    ['no exit', '        exit(0);\n', '        return;\n', 'prints-several'],
    [
      'mask once',
      '        if (mask & (1 << n)) continue;',
      '        if (mask & n) continue;',
      'overlooked:rcb|overlooked',
    ],
    ['digits from 2', 'int n = 1; n < 10', 'int n = 2; n < 10', 'digit-never-tried'],
  ],
  'backwards.cpp': [
    ['reset missing', '        g[y][x] = 0;\n', '', 'left-behind'],
    ['stops at 2', 'v >= 1', 'v > 1', 'digit-never-tried'],
    ['box one short', 'i < sy + 3', 'i < sy + 2', 'overlooked:b'],
    [
      'row not asked',
      'if (i != x && g[y][i] == v) return false;',
      'if (i == x && g[y][i] == v) return false;',
      'overlooked:r',
    ],
    ['first row left out', 'if (y < 0)', 'if (y < 1)', 'cell-ignored'],
    [
      'else return',
      '            if (go(ny, nx)) return true;\n        }',
      '            return go(ny, nx);\n        }',
      'gives-up',
    ],
  ],
  'nested.js.txt': [
    ['undo missing', '            board[row][col] = 0\n', '', 'left-behind'],
    [
      'return false missing',
      '        return false\n      }\n    }\n  }\n  return true\n}\n\nsolve()',
      '      }\n    }\n  }\n  return true\n}\n\nsolve()',
      'prints-early|cell-ignored|gives-up',
    ],
    ['no Math.floor', 'Math.floor(row / 3) * 3', '(row / 3) * 3', 'crash|overlooked'],
    ['text instead of numbers', '.map(Number))', ')', 'cell-ignored|format|given-changed'],
    ['digits end at 8', 'num <= 9', 'num < 9', 'digit-never-tried'],
    ['box not checked', '      if (board[i][j] === num) return false\n', '', 'overlooked:b'],
    ['solve not asked', 'if (solve()) return true', 'solve()', 'goes-on'],
    [
      'row and column in one',
      'if (board[i][col] === num) return false',
      'if (board[i][col] === num && board[row][i] === num) return false',
      'overlooked:c',
    ],
    ['commas', "row.join(' ')", "row.join(',')", 'format'],
  ],
  'masks.js.txt': [
    ['boxes keep', '    boxes[b] ^= bit\n  }\n}\n\ndfs', '  }\n}\n\ndfs', 'blocked:b'],
    ['exit missing', '    process.exit(0)\n', '    return\n', 'prints-several'],
    [
      'shift by the index',
      '    const bit = 1 << n\n    if',
      '    const bit = 1 << (n - 1)\n    if',
      'overlooked:rcb|overlooked',
    ],
    ['logical or', '(rows[y] | cols[x] | boxes[b])', '(rows[y] || cols[x] || boxes[b])', 'overlooked:cb'],
    ['assignment of indices', 'grid[y][x] = n\n', 'grid[x][y] = n\n', 'given-changed'],
    ['last blank left out', 'k === blanks.length', 'k === blanks.length - 1', 'cell-ignored|prints-early'],
  ],
  'sets.js.txt': [
    ['reset missing', '  board[y][x] = 0\n  return false', '  return false', 'left-behind'],
    [
      'only the first candidate',
      'if (search(depth + 1)) return true',
      'return search(depth + 1)',
      'gives-up',
    ],
    [
      'candidates once',
      'const candidates = ({ y, x }) => {\n  const seen = new Set()',
      'const seen = new Set()\nconst candidates = ({ y, x }) => {',
      'skips',
    ],
    ['without 9', '7, 8, 9]', '7, 8]', 'digit-never-tried'],
    ['rows not seen', '  for (let i = 0; i < 9; i++) seen.add(board[y][i])\n', '', 'overlooked:r'],
    ['box by remainder', '[y - (y % 3), x - (x % 3)]', '[y % 3, x % 3]', 'overlooked:b'],
  ],
}

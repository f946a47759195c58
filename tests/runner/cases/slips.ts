/** Small slips that learners make in right programs, as replacements in the Python listings. */
import { listing } from './nativeRuns.ts'

export interface Slip {
  readonly name: string
  /** Id of the program into whose listing the slip is put. */
  readonly program: string
  /** The listing with the slip. */
  readonly source: string
  /** Id of the case that must find the slip; undefined if any case with a short search may find it. */
  readonly foundBy: string | undefined
}

/** The slip replaces `from` by `to` throughout the listing. */
type SlipWords = readonly [name: string, from: string, to: string, foundBy?: string]

/** @throws if the listing lacks the text that the slip replaces */
function slipIn(program: string, [name, from, to, foundBy]: SlipWords): Slip {
  const right = listing(program, 'py')
  const source = right.replaceAll(from, to)
  if (source === right) throw new RangeError(`${program} has no ${JSON.stringify(from)}`)
  return { name: `${program}: ${name}`, program, source, foundBy }
}

/** Slips in programs that list the blanks first and whose calls count the depth. */
const WITH_BLANKS: readonly SlipWords[] = [
  ['prints at each level', '    if depth == len(blanks):', '    print_board()\n    if depth == len(blanks):'],
  ['stops one blank early', 'if depth == len(blanks):', 'if depth == len(blanks) - 1:', 'last-blank'],
  ['goes past the last blank', 'if depth == len(blanks):', 'if depth > len(blanks):', 'full'],
  ['starts at the second blank', '\ndfs(0)', '\ndfs(1)', 'last-blank'],
  ['writes to the column of the row', 'board[y][x] = n\n', 'board[x][y] = n\n'],
  ['prints with commas', 'print(*row)', "print(*row, sep=', ')"],
  ['prints the lists', 'print(*row)', 'print(row)'],
]

/** Slips in programs that list the blanks in a list comprehension. */
const COMPREHENSIONS: readonly SlipWords[] = [
  [
    'last row left out',
    'blanks = [(y, x) for y in range(9)',
    'blanks = [(y, x) for y in range(8)',
    'last-row-empty',
  ],
  ['last column left out', 'for x in range(9) if board', 'for x in range(8) if board', 'last-column-empty'],
  [
    'first row left out',
    'blanks = [(y, x) for y in range(9)',
    'blanks = [(y, x) for y in range(1, 9)',
    'first-row-empty',
  ],
]

/** Slips in programs that loop over the digits. */
const LOOPS_OVER_DIGITS: readonly SlipWords[] = [
  ['digits end at 8', 'for n in range(1, 10):', 'for n in range(1, 9):', 'no-nines'],
  ['digits begin at 2', 'for n in range(1, 10):', 'for n in range(2, 10):', 'no-ones'],
]

/** Slips in programs whose calls return true once the puzzle is solved. */
const RETURNS: readonly SlipWords[] = [
  ['gives up after the first digit', 'if dfs(depth + 1):', 'if [dfs(depth + 1)]:'],
  [
    'the last board is not told',
    '        print_board()\n        return True',
    '        print_board()\n        return',
    'two-solutions',
  ],
]

const SLIPS_BY_PROGRAM: Readonly<Record<string, readonly SlipWords[]>> = {
  tables: [
    ...WITH_BLANKS,
    ...LOOPS_OVER_DIGITS,
    [
      'undo without the row',
      'row_used[y][n] = col_used[x][n] = box_used[b][n] = False',
      'col_used[x][n] = box_used[b][n] = False',
    ],
    [
      'undo without the column',
      'row_used[y][n] = col_used[x][n] = box_used[b][n] = False',
      'row_used[y][n] = box_used[b][n] = False',
    ],
    ['undo without the box', '= box_used[b][n] = False', '= False'],
    ['tables never taken back', '            row_used[y][n] = col_used[x][n] = box_used[b][n] = False\n', ''],
    ['row not asked', 'not (row_used[y][n] or col', 'not (col', 'row-decides'],
    ['column not asked', 'col_used[x][n] or box', 'box', 'column-decides'],
    ['box not asked', ' or box_used[b][n])', ')', 'box-decides'],
    [
      'row not entered',
      'row_used[y][n] = col_used[x][n] = box_used[b][n] = True',
      'col_used[x][n] = box_used[b][n] = True',
    ],
    ['box of the column in its box', 'b = y // 3 * 3 + x // 3', 'b = y // 3 * 3 + x % 3', 'middle-box-empty'],
    ['box of the row twice', 'b = y // 3 * 3 + x // 3', 'b = y // 3 + x // 3', 'middle-box-empty'],
    ['boxes numbered by columns', 'b = y // 3 * 3 + x // 3', 'b = x // 3 * 3 + y // 3'],
    [
      'givens not entered',
      'row_used[y][n] = col_used[x][n] = box_used[y // 3 * 3 + x // 3][n] = True',
      'pass',
      'last-blank',
    ],
    [
      'givens not entered in rows',
      'row_used[y][n] = col_used[x][n] = box_used[y',
      'col_used[x][n] = box_used[y',
      'row-decides',
    ],
    ['givens entered in wrong boxes', 'box_used[y // 3 * 3 + x // 3]', 'box_used[y // 3 + x // 3]'],
    [
      'and instead of or',
      'row_used[y][n] or col_used[x][n] or box_used[b][n]',
      'row_used[y][n] and col_used[x][n] and box_used[b][n]',
      'row-decides',
    ],
    ['and instead of the first or', 'row_used[y][n] or col', 'row_used[y][n] and col', 'row-decides'],
    ['not is missing', 'if not (', 'if (', 'last-blank'],
    ['returns after the undo', '[n] = False\n', '[n] = False\n            return\n'],
    ['breaks after the first digit', '[n] = False\n', '[n] = False\n            break\n'],
    [
      'no exit, and prints at the end',
      '        print_board()\n        exit()',
      '        return',
      'last-blank',
    ],
    ['no exit', '        exit()', '        return', 'two-solutions'],
    ['exit with a status', 'exit()', 'exit(1)', 'full'],
    [
      'exit before printing',
      '        print_board()\n        exit()',
      '        exit()\n        print_board()',
      'full',
    ],
    ['one row for all tables', '[[False] * 10 for _ in range(9)]', '[[False] * 10] * 9'],
    ['tables one digit short', '[False] * 10', '[False] * 9'],
    [
      'last row of the input unread',
      'input().split())) for _ in range(9)]',
      'input().split())) for _ in range(8)]',
      'full',
    ],
    [
      'a tenth row is read',
      'input().split())) for _ in range(9)]',
      'input().split())) for _ in range(10)]',
      'full',
    ],
    ['text instead of numbers', 'list(map(int, input().split()))', 'input().split()'],
    ['calls with the same depth', 'dfs(depth + 1)', 'dfs(depth)', 'last-blank'],
    [
      'blanks with rows and columns exchanged',
      'blanks.append((y, x))',
      'blanks.append((x, y))',
      'row-decides',
    ],
  ],
  'check-functions': [
    ...WITH_BLANKS,
    ...COMPREHENSIONS,
    ...LOOPS_OVER_DIGITS,
    ['undo missing', '            board[y][x] = 0\n', ''],
    [
      'row checked up to column 8',
      'def check_row(y, n):\n    for x in range(9)',
      'def check_row(y, n):\n    for x in range(8)',
    ],
    [
      'column checked up to row 8',
      'def check_column(x, n):\n    for y in range(9)',
      'def check_column(x, n):\n    for y in range(8)',
      'cover-3',
    ],
    [
      'row checked from column 2',
      'def check_row(y, n):\n    for x in range(9)',
      'def check_row(y, n):\n    for x in range(1, 9)',
    ],
    [
      'row true inside the loop',
      'board[y][x] == n:\n            return False\n    return True\n\n\ndef check_column',
      'board[y][x] == n:\n            return False\n        return True\n\n\ndef check_column',
    ],
    [
      'column true inside the loop',
      'board[y][x] == n:\n            return False\n    return True\n\n\ndef check_box',
      'board[y][x] == n:\n            return False\n        return True\n\n\ndef check_box',
    ],
    [
      'box true inside the loop',
      'return False\n    return True\n\n\ndef dfs',
      'return False\n        return True\n\n\ndef dfs',
    ],
    ['box checked in its first two rows', 'for i in range(3):', 'for i in range(2):', 'box-row-decides'],
    [
      'box from its own cell',
      'top, left = y // 3 * 3, x // 3 * 3',
      'top, left = y // 3, x // 3',
      'middle-box-empty',
    ],
    ['box of the column in its box', 'x // 3 * 3\n', 'x % 3 * 3\n', 'middle-box-empty'],
    ['row not asked', 'check_row(y, n) and ', '', 'row-decides'],
    ['column not asked', ' and check_column(x, n)', '', 'column-decides'],
    ['box not asked', ' and check_box(y, x, n)', '', 'box-decides'],
    [
      'or instead of and',
      'check_row(y, n) and check_column(x, n) and',
      'check_row(y, n) or check_column(x, n) or',
      'row-decides',
    ],
    [
      'row and column exchanged',
      'check_row(y, n) and check_column(x, n)',
      'check_row(x, n) and check_column(y, n)',
      'row-decides',
    ],
    ['no exit', '        exit()', '        return', 'two-solutions'],
  ],
  'candidate-list': [
    [
      'list made once',
      'def candidates_of(y, x):\n    candidates = [1, 2, 3, 4, 5, 6, 7, 8, 9]',
      'candidates = [1, 2, 3, 4, 5, 6, 7, 8, 9]\n\n\ndef candidates_of(y, x):',
    ],
    ['list ends at 8', '7, 8, 9]', '7, 8]', 'no-nines'],
    ['list begins at 2', '[1, 2,', '[2,', 'no-ones'],
    ['no question before removing', 'if board[i][x] in candidates:', 'if board[i][x] != 0:'],
    [
      'row not struck',
      '        if board[y][i] in candidates:\n            candidates.remove(board[y][i])',
      '        pass',
      'row-decides',
    ],
    [
      'column not struck',
      '        if board[i][x] in candidates:\n            candidates.remove(board[i][x])',
      '        pass',
      'column-decides',
    ],
    ['box not struck', 'range(x // 3 * 3, x // 3 * 3 + 3)', 'range(0)', 'box-decides'],
    ['box begins at its cell', 'range(y // 3 * 3, y // 3 * 3 + 3)', 'range(y, min(9, y + 3))'],
    [
      'removes while it goes through',
      'for n in candidates:',
      'for n in candidates:\n        candidates.remove(n)',
    ],
    ['only the first candidate', 'for n in candidates:', 'for n in candidates[:1]:'],
    ['without the last candidate', 'for n in candidates:', 'for n in candidates[:-1]:', 'last-blank'],
    ['undo missing', '        board[y][x] = 0\n', ''],
    [
      'undo only after the loop, in the wrong column',
      '        board[y][x] = 0\n',
      '        board[y][0] = 0\n',
    ],
  ],
  'check-tables': [
    ...LOOPS_OVER_DIGITS,
    ['next blank by the digit', 'DFS(level + 1, idx + 1)', 'DFS(level + 1, idx + n)'],
    ['same blank again', 'DFS(level + 1, idx + 1)', 'DFS(level + 1, idx)', 'row-decides'],
    ['undo without the third table', 'ch[2][b][n] = 0', 'ch[1][x][n] = 0'],
    ['check asks for twice', 'if unit[n] != 1:', 'if unit[n] != 2:', 'full'],
    ['givens of boxes not entered', 'ch[2][y // 3 * 3 + x // 3][n] = 1', '1', 'box-decides'],
    ['prints the tables', 'for row in board:', 'for row in ch[0]:', 'full'],
  ],
  'used-digits': [
    ...COMPREHENSIONS,
    ...LOOPS_OVER_DIGITS,
    ...RETURNS,
    ['not is missing', 'if not used[n]', 'if used[n]', 'last-blank'],
    ['row not scanned', '    for k in range(9): used[board[y][k]] = True\n', '', 'row-decides'],
    ['column not scanned', '    for k in range(9): used[board[k][x]] = True\n', '', 'column-decides'],
    [
      'box not scanned',
      '    for k in range(9): used[board[r + k // 3][c + k % 3]] = True\n',
      '',
      'box-decides',
    ],
    ['box goes twice the same way', 'c + k % 3', 'c + k // 3'],
    ['row scanned up to 8', 'for k in range(9): used[board[y][k]]', 'for k in range(8): used[board[y][k]]'],
    ['list of nine', '[False] * 10', '[False] * 9'],
    ['undo missing', '            board[y][x] = 0\n', ''],
  ],
  bitmasks: [
    ['wrong box in toggle', 'box_used[y // 3 * 3 + x // 3] ^= bit', 'box_used[y // 3 * 3 + x % 3] ^= bit'],
    ['eight bits', '0b1111111110', '0b111111110', 'no-nines'],
    ['bit 0 is a digit', '0b1111111110', '0b1111111111'],
    ['no bit for 1', '0b1111111110', '0b1111111100', 'no-ones'],
    ['digit is one too large', 'bit.bit_length() - 1', 'bit.bit_length()', 'last-blank'],
    ['row not asked', 'row_used[y] | ', '', 'row-decides'],
    ['column not asked', '| col_used[x] |', '|', 'column-decides'],
    ['box not asked', ' | box_used[b]', '', 'box-decides'],
    [
      'ands the masks',
      'row_used[y] | col_used[x] | box_used[b]',
      'row_used[y] & col_used[x] & box_used[b]',
      'row-decides',
    ],
    ['not toggled back', '        board[y][x] = 0\n        toggle(y, x, bit)\n', '        board[y][x] = 0\n'],
    ['candidate not taken', '        candidates ^= bit\n', ''],
    ['givens not entered', '            toggle(y, x, 1 << board[y][x])', '            pass', 'last-blank'],
  ],
  'promising-numbers': [
    ['reset missing', '        puzzle[i][j] = 0\n', ''],
    ['flag is local', '        nonlocal flag\n', '', 'full'],
    ['answer turned round', 'return puzzle if flag else []', 'return [] if flag else puzzle', 'full'],
    ['returns after the first number', '            if flag:\n                return', '            return'],
    [
      'box of its own cell',
      'range(i // 3 * 3, i // 3 * 3 + 3)',
      'range(i // 3, i // 3 + 3)',
      'middle-box-empty',
    ],
    ['row not struck', 'if puzzle[i][k] in promising:', 'if False:', 'row-decides'],
    ['column not struck', 'if puzzle[k][j] in promising:', 'if False:', 'column-decides'],
    ['box not struck', 'if puzzle[r][c] in promising:', 'if False:', 'box-decides'],
  ],
  'set-discard': [
    ...RETURNS,
    ['set ends at 8', 'set(range(1, 10))', 'set(range(1, 9))', 'no-nines'],
    ['row not scanned', 'for k in range(9): candidates.discard(board[y][k])', 'pass', 'row-decides'],
    ['undo missing', '        board[y][x] = 0\n', ''],
  ],
  'set-guarded': [
    [
      'no question before removing',
      '        if board[y][i] in candidates:\n            candidates',
      '        if True:\n            candidates',
    ],
    [
      'pops while it goes through',
      'for n in sorted(candidates):',
      'for n in candidates:\n        candidates.pop()',
    ],
    ['box ends at 2', 'x // 3 * 3 + 3)', 'x // 3 * 3 + 2)'],
  ],
  'fewest-candidates': [
    ['the most candidates first, from too few', 'fewest = 10', 'fewest = 2'],
    ['filled cells chosen, too', 'board[y][x] == 0 and count < fewest', 'count < fewest'],
    ['stops at a dead end', 'return chosen', 'return chosen if fewest > 0 else exit()'],
    ['wrong box in toggle', 'box_used[y // 3 * 3 + x // 3] ^= bit', 'box_used[x // 3 * 3 + y // 3] ^= bit'],
    [
      'prints nothing at the end',
      '        print_board()\n        return True',
      '        return True',
      'full',
    ],
  ],
  'dancing-links': [
    ['only the first row of a column', '    uncover(c)\n    return False', '    return False', 'inkala'],
    ['givens not covered', '                cover(C[j])\nsearch', '                pass\nsearch'],
  ],
}

export const SLIPS: readonly Slip[] = Object.entries(SLIPS_BY_PROGRAM).flatMap(([program, slips]) =>
  slips.map((words) => slipIn(program, words)),
)

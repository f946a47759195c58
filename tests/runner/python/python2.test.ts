/** Programs in Python 2 are recognised and converted to Python 3; their lines that differ are reported. */
import { execFileSync, spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import {
  asPython3,
  divisionLines,
  isPython2,
  python2Lines,
  withWholeQuotients,
} from '../../../src/runner/python/python2.ts'

const hasPython = spawnSync('python3', ['--version']).status === 0

/** Lines of Python 2, and the same in Python 3. */
const LINES: readonly (readonly [string, string])[] = [
  ['print x', 'print(x)'],
  ['print', 'print()'],
  ['print "a", b', 'print("a", b)'],
  ['print x,', "print(x, end=' ')"],
  ['    print " ".join(map(str, row))', '    print(" ".join(map(str, row)))'],
  ['print "%d %d" % (a, b)', 'print("%d %d" % (a, b))'],
  ['print (a + b) % 3', 'print((a + b) % 3)'],
  ['print ("a"), b', 'print(("a"), b)'],
  ['print (a), b  # both', 'print((a), b)  # both'],
  ['print (a), "#"', 'print((a), "#")'],
  ['print (f(a) + ")"), (b),', 'print((f(a) + ")"), (b), end=\' \')'],
  ['print "#%d" % n  # a case', 'print("#%d" % n)  # a case'],
  ['if x: print y', 'if x: print(y)'],
  ['for row in board: print row', 'for row in board: print(row)'],
  ['print >>sys.stderr, "no"', 'print("no", file=sys.stderr)'],
  ['n = int(raw_input())', 'n = int(input())'],
  ['for i in xrange(9):', 'for i in range(9):'],
  ['except ValueError, e:', 'except ValueError as e:'],
  ['if a <> b:', 'if a != b:'],
  ['if d.has_key(3):', 'if (3 in d):'],
  ['for k, v in d.iteritems():', 'for k, v in d.items():'],
]

test.each(LINES)('%s becomes %s', (two, three) => {
  expect(asPython3(two)).toBe(three)
  expect(isPython2(two)).toBe(true)
})

test.each([
  'print(x)',
  'print("a", b)',
  'print  (x)',
  'print(x)  # (y), z',
  'print(*board[0])',
  "print('raw_input(', 1)",
  'print(str(a) + str(b))',
  "    print(''.join(row) + ('|' if c in '36' else '') + end(c))",
  'print(f(")") + g(b))',
  'print(x), exit()',
  'print(f(a) -',
  'print = 3',
  '"""\nprint x\n"""',
  '# print x',
  'a = "print x"',
  'pprint(x)',
  'input()',
])('%s is left alone', (line) => {
  expect({ lines: python2Lines(line), text: asPython3(line) }).toEqual({ lines: [], text: line })
})

test('a comma after a parenthesis keeps the line going, which alone does not make a program Python 2', () => {
  expect(asPython3('print (board[y][x]),  # a row')).toBe("print((board[y][x]), end=' ')  # a row")
  expect(isPython2('print(board[y][x]),')).toBe(false)
})

const PROGRAM = `import sys
def solve(board):
    for i in xrange(9):
        for j in xrange(9):
            if board[i][j] == 0:
                k = i / 3 * 3
                return False
    return True
board = [map(int, raw_input().split()) for _ in xrange(9)]
if solve(board):
    for row in board:
        print ' '.join(map(str, row))
`

test('the lines that differ are reported, integer division as a warning', () => {
  expect(python2Lines(PROGRAM).map(({ line, change }) => `${line} ${change}`)).toEqual([
    '3 xrange',
    '4 xrange',
    '6 division',
    '9 raw_input',
    '9 xrange',
    '12 print',
  ])
})

describe.runIf(hasPython)('in the real python3', () => {
  test('a program compiles after the changes, and not before', () => {
    const compiles = (source: string) =>
      spawnSync('python3', ['-c', 'import sys; compile(sys.stdin.read(), "p", "exec")'], { input: source })
        .status === 0
    expect([compiles(PROGRAM), compiles(asPython3(PROGRAM))]).toEqual([false, true])
  })

  test('no file of its library is taken for Python 2', () => {
    const folder = execFileSync('python3', ['-c', 'import os; print(os.path.dirname(os.__file__))'], {
      encoding: 'utf8',
    }).trim()
    const sources = readdirSync(folder)
      .filter((name) => name.endsWith('.py'))
      .map((name) => ({ name, text: readFileSync(join(folder, name), 'utf8') }))
      // Two files define these names of Python 2 as methods of their own.
      .filter(({ text }) => !/\bdef (?:raw_input|iterkeys)\(/.test(text))
    expect(sources.length).toBeGreaterThan(20)
    const taken = sources.filter(({ text }) => isPython2(text))
    expect(taken.map(({ name }) => name)).toEqual([])
  })

  test('the print calls write the same as the print statements', () => {
    const lines = [
      'print "a", 1',
      'print "b",',
      'print 2',
      'print (1 + 2) * 3',
      'print',
      'print "%s-%s" % (1, 2)',
    ].join('\n')
    const written = execFileSync('python3', ['-c', asPython3(lines)], { encoding: 'utf8' })
    expect(written).toBe('a 1\nb 2\n9\n\n1-2\n')
  })
})

describe('A program whose only difference is how / rounds', () => {
  const text = 'a = 7 / 2  # 1/2, "half\nb = "x/y"\nc = 7 // 2\nd /= 3\n'

  test('is named by the error that it makes', () => {
    expect(divisionLines(text, 'list indices must be integers or slices, not float')).toEqual([1, 4])
    expect(divisionLines(text, 'list index out of range')).toEqual([])
  })

  test('is converted outside of strings and comments', () => {
    expect(withWholeQuotients(text)).toBe('a = 7 // 2  # 1/2, "half\nb = "x/y"\nc = 7 // 2\nd //= 3\n')
  })
})

/**
 * How Python programs read the puzzle, answer and end (also by an error, an exit or a limit), and that they find
 * nothing of the page or of earlier programs. Many programs fail, but none harms the worker.
 */
import { describe, expect, test } from 'vitest'
import type { Outcome } from '../../../src/runner/run/outcome.ts'
import type { OwnLimits } from '../../../src/runner/questions.ts'
import { PUZZLES } from '../../sudoku/puzzles.ts'
import { program, PythonWorker } from '../../support/python.ts'
import { describeEveryQuestion } from '../worker/everyQuestion.ts'
import { some, thoroughUnless } from '../../thorough.ts'

const worker = new PythonWorker()
const LINE = PUZZLES.codewars1

describeEveryQuestion(worker, 'python')

async function outcomeOf(source: string, limits?: Partial<OwnLimits>): Promise<Outcome> {
  return (await worker.run(program(source, LINE), limits)).outcome
}

describe('A program that Python cannot read', () => {
  test.each(
    some(
      [
        ['a colon is missing', 'x = 1\nif x\n    pass\n', 'SyntaxError', 2, 5, "expected ':'"],
        ['nothing is indented', 'def f():\npass\n', 'IndentationError', 2, 1, 'expected an indented block'],
        [
          'tabs and spaces are mixed',
          'if 1:\n        x = 1\n\ty = 2\n',
          'TabError',
          3,
          1,
          'inconsistent use of tabs',
        ],
        ['a bracket stays open', 'x = [1, 2\ny = 3\n', 'SyntaxError', 1, 5, "'[' was never closed"],
        ['it returns from nothing', 'x = 1\nreturn x\n', 'SyntaxError', 2, 1, "'return' outside function"],
      ],
      4,
    ),
  )('ends at its place: %s', async (_, source, error, line, column, message) => {
    const outcome = await outcomeOf(source)
    expect(outcome).toMatchObject({ kind: 'syntax-error', error, line, column })
    expect(outcome).toHaveProperty('message', expect.stringContaining(message))
  })

  test('has printed nothing', async () => {
    const { output, events } = await worker.run(program("print('first')\nx = = 1\n", LINE))
    expect(output).toBe('')
    expect(events).toBe(0)
  })
})

describe('A program that fails', () => {
  test.each(
    some(
      [
        ['an index', 'x = [0] * 9\nx[9]\n', 'IndexError', 2, 'list index out of range'],
        [
          'a store at an index',
          'x = [[0] * 9]\nfor i in range(10):\n    x[0][i] = 1\n',
          'IndexError',
          3,
          'list assignment index out of range',
        ],
        ['a line that is not there', 'while True:\n    input()\n', 'EOFError', 2, 'EOF when reading a line'],
        ['an empty number', "int('')\n", 'ValueError', 1, "invalid literal for int() with base 10: ''"],
        ['a name', 'print(bord)\n', 'NameError', 1, "name 'bord' is not defined"],
        [
          'a package that judges have',
          'import numpy as np\n',
          'ModuleNotFoundError',
          1,
          "No module named 'numpy'",
        ],
        [
          'its recursion',
          'def f(n):\n    return f(n + 1)\nf(0)\n',
          'RecursionError',
          2,
          'maximum recursion depth exceeded',
        ],
        ['an interrupt of its own', 'raise KeyboardInterrupt\n', 'KeyboardInterrupt', 1, ''],
        [
          'in the library',
          'import json\njson.loads("{")\n',
          'JSONDecodeError',
          2,
          'Expecting property name enclosed in double quotes: line 1 column 2 (char 1)',
        ],
        [
          'a string in the board',
          "b = [input().split() for _ in range(9)]\nb[0] = ''.join(b[0])\nb[0][1] = '5'\n",
          'TypeError',
          3,
          "'str' object does not support item assignment",
        ],
      ],
      8,
    ),
  )('reports its own line: %s', async (_, source, error, line, message) => {
    expect(await outcomeOf(source)).toMatchObject({ kind: 'runtime-error', error, line, message })
  })

  test('reports the number of its own calls in progress', async () => {
    const source = 'def f(n):\n    return 1 // n + f(n - 1)\nprint(1)\nf(3)\n'
    const reported = await worker.run(program(source, LINE))
    expect(reported.outcome).toMatchObject({ error: 'ZeroDivisionError', line: 2, calls: 5 })
    expect(reported.output).toBe('1\n')
    expect(reported.errors).toContain('ZeroDivisionError: ')
    expect(reported.errors).not.toContain('backdoku')
  })

  test('recurses as deep as elsewhere, and no deeper', async () => {
    const source =
      'd = 1\ndef f():\n    global d\n    d += 1\n    f()\ntry:\n    f()\nexcept RecursionError:\n    print(d)\n'
    expect(Number((await worker.run(program(source, LINE))).output)).toBeGreaterThanOrEqual(999)
    expect(Number((await worker.run(program(source, LINE))).output)).toBeLessThanOrEqual(1001)
  })
})

describe('A program that exits', () => {
  test.each([
    ['exit()', 'finished'],
    ['quit()', 'finished'],
    ['import sys; sys.exit()', 'finished'],
    ['import sys; sys.exit(0)', 'finished'],
    ['import os, sys; sys.stdout.flush(); os._exit(0)', 'finished'],
    ['raise SystemExit', 'finished'],
    ['exit(1)', 'runtime-error'],
    ["import sys; sys.exit('no solution')", 'runtime-error'],
    ['import os; os._exit(3)', 'runtime-error'],
  ])('%s', async (exit, kind) => {
    const reported = await worker.run(program(`print('done')\n${exit}\nprint('never')\n`, LINE))
    expect(reported.outcome.kind).toBe(kind)
    expect(reported.output).toBe(exit.includes('_exit(3)') ? '' : 'done\n')
  })
})

describe('A program that reads', () => {
  test.each([
    ['input', "''.join(input() for _ in range(9))"],
    ['sys.stdin', "''.join(sys.stdin)"],
    ['sys.stdin.readline', "''.join(sys.stdin.readline() for _ in range(9))"],
    ['sys.stdin.buffer', 'sys.stdin.buffer.read().decode()'],
    ['open(0)', 'open(0).read()'],
    ['/dev/stdin', "open('/dev/stdin').read()"],
    ['os.read', 'os.read(0, 1000).decode()'],
    ['fileinput', "''.join(fileinput.input())"],
  ])('%s gets the puzzle', async (_, read) => {
    const reported = await worker.run(program(`import fileinput, os, sys\nprint(${read})\n`, LINE))
    expect(reported.errors).toBe('')
    expect(reported.output.replace(/\s/g, '')).toBe(LINE)
  })
})

describe('A program that is cut off', () => {
  test('in an endless loop: time, with the line', async () => {
    expect(await outcomeOf('x = 1\nwhile True:\n    x += 1\n', { timeMs: 300 })).toMatchObject({
      kind: 'time-limit',
      line: expect.toSatisfy((line) => line === 2 || line === 3),
    })
  })

  test('reports that it is alive while it runs', { tags: ['thorough'] }, async () => {
    const { replies } = await worker.run(program('while True:\n    pass\n', LINE), { timeMs: 1200 })
    const running = replies.filter(({ type }) => type === 'running')
    expect(running.length).toBeGreaterThanOrEqual(4)
  })

  test('tells where it is while it runs, the line of the innermost call that goes on, and all that it wrote', async () => {
    const source = `def check():
    return 1

def solve():
    while True:
        check()

board = [list(map(int, input().split())) for row in range(9)]
for n in range(5003):
    board[0][2] = n % 2 + 1
solve()
`
    const { replies } = await worker.run(program(source, LINE), { timeMs: 2500 })
    const last = replies.findLastIndex(({ type }) => type === 'running')
    const recorded = replies.slice(0, last).map((told) => (told.type === 'recorded' ? told.writes.length : 0))
    expect(recorded.reduce((sum, writes) => sum + writes, 0)).toBe(5003)
    const lines = replies.flatMap((told) =>
      told.type === 'running' && told.line !== undefined ? [told.line] : [],
    )
    expect(lines.length).toBeGreaterThanOrEqual(2)
    expect(lines.filter((line) => line !== 5 && line !== 6)).toEqual([])
  })

  test('by endless printing: output, of which the maximum is kept', async () => {
    const reported = await worker.run(program("while True:\n    print('x' * 99)\n", LINE), { output: 5000 })
    expect(reported.outcome.kind).toBe('output-limit')
    expect(reported.output).toHaveLength(5000)
  })

  test('after printing too much and ending: output, too', async () => {
    expect((await outcomeOf("print('x' * 6000)\n", { output: 5000 })).kind).toBe('output-limit')
  })

  for (const [way, source] of [
    ['at once', 'x = [0] * 10 ** 9\n'],
    ['by and by', 'x = []\nwhile True:\n    x.append([0] * 1000)\n'],
  ])
    test(`takes all memory ${way}`, thoroughUnless(way === 'at once'), async () => {
      expect((await outcomeOf(source, { memoryBytes: 1 << 28 })).kind).toBe('memory-limit')
      expect((await outcomeOf('print(1)\n')).kind).toBe('finished')
    })

  test('but catches every interrupt is still reported, and the next program runs', async () => {
    const source = 'while True:\n    try:\n        while True:\n            pass\n    except:\n        pass\n'
    expect((await outcomeOf(source, { timeMs: 200 })).kind).toBe('time-limit')
    expect(await outcomeOf('print(1)\n')).toEqual({ kind: 'finished', answer: undefined })
  })

  for (const [depth, source, line] of [
    [
      'of its functions',
      'import sys\nsys.setrecursionlimit(10 ** 7)\nprint(1)\nsys.stdout.flush()\ndef f(n):\n    return sorted([1, 2], key=lambda k: f(n + 1))\nf(0)\n',
      6,
    ],
    ['of its data', 'x = []\nfor _ in range(10 ** 6):\n    x = [x]\nprint(repr(x))\n', 4],
  ] as const)
    test(
      `recurses too deep for the interpreter, by the depth ${depth}`,
      thoroughUnless(line === 6),
      async () => {
        const reported = await worker.run(program(source, LINE))
        const message = 'maximum recursion depth exceeded'
        expect(reported.outcome).toMatchObject({
          kind: 'runtime-error',
          error: 'RecursionError',
          line,
          message,
        })
        expect(reported.output).toBe(line === 6 ? '1\n' : '')
        expect(await outcomeOf('print(1)\n')).toEqual({ kind: 'finished', answer: undefined })
      },
    )

  test('by making more events than are recorded: they are counted', async () => {
    const source = `board = [list(map(int, input().split())) for _ in range(9)]
for _ in range(5000):
    board[0][2] = 1
    board[0][2] = 0
`
    const reported = await worker.run(program(source, LINE), { events: 600 })
    expect(reported.events).toBe(10_000)
    expect(reported.writes).toHaveLength(600)
  })
})

describe('A function that is called', () => {
  const input = { kind: 'call', name: 'sudoku', cells: 'numbers' } as const

  test('may be missing', async () => {
    const reported = await worker.run(program('def solve(board):\n    pass\n', LINE, input))
    expect(reported.outcome).toEqual({ kind: 'no-function', name: 'sudoku' })
  })

  test.each([
    ['the board handed in', '    puzzle[0][2] = 4\n'],
    ['a new board', '    new = [row[:] for row in puzzle]\n    new[0][2] = 4\n    return new\n'],
    ['strings', "    puzzle[0][2] = 4\n    return [''.join(map(str, row)) for row in puzzle]\n"],
  ])('answers with %s', async (_, body) => {
    const reported = await worker.run(program(`def sudoku(puzzle):\n${body}`, LINE, input))
    expect(reported.outcome).toMatchObject({
      kind: 'finished',
      answer: expect.stringMatching(/^5 3 4 0 7 0 0 0 0\n/),
    })
    expect(reported.writes).toEqual([(2 << 4) | 4])
  })
})

describe('A program finds nothing of the page, and nothing of earlier programs:', () => {
  test.each(['js', 'pyodide', 'pyodide_js', '_pyodide', 'pyodide.ffi', 'backdoku', 'micropip'])(
    'no %s',
    async (name) => {
      expect(await outcomeOf(`import ${name}\n`)).toMatchObject({ error: 'ModuleNotFoundError', line: 1 })
    },
  )

  test.each([
    ['a file', "open('/etc/passwd')\n", 'FileNotFoundError'],
    ['an address', "import urllib.request\nurllib.request.urlopen('http://127.0.0.1/')\n", ''],
    ['a module of that name among those loaded', "import sys\nsys.modules['js']\n", 'KeyError'],
  ])('no %s', async (_, source, error) => {
    expect(await outcomeOf(source)).toMatchObject({
      kind: 'runtime-error',
      error: expect.stringContaining(error),
    })
  })

  test('its names, modules, files and limits end with it', async () => {
    const first = `import sys, random, builtins, types
left = 1
builtins.print = None
sys.modules['mine'] = types.ModuleType('mine')
sys.setrecursionlimit(50000)
random.seed(7)
open('left.txt', 'w').write('x')
sys.stdout = sys.stdin = None
`
    const second = `import os, sys, random
print('left' in globals(), 'mine' in sys.modules, os.path.exists('left.txt'), sys.getrecursionlimit() < 2000)
print(random.random())
`
    const expected = (await worker.run(program(second, LINE))).output
    expect(expected).toMatch(/^False False False True\n/)
    expect((await outcomeOf(first)).kind).toBe('finished')
    expect((await worker.run(program(second, LINE))).output).toBe(expected)
  })

  test('random numbers, clocks and hashes are the same each time', async () => {
    const source = `import os, random, time
print(random.random(), random.Random().random(), os.urandom(4), hash('a'), time.time(), time.perf_counter())
`
    const reported = await worker.run(program(source, LINE))
    expect(reported.output).not.toBe('')
    expect((await worker.run(program(source, LINE))).output).toBe(reported.output)
    expect((await new PythonWorker().run(program(source, LINE))).output).toBe(reported.output)
  })
})

test('only the reported calls of an error are read, because there may be a million', async () => {
  const source = `import atexit, sys, traceback
walk = traceback._walk_tb_with_full_positions
looked = 0
def counted(step):
    global looked
    for each in walk(step):
        looked += 1
        yield each
def told():
    traceback._walk_tb_with_full_positions = walk
    print(looked)
traceback._walk_tb_with_full_positions = counted
atexit.register(told)
sys.setrecursionlimit(10**4)
def f(n):
    try:
        f(n + 1)
    except RecursionError:
        raise ValueError
f(0)
`
  const { outcome, output } = await worker.run(program(source, LINE))
  expect(outcome).toMatchObject({ kind: 'runtime-error', error: 'ValueError', line: 19 })
  expect(Number(output)).toBeLessThanOrEqual(20)
})

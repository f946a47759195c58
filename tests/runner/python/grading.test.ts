/** Python programs that misbehave or use files, threads and streams, graded one after the other in the same worker. */
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { listing } from '../cases/nativeRuns.ts'
import { grader, SHORT_MS } from '../../support/graded.ts'
import { PythonWorker } from '../../support/python.ts'
import { thoroughUnless } from '../../thorough.ts'

const grade = grader(new PythonWorker(), 'python')
const RIGHT = listing('tables', 'py')
const SHORT = { limits: { timeMs: SHORT_MS } }

const ACCEPTED = 'accepted'

/** Programs, each with its verdict and a part of the sentence that explains the verdict. */
const PROGRAMS: readonly (readonly [what: string, source: string, verdict: string, said: string])[] = [
  ['writes a file beside the answer', `open('out.txt', 'w').write('x')\n${RIGHT}`, ACCEPTED, 'only solution'],
  [
    'writes the answer to a file',
    RIGHT.replace(
      '    for row in board:',
      "    import sys\n    sys.stdout = open('out.txt', 'w')\n    for row in board:",
    ),
    'no-output',
    'The program printed nothing',
  ],
  [
    'reads a file that no judge has',
    `import sys\nsys.stdin = open('input.txt')\n${RIGHT}`,
    'runtime-error',
    'FileNotFoundError',
  ],
  ['prints endlessly', 'while True:\n    print(1234567890)\n', 'output-limit', 'prints endlessly'],
  ['prints far too much at once', "print('x' * 10 ** 7)\n", 'output-limit', 'far more than a board'],
  ['forks', `import os\nos.fork()\n${RIGHT}`, 'runtime-error', 'start other programs'],
  [
    'starts a program',
    "import subprocess\nsubprocess.run(['ls'])\n",
    'runtime-error',
    'start other programs',
  ],
  [
    'starts a thread for its stack',
    `import threading\nt = threading.Thread(target=lambda: None)\nt.start()\nt.join()\n${RIGHT}`,
    ACCEPTED,
    'only solution',
  ],
  ['sleeps for a moment', `import time\ntime.sleep(0.1)\n${RIGHT}`, ACCEPTED, 'only solution'],
  [
    'sleeps beyond its time',
    `import time\ntime.sleep(60)\n${RIGHT}`,
    'time-limit',
    'ran longer than the 0.4 s',
  ],
  ['sleeps forever', 'import time\nwhile True:\n    time.sleep(1)\n', 'time-limit', 'ran longer than'],
  [
    'reads beyond its input',
    'while True:\n    input()\n',
    'runtime-error',
    'reads past the end of its input',
  ],
  ['exits with 0', `import sys\n${RIGHT.replace('exit()', 'sys.exit(0)')}`, ACCEPTED, 'only solution'],
  ['exits with a status', RIGHT.replace('exit()', 'exit(3)'), 'runtime-error', 'any exit status but 0'],
  ['prints a line for itself', `print('begin')\n${RIGHT}`, 'presentation-error', "'begin'"],
  [
    'prints to the error stream',
    `import sys\nprint('begin', file=sys.stderr)\n${RIGHT}`,
    ACCEPTED,
    'only solution',
  ],
  ['never ends', 'while True:\n    pass\n', 'time-limit', 'an endless loop'],
  ['raises', "raise ValueError('no')\n", 'runtime-error', 'Line 1: ValueError: no'],
  ['recurses forever', 'def f(n):\n    return f(n + 1)\nf(0)\n', 'runtime-error', 'Recursion is too deep'],
  [
    'kills its process',
    'import os, signal\nos.kill(os.getpid(), signal.SIGKILL)\n',
    'runtime-error',
    'SystemError',
  ],
  ['prints nothing', 'pass\n', 'no-output', 'The program printed nothing'],
  ['cannot be read', 'if x\n', 'syntax-error', "expected ':'"],
]

/** The programs that a default run tests. */
const TESTED_BY_DEFAULT = new Set(['prints endlessly', 'sleeps beyond its time', 'exits with a status'])

describe('A program that', () => {
  for (const [what, source, verdict, said] of PROGRAMS)
    test(
      `${what} is ${verdict}, and the next program is judged by itself`,
      thoroughUnless(TESTED_BY_DEFAULT.has(what)),
      async () => {
        const result = await grade(source, verdict === 'time-limit' ? SHORT : {})
        expect(result.name).toBe(verdict)
        expect(result.said.en).toContain(said)
        expect(result.said.ko).not.toBe('')
        expect((await grade(RIGHT)).name).toBe(ACCEPTED)
      },
    )

  test('catches its interrupt is abandoned without a word in the console, and the next program is judged', {
    tags: ['thorough'],
  }, async () => {
    const errors = vi.spyOn(console, 'error')
    onTestFinished(() => errors.mockRestore())
    const source = 'while True:\n    try:\n        while True:\n            pass\n    except:\n        pass\n'
    expect((await grade(source, SHORT)).name).toBe('time-limit')
    expect(errors).not.toHaveBeenCalled()
    expect((await grade(RIGHT)).name).toBe(ACCEPTED)
  })

  test('takes too much memory is over the limit, and leaves none of it behind', {
    tags: ['thorough'],
  }, async () => {
    const limits = { memoryBytes: 128 << 20 }
    const result = await grade('kept = []\nwhile True:\n    kept.append([0] * 100000)\n', { limits })
    expect(result.name).toBe('memory-limit')
    expect(result.said.en).toContain('The program takes more than 128 MB')
    const next = await grade(RIGHT, { limits })
    expect(next.name).toBe(ACCEPTED)
    expect(next.memoryBytes).toBeGreaterThan(0)
    expect(next.memoryBytes).toBeLessThan(limits.memoryBytes)
  })
})

test('Nothing of a program is left when it runs again', async () => {
  const source = `import builtins, functools, sys
@functools.cache
def once():
    runs.append(1)
    return len(runs)
runs = globals().setdefault('runs', [])
class Counted:
    made = 0
def listed(values=[]):
    values.append(1)
    return len(values)
Counted.made += 1
builtins.calls = getattr(builtins, 'calls', 0) + 1
sys.setrecursionlimit(sys.getrecursionlimit() + 1)
print(once(), Counted.made, listed(), builtins.calls, sys.getrecursionlimit())
`
  const printed = [await grade(source), await grade(source), await grade(source)].map(
    (result) => result.printed,
  )
  expect(new Set(printed)).toEqual(new Set([printed[0]]))
  expect(printed[0]).toMatch(/^1 1 1 1 \d+\n$/)
})

/** A run that executed a program but has no steps to show reports why. Other runs report nothing. In each language. */
import { describe, expect, test } from 'vitest'
import { OWN_LANGUAGES, type OwnLanguage } from '../../../src/sudoku/reading/language.ts'
import type { HiddenReason, Outcome } from '../../../src/runner/run/outcome.ts'
import { PUZZLES } from '../../sudoku/puzzles.ts'
import { CppWorker } from '../../support/cpp.ts'
import { JavaScriptWorker } from '../../support/javascript.ts'
import { type OwnTestWorker, program } from '../../support/ownTestWorker.ts'
import { PythonWorker } from '../../support/python.ts'

const WORKERS: Readonly<Record<OwnLanguage, OwnTestWorker>> = {
  python: new PythonWorker(),
  cpp: new CppWorker(),
  javascript: new JavaScriptWorker(),
}

/** Code that reads the puzzle into `b`. */
const READ: Readonly<Record<OwnLanguage, string>> = {
  python: 'b = [list(map(int, input().split())) for _ in range(9)]\n',
  cpp: '#include <cstdio>\nint b[9][9];\nvoid read() { for (auto& row : b) for (int& cell : row) scanf("%d", &cell); }\n',
  javascript:
    "const b = require('fs').readFileSync(0, 'utf8').trim().split('\\n').map((line) => line.split(' ').map(Number))\n",
}

interface Situation {
  readonly name: string
  /** Kind of the run's outcome. */
  readonly ends: Outcome['kind']
  /** Why there are no steps; undefined if nothing is reported. */
  readonly hidden: HiddenReason | undefined
  readonly sources: Readonly<Record<OwnLanguage, string>>
  readonly isOptimized?: boolean
}

const SITUATIONS: readonly Situation[] = [
  {
    name: 'an error of syntax',
    ends: 'syntax-error',
    hidden: undefined,
    sources: { python: 'x = = 1\n', cpp: 'int main() { return 1 + ; }\n', javascript: 'let x = ;\n' },
  },
  {
    name: 'no function to call',
    ends: 'no-function',
    hidden: undefined,
    sources: { python: 'x = 1\n', cpp: 'int x;\n', javascript: 'let x = 1\n' },
  },
  {
    name: 'a module that is not there',
    ends: 'runtime-error',
    hidden: 'ended-before',
    sources: {
      python: `import numpy\n${READ.python}`,
      cpp: '#include <numpy.h>\nint main() {}\n',
      javascript: `require('lodash')\n${READ.javascript}`,
    },
  },
  {
    name: 'an error in the first line',
    ends: 'runtime-error',
    hidden: 'ended-before',
    sources: {
      python: `1 / 0\n${READ.python}`,
      cpp: `${READ.cpp}int main() { volatile int zero = 0; return 1 / zero; }\n`,
      javascript: `nothing.there\n${READ.javascript}`,
    },
  },
  {
    name: 'an error after the board was read',
    ends: 'runtime-error',
    hidden: 'ended-before',
    sources: {
      python: `${READ.python}b[9][9]\n`,
      cpp: `${READ.cpp}int main() { read(); volatile int zero = 0; return 1 / zero; }\n`,
      javascript: `${READ.javascript}b[9][9]\n`,
    },
  },
  {
    name: 'a loop without end before anything was written',
    ends: 'time-limit',
    hidden: 'ended-before',
    sources: {
      python: 'while True: pass\n',
      cpp: 'int main() { volatile int x = 0; while (true) x = x + 1; }\n',
      javascript: 'while (true);\n',
    },
  },
  {
    name: 'a board that is read and printed',
    ends: 'finished',
    hidden: 'unwritten',
    sources: {
      python: `${READ.python}for row in b: print(*row)\n`,
      cpp: `${READ.cpp}int main() { read(); for (auto& row : b) for (int cell : row) printf("%d ", cell); }\n`,
      javascript: `${READ.javascript}for (const row of b) console.log(row.join(' '))\n`,
    },
  },
  {
    name: 'a board that is handed to a function, which writes nothing',
    ends: 'finished',
    hidden: 'unwritten',
    sources: {
      python: `def solve(board): return board[0][0] > 9\n${READ.python}solve(b)\n`,
      cpp: `${READ.cpp}bool solve(int board[9][9]) { return board[0][0] > 9; }\nint main() { read(); solve(b); }\n`,
      javascript: `function solve(board) { return board[0][0] > 9 }\n${READ.javascript}solve(b)\n`,
    },
  },
  {
    name: 'no board at all',
    ends: 'finished',
    hidden: 'no-board',
    sources: {
      python: 'left = {input() for _ in range(9)}\nprint(len(left))\n',
      cpp: '#include <cstdio>\nint main() { int n, sum = 0; while (scanf("%d", &n) == 1) sum += 1 << n; printf("%d", sum); }\n',
      javascript: 'const left = new Set(["x"])\nconsole.log(left.size)\n',
    },
  },
  {
    name: 'a board that is written',
    ends: 'finished',
    hidden: undefined,
    sources: {
      python: `${READ.python}b[0][2] = 4\n`,
      cpp: `${READ.cpp}int main() { read(); b[0][2] = 4; }\n`,
      javascript: `${READ.javascript}b[0][2] = 4\n`,
    },
  },
  {
    name: 'an error after a write',
    ends: 'runtime-error',
    hidden: undefined,
    sources: {
      python: `${READ.python}b[0][2] = 4\nb[9][9]\n`,
      cpp: `${READ.cpp}int main() { read(); b[0][2] = 4; volatile int zero = 0; return 1 / zero; }\n`,
      javascript: `${READ.javascript}b[0][2] = 4\nb[9][9]\n`,
    },
  },
]

const CALL_INPUT = { kind: 'call', name: 'solve', cells: 'numbers' } as const

describe.each(OWN_LANGUAGES)('In %s', (language) => {
  test.each(SITUATIONS)('$name: $hidden', async ({ ends, hidden, sources }) => {
    const input = ends === 'no-function' ? CALL_INPUT : undefined
    const reported = await WORKERS[language].run(program(sources[language], PUZZLES.codewars1, input), {
      timeMs: ends === 'time-limit' ? 300 : 1500,
    })
    const isCompiled = language === 'cpp' && (ends === 'syntax-error' || sources.cpp.includes('numpy'))
    expect(reported.outcome.kind).toBe(isCompiled ? 'compile-error' : ends)
    expect(reported.hidden).toBe(isCompiled ? undefined : hidden)
  })
})

test('A program compiled for speed says so only once it has run', async () => {
  const broken = { ...program('int main() { return }\n', PUZZLES.codewars1), optimized: true }
  expect(await WORKERS.cpp.run(broken)).toMatchObject({
    outcome: { kind: 'compile-error' },
    hidden: undefined,
  })
})

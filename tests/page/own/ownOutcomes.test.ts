/**
 * An invariant: after any outcome of the previous run, a program gets the same verdict as on a fresh page.
 * The interpreters are real, each in its own thread; their limits are small.
 */
import { describe, expect, test, vi } from 'vitest'
import type { OwnLanguage } from '../../../src/sudoku/reading/language.ts'
import type { OwnRun } from '../../../src/page/own/own.ts'
import type { RawWorker } from '../../../src/calls/watchedWorker.ts'
import { isVerdictPending } from '../../../src/page/own/own.ts'
import { gridOfLine } from '../../../src/sudoku/grid.ts'
import type { ToClient } from '../../../src/calls/protocol.ts'
import type { OwnQuestions } from '../../../src/runner/questions.ts'
import { PUZZLES } from '../../sudoku/puzzles.ts'
import { testApp } from '../../support/appStore.ts'
import { threadMaker } from '../../support/ownThread.ts'

const OUTPUT = 10_000
/** The time limit of programs that are meant to exceed it. */
const TIME_MS = 500
const WAIT = { timeout: 60_000, interval: 5 }
const SOLUTION = PUZZLES.solved.replace(/.{9}(?!$)/g, '$&\\n')

/** A program, and the kind of its verdict. */
interface Case {
  readonly source: string
  readonly verdict: OwnRun['verdict']['kind']
  /** Memory limit; the app's if undefined. */
  readonly memoryBytes?: number
  /** The action of the test while the program runs: stop it, lose its worker, or send a failure of the worker. */
  readonly action?: 'stop' | 'lose' | 'break'
}

type Cases = Readonly<Record<string, Case>>

const PYTHON: Cases = {
  accepted: {
    source: `board = [list(map(int, input().split())) for _ in range(9)]
solution = '${SOLUTION}'.split()
for y in range(9):
    for x in range(9):
        board[y][x] = int(solution[y][x])
    print(*board[y])
`,
    verdict: 'accepted',
  },
  wrong: { source: 'print(1)\n', verdict: 'wrong-answer' },
  error: { source: 'print([][1])\n', verdict: 'runtime-error' },
  syntax: { source: 'print(\n', verdict: 'syntax-error' },
  time: { source: 'i = 0\nwhile True: i += 1\n', verdict: 'time-limit' },
  memory: {
    source: 'kept = []\nwhile True: kept.append(bytearray(1 << 20))\n',
    verdict: 'memory-limit',
    memoryBytes: 1 << 27,
  },
  output: { source: 'while True: print("x")\n', verdict: 'output-limit' },
  stopped: { source: 'sum(iter(int, 1))\n', verdict: 'stopped', action: 'stop' },
  // Leaves the interpreter unusable.
  broken: {
    source: 'while True:\n    try:\n        while True: pass\n    except BaseException: pass\n',
    verdict: 'time-limit',
  },
  lost: { source: 'while True:\n    pass\n', verdict: 'broken', action: 'lose' },
}

const JAVASCRIPT: Cases = {
  accepted: {
    source: `const board = require('fs').readFileSync(0, 'utf8').trim().split('\\n').map((row) => row.split(' ').map(Number))
const solution = '${SOLUTION}'.split('\\n')
for (let y = 0; y < 9; y++) {
  for (let x = 0; x < 9; x++) board[y][x] = Number(solution[y][x])
  console.log(board[y].join(' '))
}
`,
    verdict: 'accepted',
  },
  wrong: { source: 'console.log(1)\n', verdict: 'wrong-answer' },
  error: { source: 'null.x\n', verdict: 'runtime-error' },
  syntax: { source: 'console.log(\n', verdict: 'syntax-error' },
  // Changes a variable in each iteration, so that no two states of the call are the same.
  time: { source: 'let i = 0\nwhile (true) i++\n', verdict: 'time-limit' },
  memory: { source: 'let x = "x"\nwhile (true) x += x\n', verdict: 'memory-limit', memoryBytes: 1 << 25 },
  output: { source: 'while (true) console.log("x")\n', verdict: 'output-limit' },
  stopped: { source: 'for (;;) {\n}\n', verdict: 'stopped', action: 'stop' },
  broken: { source: 'while (true) {\n}\n', verdict: 'broken', action: 'break' },
  lost: { source: 'for (;;);\n', verdict: 'broken', action: 'lose' },
}

const CPP: Cases = {
  accepted: {
    source: `#include <cstdio>
int board[9][9];
const char *solution = "${SOLUTION}";
int main() {
  for (int y = 0; y < 9; y++)
    for (int x = 0; x < 9; x++) scanf("%d", &board[y][x]);
  for (int y = 0; y < 9; y++) {
    for (int x = 0; x < 9; x++) {
      board[y][x] = solution[y * 10 + x] - '0';
      printf("%d ", board[y][x]);
    }
    puts("");
  }
}
`,
    verdict: 'accepted',
  },
  wrong: { source: '#include <cstdio>\nint main() { puts("1"); }\n', verdict: 'wrong-answer' },
  error: { source: 'int main() { int volatile zero = 0; return 1 / zero; }\n', verdict: 'runtime-error' },
  syntax: { source: 'int main() { return 0 }\n', verdict: 'compile-error' },
  time: { source: 'int volatile i;\nint main() { while (true) i++; }\n', verdict: 'time-limit' },
  memory: {
    source:
      '#include <cstdlib>\n#include <cstring>\nint main() { while (true) memset(malloc(1 << 20), 1, 1 << 20); }\n',
    verdict: 'memory-limit',
    memoryBytes: 1 << 25,
  },
  output: { source: '#include <cstdio>\nint main() { while (true) puts("x"); }\n', verdict: 'output-limit' },
  stopped: {
    source: 'int volatile j;\nint main() { while (true) j++; }\n',
    verdict: 'stopped',
    action: 'stop',
  },
  broken: {
    source: 'int volatile k;\nint main() { while (true) k++; }\n',
    verdict: 'broken',
    action: 'break',
  },
  lost: { source: 'int volatile l;\nint main() { while (true) l++; }\n', verdict: 'broken', action: 'lose' },
}

/** Creates an app in which programs of a language are run one after another. */
async function openApp(language: OwnLanguage, makeThread: () => RawWorker) {
  let thread: RawWorker
  let given: Case
  let lose: () => void
  let send: (message: ToClient) => void
  /** Number of the latest run; undefined until it is handed over to the worker. */
  let handedOver: number | undefined

  function makeOwnWorker(): RawWorker {
    const made = makeThread()
    thread = made
    return {
      terminate: () => made.terminate(),
      addEventListener(type: string, listener: never) {
        if (type === 'message') send = (data) => (listener as (message: { data: ToClient }) => void)({ data })
        if (type === 'error')
          lose = () => (listener as (error: { message: string }) => void)({ message: 'Lost' })
        made.addEventListener(type as 'message', listener)
      },
      postMessage(request) {
        if (request.type !== 'ask' || request.kind !== 'run') return made.postMessage(request)
        handedOver = request.id
        const order = request.order as OwnQuestions['run']['order']
        const { limits } = order
        const timeMs = given.verdict === 'time-limit' ? TIME_MS : limits.timeMs
        const { memoryBytes = limits.memoryBytes } = given
        const small = { ...order, limits: { ...limits, timeMs, memoryBytes, output: OUTPUT } }
        made.postMessage({ ...request, order: small })
      },
    }
  }

  const { store } = testApp({ makeOwnWorker })
  const { actions } = store
  actions.loadGrid(gridOfLine(PUZZLES.codewars1))
  actions.own({ kind: 'open', language })
  // Opens the panel, which requests the lines of the run.
  actions.openPanel('program')
  const run = () => store.getState().own?.run ?? expect.fail('There is no run')
  const interventions = {
    stop: () => actions.own({ kind: 'stop' }),
    lose: () => lose(),
    break: () => send({ type: 'failed', id: handedOver ?? 0, reason: 'It broke', isSpent: true }),
  }
  return {
    close: () => thread.terminate(),
    /** Runs a program until its verdict, and returns what the run shows. @param name shown if the test fails */
    async verdictOn(one: Case, name: string) {
      given = one
      handedOver = undefined
      const { source, verdict, action } = one
      actions.own({ kind: 'edit', text: source })
      actions.own({ kind: 'run' })
      if (action !== undefined) {
        await vi.waitFor(() => {
          expect(run()).toMatchObject({ text: source, verdict: { kind: 'running' } })
          // Waits until the worker has the run. If the worker were lost earlier, the run would get a new worker.
          if (action !== 'stop') expect(handedOver).toBeDefined()
        }, WAIT)
        interventions[action]()
      }
      await vi.waitFor(() => {
        expect(run().text).toBe(source)
        expect(isVerdictPending(run().verdict), `${name}: ${JSON.stringify(run())}`).toBe(false)
      }, WAIT)
      expect(run().verdict.kind, `${name}: ${JSON.stringify(run().verdict)}`).toBe(verdict)
      const { verdict: whole, output, events, hidden, diagnostics } = run()
      return { verdict: whole, output, events, hidden, diagnostics }
    },
  }
}

/** Returns names in an order in which each directly follows every name, itself included (Hierholzer's algorithm). */
function orderOfAllPairs(names: readonly string[]): readonly string[] {
  const left = new Map(names.map((name) => [name, [...names]]))
  const order: string[] = []
  const walked = [names[0]]
  for (let at = walked.at(-1); at !== undefined; at = walked.at(-1)) {
    const next = left.get(at)?.pop()
    if (next === undefined) order.unshift(walked.pop() ?? at)
    else walked.push(next)
  }
  return order
}

/** Runs programs in order in one app, and expects each to get the same verdict and output as in a fresh app. */
async function expectFreshVerdicts(
  language: OwnLanguage,
  cases: Cases,
  order: readonly string[],
): Promise<void> {
  const makeThread = await threadMaker(language)
  const fresh = new Map<string, unknown>()
  for (const name of new Set(order)) {
    const { verdictOn, close } = await openApp(language, makeThread)
    fresh.set(name, await verdictOn(cases[name], name))
    close()
  }
  const { verdictOn } = await openApp(language, makeThread)
  for (const [index, name] of order.entries()) {
    const after = order[index - 1] ?? 'nothing'
    expect({ name, after, run: await verdictOn(cases[name], `${name} after ${after}`) }).toEqual({
      name,
      after,
      run: fresh.get(name),
    })
  }
}

/** Returns names in an order in which `accepted` stands before and after each other name. */
function orderAroundAccepted(names: readonly string[]): readonly string[] {
  const others = names.filter((name) => name !== 'accepted')
  return ['accepted', ...others.flatMap((name) => [name, 'accepted'])]
}

describe.each([
  ['Python', 'python', PYTHON, Object.keys(PYTHON)],
  ['JavaScript', 'javascript', JAVASCRIPT, Object.keys(JAVASCRIPT)],
] as const)('A program in %s', (_, language, cases, names) => {
  test('has each outcome after each other one as on a fresh page', {
    timeout: 900_000,
  }, async () => {
    await expectFreshVerdicts(language, cases, orderOfAllPairs(names))
  })
})

test('an accepted program in C++ and every other one follow each other as on a fresh page', {
  timeout: 900_000,
}, async () => {
  await expectFreshVerdicts('cpp', CPP, orderAroundAccepted(Object.keys(CPP)))
})

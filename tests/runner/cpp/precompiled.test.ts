/** C++ programs have the same results and errors with precompiled headers as without them. */
import { describe, expect, test } from 'vitest'
import { Compiler } from '../../../src/runner/cpp/compiler.ts'
import { PUZZLES } from '../../sudoku/puzzles.ts'
import { cachedToolchain, CppWorker, cache, startedCompiler } from '../../support/cpp.ts'
import { program } from '../../support/ownTestWorker.ts'
import { REAL_PROGRAMS } from './programs.ts'

const LINE = PUZZLES.codewars1
const worker = new CppWorker()
const noPrecompiledHeaders = { of: () => Promise.resolve(undefined), refuse: () => Promise.resolve() }
/** A worker that compiles the headers of each program again. */
const plainWorker = new CppWorker(async () => new Compiler(await cachedToolchain(), noPrecompiledHeaders))

const LEETCODE = { kind: 'call', name: 'Solution.solveSudoku', cells: 'characters' } as const
const FAILING = [
  {
    name: 'that uses what it does not include, with a misspelt name and a warning',
    source: `#include <iostream>
using namespace std;
int f() {}
int main() {
  std::map<int, int> seen;
  strng text;
}
`,
  },
  {
    name: 'that goes wrong in the library',
    source: `/* sorts
   lists */
#include <iostream>

#include <list>
#include <algorithm>
int main() {
  std::list<int> l;
  std::sort(l.begin(), l.end());
}
`,
  },
  {
    name: 'of LeetCode with nothing included',
    source:
      'class Solution {\npublic:\n  void solveSudoku(vector<vector<char>>& board) { board.push(1); sort(1, 2); }\n};\n',
    input: LEETCODE,
  },
  {
    name: 'that includes what is not there',
    source: '#include <iostream>\n#include <graphics.h>\nint main() {}\n',
  },
]
const TESTED_PROGRAMS = new Set([
  'a vector of vectors, and all headers at once',
  'a class of LeetCode, with nothing included',
])

/** The report of a run to the page, without the time it took, and the lines that ran around one of its events. */
async function reportOf(by: CppWorker, source: string, input = program('', LINE).input) {
  const ownProgram = program(source, LINE, input)
  const { outcome, output, errors, diagnostics, events, hidden, writes, lines } = await by.run(ownProgram)
  const inspection = events > 0 ? await by.inspect(ownProgram, Math.min(events, 300), 200) : undefined
  return { outcome, output, errors, diagnostics, events, hidden, writes, lines, inspection }
}

describe('With headers compiled beforehand,', () => {
  test.each(REAL_PROGRAMS.filter(({ name }) => TESTED_PROGRAMS.has(name)))(
    'all else is the same for a program with $name',
    async ({ source, input }) => {
      const expected = await reportOf(plainWorker, source, input)
      expect(expected.events).toBeGreaterThan(0)
      // The first run compiles the headers, and the second uses them.
      expect(await reportOf(worker, source, input)).toEqual(expected)
      expect(await reportOf(worker, `${source}\n`, input)).toEqual(expected)
    },
  )

  test.each(FAILING)('a program $name has the same errors', async ({ source, input }) => {
    const expected = await reportOf(plainWorker, source, input)
    expect(expected.outcome.kind).toBe('compile-error')
    expect(await reportOf(worker, source, input)).toEqual(expected)
  })

  test('a program is compiled without them if they are damaged', async () => {
    const headers = cache()
    const source = (text: string) =>
      `#include <utility>\n#include <cstdio>\nint main() { std::puts("${text}"); }\n`
    const run = async (text: string) => {
      const fresh = new CppWorker(() => startedCompiler(headers, cachedToolchain()))
      return (await fresh.run(program(source(text), LINE))).output
    }
    expect(await run('made')).toBe('made\n')
    const [[key, made]] = headers.kept
    for (const damaged of [made.slice(0, 1000), new Uint8Array(made.length), new Uint8Array()]) {
      headers.kept.set(key, damaged)
      expect(await run('damaged')).toBe('damaged\n')
      expect(headers.kept.size).toBe(0)
    }
  })

  test('another worker need not compile them', async () => {
    const headers = cache()
    const source = (text: string) =>
      `#include <utility>\n#include <cstdio>\nint main() { std::puts("${text}"); }\n`
    await new CppWorker(() => startedCompiler(headers, cachedToolchain())).run(program(source('one'), LINE))
    const [[key, made]] = headers.kept
    const requests: string[] = []
    const kept = {
      ...headers,
      precompiled: (requested: string) => Promise.resolve((requests.push(requested), made)),
    }
    const other = new CppWorker(() =>
      startedCompiler({ ...kept, keep: () => expect.unreachable() }, cachedToolchain()),
    )
    expect((await other.run(program(source('two'), LINE))).output).toBe('two\n')
    expect(requests).toEqual([key])
  })
})

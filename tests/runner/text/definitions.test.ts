/** The functions that a program defines, and the names of their parameters. */
import { expect, test } from 'vitest'
import { definitionAt, definitionsIn } from '../../../src/runner/text/definitions.ts'
import type { OwnLanguage } from '../../../src/sudoku/reading/language.ts'

const PROGRAMS: readonly (readonly [OwnLanguage, string, string])[] = [
  ['python', 'def solve(k):\n    pass', '1 solve(k)'],
  ['python', 'def f(board: list[list[int]], y=0, *, n: int = 1, **others): pass', '1 f(board, y, n, others)'],
  ['python', 'class S:\n    def dfs(\n        self, row, col\n    ): pass', '2 dfs(row, col)'],
  ['python', '# def old(a):\ns = "def text(b): pass"\ndef new(): pass', '3 new()'],
  ['javascript', 'function solve(board, k = 0) {}', '1 solve(board, k)'],
  ['javascript', 'const dfs = (y, x) => y\nlet one = n => n', '1 dfs(y, x), 2 one(n)'],
  ['javascript', 'const f = function (a, ...rest) {}', '1 f(a, rest)'],
  ['javascript', 'class S {\n  solve(board: number[][], k: number): boolean {\n  }\n}', '2 solve(board, k)'],
  ['javascript', 'const g = ({ y }, [x], n) => n', '1 g(n)'],
  ['cpp', 'bool dfs(int k) {\n  return fits(k);\n}', '1 dfs(k)'],
  ['cpp', 'void f(vector<vector<int>>& board, int a[9][9], const int n = 1)\n{}', '1 f(board, a, n)'],
  ['cpp', 'bool g(int (&board)[9][9], int y) const {}', '1 g(board, y)'],
  ['cpp', 'auto h = [&](int k) { return k; };', '1 h(k)'],
  ['cpp', 'int declared(int k);\nint main() { declared(1); }', '2 main()'],
]

test.each(PROGRAMS)('in %s the source %j defines %s', (language, source, expected) => {
  const found = definitionsIn(source, language).map(
    ({ name, line, parameters }) => `${line} ${name}(${parameters.join(', ')})`,
  )
  expect([...new Set(found)].join(', ')).toBe(expected)
})

test('of functions with one name, the one above the line counts, and a class before the name does not', () => {
  const source = 'bool f(int a) {\n}\nbool f(char b) {\n}'
  const definitions = definitionsIn(source, 'cpp')
  expect(definitionAt(definitions, 'f', 2)?.parameters).toEqual(['a'])
  expect(definitionAt(definitions, 'Solution::f', 4)?.parameters).toEqual(['b'])
  expect(definitionAt(definitions, 'g', 4)).toBeUndefined()
})

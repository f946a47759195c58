import { expect, test } from 'vitest'
import { uncalledFunctions } from '../../../src/runner/text/uncalled.ts'
import type { OwnLanguage } from '../../../src/sudoku/reading/language.ts'

const PROGRAMS: readonly (readonly [OwnLanguage, string, readonly string[]])[] = [
  [
    'python',
    'def fits(n):\n    return n\n\ndef solve():\n    if fits(1):\n        solve()\n\nprint(1)\n',
    ['solve'],
  ],
  ['python', 'def solve():\n    solve()\n\nsolve()\n', []],
  ['python', 'def one():\n    pass\n# one()\ns = "one()"\n\ndef two():\n    pass\n', ['two', 'one']],
  [
    'python',
    'class S:\n    def __init__(self):\n        self.solve()\n    def solve(self):\n        pass\nS()\n',
    [],
  ],
  ['javascript', 'function solve(k) {\n  return solve(k + 1)\n}\nconsole.log(1)\n', ['solve']],
  ['javascript', 'const solve = (k) => k\nmodule.exports = { solve }\n', []],
  ['cpp', 'bool solve(int k)\n{\n  return solve(k + 1);\n}\nint main() {\n  return 0;\n}\n', ['solve']],
  [
    'cpp',
    'bool solve(int k);\nint main() {\n  return solve(0);\n}\nbool solve(int k) {\n  return k;\n}\n',
    [],
  ],
]

test.each(PROGRAMS)('in %s %j calls all but %j', (language, source, expected) => {
  expect(uncalledFunctions(source, language)).toEqual(expected)
})

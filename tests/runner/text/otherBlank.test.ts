/** A program that never fills a blank may look for another one than it got. */
import { describe, expect, test } from 'vitest'
import type { OwnLanguage } from '../../../src/sudoku/reading/language.ts'
import { formWithId, INPUT_FORMS } from '../../../src/runner/text/inputForms.ts'
import { blankOf, otherBlank } from '../../../src/runner/text/otherBlank.ts'

const MISSED: readonly (readonly [OwnLanguage, source: string, got: string, asked: string, line: number])[] =
  [
    ['python', 'def free(b):\n  for r in range(9):\n    if b[r][c] == -1: return r', '0', '-1', 3],
    ['python', "board = [input().split() for _ in range(9)]\nif board[r][c] == '.':", '0', "'.'", 2],
    ['python', 'if board[r][c] is None:', '0', 'None', 1],
    ['python', 'if board[r][c] == 0:', "'0'", '0', 1],
    ['cpp', '// 0 is a blank\nif (k % 3 == 0) k++;\nif (b[i][j] != -1) continue;', '0', '-1', 3],
    ['cpp', 'int main() { cin >> b[i][j]; if (b[i][j] == 0) solve(); }', '.', '0', 1],
    ['javascript', 'const n = b[r][c] - "0"\nif (b[r][c] === null) return', '0', 'null', 2],
    ['javascript', "if (b[r][c] === '') fill()", "'.'", "''", 1],
  ]

describe('Of a program that gets', () => {
  test.each(MISSED)('another blank in %s, its line is told: %s', (language, source, got, asked, line) => {
    expect(otherBlank(source, language, got)).toEqual({ asked, line, got })
  })

  test.each<[OwnLanguage, source: string, got: string]>([
    ['python', 'if board[r][c] == -1 or board[r][c] == 0:', '0'],
    ['python', "b = [[0 if c == '.' else int(c) for c in input()] for _ in range(9)]\nif b[r][c] == 0:", '.'],
    ['python', 'if memo[r][c] == -1:\n  pass\nif not board[r][c]:', '0'],
    ['python', 'if memo[r][c] == -1:\n  pass\nwhile board[r][c] > 0:', '0'],
    ['python', "row = ['.' if c == '0' else c for c in row]\nif row[c] == '.':", '0'],
    ['python', 'if board[r][c].isdigit():\n  pass\nif used[r][n] == 0:', '.'],
    ['python', 'if found[0] == -1:', '0'],
    ['cpp', 'if (b[i][j] == -1) go(); if (!b[i][j]) go();', '0'],
    ['cpp', "if (b[i][j] == '.') b[i][j] = '0'; if (b[i][j] == '0') go();", '0'],
    ['javascript', 'if (b[r][c] === null) return\nconst at = b.indexOf(0)', '0'],
    ['javascript', 'if (b[r][c] === 0) fill()', '0'],
  ])('the blank that it mentions in %s, nothing is told: %s', (language, source, got) => {
    expect(otherBlank(source, language, got)).toBeUndefined()
  })
})

const IDS = [...INPUT_FORMS.map(({ id }) => id), 'packed #', 'spaced -1']
const BLANKS: Readonly<Record<string, string>> = {
  dots: '.',
  'one-line-dots': '.',
  'poj-3074': '.',
  'spaced-dots': '.',
  'hdu-1426': '?',
  dashes: '-',
  stars: '*',
  underscores: '_',
  'packed #': '#',
  'spaced -1': '-1',
}

test.each(IDS)('The blank of the form %s is known', (id) => {
  expect(blankOf({ kind: 'stdin', text: '' }, formWithId(id), 'python')).toBe(BLANKS[id] ?? '0')
})

test('The blank that a called function gets is written as in its language', () => {
  const called = { kind: 'call', name: 'solve' } as const
  expect(blankOf({ ...called, cells: 'nulls' }, undefined, 'python')).toBe('None')
  expect(blankOf({ ...called, cells: 'nulls' }, undefined, 'javascript')).toBe('null')
  expect(blankOf({ ...called, cells: 'characters' }, undefined, 'cpp')).toBe("'.'")
})

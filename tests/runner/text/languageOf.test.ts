/** The language of a program is detected, and unsupported languages are left alone. */
import { describe, expect, test } from 'vitest'
import { languageOf } from '../../../src/runner/text/languageOf.ts'
import { LISTINGS } from '../../listings/listings.ts'

const NAMES = { py: 'python', cpp: 'cpp', ts: 'javascript' } as const

test.each(LISTINGS.map(({ id, language, source }) => [id, NAMES[language], source] as const))(
  '%s is in %s',
  (_id, language, source) => {
    expect(languageOf(source)).toBe(language)
  },
)

/** Programs as people post them: a description, the language (undefined if unsupported) and the source. */
const WRITTEN: readonly (readonly [string, string | undefined, string])[] = [
  [
    'LeetCode in Python',
    'python',
    'class Solution:\n    def solveSudoku(self, board) -> None:\n        pass',
  ],
  [
    'LeetCode in C++',
    'cpp',
    'class Solution {\npublic:\n    void solveSudoku(vector<vector<char>>& board) {\n        solve(board);\n    }\n};',
  ],
  ['an endless loop in Python', 'python', 'while True:\n    x = input()\n    print(x)'],
  ['C with stdio', 'cpp', '#include <stdio.h>\nint map[9][9];\nint main(void) {\n  return 0;\n}'],
  ['LeetCode in JavaScript', 'javascript', 'var solveSudoku = function(board) {\n  return solve(board)\n};'],
  ['LeetCode in TypeScript', 'javascript', 'function solveSudoku(board: string[][]): void {\n  solve(0);\n}'],
  ['Codewars in JavaScript', 'javascript', 'const sudoku = (puzzle) => {\n  if (done) return puzzle;\n}'],
  [
    'BOJ in JavaScript',
    'javascript',
    "const input = require('fs').readFileSync('/dev/stdin').toString().split('\\n');\nfor (const line of input) {}",
  ],
  [
    'Java',
    undefined,
    'import java.util.*;\npublic class Main {\n  static int[][] map = new int[9][9];\n  public static void main(String[] args) {\n    Scanner sc = new Scanner(System.in);\n  }\n}',
  ],
  [
    'LeetCode in Java',
    undefined,
    'class Solution {\n    public void solveSudoku(char[][] board) {\n        solve(board);\n    }\n}',
  ],
  [
    'C#',
    undefined,
    'public class Solution {\n    public void SolveSudoku(char[][] board) {\n        var x = 1;\n    }\n}',
  ],
  ['Kotlin', undefined, 'fun main() {\n    val board = Array(9) { readLine()!!.split(" ") }\n}'],
  ['Swift', undefined, 'func solve(_ depth: Int) {\n    let n = 1\n}'],
  ['Go', undefined, 'func solveSudoku(board [][]byte) {\n\tvar row [9][9]bool\n}'],
  ['Rust', undefined, 'fn solve(board: &mut [[u8; 9]; 9]) -> bool {\n    let mut x = 0;\n}'],
  ['PHP', undefined, '<?php\nfunction solve(&$board) {\n  return true;\n}'],
  ['Lua', undefined, 'function solve(board)\n  local x = 1\n  return x\nend'],
]

describe('A program as it is found', () => {
  test.each(WRITTEN)('%s is %s', (_name, language, source) => {
    expect(languageOf(source)).toBe(language)
  })
})

import { expect, test } from 'vitest'
import { mergeMarkLines } from '../../../src/runner/text/mergeMarks.ts'

test('The marks of a merge are found, whatever the names of its sides and the ends of lines', () => {
  const merged = ['x = 1', '<<<<<<< HEAD', 'y = 2', '||||||| 1a2b3c4', '=======', 'y = 3', '>>>>>>> other']
  expect(mergeMarkLines(merged.join('\n'))).toEqual([2, 4, 5, 7])
  expect(mergeMarkLines(merged.join('\r\n'))).toEqual([2, 4, 5, 7])
  expect(mergeMarkLines('x = 1\n>>>>>>> 1a2b3c4 (solve)\n')).toEqual([2])
})

test('Lines of text, shifts and prompts are no such marks', () => {
  expect(mergeMarkLines('Sudoku\n=======\n\nx = 1 << 2\n')).toEqual([])
  expect(mergeMarkLines('>>> x = 1\n<<<<<<<<< 9\n    <<<<<<< HEAD\n')).toEqual([])
})

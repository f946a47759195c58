/** Realistic programs: for another judge, with a built-in puzzle, submitted to LeetCode, or only checking a board. */
import { expect, type Page } from '@playwright/test'
import { SOLVER } from './ownPrograms.ts'
import { button, CODEWARS_1, CODEWARS_2 } from './support.ts'
import { test } from './test.ts'

const verdict = (page: Page) => page.getByTestId('verdict')

async function run(page: Page, program: string, language = 'python'): Promise<void> {
  await page.getByRole('combobox', { name: 'Program', exact: true }).selectOption(`own-${language}`)
  const editor = page.getByRole('textbox', { name: 'Your program' })
  await editor.fill(program)
  await expect(editor).toContainText(program.trim().split('\n').at(-1) ?? '')
  await button(page, 'Run').click()
}

test('a program for BOJ 2239 gets packed rows, one with its own puzzle is offered that, one after the other', async ({
  page,
}) => {
  await page.goto(`/?puzzle=${CODEWARS_1}&lang=en`)
  const packed = SOLVER.replace('sys.stdin.readline().split()', 'sys.stdin.readline().strip()')
  await run(page, packed.replace('print(*row)', "print(''.join(map(str, row)))"))
  await expect(verdict(page)).toHaveAttribute('data-verdict', 'accepted')
  await expect(page.getByTestId('read-as')).toHaveText('Read as BOJ 2239.')
  await expect(verdict(page)).toContainText('8,365 writes')
  const rows = CODEWARS_2.match(/.{9}/g) ?? []
  const board = `board = [\n${rows.map((row) => `    [${row.split('').join(', ')}],\n`).join('')}]`
  await run(page, SOLVER.replace(/board = .*/, board))
  await expect(verdict(page)).toHaveAttribute('data-verdict', 'wrong-answer')
  await button(page, 'Watch it on its own puzzle').click()
  await expect(verdict(page)).toHaveAttribute('data-verdict', 'accepted')
  await expect(verdict(page)).toContainText('99,056 writes')
})

test('a LeetCode solution with a demo below it is called, and its demo is not run', {
  tag: '@thorough',
}, async ({ page }) => {
  await page.goto(`/?puzzle=${CODEWARS_1}&lang=en`)
  await run(
    page,
    `class Solution(object):
    def solveSudoku(self, board):
        self.go(board, 0)
    def go(self, board, k):
        if k == 81: return True
        r, c = divmod(k, 9)
        if board[r][c] != '.': return self.go(board, k + 1)
        for n in '123456789':
            if all(board[r][i] != n and board[i][c] != n and board[r // 3 * 3 + i // 3][c // 3 * 3 + i % 3] != n for i in range(9)):
                board[r][c] = n
                if self.go(board, k + 1): return True
                board[r][c] = '.'
        return False
board = [['.'] * 9 for _ in range(9)]
Solution().solveSudoku(board)
print('demo', board[0][0])
assert board[0][0] == '1'
`,
  )
  await expect(verdict(page)).toHaveAttribute('data-verdict', 'accepted')
  await expect(verdict(page)).toContainText('8,365 writes')
  await page.getByText('Printed', { exact: true }).click()
  await expect(page.getByText('Printed beside the answer')).toBeVisible()
  await expect(page.getByText('demo .')).toBeVisible()
})

test('a checker is asked about the board, and its answer is judged', { tag: '@thorough' }, async ({
  page,
}) => {
  await page.goto(`/?puzzle=${CODEWARS_1}&lang=en`)
  await run(page, "def done_or_not(board):\n    return 'Finished!'\n")
  await expect(verdict(page)).toHaveAttribute('data-verdict', 'wrong-answer')
  await expect(verdict(page)).toContainText('Try again! is right')
})

test('Python 2 is named, and converted by a press', { tag: '@thorough' }, async ({ page }) => {
  await page.goto(`/?puzzle=${CODEWARS_1}&lang=en`)
  const old = SOLVER.replace('print(*row)', "print ' '.join(map(str, row))").replaceAll('range(', 'xrange(')
  await run(page, old)
  await expect(verdict(page)).toHaveAttribute('data-verdict', 'syntax-error')
  await button(page, 'Convert to Python 3').click()
  await button(page, 'Run').click()
  await expect(verdict(page)).toHaveAttribute('data-verdict', 'accepted')
})

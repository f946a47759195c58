/** Runs realistic programs: a LeetCode solution, a checker of boards, and a program in Python 2. */
import { expect, type Page } from '@playwright/test'
import { openVerdict, SOLVER } from './ownPrograms.ts'
import { button, CODEWARS_1 } from './support.ts'
import { test } from './test.ts'

const verdict = (page: Page) => page.getByTestId('verdict')

async function run(page: Page, program: string, language = 'python'): Promise<void> {
  await page.getByRole('combobox', { name: 'Program', exact: true }).selectOption(`own-${language}`)
  const editor = page.getByRole('textbox', { name: 'Your program' })
  await editor.fill(program)
  await expect(editor).toContainText(program.trim().split('\n').at(-1) ?? '')
  await button(page, 'Run').click()
}

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
  await openVerdict(page)
  await expect(verdict(page)).toContainText('8,365 writes')
  await expect(page.getByText('Printed beside the answer')).toBeVisible()
  await expect(page.getByText('demo .')).toBeVisible()
})

test('a checker is asked about the board, and its answer is judged', { tag: '@thorough' }, async ({
  page,
}) => {
  await page.goto(`/?puzzle=${CODEWARS_1}&lang=en`)
  await run(page, "def done_or_not(board):\n    return 'Finished!'\n")
  await expect(verdict(page)).toHaveAttribute('data-verdict', 'wrong-answer')
  await openVerdict(page)
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

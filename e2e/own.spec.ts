/** A user's own Python program: written or pasted, run, judged, stepped through both ways, and its lines counted. */
import { expect, type Page } from '@playwright/test'
import { openTools, openVerdict, PACKED, SOLVER, WITH_OWN_PUZZLE } from './ownPrograms.ts'
import { button, CODEWARS_1, CODEWARS_2, openDrawer, paste, stepByLines } from './support.ts'
import { test } from './test.ts'

/** Verdicts of a run that has not ended. */
const UNDER_WAY = /^(?:loading|compiling|running)$/

const verdict = (page: Page) => page.getByTestId('verdict')
const editor = (page: Page) => page.getByRole('textbox', { name: 'Your program' })
const programs = (page: Page) => page.getByRole('combobox', { name: 'Program', exact: true })

async function write(page: Page, program: string): Promise<void> {
  await programs(page).selectOption('own-python')
  await editor(page).fill(program)
  await expect(editor(page)).toContainText(program.trim().split('\n').at(-1) ?? '')
}

async function run(page: Page): Promise<void> {
  await button(page, 'Run').click()
}

/** Waits for the end of the run, then expects a verdict. Loading may take long, so only the test's limit applies. */
async function expectVerdict(page: Page, kind: string): Promise<void> {
  await expect(verdict(page)).not.toHaveAttribute('data-verdict', UNDER_WAY, { timeout: 0 })
  await expect(verdict(page)).toHaveAttribute('data-verdict', kind)
}

test('one after the other on the same page, programs are accepted and stepped through, refused and stopped', async ({
  page,
}) => {
  await page.goto(`/?puzzle=${CODEWARS_1}&lang=en`)
  await write(page, SOLVER)
  await run(page)
  await expectVerdict(page, 'accepted')
  await openVerdict(page)
  await expect(verdict(page)).toContainText('8,365 writes to the board')
  await expect(page.getByTestId('estimate')).toContainText(
    /Estimate for BOJ 2580: .* s \(limit 5 s\), probably within the limit/,
  )
  await expect(page.getByTestId('events')).toHaveText('8,365')
  await openDrawer(page, 'Breakpoints')
  await button(page, 'First backtrack').click()
  await button(page, 'Continue').click()
  await expect(page.getByTestId('reason')).toContainText(/Line \d+ takes the \d back from row/)
  await openDrawer(page)
  const variables = page.getByRole('region', { name: 'Variables', exact: true })
  await expect(variables).toContainText('depth')
  const calls = page.getByRole('region', { name: 'Call stack' })
  await expect(calls).toContainText(/dfs\(depth=\d+\)→ r\dc\d \djust ran line 20/)
  await expect(calls).toContainText(/dfs\(depth=0\)→ r1c3 = \dwaits at line 19/)
  await button(page, 'Step back').click()
  await expect(page.getByTestId('reason')).toContainText(/Line \d+ writes \d in row/)

  // A wrong answer is shown with its position.
  await write(page, SOLVER.replace('print(*row)', 'print(*row[::-1])'))
  await run(page)
  await expectVerdict(page, 'wrong-answer')
  await openVerdict(page)
  await expect(verdict(page)).toContainText('Row 1, column 1')

  // An endless loop is stopped, and the next run gets a new interpreter.
  await write(page, 'while True:\n    try:\n        pass\n    except:\n        pass\n')
  await run(page)
  await expect(verdict(page)).toContainText('Running')
  await button(page, 'Stop').click()
  await expectVerdict(page, 'stopped')
})

test('a program for BOJ 2239 gets rows without spaces, and one with a puzzle in its source can run on that puzzle', {
  tag: '@thorough',
}, async ({ page }) => {
  await page.goto(`/?puzzle=${CODEWARS_1}&lang=en`)
  await write(page, PACKED)
  await run(page)
  await expectVerdict(page, 'accepted')
  await openVerdict(page)
  await expect(page.getByTestId('read-as')).toHaveText('Read as BOJ 2239.')
  await expect(verdict(page)).toContainText('8,365 writes')
  await write(page, WITH_OWN_PUZZLE)
  await run(page)
  await expectVerdict(page, 'wrong-answer')
  await button(page, 'Watch it on its own puzzle').click()
  await expectVerdict(page, 'accepted')
  await openVerdict(page)
  await expect(verdict(page)).toContainText('1,167 writes')
})

test('every line between two events is stepped through, forwards and backwards', {
  tag: '@thorough',
}, async ({ page }) => {
  await page.goto(`/?puzzle=${CODEWARS_1}&lang=en`)
  await write(page, SOLVER)
  await run(page)
  await expectVerdict(page, 'accepted')
  await button(page, 'Go to start').click()
  await button(page, 'Step forward').click()
  const reason = page.getByTestId('reason')
  await expect(reason).toContainText('Line 18')
  await openDrawer(page)
  const variables = page.getByRole('region', { name: 'Variables', exact: true })
  await expect(variables).toContainText('n1')
  await page.keyboard.press('F11')
  await expect(reason).toContainText('Line 19')
  await expect(page.getByTestId('event')).toHaveText('1')
  await page.keyboard.press('F11')
  await expect(reason).toContainText('Line 11')
  await stepByLines(page)
  await button(page, 'Step into backwards').click()
  await button(page, 'Step into backwards').click()
  await expect(reason).toContainText('Line 18')
  await expect(page.getByTestId('event')).toHaveText('1')
})

test('lines are counted on request, up to the shown event and in total, in both languages', {
  tag: '@thorough',
}, async ({ page }) => {
  await page.goto(`/?puzzle=${CODEWARS_1}&lang=en`)
  await write(page, SOLVER)
  await run(page)
  await expectVerdict(page, 'accepted')
  await expect(page.getByTestId('events')).toHaveText('8,365')
  await openDrawer(page, 'Breakpoints')
  await button(page, 'First backtrack').click()
  await button(page, 'Continue').click()
  await expect(page.getByTestId('reason')).toContainText(/Line \d+ takes the \d back from row/)
  await openTools(page)
  await button(page, 'Count lines').click()
  // Every event so far is a placement, except the last, which is a backtrack.
  const event = Number(await page.getByTestId('event').textContent())
  const placing = page.getByRole('img', { name: /^Line 18 / })
  await expect(placing).toHaveAccessibleName(`Line 18 ran 4,208 times, ${event - 1} so far`)
  await expect(placing).toHaveText('4,208 ×')
  await expect(page.getByRole('img', { name: /^Line 20 / })).toHaveAccessibleName(
    'Line 20 ran 4,157 times, 1 so far',
  )
  await button(page, 'Step back').click()
  await expect(placing).toHaveAccessibleName('Line 18 ran 4,208 times')
  await page.getByRole('button', { name: '한국어' }).click()
  await expect(page.getByRole('img', { name: '18번 줄: 4,208번 실행' })).toHaveText('4,208번')
  await page.getByRole('textbox', { name: '내 프로그램' }).press('Space')
  await expect(page.getByRole('img', { name: '18번 줄: 4,208번 실행' })).toBeHidden()
})

test('counting lines can be stopped, and the run is unchanged', { tag: '@thorough' }, async ({ page }) => {
  await page.goto(`/?puzzle=${CODEWARS_2}&lang=en`)
  // The loop runs fast, but tracing its millions of lines takes longer than a click on Stop.
  await write(page, SOLVER.replace('def dfs(depth):', 'def dfs(depth):\n    for _ in range(100): pass'))
  await run(page)
  await expectVerdict(page, 'accepted')
  await openTools(page)
  await button(page, 'Count lines').click()
  await expect(page.getByRole('progressbar', { name: /^Counting lines: event/ })).toBeVisible()
  await button(page, 'Stop counting').click()
  await expect(button(page, 'Stop counting')).toBeHidden()
  await expect(page.getByRole('img', { name: /^Line \d+ ran/ })).toHaveCount(0)
  await button(page, 'Go to start').click()
  await button(page, 'Step forward').click()
  await openDrawer(page)
  await expect(page.getByRole('region', { name: 'Variables', exact: true })).toContainText('n1')
})

test('an exception is shown with its line and explained', { tag: '@thorough' }, async ({ page }) => {
  await page.goto(`/?puzzle=${CODEWARS_1}&lang=en`)
  await write(page, SOLVER.replace('blanks[depth]', 'blanks[depth + 60]'))
  await run(page)
  await expectVerdict(page, 'runtime-error')
  await expect(verdict(page)).toHaveAttribute('data-line', '16')
  await expect(verdict(page)).toContainText('IndexError')
  await openVerdict(page)
  await expect(verdict(page)).toContainText('Index out of range')
})

test('a syntax error is shown before anything runs, and its line comes into view', {
  tag: '@thorough',
}, async ({ page }) => {
  await page.goto(`/?puzzle=${CODEWARS_1}&lang=en`)
  await write(page, SOLVER.replace('def dfs(depth):', 'def dfs(depth)') + '\n'.repeat(40))
  await editor(page).press('Control+End')
  const wrongLine = page.getByText('def dfs(depth)', { exact: true })
  await expect(wrongLine).not.toBeInViewport()
  await run(page)
  await expectVerdict(page, 'syntax-error')
  await expect(verdict(page)).toHaveAttribute('data-line', '11')
  await expect(wrongLine).toBeInViewport()
  await editor(page).press('End')
  await editor(page).press('Space')
  await expect(verdict(page)).toContainText('edited since this run')
})

test('a program without output gets a message, and one without a board is still judged', {
  tag: '@thorough',
}, async ({ page }) => {
  await page.goto(`/?puzzle=${CODEWARS_1}&lang=en`)
  await write(page, 'x = 1\n')
  await run(page)
  await expectVerdict(page, 'no-output')
  await expect(verdict(page)).toHaveAttribute('data-steps', 'hidden')
})

test('a pasted program becomes the user’s own, and a function is called with the board', {
  tag: '@thorough',
}, async ({ page }) => {
  await page.goto(`/?puzzle=${CODEWARS_1}&lang=en`)
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await paste(page, CODEWARS_FUNCTION)
  await expect(programs(page)).toHaveValue('own-python')
  await expect(editor(page)).toContainText('def sudoku(puzzle)')
  expect(asked.filter((address) => address.includes('/python/'))).toEqual([])
  await editor(page).press('Control+Enter')
  await expectVerdict(page, 'accepted')
  await openVerdict(page)
  await expect(verdict(page)).toContainText('Codewars')
  const origin = new URL(page.url()).origin
  expect(asked.filter((address) => !address.startsWith(origin) && !address.startsWith('blob:'))).toEqual([])
})

const CODEWARS_FUNCTION = `def sudoku(puzzle):
    for y in range(9):
        for x in range(9):
            if puzzle[y][x] == 0:
                for n in range(1, 10):
                    if all(puzzle[y][i] != n and puzzle[i][x] != n for i in range(9)) and all(
                        puzzle[y // 3 * 3 + i][x // 3 * 3 + j] != n for i in range(3) for j in range(3)
                    ):
                        puzzle[y][x] = n
                        if sudoku(puzzle):
                            return puzzle
                        puzzle[y][x] = 0
                return None
    return puzzle
`

test('programs survive a reload and run on another puzzle', { tag: '@thorough' }, async ({ page }) => {
  await page.goto(`/?puzzle=${CODEWARS_1}&lang=en`)
  await write(page, SOLVER)
  await expect(page).toHaveURL(/program=own-python/)
  await page.reload()
  await expect(editor(page)).toContainText('def promising(y, x):')
  await run(page)
  await expectVerdict(page, 'accepted')
  await openVerdict(page)
  await expect(verdict(page)).toContainText('8,365 writes')
  await page.getByRole('combobox', { name: 'Puzzle' }).selectOption({ label: 'Codewars 2 (hard)' })
  await expect(verdict(page)).toHaveCount(0)
  await expect(programs(page)).toHaveValue('own-python')
  await run(page)
  await expectVerdict(page, 'accepted')
  await openVerdict(page)
  await expect(verdict(page)).toContainText('99,056 writes')
  await expect(page).toHaveURL(new RegExp(CODEWARS_2))
})

test('after the user’s own, a built-in program searches as before', { tag: '@thorough' }, async ({
  page,
}) => {
  await page.goto(`/?puzzle=${CODEWARS_1}&lang=en`)
  await write(page, SOLVER)
  await run(page)
  await expectVerdict(page, 'accepted')
  await programs(page).selectOption('tables')
  await expect(editor(page)).toHaveCount(0)
  await button(page, 'Step forward').click()
  await expect(page.getByTestId('event')).toHaveText('1')
  await expect(page.getByRole('list', { name: 'Listing' })).toBeVisible()
})

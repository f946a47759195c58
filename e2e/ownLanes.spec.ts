/** The user's own programs as lanes in step: Python programs against the built-in program `tables`. */
import { expect, type Page } from '@playwright/test'
import { button, CODEWARS_2, expectAccessible } from './support.ts'
import { test } from './test.ts'

const SOLVER = `import sys
board = [list(map(int, sys.stdin.readline().split())) for _ in range(9)]
rows = [[False] * 10 for _ in range(9)]
columns = [[False] * 10 for _ in range(9)]
boxes = [[False] * 10 for _ in range(9)]
blanks = []
for y in range(9):
    for x in range(9):
        n = board[y][x]
        if n == 0:
            blanks.append((y, x))
        else:
            rows[y][n] = columns[x][n] = boxes[y // 3 * 3 + x // 3][n] = True

def dfs(depth):
    if depth == len(blanks):
        for row in board:
            print(*row)
        sys.exit()
    y, x = blanks[depth]
    row, column, box = rows[y], columns[x], boxes[y // 3 * 3 + x // 3]
    for n in range(1, 10):
        if not (row[n] or column[n] or box[n]):
            row[n] = column[n] = box[n] = True
            board[y][x] = n
            dfs(depth + 1)
            board[y][x] = 0
            row[n] = column[n] = box[n] = False

dfs(0)
`

const OWN = 'Your code: Python'
const lane = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const timeline = (page: Page) => page.getByRole('slider', { name: 'Race timeline' })
const verdict = (page: Page) => page.getByTestId('lane-verdict')

function events(page: Page): Promise<readonly string[]> {
  return page.getByTestId('lane-event').allTextContents()
}

/** Stores a user's own program and opens Compare in step. */
async function openLockstep(page: Page, program: string, query = '', language = 'en'): Promise<void> {
  const programs = [{ id: 1, name: 'mine.py', language: 'python', text: program }]
  await page.addInitScript(
    (kept) => localStorage.setItem('backdoku.own.1', kept),
    JSON.stringify({ programs }),
  )
  await page.goto(`/?puzzle=${CODEWARS_2}&view=race&lang=${language}&${query}`)
}

/** Returns the addresses of the interpreter's files that the page requests; the list grows with each request. */
function interpreterFiles(page: Page): readonly string[] {
  const files: string[] = []
  page.on('request', (request) => {
    if (/pyodide|python/i.test(request.url())) files.push(request.url())
  })
  return files
}

test('Python is in step with the tables, event by event; nothing is fetched before it starts', {
  tag: '@thorough',
}, async ({ page }) => {
  const fetched = interpreterFiles(page)
  await openLockstep(page, SOLVER, 'lanes=tables.dancing-links')
  await page.getByRole('combobox', { name: 'Program in lane 2' }).selectOption('own-python')
  await expect(lane(page, OWN)).toContainText('Your own mine.py runs once the lanes start')
  await expect(lane(page, OWN).getByTestId('badge')).toHaveText('not started')
  await expect(page.getByTestId('lane-end')).toHaveCount(1)
  await expect(page.getByRole('radio', { name: 'work', exact: true })).toBeDisabled()
  await expect(page.getByText('the lanes are in step by events only')).toBeVisible()
  await expectAccessible(page)
  expect(fetched).toEqual([])

  await button(page, 'Go to end').click()
  await expect.poll(() => events(page)).toEqual(['99,056 / 99,056', '99,056 / 99,056'])
  await expect(verdict(page)).toHaveAttribute('data-verdict', 'accepted')
  await expect(page.getByTestId('badge')).toHaveText(['1st', '1st'])
  await expect(page.getByTestId('lane-ran')).toHaveText(/^[\d.,]+ m?s$/)
  expect(fetched).not.toEqual([])

  await timeline(page).fill('41207')
  await expect.poll(() => events(page)).toEqual(['41,207 / 99,056', '41,207 / 99,056'])
  const boards = await page
    .getByTestId('lane-board')
    .evaluateAll((all) => all.map((board) => board.textContent))
  expect(boards[1]).toBe(boards[0])
  await expect(page).toHaveURL(/lanes=tables\.own-python&at=41207/)
  expect(page.url()).not.toContain('dfs')
  await expectAccessible(page)

  await button(page, `Watch ${OWN}`).click()
  await expect(page.getByTestId('event')).toHaveText('41,207')
  await expect(page.getByRole('combobox', { name: 'Program', exact: true })).toHaveValue('own-python')
})

test('a link with an own program runs that of the user who opens it, once the lanes start', {
  tag: '@thorough',
}, async ({ page }) => {
  await openLockstep(page, SOLVER, 'lanes=own-python.tables&at=500')
  await expect.poll(() => events(page)).toEqual(['0 / 0', '500 / 99,056'])
  await expect(lane(page, OWN)).toContainText('A link to this view does not contain its code')
  await button(page, 'Step forward').click()
  await expect.poll(() => events(page)).toEqual(['501 / 99,056', '501 / 99,056'])
})

test('a program that fails drops out, and the others continue', { tag: '@thorough' }, async ({ page }) => {
  await openLockstep(page, SOLVER.replace('blanks[depth]', 'blanks[depth + 50]'), 'lanes=own-python.tables')
  await button(page, 'Run now').click()
  await expect(verdict(page)).toHaveAttribute('data-verdict', 'runtime-error')
  await expect(verdict(page)).toContainText('IndexError')
  await button(page, 'Go to end').click()
  await expect(page.getByTestId('badge')).toHaveText(['no place', '1st'])
  await expect(page.getByTestId('race-lead')).toHaveText('Row / column / box tables')
})

test('a program that does not end is stopped in its lane', { tag: '@thorough' }, async ({ page }) => {
  await openLockstep(page, 'while True:\n    pass\n', 'lanes=own-python.tables')
  await button(page, 'Play').click()
  await expect(verdict(page)).toContainText('Running')
  await button(page, 'Stop').click()
  await expect(verdict(page)).toHaveAttribute('data-verdict', 'stopped')
  await button(page, 'Run again').click()
  await expect(verdict(page)).toHaveAttribute('data-verdict', 'running')
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('a lane with an own program is readable and operable, in Korean too', { tag: '@thorough' }, async ({
    page,
  }) => {
    await openLockstep(page, SOLVER, 'lanes=own-python.tables', 'ko')
    await expect(page.getByText('탐색을 시작하면 내 코드(mine.py)도 실행합니다.')).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
    const run = page.getByRole('button', { name: '지금 실행' })
    expect((await run.boundingBox())?.height).toBeGreaterThanOrEqual(44)
    await expectAccessible(page)
  })
})

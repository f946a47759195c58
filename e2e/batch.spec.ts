/** Batches of up to 200,000 lines, some of them invalid: pasted, dropped, chosen as a file, stopped, saved. */
import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import {
  EMPTY,
  button,
  CODEWARS_1,
  CODEWARS_1_SOLVED,
  CODEWARS_2,
  expectAccessible,
  expectBoard,
} from './support.ts'
import { test } from './test.ts'

/** In each hundred lines, the fourth is not a puzzle and the tenth has no solution. */
const LINES = Array.from({ length: 2000 }, (_, line) => {
  if (line % 100 === 3) return 'not a puzzle'
  return line % 100 === 9 ? `11${'0'.repeat(79)}` : CODEWARS_1
})

async function openPanel(page: Page, names = { tab: 'Batch', text: 'Puzzles, one a line' }) {
  await page.goto(EMPTY)
  await page.getByRole('tab', { name: names.tab }).click()
  return page.getByRole('textbox', { name: names.text })
}

async function savedLines(page: Page, name: string): Promise<readonly string[]> {
  const [download] = await Promise.all([page.waitForEvent('download'), button(page, name).click()])
  return (await readFile(await download.path(), 'utf8')).split(/\r?\n/)
}

test('two thousand lines are solved in order and saved', { tag: ['@downloads', '@thorough'] }, async ({
  page,
}) => {
  const text = await openPanel(page)
  await page.evaluate((lines) => navigator.clipboard.writeText(lines), LINES.join('\n'))
  await text.press('ControlOrMeta+v')
  await expect(page.getByTestId('batch-state')).toContainText('Solved in')
  await expect(page.getByTestId('batch-totals')).toHaveText(
    'Puzzles1,980One solution1,960Two or more0No solution20Unreadable lines20',
  )
  await expect(page.getByRole('row', { name: /^4 / })).toContainText('3 characters, expected 81')

  const solutions = await savedLines(page, 'Save as text')
  expect(solutions).toEqual([
    ...LINES.map((line) => {
      if (line === CODEWARS_1) return CODEWARS_1_SOLVED
      return line === 'not a puzzle' ? 'unreadable' : 'no-solution'
    }),
    '',
  ])
  const table = await savedLines(page, 'Save as CSV')
  expect(table).toHaveLength(2002)
  expect(table.slice(0, 2)).toEqual([
    'line,puzzle,solutions,solution,error',
    `1,'${CODEWARS_1},1,'${CODEWARS_1_SOLVED},`,
  ])
  expect(table[4]).toBe('4,,,,"3 characters, expected 81"')
  expect(table.slice(1, -1).map((row) => Number.parseInt(row, 10))).toEqual(LINES.map((_, line) => line + 1))

  await button(page, 'Last page').click()
  await button(page, 'Put the puzzle of line 2,000 on the board').click()
  await expectBoard(page, CODEWARS_1)
  await expect(page.getByRole('tab', { name: 'Batch' })).toHaveAttribute('aria-selected', 'true')
})

test('a file of fifty thousand lines dropped on the panel is solved while the page stays responsive', {
  tag: '@thorough',
}, async ({ page }) => {
  const text = await openPanel(page)
  const dropped = await page.evaluateHandle((lines) => {
    const transfer = new DataTransfer()
    transfer.items.add(new File([`${lines}\n`.repeat(25_000)], 'many.txt'))
    return transfer
  }, `${CODEWARS_1}\n${CODEWARS_2}`)
  await text.dispatchEvent('drop', { dataTransfer: dropped })
  await expect(page.getByTestId('batch-state')).toContainText('Solved in', { timeout: 100_000 })
  await expect(page.getByTestId('batch-totals')).toContainText('Puzzles50,000One solution50,000')
  await expect(page.getByRole('group', { name: 'Pages of the table' })).toContainText('Page 1 of 500')
  await expect(page.getByRole('alert')).toBeEmpty()
})

test('a file of many puzzles dropped elsewhere still offers a choice', { tag: '@thorough' }, async ({
  page,
}) => {
  await openPanel(page)
  const dropped = await page.evaluateHandle((lines) => {
    const transfer = new DataTransfer()
    transfer.items.add(new File([lines], 'two.txt'))
    return transfer
  }, `${CODEWARS_1}\n${CODEWARS_2}`)
  await page.getByRole('grid').dispatchEvent('drop', { dataTransfer: dropped })
  await expect(page.getByRole('group', { name: /several puzzles/ })).toBeVisible()
})

test('a file is chosen, and a long batch stopped', { tag: '@thorough' }, async ({ page }) => {
  await openPanel(page)
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    button(page, 'Choose a file…').click(),
  ])
  const buffer = Buffer.from(`${CODEWARS_2}\n`.repeat(200_000))
  await chooser.setFiles({ name: 'hard.txt', mimeType: 'text/plain', buffer })
  await expect(page.getByRole('progressbar', { name: 'Share solved so far' })).toBeVisible()
  await button(page, 'Stop').click()
  await expect(page.getByTestId('batch-state')).toContainText('Stopped at')
  await expect(page.getByRole('progressbar')).toHaveCount(0)
})

test('results of every kind can be read and reached', async ({ page }) => {
  const text = await openPanel(page)
  await text.fill([CODEWARS_1, 'bad', `11${'0'.repeat(79)}`, '0'.repeat(81)].join('\n'))
  await button(page, 'Solve all').click()
  await expect(page.getByRole('table').getByRole('row')).toHaveText([
    /^LineSolutionsPuzzleSolution$/,
    new RegExp(`^1unique.*${CODEWARS_1_SOLVED}$`),
    '23 characters, expected 81',
    /^3none11\.{79}$/,
    /^42 or more\.{81}\d{81}$/,
  ])
  await expectAccessible(page)
})

test.describe('On a phone, in Korean and in the dark', () => {
  test.use({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    locale: 'ko-KR',
    colorScheme: 'dark',
  })

  test('the table scrolls inside its frame, and errors are shown', { tag: '@thorough' }, async ({ page }) => {
    const text = await openPanel(page, { tab: '일괄 풀이', text: '한 줄에 하나씩 적은 퍼즐' })
    await text.fill(`${CODEWARS_1}\n53007`)
    await button(page, '모두 풀기').tap()
    await expect(page.getByTestId('batch-state')).toContainText('만에 풀었습니다.')
    await expect(page.getByRole('row', { name: /^2 / })).toContainText('5자입니다. 81자여야 합니다.')
    await expectAccessible(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  })
})

test('the view shows a puzzle and its solution in one line, and opens a puzzle on the board', {
  tag: '@thorough',
}, async ({ page }) => {
  const text = await openPanel(page)
  await text.fill(`${CODEWARS_1}\n${CODEWARS_2}`)
  await page.getByRole('radio', { name: 'Batch' }).check({ force: true })
  await expect(page).toHaveURL(/view=batch/)
  await expect(text).toHaveValue(`${CODEWARS_1}\n${CODEWARS_2}`)
  await button(page, 'Solve all').click()
  await expect(page.getByTestId('batch-totals')).toContainText('Puzzles2One solution2')
  // A row with two lines of text would be higher.
  const { height } = (await page.getByRole('row', { name: /^2 / }).boundingBox()) ?? { height: 0 }
  expect(height).toBeGreaterThan(0)
  expect(height).toBeLessThan(40)
  await expectAccessible(page)
  await button(page, 'Put the puzzle of line 2 on the board').click()
  await expect(page.getByRole('radio', { name: 'Watch' })).toBeChecked()
  await expectBoard(page, CODEWARS_2)
})

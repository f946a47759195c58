/**
 * Grading: a program runs on a judge's cases. A failed case is opened and made small, and the small case is watched;
 * a right program is accepted; an endless program is stopped; a case is opened by keyboard.
 */
import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { manyPuzzles } from '../tests/sudoku/manyPuzzles.ts'
import { JAVASCRIPT, SOLVER } from './ownPrograms.ts'
import { button, CODEWARS_1, tagsUnless } from './support.ts'
import { test } from './test.ts'

const grade = (page: Page) => page.getByTestId('grade')
const cases = (page: Page) => page.getByTestId('case')

/** Writes a program and grades it. */
async function open(page: Page, program: string, language = 'own-python'): Promise<void> {
  await page.goto(`/?puzzle=${CODEWARS_1}&lang=en`)
  await page.getByRole('combobox', { name: 'Program', exact: true }).selectOption(language)
  const editor = page.getByRole('textbox', { name: 'Your program' })
  await editor.fill(program)
  await expect(editor).toContainText(program.trim().split('\n').at(-1) ?? '')
  await button(page, 'Grade').click()
  await expect(cases(page).first()).toBeVisible()
}

/** Wrong programs, which check the row of a cell only up to column 8. */
const WRONG = {
  'own-python': SOLVER.replace('set(board[y])', 'set(board[y][:8])'),
  'own-javascript': JAVASCRIPT.replace('board[y][i] === n', '(i < 8 && board[y][i] === n)'),
}

for (const language of ['own-python', 'own-javascript'] as const)
  test(`a wrong program in ${language} is refused; its case is opened, made small, and watched at the event that breaks it`, {
    tag: tagsUnless(language === 'own-javascript'),
  }, async ({ page }) => {
    await open(page, WRONG[language], language)
    await expect(grade(page)).toHaveAttribute('data-verdict', 'wrong-answer', { timeout: 90_000 })
    const failing = cases(page).and(page.locator('[data-verdict="wrong-answer"]'))
    await expect(failing.first()).toBeVisible()
    await button(page, 'Make it small').click()
    const small = page.getByTestId('small')
    await expect(small).toContainText('The program still fails with', { timeout: 60_000 })
    await small.getByRole('button', { name: 'Watch this case' }).click()
    await expect(page.getByTestId('verdict')).toHaveAttribute('data-verdict', 'wrong-answer', {
      timeout: 60_000,
    })
    await expect(page.getByTestId('event')).not.toHaveText('0')
    await expect(page.getByTestId('reason')).toContainText(/Line \d+ writes \d in row/)
  })

test('a right program is accepted on all cases, and the count is kept over a reload', {
  tag: '@thorough',
}, async ({ page }) => {
  await open(page, SOLVER)
  await expect(grade(page)).toHaveAttribute('data-verdict', 'accepted', { timeout: 180_000 })
  const count = await cases(page).count()
  expect(count).toBeGreaterThan(29)
  await page.reload()
  await expect(page.getByText(String(count), { exact: true }).first()).toBeVisible()
})

test('Stop ends an endless case at once, and the program can be graded again', { tag: '@thorough' }, async ({
  page,
}) => {
  await open(page, 'while True:\n    pass\n')
  await expect(cases(page).first()).toHaveAttribute('data-verdict', 'running', { timeout: 60_000 })
  await button(page, 'Stop').click()
  await expect(cases(page).first()).toHaveAttribute('data-verdict', 'waiting')
  await expect(page.getByTestId('case-verdict').first()).toHaveText('not run yet')
  await button(page, 'Grade').click()
  await expect(cases(page).first()).toHaveAttribute('data-verdict', 'running', { timeout: 60_000 })
  await button(page, 'Stop').click()
})

/** Returns lines of different puzzles with one solution each, none of which is a judge's case. */
function boardLines(count: number): readonly string[] {
  return manyPuzzles(count + 1)
    .slice(1)
    .map((board) => board.join(''))
}

/** Opens the field for the user's boards, and adds a text to them as a paste does. */
async function addBoards(page: Page, text: string): Promise<void> {
  await button(page, 'Add my boards').click()
  const field = page.getByRole('textbox', { name: 'Boards to grade on' })
  await page.evaluate((pasted) => navigator.clipboard.writeText(pasted), text)
  await field.press('ControlOrMeta+v')
  const adding = page.getByRole('button', { name: 'Add these boards' })
  if ((await field.inputValue()) !== '') await adding.click()
}

test('a dozen boards of one’s own are graded for a Python program and a built-in one, and saved', {
  tag: ['@downloads', '@thorough'],
}, async ({ page }) => {
  test.setTimeout(240_000)
  const lines = boardLines(12)
  const wrong = SOLVER.replace('set(board[y])', 'set(board[y][:8])')
  await open(page, wrong)
  await button(page, 'Stop').click()
  await addBoards(page, [...lines.slice(0, 5), lines[5].slice(2), ...lines.slice(5)].join('\n'))
  await expect(page.getByTestId('added')).toHaveText('12 boards added.Line 6: 79 characters, expected 81')
  await button(page, 'Grade').click()
  await expect(grade(page)).toHaveAttribute('data-verdict', 'wrong-answer', { timeout: 200_000 })
  await expect(page.getByTestId('totals')).toContainText(/\d+ accepted\d+ wrong answer/)
  await page.getByRole('combobox', { name: 'Program to grade' }).selectOption('cpp:tables')
  await button(page, 'Grade').click()
  await expect(grade(page)).toHaveAttribute('data-verdict', 'accepted', { timeout: 200_000 })
  const total = await cases(page).count()
  expect(total).toBeGreaterThan(41)
  await expect(page.getByTestId('totals')).toHaveText(`${total} accepted`)
  const [download] = await Promise.all([page.waitForEvent('download'), button(page, 'Save as CSV').click()])
  const rows = (await readFile(await download.path(), 'utf8')).trimEnd().split('\r\n')
  expect(rows).toHaveLength(total + 1)
  expect(rows.at(-1)).toMatch(new RegExp(`^mine-12,accepted,\\d+,\\d*,,'${lines[11]}$`))
})

test('ten thousand boards are graded page by page, and the view can be used meanwhile', {
  tag: '@thorough',
}, async ({ page }) => {
  test.setTimeout(180_000)
  await page.goto(`/?puzzle=${CODEWARS_1}&view=batch&lang=en`)
  await page.getByRole('combobox', { name: 'Program to grade' }).selectOption('cpp:tables')
  await addBoards(page, boardLines(10_002).join('\n'))
  await expect(page.getByTestId('added')).toHaveText(
    '10,000 boards added. There are more: a grading takes the first 10,000.',
  )
  await button(page, 'Grade').click()
  const band = page.getByTestId('grade-band')
  await expect(band).toContainText(/of 10,0\d\d cases so far/, { timeout: 60_000 })
  await expect(cases(page)).toHaveCount(100)
  await button(page, 'Last page').click()
  await expect(cases(page).last()).toHaveText(/My board 10000/)
  await button(page, 'First page').click()
  await expect(page.getByTestId('totals')).toContainText(/\d{3} accepted/, { timeout: 120_000 })
  await cases(page).nth(50).click()
  await expect(page.getByRole('heading', { name: /My board/ })).toBeVisible()
  await button(page, 'Stop').click()
  await expect(page.getByTestId('totals')).toHaveText(/^[\d,]+ accepted$/)
  await expect(page.getByRole('button', { name: 'Remove my boards' })).toBeVisible()
})

test('a case is opened by keyboard, with input, expected and printed text', { tag: '@thorough' }, async ({
  page,
}) => {
  await open(page, "print('hello')\n")
  await expect(cases(page).nth(2)).toHaveAttribute('data-verdict', 'wrong-answer', { timeout: 90_000 })
  await cases(page).first().focus()
  await page.keyboard.press('Enter')
  for (const title of ['Input', 'Expected', 'Printed'])
    await expect(page.getByText(title).first()).toBeVisible()
})

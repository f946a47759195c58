/**
 * Grading: a program runs on a judge's cases. A failed case is opened and made small, and the small case is watched;
 * a right program is accepted; an endless program is stopped; a case is opened by keyboard.
 */
import { expect, type Page } from '@playwright/test'
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
    await expect(page.getByTestId('reason')).toContainText('board[y][x] = n')
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
  await expect(page.getByTestId('case-verdict').first()).toHaveText('–not run yet')
  await button(page, 'Grade').click()
  await expect(cases(page).first()).toHaveAttribute('data-verdict', 'running', { timeout: 60_000 })
  await button(page, 'Stop').click()
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

/** Broken programs: opened, run, explained by a hint, mended, and kept as mended in this browser. */
import { readFileSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import { button, CODEWARS_1, expectAccessible, pressInBoardMenu } from './support.ts'
import { test } from './test.ts'

const editor = (page: Page) => page.getByRole('textbox', { name: 'Your program' })
const file = (page: Page) => page.getByRole('combobox', { name: 'Program', exact: true })
const mend = (page: Page) => page.getByTestId('mend')
const hint = (page: Page) => page.getByTestId('hint')

async function openFirst(page: Page, language: 'python' | 'cpp' = 'python'): Promise<void> {
  await page.goto(`/?puzzle=${CODEWARS_1}&program=own-${language}&lang=en`)
  await file(page).selectOption({ label: 'Broken 1' })
  await expect(mend(page)).toHaveAttribute('data-mended', 'not')
}

const MENDED = readFileSync('tests/page/own/mended/shortRange.py', 'utf8')

test('a broken program is run, a hint goes to its event, and its mending is kept over a reload', {
  tag: '@thorough',
}, async ({ page }) => {
  await openFirst(page)
  await button(page, 'Hint').click()
  await expect(hint(page)).toHaveText('Run the program first: the hint names an event of the run.')
  await button(page, 'Run').click()
  await expect(page.getByTestId('verdict')).toHaveAttribute('data-verdict', 'no-output', { timeout: 90_000 })
  await button(page, 'Hint').click()
  await expect(hint(page)).toHaveText('Look at event 19: it takes back a right digit.')
  await expect(page.getByTestId('event')).toHaveText('19')
  await editor(page).fill(MENDED)
  await expect(hint(page)).toBeEmpty()
  await button(page, 'Run').click()
  await expect(page.getByTestId('verdict')).toHaveAttribute('data-verdict', 'accepted', { timeout: 90_000 })
  await expect(mend(page)).toContainText('accepted by Run')
  await expect(mend(page)).toContainText('1 of 10 mended')
  await page.reload()
  await expect(mend(page)).toHaveAttribute('data-mended', 'run')
  await expect(file(page).getByRole('option', { name: 'Broken 1 ✓ Run' })).toHaveCount(1)
})

test('a mended program that passes all cases of Grade is kept as graded', { tag: '@thorough' }, async ({
  page,
}) => {
  await openFirst(page)
  await editor(page).fill(MENDED)
  await button(page, 'Grade').click()
  await expect(page.getByTestId('grade')).toHaveAttribute('data-verdict', 'accepted', { timeout: 240_000 })
  await page.getByRole('radio', { name: 'Watch' }).check({ force: true })
  await expect(mend(page)).toContainText('passes all cases of Grade')
})

test('a broken program is opened once, on its puzzle, and Undo brings the old puzzle back', {
  tag: '@thorough',
}, async ({ page }) => {
  await openFirst(page, 'cpp')
  await expect(page.getByRole('gridcell').first()).toHaveText('6')
  await file(page).selectOption({ label: 'Broken 2' })
  await file(page).selectOption({ label: 'Broken 1' })
  await expect(file(page).getByRole('option', { name: 'Broken 1.cpp' })).toHaveCount(1)
  await pressInBoardMenu(page, 'Undo')
  await expect(page.getByRole('gridcell').first()).toHaveText('5')
  await button(page, 'Load its puzzle').click()
  await expect(page.getByRole('gridcell').first()).toHaveText('6')
  await expectAccessible(page)
})

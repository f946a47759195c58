/** Links restore what was shown, a reload keeps everything, and Back and Forward move between puzzles. */
import { expect } from '@playwright/test'
import {
  EMPTY,
  ANTI_BRUTE_FORCE,
  boardOf,
  button,
  CODEWARS_1,
  CODEWARS_2,
  cell,
  expectBoard,
  counterValue,
  pressInBoardMenu,
} from './support.ts'
import { test } from './test.ts'

test('a link opens at its exact event, in another browser too', { tag: '@thorough' }, async ({
  page,
  browser,
}) => {
  await page.goto(`/?puzzle=${CODEWARS_2}`)
  await page.getByRole('combobox', { name: 'Program' }).selectOption('Bitmasks')
  await button(page, 'Go to end').click()
  await expect(page.getByTestId('event')).toHaveText('99,056')
  await page.getByRole('slider', { name: 'Timeline' }).fill('41207')
  await expect(page).toHaveURL(/program=bitmasks.*event=41207/)
  const board = await boardOf(page)
  const elsewhere = await (await browser.newContext()).newPage()
  await elsewhere.goto(page.url())
  await expect(elsewhere.getByTestId('event')).toHaveText('41,207')
  expect(await boardOf(elsewhere)).toBe(board)
  await elsewhere.context().close()
})

test('a link deep into a long search shows progress until it gets there', { tag: '@thorough' }, async ({
  page,
}) => {
  // In a search for all solutions of an empty board, this event takes far longer than the test.
  await page.goto(`/?puzzle=${'0'.repeat(81)}&solutions=all&event=900000000000`)
  await expect(page.getByRole('status')).toHaveText('Searching for event 900,000,000,000…')
  await page.goto(`/?puzzle=${ANTI_BRUTE_FORCE}&event=60000000`)
  await expect(page.getByTestId('event')).toHaveText('60,000,000', { timeout: 50_000 })
  await expect(page.getByRole('status')).toHaveText('Paused.')
})

test('a reload keeps the puzzle, the undo history, the position and the settings', async ({ page }) => {
  await page.goto(EMPTY)
  await cell(page, 1, 1).click()
  await page.keyboard.type(CODEWARS_1)
  await button(page, 'Theme: as the system').click()
  await button(page, 'Step forward').click()
  await expect(page.getByTestId('event')).toHaveText('1')
  await expect(page).toHaveURL(/event=1/)
  await page.reload()
  await expect(page.getByTestId('event')).toHaveText('1')
  await expect(button(page, 'Theme: dark')).toBeVisible()
  await pressInBoardMenu(page, 'Undo')
  await expect(cell(page, 9, 9)).toHaveText('')
})

test('Back and Forward move between visited puzzles', async ({ page }) => {
  await page.goto(EMPTY)
  await button(page, 'Samples').click()
  await button(page, 'Codewars 1').click()
  await expect(page).toHaveURL(new RegExp(CODEWARS_1))
  await button(page, 'Codewars 2 (hard)').click()
  await expect(page).toHaveURL(new RegExp(CODEWARS_2))
  await page.goBack()
  await expectBoard(page, CODEWARS_1)
  await page.goForward()
  await expectBoard(page, CODEWARS_2)
  expect(await counterValue(page, 'events')).toBe(0)
})

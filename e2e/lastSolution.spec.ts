/** At the end of a search for all solutions, whose program has cleared the board, the last solution is shown. */
import { expect, type Page } from '@playwright/test'
import { boardOf, button, EMPTY, expectAccessible, counterValue } from './support.ts'
import { test } from './test.ts'

const SHOWN = 'On the board: solution 2 of 2'

async function openTwoSolutions(page: Page): Promise<void> {
  await page.goto(EMPTY)
  await page.getByRole('combobox', { name: 'Puzzle', exact: true }).selectOption({ label: 'Two solutions' })
  await page.getByRole('combobox', { name: 'Solutions', exact: true }).selectOption('all')
}

test('Go to end shows the last solution on the board, while the events stay unchanged', {
  tag: '@thorough',
}, async ({ page }) => {
  await openTwoSolutions(page)
  await button(page, 'Go to end').click()
  await expect(page.getByRole('status')).toHaveText('Searched everything: 2 solutions')
  await expect(page.getByText(SHOWN)).toBeVisible()
  const shown = await boardOf(page)
  expect(shown).not.toContain('0')
  await expect(page.getByTestId('depth')).toHaveText('0')
  const end = await counterValue(page, 'events')
  expect(await counterValue(page, 'event')).toBe(end)
  await expect(button(page, 'Copy answer')).toBeEnabled()
  await expectAccessible(page)

  await button(page, 'Step back').click()
  await expect(page.getByTestId('event')).toHaveText((end - 1).toLocaleString('en'))
  await expect(page.getByText(SHOWN)).toHaveCount(0)
  await expect.poll(() => boardOf(page)).toContain('0')
  // Stepping shows the actual event.
  await button(page, 'Step forward').click()
  await expect(page.getByTestId('event')).toHaveText(end.toLocaleString('en'))
  await expect.poll(() => boardOf(page)).toContain('0')

  await button(page, 'Show solution 2').click()
  await expect.poll(() => boardOf(page)).toBe(shown)
  await expect(page.getByTestId('solutions')).toHaveText('2')
  await expect.poll(() => counterValue(page, 'event')).toBeLessThan(end)
})

test('a search played to its end shows it, too', { tag: '@thorough' }, async ({ page }) => {
  await openTwoSolutions(page)
  await button(page, 'Play').click()
  await expect(button(page, 'Pause')).toBeVisible()
  await page.getByRole('slider', { name: 'Speed' }).press('End')
  await expect(page.getByText(SHOWN)).toBeVisible()
  expect(await boardOf(page)).not.toContain('0')
  await page.getByRole('slider', { name: 'Speed' }).press('Home')
  await button(page, 'Play').click()
  await expect(page.getByText(SHOWN)).toHaveCount(0)
  await expect.poll(() => boardOf(page)).toContain('0')
})

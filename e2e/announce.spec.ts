/** Screen reader announcements of the search. */
import { expect } from '@playwright/test'
import { button, cell, CODEWARS_1 } from './support.ts'
import { test } from './test.ts'

test('the sentence announces each step, in any panel, and nothing else does', async ({ page }) => {
  await page.goto(`?puzzle=${CODEWARS_1}&program=tables&event=2`)
  const sentence = page.getByTestId('reason')
  await expect(sentence).toHaveAttribute('aria-live', 'polite')
  await expect(sentence).toContainText(/Line \d+ writes \d in row 1, column \d/)
  // A link with a moment opens the Program tab.
  await expect(page.getByRole('tab', { name: 'Program' })).toHaveAttribute('aria-selected', 'true')
  await page.getByRole('tab', { name: 'Puzzle' }).click()
  await expect(sentence).toContainText(/Line \d+ writes \d in row 1, column \d/)
  await page.goto(`?puzzle=${CODEWARS_1}&program=tables&event=500`)
  await expect(sentence).not.toHaveText('')
  for (let steps = 0; !/takes the/.test((await sentence.textContent()) ?? '') && steps < 50; steps++) {
    const before = await sentence.textContent()
    await button(page, 'Step forward').click()
    await expect(sentence).not.toHaveText(before ?? '')
  }
  await expect(sentence).toContainText(/Line \d+ takes the \d back from row \d, column \d/)
  await expect(page.getByTestId('announcement')).toHaveText('')
  await button(page, 'Play').click()
  await expect(sentence).toHaveAttribute('aria-live', 'off')
  await button(page, 'Pause').click()
  await expect(sentence).toHaveAttribute('aria-live', 'polite')
  await page.getByRole('tab', { name: 'Program' }).click()
  await expect(sentence).not.toHaveText('')
  await expect(page.getByTestId('announcement')).toHaveText('')
})

test('the working cell is described by its candidates, and the counters have names', {
  tag: '@thorough',
}, async ({ page }) => {
  await page.goto(`?puzzle=${CODEWARS_1}&program=tables&event=1`)
  await expect(cell(page, 1, 4)).toHaveAccessibleDescription(/^Candidates left: [\d ]+$/)
  await expect(page.getByTestId('events').locator('xpath=../dt/span[not(@aria-hidden)]')).toHaveText(
    'events known',
  )
})

test('at the end, no pause before it is announced', { tag: '@thorough' }, async ({ page }) => {
  await page.goto(`?puzzle=${CODEWARS_1}&program=tables`)
  await page.evaluate(() => {
    const said: string[] = []
    Object.assign(window, { said })
    const status = document.querySelector('[role=status]')
    if (status !== null)
      new MutationObserver(() => said.push(status.textContent)).observe(status, {
        childList: true,
        characterData: true,
        subtree: true,
      })
  })
  await button(page, 'Go to end').click()
  await expect(page.getByRole('status')).toHaveText(/^Solved at event [\d,]+/)
  const said = await page.evaluate<string[]>('window.said')
  expect(said.filter((text) => /Paused/.test(text))).toEqual([])
})

/** Screen reader announcements of the search. */
import { expect } from '@playwright/test'
import { button, cell, CODEWARS_1 } from './support.ts'
import { test } from './test.ts'

test('a step says its event, cell and digit, and how many candidates are left', async ({ page }) => {
  await page.goto(`?puzzle=${CODEWARS_1}&program=tables&event=2`)
  // With the Program panel open, the panel says it.
  const toPuzzle = () => page.getByRole('tab', { name: 'Puzzle' }).click()
  await toPuzzle()
  const announcement = page.getByTestId('announcement')
  await expect(announcement).toHaveText(
    /^Event 2: row 1, column \d gets \d; row 1, column \d: \d candidates? left$/,
  )
  await button(page, 'Step forward').click()
  await expect(announcement).toHaveText(/^Event 3: /)
  await page.goto(`?puzzle=${CODEWARS_1}&program=tables&event=500`)
  await toPuzzle()
  await button(page, 'Step forward').click()
  await expect(announcement).toHaveText(/^Event 501: /)
  for (let steps = 0; !/loses/.test((await announcement.textContent()) ?? '') && steps < 50; steps++) {
    const before = await announcement.textContent()
    await button(page, 'Step forward').click()
    await expect(announcement).not.toHaveText(before ?? '')
  }
  await expect(announcement).toHaveText(/loses \d; \d candidates? left$/)
  await button(page, 'Play').click()
  await expect(announcement).toHaveText('')
  await button(page, 'Pause').click()
  await toPuzzle()
  await expect(announcement).toHaveText(/^Event/)
  await page.getByRole('tab', { name: 'Program' }).click()
  await expect(page.getByTestId('reason')).not.toHaveText('')
  await expect(announcement).toHaveText('')
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
  await expect(page.getByRole('status')).toHaveText('Solved')
  const said = await page.evaluate<string[]>('window.said')
  expect(said.filter((text) => /Paused/.test(text))).toEqual([])
})

/** Tours in the built page: the first lesson by keyboard, a tour of a link and of a paste, and a phone. */
import { expect, type Page } from '@playwright/test'
import { browserErrors, button, CODEWARS_1, expectAccessible, expectBoard, paste } from './support.ts'
import { test } from './test.ts'

const tour = (page: Page) => page.getByRole('region', { name: 'Tour' })

const WRITTEN = JSON.stringify({
  backdoku: 'tour',
  format: 1,
  title: 'Two moments',
  scenes: [{ puzzle: CODEWARS_1, program: { kind: 'builtIn', id: 'bitmasks', extent: 'first', version: 1 } }],
  steps: [
    { scene: 0, at: '3', words: 'See r1c3 <script>.', eventsPerSecond: 50 },
    { scene: 0, at: '9', words: 'Then this.', open: ['variables'] },
    { scene: 0, at: '4', words: '' },
  ],
})

test('the first lesson is walked by keyboard, and its end restores the puzzle', async ({ page }) => {
  const errors = browserErrors(page)
  await page.goto(`/?puzzle=${CODEWARS_1}&event=20&lang=en`)
  await expect(page.getByTestId('event')).toHaveText('20')
  await page.goto('/?lesson=what-backtracking-does&lang=en')
  await expect(tour(page)).toContainText('A digit is placed.')
  await page.keyboard.press('ArrowRight')
  await expect(tour(page)).toContainText('The function calls itself.')
  await expect(page).toHaveURL(/lesson=what-backtracking-does&step=2/)
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await button(page, 'Step forward').click()
  await button(page, 'Back to the tour').click()
  await expect(tour(page)).toContainText('The function calls itself.')
  await button(page, 'End the tour').click()
  await expect(tour(page)).toHaveCount(0)
  await expectBoard(page, CODEWARS_1)
  expect(errors).toEqual([])
})

test('a pasted tour plays to its next moment, and names what it leaves out', { tag: '@thorough' }, async ({
  page,
}) => {
  await page.goto('/?lang=en')
  await paste(page, WRITTEN)
  await expect(tour(page)).toContainText('1 of 2')
  await expect(tour(page)).toContainText('See r1c3 <script>.')
  await tour(page).getByText('1 part of this tour was left out').click()
  await expect(tour(page)).toContainText('Step 3: “words” has too little in it.')
  await button(page, 'Next').click()
  await expect(page.getByTestId('event')).toHaveText('9')
  await expect(tour(page)).toContainText('Then this.')
  await button(page, 'Finish').click()
  await expect(tour(page)).toHaveCount(0)
})

test('on a phone, the sheet has the words', { tag: '@thorough' }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/?lesson=what-backtracking-does&step=3&lang=en')
  const words = tour(page).getByText('The next blank.')
  await expect(words).toBeInViewport()
  await expect(page.locator('[data-panel]').getByRole('region', { name: 'Tour' })).toBeVisible()
  await expect(page.getByRole('grid')).toBeInViewport({ ratio: 1 })
  await expectAccessible(page)
})

test('a damaged link says so, and leaves the page usable', { tag: '@thorough' }, async ({ page }) => {
  await page.goto('/?lang=en#tour=abcdefgh')
  await expect(tour(page)).toContainText('The tour in this link is damaged.')
  await button(page, 'Close').click()
  await expect(tour(page)).toHaveCount(0)
})

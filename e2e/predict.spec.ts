/** Predicting events: a question pauses the search and is answered on the board, which hides the answer until then. */
import { expect, type Page, type Route } from '@playwright/test'
import { SOLVER } from './ownPrograms.ts'
import {
  button,
  cell,
  CODEWARS_1,
  CODEWARS_2,
  expectAccessible,
  openDrawer,
  turnPredictOn,
} from './support.ts'
import { test } from './test.ts'

/** The region that shows the question and the score. */
const band = (page: Page) => page.getByRole('region', { name: /^(Prediction|예측)$/ })
const question = (page: Page) => band(page).getByRole('heading')
const event = (page: Page) => page.getByTestId('event')

const address = (at: number, language = 'en') =>
  `/?puzzle=${CODEWARS_2}&program=tables&event=${at}&lang=${language}`

/** Opens Codewars 2 and turns Predict on. The first dead end of its search is at event 9. */
async function open(page: Page, at: number, language = 'en'): Promise<void> {
  await page.goto(address(at, language))
  await expect(event(page)).toHaveText(String(at))
  await turnPredictOn(page)
  await expect(page.locator('main > [data-stage=idle]')).toBeAttached()
}

test('a dead end is predicted on the board, and explained after the answer', async ({ page }) => {
  await open(page, 7)
  await page.getByRole('tab', { name: 'Program' }).click()
  await openDrawer(page)
  await button(page, 'Play').click()
  await expect(question(page)).toHaveText(/^4 is now in row 2, column 1\. Place or take back/)
  await expect(event(page)).toHaveText('9')
  await expect(page.getByTestId('depth')).toBeHidden()
  await expect(page.getByTestId('candidates')).toHaveCount(0)
  const sentence = page.getByTestId('reason').locator('p').first()
  await expect(sentence).toBeHidden()
  const stack = page.getByRole('region', { name: 'Call stack' })
  await expect(stack.getByRole('button').first()).toBeHidden()
  await expectAccessible(page)
  await cell(page, 2, 1).click()
  await band(page).getByRole('button', { name: '5', exact: true }).click()
  await expect(question(page)).toHaveText('Not quite: the right cell, but it is empty then.')
  await expect(band(page)).toContainText('Row 2, column 2 has no digit left')
  await expect(event(page)).toHaveText('10')
  await expect(page.getByTestId('depth')).toHaveText('8')
  await expect(page.getByTestId('depth')).toBeVisible()
  await expect(sentence).toBeVisible()
  await expect(stack.getByRole('button').first()).toBeVisible()
  await expectAccessible(page)
  await expect(button(page, 'Go on')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(question(page)).toHaveText(/^The call for row 2, column 7 has returned/)
  await expect(event(page)).toHaveText('16')
  await page.keyboard.press('Escape')
  await expect(question(page)).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('switch', { name: 'Predict' })).toBeChecked()
  await expect(band(page)).toContainText('0 of 1')
})

test('questions are answered by keyboard alone, and Undo or another view leaves them', {
  tag: '@thorough',
}, async ({ page }) => {
  await open(page, 8)
  await page.keyboard.press('.')
  await expect(question(page)).toBeVisible()
  await expect(cell(page, 1, 1)).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(cell(page, 2, 1)).toHaveAccessibleName(/your answer/)
  await page.keyboard.press('0')
  await expect(question(page)).toHaveText('Right.')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('switch', { name: 'Predict' })).toBeFocused()
  for (const leave of [
    () => page.keyboard.press('ControlOrMeta+z'),
    () => page.getByRole('radio', { name: 'Compare' }).check({ force: true }),
  ]) {
    await page.goto(address(8))
    await expect(event(page)).toHaveText('8')
    await expect(page.locator('main > [data-stage=idle]')).toBeAttached()
    await page.keyboard.press('.')
    await expect(question(page)).toBeVisible()
    await leave()
    await expect(question(page)).toHaveCount(0)
  }
})

test('a step in the moment in which the band appears is asked about', { tag: '@thorough' }, async ({
  page,
}) => {
  await open(page, 8)
  const held: Route[] = []
  await page.route('**/assets/Predict-*.js', (route) => void held.push(route))
  await page.addInitScript(() => {
    const observer = new MutationObserver(() => {
      if (document.querySelector('main > [data-stage=idle]') === null) return
      observer.disconnect()
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key: '.', code: 'Period', bubbles: true }))
    })
    observer.observe(document, { subtree: true, childList: true })
  })
  await page.goto(address(8))
  await expect(event(page)).toHaveText('8')
  await expect.poll(() => held.length).toBe(1)
  await held[0].continue()
  await expect(event(page)).toHaveText('9')
  await expect(question(page)).toBeVisible()
})

test.describe('On a phone', { tag: '@thorough' }, () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  for (const language of ['en', 'ko'] as const)
    test(`the pad takes the place of the sheet, with the whole board above it (${language})`, async ({
      page,
    }) => {
      await open(page, 8, language)
      await page.getByRole('button', { name: language === 'en' ? 'Step forward' : '한 단계 앞으로' }).tap()
      await expect(question(page)).toBeVisible()
      await expect(page.getByRole('grid').first()).toBeInViewport({ ratio: 1 })
      const keys = band(page).getByRole('toolbar').getByRole('button')
      await expect(keys).toHaveCount(10)
      for (const key of await keys.all()) {
        await expect(key).toBeInViewport({ ratio: 1 })
        expect((await key.boundingBox())?.height).toBeGreaterThanOrEqual(44)
      }
      await page.locator('[data-cell="9"]').tap()
      await keys.nth(9).tap()
      await expect(question(page)).toHaveText(language === 'en' ? 'Right.' : '맞았습니다.')
      await expect(page.getByRole('grid').first()).toBeInViewport({ ratio: 1 })
      await expectAccessible(page)
      await band(page).getByRole('button').tap()
      await expect(question(page)).toHaveCount(0)
    })
})

test('a question moves neither board nor transport; without one, the panel has its room', {
  tag: '@thorough',
}, async ({ page }) => {
  await open(page, 8)
  const boxOf = (name: string) =>
    page.locator(name).evaluate((element) => {
      const { x, y, width, height } = element.getBoundingClientRect()
      return [x, y, width, height].map(Math.round)
    })
  const placed = () => Promise.all(['[role=grid]', 'main > section:has([data-testid=event])'].map(boxOf))
  const [idle, idlePanel] = [await placed(), await boxOf('[data-panel]')]
  await button(page, 'Step forward').click()
  await expect(question(page)).toBeVisible()
  expect(await placed()).toEqual(idle)
  expect((await boxOf('[data-panel]'))[3]).toBeLessThan(idlePanel[3] - 80)
})

test('a learner’s own program is asked about', { tag: '@thorough' }, async ({ page }) => {
  await page.goto(`/?puzzle=${CODEWARS_1}&lang=en`)
  await page.getByRole('combobox', { name: 'Program', exact: true }).selectOption('own-python')
  await page.getByRole('textbox', { name: 'Your program' }).fill(SOLVER)
  await button(page, 'Run').click()
  // Starting the interpreter may take long; the recording grows while the program runs.
  await expect(page.getByTestId('events')).not.toHaveText('0', { timeout: 60_000 })
  await page.getByRole('switch', { name: 'Predict' }).click()
  await button(page, 'Go to start').click()
  await expect(page.locator('main > [data-stage=idle]')).toBeAttached()
  for (let step = 1; step <= 5; step++) {
    await button(page, 'Step forward').click()
    await expect(event(page)).toHaveText(String(step))
  }
  await expect(question(page)).toHaveText(/^9 is now in row 1, column 8\. Place or take back/)
  await cell(page, 1, 8).click()
  await page.keyboard.press('0')
  await expect(question(page)).toHaveText('Right.')
  await expect(band(page)).toContainText('Row 1, column 9 has no digit left')
})

test('the first lesson offers two questions, with the switch off', { tag: '@thorough' }, async ({ page }) => {
  await page.goto('/?lang=en')
  await page.getByRole('button', { name: 'Help' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'What backtracking does' }).click()
  const guide = page.getByRole('region', { name: 'Tour' })
  for (const step of [2, 3, 4]) {
    await button(page, 'Next').click()
    await expect(guide).toContainText(`${step} of 7`)
  }
  await button(page, 'Predict what is next').click()
  await expect(question(page)).toHaveText(/^The call for row 2, column 8 has returned/)
  await cell(page, 2, 1).click()
  await page.keyboard.press('9')
  await expect(question(page)).toHaveText('Right.')
  await expect(guide).toContainText('5 of 7')
  await button(page, 'Go on').click()
  await button(page, 'Predict what is next').click()
  await expect(question(page)).toHaveText(/^9 has just been taken back from row 2, column 1/)
  await band(page).getByRole('button', { name: 'nothing' }).click()
  await expect(question(page)).toHaveText('Right.')
  await button(page, 'Next').click()
  await expect(guide).toContainText('6 of 7')
  await expect(band(page)).toHaveCount(0)
})

/**
 * A first visit: the search that it opens with, and the ways to enter a puzzle (pasting, picking a sample, typing). The
 * next visit opens the entered puzzle.
 */
import { expect, type Page } from '@playwright/test'
import { SOLVER } from './ownPrograms.ts'
import {
  boardOf,
  button,
  cell,
  CODEWARS_1,
  CODEWARS_2,
  expectAccessible,
  expectBoard,
  counterValue,
  paste,
  rows,
} from './support.ts'
import { test } from './test.ts'

const field = (page: Page) => page.getByRole('textbox', { name: 'Paste a puzzle or your code' })

const FIRST_BACKTRACK = `812354679${CODEWARS_2.slice(9)}`

test('it opens at the first backtrack of a search, with its line and its reason', async ({ page }) => {
  await page.goto('/')
  await expectBoard(page, FIRST_BACKTRACK)
  expect([await counterValue(page, 'event'), await counterValue(page, 'events')]).toEqual([10, 99_056])
  await expect(page.locator('[aria-current=step]')).toHaveText(/board\[y\]\[x\] = 0/, { useInnerText: true })
  await expect(page.getByTestId('reason')).toContainText('Row 2, column 2 has no digit left')
  await expect(cell(page, 2, 2)).toHaveAccessibleName(/nothing fits here$/)
  await expectAccessible(page)
  await page.keyboard.press('Period')
  await expect(page.getByTestId('event')).toHaveText('11')
  await page.keyboard.press('Comma')
  await page.keyboard.press('Comma')
  await expect(page.getByTestId('event')).toHaveText('9')
})

test('a step taken at once moves the line and the reason with the board', { tag: '@thorough' }, async ({
  page,
}) => {
  await page.goto('/')
  await expect(page.locator('[aria-current=step]')).toHaveText(/board\[y\]\[x\] = 0/, { useInnerText: true })
  await page.keyboard.press('Period')
  await expect(page.getByTestId('event')).toHaveText('11')
  await expect(page.locator('[aria-current=step]')).toHaveText(/board\[y\]\[x\] = n/, { useInnerText: true })
  await expect(page.getByTestId('reason')).not.toContainText('no digit left')
})

test('nothing shifts while the page loads, or when a step moves the line and the reason with the board', {
  tag: '@once',
}, async ({ page }) => {
  await page.addInitScript(() => {
    const shifts: number[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push(Number(Object(entry).value))
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.goto('/')
  await expect(page.getByTestId('reason')).toContainText('no digit left')
  await page.mouse.move(300, 300)
  await page.waitForLoadState('networkidle')
  const shifted = async () => (await page.evaluate<number[]>('window.shifts')).reduce((a, b) => a + b, 0)
  expect(await shifted()).toBeLessThan(0.01)
  // With the first step, the rest of the page takes the place of the introduction.
  await button(page, 'Next line').click()
  await expect(button(page, 'Step forward')).toBeVisible()
  await page.waitForLoadState('networkidle')
  const before = await shifted()
  await button(page, 'Step forward').click()
  await expect(page.getByTestId('event')).toHaveText('11')
  await expect(page.locator('[aria-current=step]')).toHaveText(/board\[y\]\[x\] = n/, { useInnerText: true })
  await expect(page.getByTestId('reason')).not.toContainText('no digit left')
  expect((await shifted()) - before).toBeLessThan(0.01)
})

test('a judge’s input is pasted by a press on the field', async ({ page }) => {
  await page.goto('/')
  await page.evaluate((text) => navigator.clipboard.writeText(text), CODEWARS_2.replaceAll('0', '.'))
  await field(page).click()
  await expectBoard(page, CODEWARS_2)
})

test('a judge’s input pasted right away replaces the line, the reason and the rings', {
  tag: '@thorough',
}, async ({ page }) => {
  await page.goto('/')
  await expect(cell(page, 2, 2)).toHaveAccessibleName(/nothing fits here$/)
  await paste(page, rows(CODEWARS_1))
  await expectBoard(page, CODEWARS_1)
  await expect(page.getByRole('status')).toHaveText('BOJ 2580, 30 givens. Press Play to watch the search.')
  await expect(cell(page, 2, 2)).not.toHaveAccessibleName(/fits/)
  await expect(page.getByTestId('reason')).not.toContainText('no digit left')
  await expect(page.locator('[aria-current=step]')).toBeHidden()
})

test('a clipboard without a puzzle leads to the text field, an empty one to the field of the introduction', {
  tag: '@thorough',
}, async ({ page }) => {
  await page.goto('/')
  await page.evaluate(() => navigator.clipboard.writeText(''))
  await field(page).click()
  await expect(page.getByRole('region', { name: 'How to begin' })).toContainText('The clipboard is empty')
  await expect(field(page)).toBeFocused()
  await page.evaluate((text) => navigator.clipboard.writeText(text), CODEWARS_1.slice(1))
  await field(page).click()
  await expect(page.getByRole('textbox', { name: 'Puzzle text' })).toBeFocused()
})

test('code pasted into the field opens in the editor, which takes the focus', async ({ page }) => {
  await page.goto('/?lang=en')
  await page.evaluate((text) => navigator.clipboard.writeText(text), SOLVER)
  await field(page).focus()
  await page.keyboard.press('ControlOrMeta+v')
  await expect(page.getByText(/^Your Python, \d+ lines\./)).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Your program' })).toBeFocused()
})

test('no stop of the keyboard lies between a paste and the first sentence', async ({ page }) => {
  await page.goto('/?lang=en')
  await page.evaluate((text) => navigator.clipboard.writeText(text), rows(CODEWARS_1))
  await field(page).focus()
  await page.keyboard.press('ControlOrMeta+v')
  await expectBoard(page, CODEWARS_1)
  await expect(cell(page, 1, 1)).toBeFocused()
  await page.keyboard.press('F11')
  const sentence = page.getByTestId('reason')
  await expect(sentence).toContainText(/Line \d/)
  await expect(sentence).toHaveAttribute('aria-live', 'polite')
})

test('a sample is picked', { tag: '@thorough' }, async ({ page }) => {
  await page.goto('/')
  await button(page, 'Samples').click()
  await button(page, 'Easy').press('Enter')
  await expect(page.getByRole('region', { name: 'How to begin' })).toBeHidden()
  expect(await boardOf(page)).toMatch(/^072008065/)
})

test('a puzzle is entered, and one Undo restores the search as it was', async ({ page }) => {
  await page.goto('/')
  await button(page, 'Samples').click()
  await button(page, 'Empty board').click()
  await expect(cell(page, 1, 1)).toBeFocused()
  await page.keyboard.type('53')
  await expectBoard(page, `53${'0'.repeat(79)}`)
  for (let press = 0; press < 3; press++) await button(page, 'Undo').click()
  await expectBoard(page, FIRST_BACKTRACK)
})

test('the next visit opens the user’s own puzzle', { tag: '@thorough' }, async ({ page }) => {
  await page.goto('/')
  await button(page, 'Samples').click()
  await button(page, 'Empty board').click()
  await expect(cell(page, 1, 1)).toBeFocused()
  await page.keyboard.type('5')
  await expectBoard(page, `5${'0'.repeat(80)}`)
  await page.goto('/')
  await expectBoard(page, `5${'0'.repeat(80)}`)
  await expect(page.getByRole('region', { name: 'How to begin' })).toBeHidden()
})

test('the next visit opens the last puzzle where it was left, and its row is closed for good', async ({
  page,
}) => {
  await page.goto('/?lang=en')
  for (let presses = 0; presses < 5; presses++) await page.keyboard.press('Period')
  await expect(page.getByTestId('event')).toHaveText('15')
  await page.goto('/')
  await expect(page.getByTestId('event')).toHaveText('15')
  const row = page.getByRole('region', { name: 'How to begin' })
  await expect(row).toContainText('Where you left off today: Codewars 2 (hard), event 15')
  await expectAccessible(page)
  await button(page, 'Do not show this row again').click()
  await expect(row).toBeHidden()
  await page.goto('/')
  await expect(page.getByTestId('event')).toHaveText('15')
  await expect(row).toBeHidden()
})

test.describe('On a phone, in Korean', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('board, tagline and Play are visible', { tag: '@thorough' }, async ({ page }) => {
    await page.goto('/?lang=ko')
    await expect(page.getByRole('region', { name: '시작하기' }).getByRole('heading')).toHaveText(
      '백트래킹, 눈으로 보고 되감아 보세요.',
    )
    await expect(button(page, '재생')).toBeInViewport({ ratio: 1 })
    await expect(page.getByRole('grid')).toBeInViewport({ ratio: 1 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
    await button(page, '재생').tap()
    await expect.poll(() => counterValue(page, 'event')).toBeGreaterThan(10)
  })
})

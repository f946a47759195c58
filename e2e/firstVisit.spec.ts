/**
 * A first visit: the search that it opens with, and the ways to enter a puzzle (pasting, picking a sample, typing). The
 * next visit opens the entered puzzle.
 */
import { expect } from '@playwright/test'
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
  await button(page, 'Step forward').click()
  await expect(page.getByTestId('event')).toHaveText('11')
  await expect(page.locator('[aria-current=step]')).toHaveText(/board\[y\]\[x\] = n/, { useInnerText: true })
  await expect(page.getByTestId('reason')).not.toContainText('no digit left')
})

test('nothing shifts while the page loads, or when a first step moves the line and the reason with the board', {
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
  await button(page, 'Step forward').click()
  await expect(page.getByTestId('event')).toHaveText('11')
  await expect(page.locator('[aria-current=step]')).toHaveText(/board\[y\]\[x\] = n/, { useInnerText: true })
  await expect(page.getByTestId('reason')).not.toContainText('no digit left')
  await page.waitForLoadState('networkidle')
  const shifts = await page.evaluate<number[]>('window.shifts')
  expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(0.01)
})

test('a judge’s input is pasted with the button', async ({ page }) => {
  await page.goto('/')
  await page.evaluate((text) => navigator.clipboard.writeText(text), CODEWARS_2.replaceAll('0', '.'))
  await button(page, 'Paste a judge’s input').click()
  await expectBoard(page, CODEWARS_2)
})

test('a judge’s input pasted right away replaces the line, the reason and the rings', {
  tag: '@thorough',
}, async ({ page }) => {
  await page.goto('/')
  await expect(cell(page, 2, 2)).toHaveAccessibleName(/nothing fits here$/)
  await paste(page, rows(CODEWARS_1))
  await expectBoard(page, CODEWARS_1)
  await expect(page.getByRole('status')).toHaveText('30 givens. Press Play to watch the search.')
  await expect(cell(page, 2, 2)).not.toHaveAccessibleName(/fits/)
  await expect(page.getByTestId('reason')).not.toContainText('no digit left')
  await expect(page.locator('[aria-current=step]')).toBeHidden()
})

test('a clipboard without a puzzle leads to the text field', { tag: '@thorough' }, async ({ page }) => {
  await page.goto('/')
  await page.evaluate(() => navigator.clipboard.writeText(''))
  await button(page, 'Paste a judge’s input').click()
  await expect(page.getByRole('textbox', { name: 'Puzzle text' })).toBeFocused()
})

test('a sample is picked', { tag: '@thorough' }, async ({ page }) => {
  await page.goto('/')
  await button(page, 'Pick a sample').click()
  await expect(button(page, 'Easy')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('region', { name: 'How to begin' })).toBeHidden()
  expect(await boardOf(page)).toMatch(/^072008065/)
})

test('a puzzle is entered, and one Undo restores the search as it was', async ({ page }) => {
  await page.goto('/')
  await button(page, 'Enter a puzzle').click()
  await expect(cell(page, 1, 1)).toBeFocused()
  await page.keyboard.type('53')
  await expectBoard(page, `53${'0'.repeat(79)}`)
  for (let press = 0; press < 3; press++) await button(page, 'Undo').click()
  await expectBoard(page, FIRST_BACKTRACK)
})

test('the next visit opens the user’s own puzzle', { tag: '@thorough' }, async ({ page }) => {
  await page.goto('/')
  await button(page, 'Enter a puzzle').click()
  await expect(cell(page, 1, 1)).toBeFocused()
  await page.keyboard.type('5')
  await expectBoard(page, `5${'0'.repeat(80)}`)
  await page.goto('/')
  await expectBoard(page, `5${'0'.repeat(80)}`)
  await expect(page.getByRole('region', { name: 'How to begin' })).toBeHidden()
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

/** Running a program line by line: breakpoints, steps, reasons, calls, keys; also dark and on narrow screens. */
import { expect, type Page } from '@playwright/test'
import {
  EMPTY,
  button,
  CODEWARS_1,
  CODEWARS_2,
  cell,
  expectAccessible,
  counterValue,
  untilRendered,
  openDrawer,
} from './support.ts'
import { test } from './test.ts'

/** Opens the panel at an event. First events of `tables` in codewars1: r1c3=1 r1c4=2 r1c6=4 r1c7=8 r1c8=9 r1c8✗9 … */
async function openPanel(page: Page, puzzle: string, event: number, tab = 'Program') {
  await page.goto(`/?puzzle=${puzzle}&event=${event}`)
  await page.getByRole('tab', { name: tab }).click()
  await expect(page.locator('[aria-current=step]')).toBeVisible()
}

const runningLine = (page: Page) => page.locator('[aria-current=step] code')
const reason = (page: Page) => page.getByTestId('reason')
const variable = (page: Page, name: string) =>
  page
    .getByRole('region', { name: 'Variables', exact: true })
    .getByRole('term')
    .filter({ hasText: name })
    .locator('~ dd')

test('a conditional breakpoint stops the search in both directions and shows the state there', {
  tag: '@thorough',
}, async ({ page }) => {
  await openPanel(page, CODEWARS_2, 1)
  await openDrawer(page, 'Breakpoints')
  await button(page, 'Add a breakpoint').click()
  const form = page.getByRole('form')
  await form.getByRole('combobox', { name: 'Where' }).selectOption('Any backtrack')
  await form.getByRole('combobox', { name: 'Cell' }).selectOption('r5c2')
  await form.getByRole('combobox', { name: 'Digit' }).selectOption('8')
  await form.getByRole('spinbutton', { name: 'Depth' }).fill('29')
  await button(page, 'Add a breakpoint').click()
  await page.keyboard.press('F5')
  await expect.poll(() => counterValue(page, 'event')).toBeGreaterThan(1)
  const first = await counterValue(page, 'event')
  await expect(runningLine(page)).toHaveText('board[y][x] = 0', { useInnerText: true })
  await openDrawer(page)
  await expect(variable(page, 'depth')).toHaveText(/^29/)
  await expect(variable(page, 'n').first()).toHaveText(/^8/)
  await expect(reason(page)).toContainText('has no digit left')
  await page.keyboard.press('F5')
  await expect.poll(() => counterValue(page, 'event')).toBeGreaterThan(first)
  await page.keyboard.press('Shift+F5')
  await expect.poll(() => counterValue(page, 'event')).toBe(first)
  await openDrawer(page, 'Breakpoints')
  await expect(button(page, `event ${first.toLocaleString('en')}`)).toBeVisible()
  await page.keyboard.press('Shift+F5')
  await expect(page.getByText('No breakpoint is hit before this point.')).toBeVisible()
  await expectAccessible(page)
})

test('debugger keys run the program and do not reload the page', { tag: '@thorough' }, async ({ page }) => {
  await openPanel(page, CODEWARS_1, 1)
  await page.evaluate(() => Object.assign(window, { isSamePage: true }))
  await page.keyboard.press('F11')
  await expect(runningLine(page)).toContainText('= True')
  await page.keyboard.press('Control+F11')
  await expect(runningLine(page)).toHaveText('board[y][x] = n', { useInnerText: true })
  await page.keyboard.press('F9')
  await expect(
    page.getByRole('button', { name: /^Breakpoint on line .*= n(, just ran|, next)*$/, pressed: true }),
  ).toBeVisible()
  await page.keyboard.press('F5')
  await expect(page.getByTestId('event')).toHaveText('2')
  await page.keyboard.press('F10')
  await expect.poll(() => counterValue(page, 'event')).toBeGreaterThan(2)
  await page.keyboard.press('Shift+F10')
  await expect(page.getByTestId('event')).toHaveText('2')
  await page.keyboard.press('Shift+F11')
  await expect(runningLine(page)).toHaveText('dfs(depth + 1)', { useInnerText: true })
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true)
})

test('the sentence marks the blocking cells on the board by a distinct shape', async ({ page }) => {
  await openPanel(page, CODEWARS_1, 6)
  await expect(reason(page)).toContainText(
    'Row 1, column 9 has no digit left: its row already has 1 2 3 4 5 7 8, its column 6; 9 was tried in row 1, column 8 and has just been taken back.',
  )
  await reason(page)
    .getByRole('button', { name: /no digit left/ })
    .hover()
  await expect(cell(page, 1, 9)).toHaveAccessibleName(/nothing fits here$/)
  await expect(cell(page, 6, 9)).toHaveAccessibleName(/blocks it$/)
  const shapes = await Promise.all(
    [cell(page, 1, 9), cell(page, 6, 9)].map((marked) =>
      marked.evaluate((element) => {
        const { borderTopStyle, borderTopLeftRadius } = getComputedStyle(element, '::after')
        return `${borderTopStyle} ${borderTopLeftRadius}`
      }),
    ),
  )
  expect(shapes).toEqual(['dashed 3px', 'solid 50%'])
  await expectAccessible(page)
  await page.getByTestId('drawer-variables').hover()
  await expect(cell(page, 1, 9)).toHaveAccessibleName('Row 1, column 9, blank')
})

test('selecting a call in the stack shows the board at its start', { tag: '@thorough' }, async ({ page }) => {
  await openPanel(page, CODEWARS_2, 41_207)
  await openDrawer(page)
  await button(page, '26 more calls').click()
  await page.getByRole('button', { name: /^Depth 25: row 4, column 7/ }).click()
  await expect(cell(page, 5, 1)).toHaveText('')
  await expect(page.getByRole('status')).toContainText('depth 25')
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(cell(page, 5, 1)).toHaveText('3')
})

test('a listing scrolls its running line into view without scrolling the page', { tag: '@thorough' }, async ({
  page,
}) => {
  await openPanel(page, CODEWARS_2, 41_207)
  const isInView = () =>
    page.locator('[aria-current=step]').evaluate((line) => {
      const box = line.getBoundingClientRect()
      const list = line.parentElement?.getBoundingClientRect()
      return list !== undefined && box.top >= list.top && box.bottom <= list.bottom
    })
  for (let step = 0; step < 12; step++) {
    await page.keyboard.press('F11')
    expect(await isInView()).toBe(true)
  }
  await button(page, 'C++').click()
  await expect(runningLine(page)).toContainText(';')
  expect(await isInView()).toBe(true)
  await page.reload()
  await page.getByRole('tab', { name: 'Program' }).click()
  await expect(button(page, 'C++')).toHaveAttribute('aria-pressed', 'true')
  expect(await page.evaluate(() => scrollY)).toBe(0)
})

test('looking for a breakpoint in an endless search can be stopped', { tag: '@thorough' }, async ({
  page,
}) => {
  await page.goto(`/?puzzle=${'0'.repeat(81)}&solutions=all`)
  await page.getByRole('tab', { name: 'Program' }).click()
  await openDrawer(page, 'Breakpoints')
  await button(page, 'Add a breakpoint').click()
  await page.getByRole('spinbutton', { name: 'Hit number' }).fill('900000000000')
  await button(page, 'Add a breakpoint').click()
  await button(page, 'Continue').click()
  await expect(page.getByText(/^Looking for a breakpoint: event [\d,]{7,}…$/)).toBeVisible()
  await expectAccessible(page)
  await button(page, 'Stop looking').click()
  await expect(button(page, 'Stop looking')).toBeHidden()
  await button(page, 'Stop search').click()
  await expect(page.getByRole('status')).toHaveText('Search stopped.')
})

test('the question mark opens a list of all keys', { tag: '@thorough' }, async ({ page }) => {
  await page.goto(EMPTY)
  await untilRendered(page)
  await page.keyboard.press('?')
  const sheet = page.getByRole('dialog', { name: 'Help' })
  await expect(sheet.getByText('Continue backwards')).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
  await button(page, 'Help').click()
  await expect(sheet).toBeVisible()
})

test.describe('In the dark', () => {
  test.use({ colorScheme: 'dark' })

  test('the panel is readable', { tag: '@thorough' }, async ({ page }) => {
    await openPanel(page, CODEWARS_2, 41_207)
    await openDrawer(page, 'Breakpoints')
    await button(page, 'First backtrack').click()
    await reason(page)
      .getByRole('button', { name: /no digit left/ })
      .focus()
    await expectAccessible(page)
    await page.getByRole('combobox', { name: 'Program' }).selectOption('Dancing links')
    await button(page, 'TypeScript').click()
    await page.keyboard.press('F11')
    await expect(page.locator('[aria-current=step]')).toBeVisible()
    await expectAccessible(page)
  })
})

test.describe('On a phone, in Korean', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, locale: 'ko-KR' })

  test('the panel fits and shows the reason', { tag: '@thorough' }, async ({ page }) => {
    await openPanel(page, CODEWARS_1, 6, '프로그램')
    await expect(reason(page)).toContainText(
      '1행 9열에 들어갈 숫자가 없습니다: 행에 1 2 3 4 5 7 8, 열에 6이 있습니다. 9는 1행 8열에 배치해 보았다가 방금 지웠습니다.',
    )
    await expectAccessible(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
    await reason(page)
      .getByRole('button', { name: /들어갈 숫자가 없습니다/ })
      .tap()
    await button(page, '패널 닫기').tap()
    await expect(page.getByRole('gridcell', { name: /^1행 9열, 빈칸, 들어갈 숫자가 없음/ })).toBeVisible()
    await button(page, '도움말').tap()
    await expect(page.getByRole('dialog', { name: '도움말' })).toBeVisible()
    await expectAccessible(page)
  })
})

test.describe('On a tablet', () => {
  test.use({ viewport: { width: 800, height: 1000 } })

  test('the buttons stay visible while the panel is scrolled', { tag: '@thorough' }, async ({ page }) => {
    await openPanel(page, CODEWARS_2, 41_207)
    await openDrawer(page, 'Breakpoints')
    await button(page, 'Add a breakpoint').scrollIntoViewIfNeeded()
    await page.mouse.wheel(0, 5000)
    await expect(button(page, 'Play')).toBeInViewport()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(800)
    await expectAccessible(page)
  })
})

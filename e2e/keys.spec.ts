/** Keys, focus, overlays and the theme's toggle, on desktop and phone. */
import { expect, type Page } from '@playwright/test'
import {
  EMPTY,
  ANTI_BRUTE_FORCE,
  boardOf,
  button,
  CODEWARS_1,
  cell,
  expectBoard,
  counterValue,
  paste,
  pressInBoardMenu,
} from './support.ts'
import { test } from './test.ts'

const address = `/?puzzle=${CODEWARS_1}&program=tables&lang=en`

async function swipeDown(page: Page, x: number, y: number) {
  const session = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: { x: number; y: number }[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: points })
  await touch('touchStart', [{ x, y }])
  for (let step = 1; step <= 5; step++) await touch('touchMove', [{ x, y: y + step * 30 }])
  await touch('touchEnd', [])
}

test('an edit that ended a search is undone by Ctrl+Z and by the button, also after a reload', {
  tag: '@thorough',
}, async ({ page }) => {
  await page.goto(`${address}&event=4000`)
  await expect(page.getByTestId('event')).toHaveText('4,000')
  const board = await boardOf(page)
  await cell(page, 5, 5).click()
  await page.keyboard.press('5')
  await expect(page.getByRole('status')).toHaveText('The search is closed. Undo reopens it.')
  await page.keyboard.press('ControlOrMeta+z')
  await expect(page.getByTestId('event')).toHaveText('4,000')
  await expectBoard(page, board)
  await pressInBoardMenu(page, 'Clear')
  await expectBoard(page, '0'.repeat(81))
  await expect(page).not.toHaveURL(/event=/)
  await page.reload()
  await button(page, 'Undo').click()
  await expect(page.getByTestId('event')).toHaveText('4,000')
  await expectBoard(page, board)
  await paste(page, ANTI_BRUTE_FORCE)
  await expect(page.getByTestId('event')).toHaveText('0')
  await button(page, 'Undo').click()
  await expect(page.getByTestId('event')).toHaveText('4,000')
})

test('the board leaves full stop and comma to an open search', { tag: '@thorough' }, async ({ page }) => {
  await page.goto(`${address}&event=4000`)
  await expect(page.getByTestId('event')).toHaveText('4,000')
  await cell(page, 1, 1).click()
  await page.keyboard.type('..,')
  await expect(page.getByTestId('event')).toHaveText('4,001')
  await expect(cell(page, 1, 1)).toHaveText('5')
})

test('ten quick key presses right after loading are ten steps', async ({ page }) => {
  await page.goto(address)
  for (let press = 0; press < 10; press++) void page.keyboard.press('.')
  await expect(page.getByTestId('event')).toHaveText('10')
})

test('Space plays after a click, and focus stays on a button at the end', { tag: '@thorough' }, async ({
  page,
}) => {
  await page.goto(address)
  await button(page, 'Step forward').click()
  await expect(page.getByTestId('event')).toHaveText('1')
  await page.keyboard.press('Space')
  await expect(button(page, 'Pause')).toBeVisible()
  await page.keyboard.press('Space')
  await button(page, 'Go to end').click()
  await expect(page.getByTestId('event')).toHaveText('8,365')
  await expect(button(page, 'Go to end')).toBeDisabled()
  await expect(button(page, 'Go to end')).toBeFocused()
})

test('the browser’s theme colour and the first theme toggle follow the visible theme', {
  tag: ['@media', '@thorough'],
}, async ({ page }) => {
  const bar = () =>
    page.evaluate(
      () =>
        [...document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')].find(
          ({ media }) => matchMedia(media).matches,
        )?.content,
    )
  const paper = () =>
    page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('background-color'))
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto(address)
  expect([await bar(), await paper()]).toEqual(['#f7f6f2', 'rgb(247, 246, 242)'])
  await button(page, 'Theme: as the system').click()
  expect([await bar(), await paper()]).toEqual(['#101216', 'rgb(16, 18, 22)'])
  await button(page, 'Theme: dark').click()
  expect([await bar(), await paper()]).toEqual(['#f7f6f2', 'rgb(247, 246, 242)'])
})

test.describe('On a phone', { tag: '@protocol' }, () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('the digit pad marks the cell, never covers it, and closes in every way', {
    tag: '@thorough',
  }, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 500 })
    await page.goto(`${EMPTY}&lang=en`)
    const pad = page.getByRole('group', { name: 'Digits' })
    await cell(page, 9, 1).tap()
    await expect(pad).toBeVisible()
    const isAbove = async () => {
      const [under, over] = [await cell(page, 9, 1).boundingBox(), await pad.boundingBox()]
      return under !== null && over !== null && under.y + under.height <= over.y
    }
    await expect.poll(isAbove).toBe(true)
    await button(page, '7').tap()
    await expect(cell(page, 9, 2)).toBeFocused()
    await expect(cell(page, 9, 2)).toHaveCSS('outline-style', 'solid')
    await button(page, 'Done').tap()
    await expect(pad).toBeHidden()
    await expect(cell(page, 9, 2)).toBeFocused()
    await cell(page, 9, 2).tap()
    await page.keyboard.press('Escape')
    await expect(pad).toBeHidden()
    await cell(page, 1, 2).tap()
    await expect(pad).toBeVisible()
    await page.getByRole('heading', { name: 'Backdoku' }).tap()
    await expect(pad).toBeHidden()
    await expect(cell(page, 1, 2)).toBeFocused()
  })

  test('the sheet closes by Esc and by a swipe down, and releases F5', { tag: '@thorough' }, async ({
    page,
  }) => {
    await page.goto(address)
    await page.getByRole('tab', { name: 'Program' }).tap()
    await expect(page.getByRole('button', { name: 'Close panels' })).toBeVisible()
    // Keys are active once the panel is loaded.
    await expect(page.getByRole('tabpanel').getByRole('list', { name: 'Listing' })).toBeVisible()
    await page.keyboard.press('F10')
    await expect.poll(() => counterValue(page, 'event')).toBeGreaterThan(0)
    await page.keyboard.press('Escape')
    await expect(button(page, 'Open panels')).toBeVisible()
    const isTaken = await page.evaluate(
      () =>
        !document.body.dispatchEvent(
          new KeyboardEvent('keydown', { key: 'F5', code: 'F5', bubbles: true, cancelable: true }),
        ),
    )
    expect(isTaken).toBe(false)
    await button(page, 'Open panels').tap()
    const box = await page.getByRole('tablist', { name: 'Panels' }).boundingBox()
    if (box === null) throw new Error('There are no tabs')
    await swipeDown(page, box.x + 20, box.y + 20)
    await expect(button(page, 'Open panels')).toBeVisible()
  })
})

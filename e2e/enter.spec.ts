/**
 * Entering a puzzle by keyboard, text, file and touch, and errors of invalid ones; also scrubbing by touch, the
 * language and the theme.
 */
import { expect } from '@playwright/test'
import {
  EMPTY,
  boardOf,
  button,
  CODEWARS_1,
  CODEWARS_2,
  cell,
  expectAccessible,
  expectBoard,
  paste,
  transportMenu,
  untilRendered,
  settledStripBounds,
} from './support.ts'
import { test } from './test.ts'

test('81 keystrokes fill the board', { tag: '@thorough' }, async ({ page }) => {
  await page.goto(EMPTY)
  await cell(page, 1, 1).click()
  await page.keyboard.type(CODEWARS_1.replaceAll('0', '.'))
  await expectBoard(page, CODEWARS_1)
})

test('a cell is clicked, typed into, left by arrow keys, cleared, all of it undone and redone, and a conflict prevents a search', async ({
  page,
}) => {
  await page.goto(EMPTY)
  await cell(page, 2, 3).click()
  await page.keyboard.press('7')
  await expect(cell(page, 2, 3)).toHaveText('7')
  await expect(cell(page, 2, 4)).toBeFocused()
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('Delete')
  await expect(cell(page, 2, 3)).toHaveText('')
  await page.keyboard.press('ControlOrMeta+z')
  await expect(cell(page, 2, 3)).toHaveText('7')
  await button(page, 'Undo').click()
  await expect(cell(page, 2, 3)).toHaveText('')
  await button(page, 'Redo').click()
  await expect(cell(page, 2, 3)).toHaveText('7')
  await button(page, 'Clear').click()
  expect(await boardOf(page)).toBe('0'.repeat(81))

  // Conflicts are described and marked in all their cells, and prevent a search.
  await cell(page, 3, 1).click()
  await page.keyboard.press('5')
  await cell(page, 3, 9).click()
  await page.keyboard.press('5')
  await expect(page.getByRole('alert')).toContainText('row 3 has two 5s')
  await expect(page.getByRole('gridcell', { name: /in conflict/ })).toHaveCount(2)
  await button(page, 'Play').click()
  await expect(page.getByRole('alert')).toContainText('Cannot search: row 3 has two 5s')
  await expect(page.getByTestId('events')).toHaveText('0')
  await expectAccessible(page)
})

test('the puzzle text field names the recognised format and loads the puzzle', { tag: '@thorough' }, async ({
  page,
}) => {
  await page.goto(EMPTY)
  await page
    .getByRole('textbox', { name: 'Puzzle text' })
    .fill(
      '[[5,3,0,0,7,0,0,0,0],[6,0,0,1,9,5,0,0,0],[0,9,8,0,0,0,0,6,0],[8,0,0,0,6,0,0,0,3],[4,0,0,8,0,3,0,0,1],[7,0,0,0,2,0,0,0,6],[0,6,0,0,0,0,2,8,0],[0,0,0,4,1,9,0,0,5],[0,0,0,0,8,0,0,7,9]]',
    )
  await expect(page.getByText(/Codewars.*30 givens/)).toBeVisible()
  await expectAccessible(page)
  await button(page, 'Load puzzle').click()
  await expectBoard(page, CODEWARS_1)
  await button(page, 'Go to end').click()
  await button(page, 'Copy answer').click()
  await expect(page.getByRole('status')).toHaveText('Answer copied.')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('[5,3,4,6,7,8,9,1,2]')
})

test('unreadable text shows the position and what was expected, and the board stays', {
  tag: '@thorough',
}, async ({ page }) => {
  await page.goto(`/?puzzle=${CODEWARS_1}`)
  await expectBoard(page, CODEWARS_1)
  const rows = Array.from({ length: 9 }, (_, row) => CODEWARS_1.slice(row * 9, row * 9 + 9))
  await paste(page, rows.with(3, '80006000').join('\n'))
  await expect(page.getByRole('alert')).toContainText('row 4 has 8 cells, expected 9')
  await expectBoard(page, CODEWARS_1)
  await expectAccessible(page)
})

test('a file dropped on the page is read like pasted text, and one of its puzzles chosen', {
  tag: '@thorough',
}, async ({ page }) => {
  await page.goto(EMPTY)
  await untilRendered(page)
  await page.evaluate((text) => {
    const dataTransfer = new DataTransfer()
    dataTransfer.items.add(new File([text], 'puzzles.sdm'))
    document.body.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }))
  }, `${CODEWARS_2}\n${CODEWARS_1}\n`)
  const choices = page.getByRole('group', { name: /several puzzles/ })
  await expect(choices).toBeVisible()
  await expectAccessible(page)
  await choices.getByRole('button').nth(1).click()
  await expectBoard(page, CODEWARS_1)
  await expect(choices).toBeHidden()
})

test('a URL with an invalid puzzle shows an error', { tag: '@thorough' }, async ({ page }) => {
  await page.goto(`/?puzzle=${CODEWARS_1}1`)
  await expect(page.getByRole('alert')).toContainText('82 characters, expected 81')
})

test.describe('On a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

  test('a puzzle is entered by taps, and every control is reachable', async ({ page }) => {
    await page.goto(EMPTY)
    await cell(page, 1, 1).tap()
    await expectAccessible(page)
    for (const digit of ['5', '3']) await button(page, digit).tap()
    await button(page, 'Erase').tap()
    await expect(cell(page, 1, 2)).toHaveText('3')
    await button(page, 'Done').tap()
    await button(page, 'Open panels').tap()
    await expect(page.getByRole('textbox', { name: 'Puzzle text' })).toBeVisible()
    await expectAccessible(page)
    await button(page, 'Samples').tap()
    await button(page, 'Codewars 1').tap()
    await expectBoard(page, CODEWARS_1)
    await button(page, 'Play').tap()
    await expect(button(page, 'Pause')).toBeVisible()
    await (await transportMenu(page)).getByRole('slider', { name: 'Speed' }).fill('10')
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(width).toBe(360)
    await expectAccessible(page)
  })

  test('the timeline is scrubbed by touch', { tag: '@thorough' }, async ({ page }) => {
    await page.goto(`/?puzzle=${CODEWARS_1}`)
    await (await transportMenu(page)).getByRole('button', { name: 'Go to end' }).click()
    await expect(page.getByTestId('event')).toHaveText('8,365')
    // The menu lies over the timeline.
    await page.keyboard.press('Escape')
    const strip = await settledStripBounds(page.getByRole('slider', { name: 'Timeline' }))
    await page.touchscreen.tap(strip.x + strip.width / 2, strip.y + 10)
    await expect
      .poll(async () => Number((await page.getByTestId('event').textContent())?.replace(',', '')))
      .toBeLessThan(4300)
  })
})

test.describe('In Korean', () => {
  test.use({ locale: 'ko-KR' })

  test('the language follows the browser and can be switched', { tag: '@thorough' }, async ({ page }) => {
    await page.goto(`/?puzzle=${CODEWARS_1}`)
    await expect(page.locator('html')).toHaveAttribute('lang', 'ko')
    await expect(page.getByRole('gridcell', { name: '1행 1열, 주어진 숫자 5' })).toBeVisible()
    await button(page, '끝으로').click()
    await expect(page.getByRole('status')).toHaveText(/^이벤트 [\d,]+에서 해결했습니다/)
    await expectAccessible(page)
    await button(page, 'English').click()
    await expect(page.getByRole('status')).toHaveText(/^Solved at event [\d,]+/)
    await page.goto(`${EMPTY}&lang=ko`)
    await expect(button(page, '재생')).toBeVisible()
  })
})

test('the theme follows the system and can be switched', { tag: ['@media', '@thorough'] }, async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto(`/?puzzle=${CODEWARS_1}`)
  const paper = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
  expect(await paper()).toBe('rgb(16, 18, 22)')
  await button(page, 'Step forward').click()
  await expectAccessible(page)
  await button(page, 'Theme: as the system').click()
  expect(await paper()).toBe('rgb(247, 246, 242)')
  await button(page, 'Theme: light').click()
  expect(await paper()).toBe('rgb(16, 18, 22)')
})

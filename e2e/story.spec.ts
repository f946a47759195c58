/**
 * Dialogs about a cell: the story of its digit (the event that wrote it), and the question which cells block a dead
 * end.
 */
import { expect, type Locator, type Page } from '@playwright/test'
import { ANTI_BRUTE_FORCE, button, cell, CODEWARS_2, expectAccessible, tagsUnless } from './support.ts'
import { test } from './test.ts'

const ADDRESS = `/?puzzle=${CODEWARS_2}&event=41204&lang=en`

async function open(page: Page, address = ADDRESS, event = '41,204'): Promise<void> {
  await page.goto(address)
  await expect(page.getByTestId('event')).toHaveText(event)
}

/** The open story, once it is complete. */
async function completeStory(page: Page): Promise<Locator> {
  const dialog = page.getByRole('dialog')
  await expect(dialog).toHaveAttribute('aria-busy', 'false')
  return dialog
}

function overlap(one: Box, other: Box): boolean {
  const isApart =
    one.x + one.width <= other.x ||
    other.x + other.width <= one.x ||
    one.y + one.height <= other.y ||
    other.y + other.height <= one.y
  return !isApart
}

type Box = NonNullable<Awaited<ReturnType<Locator['boundingBox']>>>

async function boxOf(locator: Locator): Promise<Box> {
  const box = await locator.boundingBox()
  if (box === null) throw new Error('It is not visible')
  return box
}

test('a press on a digit tells who wrote it, leads there and back, and Esc returns to the cell', async ({
  page,
}) => {
  await open(page)
  await cell(page, 5, 2).click()
  const told = await completeStory(page)
  await expect(told).toHaveAccessibleName('8 in row 5, column 2')
  await expect(told).toContainText('Placed at event 41,200 by line 28, depth 30, after trying 2 and 6.')
  await expect(told).toContainText('7,109th of 16,767')
  await expectAccessible(page)
  await button(page, 'Go there').click()
  await expect(page.getByTestId('event')).toHaveText('41,200')
  await told.getByRole('button', { name: 'Event 41,197: takes 2 back by line 31' }).click()
  await expect(page.getByTestId('event')).toHaveText('41,197')
  await expect(cell(page, 5, 2)).toHaveText('')
  await button(page, 'Back to 41,204').click()
  await expect(page.getByTestId('event')).toHaveText('41,204')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(cell(page, 5, 2)).toBeFocused()
})

test('by keyboard alone: Enter opens a story, F2 edits', { tag: '@thorough' }, async ({ page }) => {
  await open(page)
  await cell(page, 5, 2).focus()
  await page.keyboard.press('Enter')
  await expect(button(page, 'Go there')).toBeFocused()
  await completeStory(page)
  await page.keyboard.press('Enter')
  await expect(page.getByTestId('event')).toHaveText('41,200')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByTestId('event')).toHaveText('41,199')
  await page.keyboard.press('Escape')
  await expect(cell(page, 5, 2)).toBeFocused()
  await page.keyboard.press('F2')
  await page.keyboard.type('6')
  await expect(page.getByRole('status')).toHaveText('The search is closed. Undo reopens it.')
})

for (const [width, height] of [
  [1440, 900],
  [1280, 720],
  [820, 1180],
  [390, 844],
] as const)
  test(`at ${width}×${height} it covers neither the cell nor the panel beside the board`, {
    tag: tagsUnless(false),
  }, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await open(page)
    for (const [row, column] of [
      [1, 2],
      [3, 9],
      [5, 2],
      [4, 5],
    ] as const) {
      await cell(page, row, column).click()
      const told = await boxOf(await completeStory(page))
      expect(overlap(told, await boxOf(cell(page, row, column)))).toBe(false)
      if (width > 800) expect(overlap(told, await boxOf(page.getByRole('tabpanel').first()))).toBe(false)
      expect(told.x).toBeGreaterThanOrEqual(0)
      expect(told.x + told.width).toBeLessThanOrEqual(width)
      expect(told.y + told.height).toBeLessThanOrEqual(height)
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toHaveCount(0)
    }
  })

test('in a search of 138 million events it finds the first placement, and the page goes on', {
  tag: '@thorough',
}, async ({ page }) => {
  await page.goto(`/?puzzle=${ANTI_BRUTE_FORCE}&event=100000000&lang=en`)
  await expect(page.getByTestId('event')).toHaveText('100,000,000', { timeout: 60_000 })
  await cell(page, 1, 1).click()
  const told = await completeStory(page)
  await expect(told).toContainText(
    'Placed at event 97,819,291 by line 28, depth 1, after trying 2, 3, 4, 6, and 7.',
  )
  await button(page, 'Step forward').click()
  await expect(page.getByTestId('event')).toHaveText('100,000,001')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test.describe('On a phone, in Korean', { tag: ['@thorough', '@protocol'] }, () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('the story is a sheet with rows for fingers', async ({ page }) => {
    await page.goto(ADDRESS.replace('lang=en', 'lang=ko'))
    await expect(page.getByTestId('event')).toHaveText('41,204')
    await page.getByRole('gridcell', { name: /^5행 2열/ }).tap()
    const told = await completeStory(page)
    await expect(told).toHaveAccessibleName('5행 2열의 8')
    // A line's name in a sentence is as high as its text.
    const pressables = told.locator('button:not(p > button)')
    expect(await pressables.count()).toBeGreaterThan(10)
    for (const pressable of await pressables.all())
      expect((await boxOf(pressable)).height).toBeGreaterThanOrEqual(44)
    await expectAccessible(page)
    await told.getByRole('button', { name: '이전 쓰기' }).tap()
    await expect(page.getByTestId('event')).toHaveText('41,199')
    await told.getByRole('button', { name: '닫기' }).tap()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })
})

test('the cells that block a dead end are pressed, checked and marked', { tag: '@thorough' }, async ({
  page,
}) => {
  await open(page, ADDRESS.replace('41204', '41203'), '41,203')
  await page.getByRole('tab', { name: 'Program' }).click()
  await button(page, 'Which cells block it?').click()
  // The question loads first.
  await expect(button(page, 'Skip')).toBeVisible()
  for (let column = 1; column <= 8; column++) await cell(page, 5, column).click()
  await button(page, 'Check 8').click()
  await expect(page.getByTestId('reason')).toContainText('1 is not blocked yet (missing cells: dotted).')
  await expect(cell(page, 2, 9)).toHaveAccessibleName(/missing from your answer/)
  await button(page, 'Done').click()
  await button(page, 'Which cells block it?').click()
  for (let column = 1; column <= 8; column++) await cell(page, 5, column).click()
  await cell(page, 2, 9).focus()
  await page.keyboard.press('Enter')
  await button(page, 'Check 9').click()
  await expect(page.getByTestId('reason')).toContainText('Right: these cells block all nine digits.')
  await expectAccessible(page)
})

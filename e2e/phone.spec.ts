/**
 * On a phone, board and playback controls stay visible beside the sheet (panels that slide up from below), and fixed
 * controls partly cover no other control. The sentence about the event is below the board, or beside it above the sheet.
 */
import { expect, type Page } from '@playwright/test'
import { CODEWARS_2 } from './support.ts'
import { test } from './test.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

const openMoment = (page: Page) => page.goto(`/?puzzle=${CODEWARS_2}&event=41207&lang=en`)

const heightOf = async (page: Page, selector: string) =>
  (await page.locator(selector).boundingBox())?.height ?? 0

test('the sentence is below the board while the sheet is closed, and beside it while the sheet is open', {
  tag: '@thorough',
}, async ({ page }) => {
  await openMoment(page)
  await page.getByRole('tab', { name: 'Program' }).tap()
  const panel = page.getByRole('tabpanel')
  const [reason, board] = [page.getByTestId('reason'), page.getByRole('grid', { name: 'Sudoku board' })]
  await expect(reason).toContainText('Row 5, column 3 has no digit left')
  await expect(reason).toBeInViewport()
  const [beside, grid] = [await reason.boundingBox(), await board.boundingBox()]
  expect(beside?.x).toBeGreaterThanOrEqual((grid?.x ?? 0) + (grid?.width ?? 0))
  await page.getByRole('button', { name: 'Close panels' }).tap()
  await expect(panel).toBeHidden()
  await expect(page.getByTestId('reason')).toContainText('Row 5, column 3 has no digit left')
  await page.getByRole('button', { name: 'Step back' }).tap()
  await expect(page.getByTestId('reason')).toContainText('Line 31 takes the 6 back from row 5, column 3')
})

test('the sheet has three stops, and the board and Play are visible at each', async ({ page }) => {
  await openMoment(page)
  const board = page.getByRole('grid', { name: 'Sudoku board' })
  const play = page.getByRole('button', { name: 'Play', exact: true })
  const inSight = async () => {
    await expect(board).toBeInViewport({ ratio: 1 })
    await expect(play).toBeInViewport({ ratio: 1 })
  }
  await inSight()
  await page.getByRole('tab', { name: 'Program' }).tap()
  await inSight()
  const half = await heightOf(page, '[role=tabpanel]')
  const taller = page.getByRole('button', { name: 'Taller panels' })
  await taller.tap()
  await expect(taller).toHaveAttribute('aria-pressed', 'true')
  await inSight()
  expect(await heightOf(page, '[role=tabpanel]')).toBeGreaterThan(half + 100)
  await taller.tap()
  expect(await heightOf(page, '[role=tabpanel]')).toBe(half)
})

/** Selector of the playback controls with the timeline, which are always visible. */
const PLAYBACK = 'main > section:has([data-testid=event])'
/** Selector of the digit pad, which is open while a cell is edited. */
const PAD = 'main > [role=group]'

/**
 * Lists the controls of the board and the timeline that the upper edge of an always visible element cuts through.
 * @param always selector of this element
 */
const partlyCovered = (page: Page, always: string) =>
  page.evaluate((selector) => {
    const edge = document.querySelector(selector)?.getBoundingClientRect().top
    if (edge === undefined) return [`no ${selector}`]
    const controls = document.querySelectorAll(
      'main > :is(:first-child, :nth-child(2)) :is([role=gridcell], button, input), input[type=range]',
    )
    return Array.from(controls).flatMap((control) => {
      const { top, bottom, height } = control.getBoundingClientRect()
      const isCovered = height > 0 && top < edge && bottom > edge
      return isCovered ? [`${control.outerHTML.slice(0, 80)}: ${top} to ${bottom}, over ${edge}`] : []
    })
  }, always)

test.describe('On a small phone', () => {
  test('the board of a first visit leaves its buttons visible', { tag: '@thorough' }, async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 667 })
    await page.goto('/?lang=ko')
    await expect(page.getByTestId('event')).toHaveText('10')
    expect(await partlyCovered(page, PLAYBACK)).toEqual([])
  })

  for (const [language, option] of [
    ['en', 'Advance after typing'],
    ['ko', '입력 후 다음 칸으로'],
  ] as const) {
    test(`no control is partly covered by fixed controls, in ${language}`, { tag: '@thorough' }, async ({
      page,
    }) => {
      await page.setViewportSize({ width: 360, height: 740 })
      for (const query of ['', `&puzzle=${CODEWARS_2}&event=41207`]) {
        await page.goto(`/?lang=${language}${query}`)
        await expect(page.getByTestId('event')).toHaveText(query === '' ? '10' : '41,207')
        await expect(page.getByRole('grid')).toBeInViewport({ ratio: 1 })
        expect(await partlyCovered(page, PLAYBACK)).toEqual([])
      }
      await page.getByRole('gridcell').nth(40).tap()
      const advances = page.getByRole('checkbox', { name: option })
      await expect(advances).toBeChecked()
      expect(await partlyCovered(page, PAD)).toEqual([])
      await advances.tap()
      await expect(advances).not.toBeChecked()
      // The digit pad stays open for further input.
      await expect(page.locator(PAD)).toBeVisible()
    })
  }
})

/** Sharing the shown moment, or programs in step: as a link, or as a frame for a blog post. */
import { expect, type Page } from '@playwright/test'
import { boardOf, button, CODEWARS_2, expectAccessible, expectBoard } from './support.ts'
import { test } from './test.ts'

/** Opens a search at an event, with a custom speed, and with the timeline zoomed to a narrow range. */
async function openMoment(page: Page) {
  await page.goto(`/?puzzle=${CODEWARS_2}&program=bitmasks&event=41207&range=41000-41500&speed=50&lang=en`)
  await expect(page.getByTestId('event')).toHaveText('41,207')
  await expect(page.getByRole('slider', { name: 'Timeline detail' })).toHaveAttribute('max', '41500')
}

async function openSheet(page: Page) {
  await button(page, 'Share').click()
  await expect(page.getByRole('dialog', { name: 'Share' })).toBeVisible()
}

test('the link restores the program, the event, the visible range and the speed', async ({
  page,
  browser,
}) => {
  await openMoment(page)
  await openSheet(page)
  await button(page, 'Copy link').click()
  await expect(page.getByRole('dialog').getByRole('status')).toHaveText('Copied.')
  const link = await page.evaluate(() => navigator.clipboard.readText())
  await expect(page.getByRole('textbox', { name: 'Link to this moment' })).toHaveValue(link)
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  const board = await boardOf(page)
  const elsewhere = await (await browser.newContext({ locale: 'en-US' })).newPage()
  await elsewhere.goto(link)
  await expectBoard(elsewhere, board)
  await expect(elsewhere.getByTestId('event')).toHaveText('41,207')
  const detail = elsewhere.getByRole('slider', { name: 'Timeline detail' })
  await expect(detail).toHaveAttribute('min', '41000')
  await expect(detail).toHaveAttribute('max', '41500')
  await expect(elsewhere.getByRole('slider', { name: 'Speed' })).toHaveAttribute(
    'aria-valuetext',
    /^50 events per second, all in /,
  )
  await expect(elsewhere.getByRole('combobox', { name: 'Program' })).toHaveValue('bitmasks')
  await elsewhere.context().close()
})

test('a first visit is shared as the shown moment', { tag: '@thorough' }, async ({ page }) => {
  await page.goto('/?lang=en')
  await openSheet(page)
  await expect(page.getByRole('textbox', { name: 'Link to this moment' })).toHaveValue(
    /\?puzzle=[0-9]{81}&program=[\w-]+&solutions=first&event=10&lang=en&speed=\d+$/,
  )
})

test('sharing pauses playback, and programs in step are shared with their position and speed', {
  tag: '@thorough',
}, async ({ page }) => {
  await page.goto(`/?puzzle=${CODEWARS_2}&view=race&lanes=tables.dancing-links&at=12000&speed=2000&lang=en`)
  await expect(page.getByTestId('lane-end')).toHaveCount(2)
  await expect(page.getByTestId('race-position')).toHaveText('12,000')
  await button(page, 'Play').click()
  await expect(button(page, 'Pause')).toBeVisible()
  await openSheet(page)
  await expect(button(page, 'Pause')).toHaveCount(0)
  const link = page.getByRole('textbox', { name: 'Link to this moment' })
  await expect(link).toHaveValue(/view=compare&lanes=tables\.dancing-links&at=\d+&lang=en&speed=2000$/)
})

test('the system share dialog is used where available', { tag: '@thorough' }, async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'share', {
      value: async (what: ShareData) => {
        document.title = what.url ?? ''
      },
    })
  })
  await openMoment(page)
  await openSheet(page)
  await button(page, 'Send link…').click()
  await expect(page).toHaveTitle(/\?puzzle=8.*event=41207.*range=41000-41500&speed=50$/)
})

test('the embed code is a frame that plays the visible range; Notion gets its URL', {
  tag: '@thorough',
}, async ({ page }) => {
  await openMoment(page)
  await openSheet(page)
  const code = page.getByRole('textbox', { name: 'Code to embed' })
  await expect(code).toHaveValue(
    /^<iframe src="[^"]*&amp;embed=1" title="[^"]+" width="100%"[^>]*><\/iframe>$/,
  )
  await page.getByRole('checkbox', { name: 'Play events 41,001 to 41,500 again and again' }).check()
  await page.getByRole('combobox', { name: 'Theme' }).selectOption('dark')
  await expect(code).toHaveValue(/&amp;embed=1&amp;theme=dark&amp;loop=41000-41500"/)
  await page.getByRole('combobox', { name: 'Where' }).selectOption('Notion')
  await expect(page.getByRole('textbox', { name: 'Address to embed' })).toHaveValue(
    /^http[^ "]*&embed=1&theme=dark&loop=41000-41500$/,
  )
  await button(page, 'Copy address').click()
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toBe(await page.getByRole('textbox', { name: 'Address to embed' }).inputValue())
})

test('junk in the URL is not shared', { tag: '@thorough' }, async ({ page }) => {
  await page.goto(`/?puzzle=${CODEWARS_2}&event=300&range=500-100&speed=1e3&by=words&lang=en`)
  await expect(page.getByTestId('event')).toHaveText('300')
  await expect(page.getByRole('slider', { name: 'Timeline detail' })).toHaveCount(0)
  await expect(page.getByRole('radio', { name: 'event', exact: true })).toBeChecked()
})

test('on a phone the dialog and the header fit', { tag: '@thorough' }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openMoment(page)
  await openSheet(page)
  const box = await page.getByRole('dialog').boundingBox()
  expect(box?.width).toBeLessThanOrEqual(390)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
})

/** With colours forced by the user, what is marked can still be told from what is not. */
import { expect, type Locator, type Page } from '@playwright/test'
import { ANTI_BRUTE_FORCE, button, cell, CODEWARS_1, CODEWARS_2, expectAccessible } from './support.ts'
import { test } from './test.ts'

test.use({ contextOptions: { forcedColors: 'active' } })

/** How elements are painted, one line each: whatever differs here is seen. Runs in the page. */
function paintedAs(elements: readonly Element[]): string[] {
  return elements.map((painted) => {
    const looks = ['', '::before', '::after'].map((part) => {
      const style = getComputedStyle(painted, part === '' ? undefined : part)
      if (part !== '' && style.content === 'none') return ''
      return [
        style.color,
        style.backgroundColor,
        style.borderBottom,
        style.borderRadius,
        style.outlineStyle === 'none' ? '' : style.outline,
        // Where colours are forced, shadows are not painted.
        style.forcedColorAdjust === 'none' ? style.boxShadow : '',
        style.fontWeight,
        style.textDecorationLine,
        style.opacity,
      ].join()
    })
    return looks.join(' | ')
  })
}

async function looksOf(...elements: Locator[]): Promise<string[]> {
  return (await Promise.all(elements.map((element) => element.evaluateAll(paintedAs)))).flat()
}

async function expectTold(...elements: Locator[]) {
  const looks = await looksOf(...elements)
  expect(new Set(looks).size, looks.join('\n')).toBe(looks.length)
}

async function open(page: Page) {
  await page.goto(`/?puzzle=${CODEWARS_2}&event=41207&lang=en`)
  await expect(page.getByTestId('event')).toHaveText('41,207')
}

test('the selected tab and a toggle that is pressed', async ({ page }) => {
  await open(page)
  await page.getByRole('tab', { name: 'Program' }).click()
  await expectTold(page.getByRole('tab', { name: 'Program' }), page.getByRole('tab', { name: 'Batch' }))
  await expectTold(button(page, 'Python'), button(page, 'C++'))
})

test('the running line and its breakpoints', async ({ page }) => {
  await open(page)
  await page.getByRole('tab', { name: 'Program' }).click()
  const running = page.locator('[aria-current=step]')
  await expect(running).toBeVisible()
  const gutters = page.locator('[data-mark]')
  const plain = page.locator('li:not([aria-current]):has([data-mark])').first()
  await expectTold(running, plain)
  await gutters.nth(2).click()
  await expect(page.locator('[data-mark=set]')).toHaveCount(1)
  await page.mouse.move(0, 0)
  await expectTold(page.locator('[data-mark=set]'), plain.locator('[data-mark]'))
})

test('the working cell, the selected cell, and candidates tried, remaining and blocked', async ({ page }) => {
  await open(page)
  const working = page.getByRole('gridcell', { name: /being worked on/ })
  const blank = page.getByRole('gridcell', { name: /blank$/ }).last()
  await expectTold(working, blank)
  await cell(page, 1, 1).focus()
  await expectTold(cell(page, 1, 1), cell(page, 2, 3))
  const shown = new Map<string, string>()
  for (let steps = 0; steps < 60 && shown.size < 3; steps++) {
    for (const mark of await page.getByTestId('candidates').locator('[data-state]').all())
      shown.set((await mark.getAttribute('data-state')) ?? '', (await looksOf(mark))[0])
    await button(page, 'Step forward').click()
  }
  expect([...shown.keys()].toSorted()).toEqual(['blocked', 'remaining', 'tried'])
  expect(new Set(shown.values()).size).toBe(3)
  await expectAccessible(page)
})

test('the cells that change most', async ({ page }) => {
  // Not over before it has been looked at.
  await page.goto(`/?puzzle=${ANTI_BRUTE_FORCE}&event=1000000&lang=en`)
  await expect(page.getByTestId('event')).toHaveText('1,000,000')
  const placed = page.getByRole('gridcell', { name: /placed/ })
  const looks = async () => new Set(await placed.evaluateAll(paintedAs))
  const still = (await looks()).size
  await page.getByRole('slider', { name: 'Speed' }).fill('9')
  await button(page, 'Play').click()
  await expect.poll(async () => (await looks()).size).toBeGreaterThan(still)
})

test('the word on the button that plays, with the pointer on it and without', async ({ page }) => {
  await open(page)
  const play = button(page, 'Play')
  const colours = () =>
    play.evaluate((painted) => {
      const { color, backgroundColor, forcedColorAdjust } = getComputedStyle(painted)
      // Otherwise the browser puts the colour of the page behind each word.
      return { isTold: color !== backgroundColor, forcedColorAdjust }
    })
  expect(await colours()).toEqual({ isTold: true, forcedColorAdjust: 'none' })
  await play.hover()
  expect(await colours()).toEqual({ isTold: true, forcedColorAdjust: 'none' })
})

/** A screenshot of the strip: its columns from left to right, each the colours of its pixels from the top down. */
async function columnsOf(page: Page, strip: Locator): Promise<string[][]> {
  const picture = (await strip.screenshot()).toString('base64')
  return page.evaluate(async (encoded) => {
    const bytes = Uint8Array.from(atob(encoded), (character) => character.charCodeAt(0))
    const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
    const { width, height } = bitmap
    const context = new OffscreenCanvas(width, height).getContext('2d')
    context?.drawImage(bitmap, 0, 0)
    const pixels = context?.getImageData(0, 0, width, height).data ?? new Uint8ClampedArray()
    const colour = (pixel: number) => pixels.slice(pixel * 4, pixel * 4 + 3).join()
    return Array.from({ length: width }, (_, column) =>
      Array.from({ length: height }, (__, row) => colour(row * width + column)),
    )
  }, picture)
}

/** The colours in a row near the foot of the strip. */
async function coloursAlong(page: Page, strip: Locator): Promise<Set<string>> {
  const columns = await columnsOf(page, strip)
  return new Set(columns.map((column) => column[Math.floor(column.length * 0.9)]))
}

test('the playhead, which is broader than any other line', async ({ page }) => {
  await page.goto(`/?puzzle=${CODEWARS_1}&event=2000&lang=en`)
  await expect(page.getByTestId('event')).toHaveText('2,000')
  const strip = page.getByRole('slider', { name: 'Timeline', exact: true })
  const text = await page.evaluate(() => {
    document.body.style.color = 'CanvasText'
    return getComputedStyle(document.body).color.replace(/[^\d,]/g, '')
  })
  const lines = async () => {
    const columns = await columnsOf(page, strip)
    // The first and the last row may lie between two pixels.
    return columns.filter((column) => column.slice(2, -2).every((colour) => colour === text)).length
  }
  await expect.poll(lines).toBe(4)
})

test('the playhead, and what has been played of the waveform, whenever colours are forced', async ({
  page,
}) => {
  await open(page)
  const strip = page.getByRole('slider', { name: 'Timeline', exact: true })
  await expect.poll(async () => (await coloursAlong(page, strip)).size).toBeGreaterThanOrEqual(3)
  const colours = async () => [...(await coloursAlong(page, strip))].toSorted().join(' ')
  const forced = await colours()
  await page.emulateMedia({ forcedColors: 'none' })
  await expect.poll(colours).not.toBe(forced)
  await page.emulateMedia({ forcedColors: 'active' })
  await expect.poll(colours).toBe(forced)
})

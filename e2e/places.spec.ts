/** Layout of the page: no parts overlap, and messages and listings have enough room. */
import { expect, type Locator, type Page } from '@playwright/test'
import { JAVASCRIPT } from './ownPrograms.ts'
import {
  button,
  CODEWARS_1,
  CODEWARS_2,
  EMPTY,
  counterValue,
  openFlameChart,
  paste,
  pressInBoardMenu,
} from './support.ts'
import { test } from './test.ts'

/** Bounds of an element in the window, in pixels. */
interface Place {
  readonly name: string
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** Bounds of the visible elements; for text, those of its glyphs. */
async function places(elements: Locator): Promise<readonly Place[]> {
  return elements.filter({ visible: true }).evaluateAll((found) =>
    found.flatMap((element) => {
      const content = document.createRange()
      content.selectNodeContents(element)
      const box = element.matches('button, input, [role=gridcell]') ? element : content
      const { left, top, right, bottom } = box.getBoundingClientRect()
      const row = element.closest('dl')?.getBoundingClientRect()
      const status = element.closest('[role=status]')
      const isCutOff =
        (row !== undefined && top >= row.bottom) ||
        (status !== null && getComputedStyle(status).clipPath !== 'none')
      const name = element.getAttribute('aria-label') ?? element.textContent
      return isCutOff ? [] : [{ name, left, top, right, bottom }]
    }),
  )
}

/** Names the pairs that overlap by more than a rounding error of half a pixel. */
function overlapping(all: readonly Place[]): readonly string[] {
  const meet = (one: Place, other: Place) => one.left < other.right - 0.5 && one.top < other.bottom - 0.5
  return all.flatMap((one, index) =>
    all
      .slice(index + 1)
      .filter((other) => meet(one, other) && meet(other, one))
      .map((other) => `${one.name} and ${other.name}`),
  )
}

/** The playback controls, with their counters. */
const playbackControls = (page: Page) => page.locator('main > section > div:has(> [role=toolbar])')

for (const view of ['grade', 'compare&step=events', 'compare']) {
  test(`the message above the view ${view} has its width`, async ({ page }) => {
    await page.goto(`/?puzzle=${CODEWARS_2}&view=${view}`)
    await expect(page.getByRole('main')).toBeVisible()
    await paste(page, 'nothing to read')
    const alert = page.getByRole('alert').filter({ hasText: 'Cannot read this text' })
    await expect(alert).toBeVisible()
    const [{ left, right }] = await places(alert)
    expect(right - left).toBeGreaterThan(300)
  })
}

test.describe('On a tablet in portrait', () => {
  test.use({ viewport: { width: 768, height: 1024 }, hasTouch: true })

  test('no controls of the transport overlap', async ({ page }) => {
    await page.goto('/')
    await button(page, 'Next line').click()
    await expect(button(page, 'Show it')).toBeVisible()
    const controls = await places(playbackControls(page).locator('button, input'))
    expect(controls.length).toBeGreaterThan(8)
    expect(controls.filter(({ left, right }) => left < 0 || right > 768)).toEqual([])
    expect(overlapping(controls)).toEqual([])
  })
})

for (const [width, height] of [
  [768, 1024],
  [820, 1180],
  [1024, 1366],
  [1024, 768],
  [1180, 820],
  [1280, 720],
  [1440, 900],
] as const) {
  test.describe(`In a window of ${width} by ${height}`, () => {
    test.use({ viewport: { width, height }, hasTouch: width < 1200 })

    test('nothing overlaps in a search of hundreds of millions of events', async ({ page }) => {
      await page.goto(`${EMPTY}&solutions=all`)
      await button(page, 'Go to end').click()
      await expect.poll(() => counterValue(page, 'events'), { timeout: 30_000 }).toBeGreaterThan(100_000_000)
      await expect(button(page, 'Stop search')).toBeVisible()
      const sentence = page.locator('main section:has(> [role=status])')
      const below = await places(
        sentence.locator('span:not(button *), button').or(page.getByRole('gridcell')),
      )
      expect(below.length).toBeGreaterThan(81 + 4)
      expect(overlapping(below)).toEqual([])
      // The event's number is in a field.
      const dock = await places(playbackControls(page).locator('button, input, dl dd:not(:has(input))'))
      expect(dock.length).toBeGreaterThanOrEqual(10)
      expect(overlapping(dock)).toEqual([])
      const tabs = await page
        .getByRole('tablist')
        .evaluate(({ scrollWidth, clientWidth }) => [scrollWidth, clientWidth])
      expect(tabs[0]).toBe(tabs[1])
    })

    test('the message is beside the board, also with the flame chart below', async ({ page }) => {
      await page.goto(`/?puzzle=${CODEWARS_2}`)
      await button(page, 'Go to end').click()
      await expect(page.getByText(/^Solved at event/)).toBeVisible()
      await openFlameChart(page)
      await expect(page.locator('[data-exact=true]')).toBeVisible()
      await pressInBoardMenu(page, 'Clear')
      const said = page.getByRole('status').getByText('The search is closed. Undo reopens it.')
      await expect(said).toBeVisible()
      const all = await places(said.or(page.getByRole('gridcell')).or(button(page, 'Undo')))
      expect(all).toHaveLength(83)
      expect(overlapping(all)).toEqual([])
    })
  })
}

test.describe('On a small laptop', () => {
  test.use({ viewport: { width: 1280, height: 720 } })

  test('the flame chart leaves room for the running line of a program', async ({ page }) => {
    await page.goto(`/?puzzle=${CODEWARS_1}&program=own-javascript&lang=en`)
    await page.getByRole('textbox', { name: 'Your program' }).fill(JAVASCRIPT)
    await button(page, 'Run').click()
    await expect(page.getByTestId('verdict')).toHaveAttribute('data-verdict', 'accepted')
    await expect(page.getByText(/makes the same events/)).toBeVisible()
    await button(page, 'Flame chart').click()
    await expect(page.locator('[data-exact=true]')).toBeVisible()
    await button(page, 'Go to start').click()
    await page.keyboard.press('F11')
    // Not the whole line, whose end is to the right of the editor.
    await expect(page.locator('[aria-current=step]')).toBeInViewport({ ratio: 0.7 })
  })
})

/**
 * A phone in landscape: the board is as high as the window; the sentence with the menu of the board, and the transport
 * (playback controls), are beside it.
 */
import { expect, type Locator } from '@playwright/test'
import { CODEWARS_2, openBoardMenu, tagsUnless } from './support.ts'
import { test } from './test.ts'

/**
 * Describes the controls that reach out of the window, or of which another element covers the middle.
 * @param controls of the menu of the board
 */
const coveredControls = (controls: Locator) =>
  controls.evaluateAll((found) =>
    found.flatMap((control) => {
      const name = control.ariaLabel ?? control.textContent
      const { left, right, top, bottom } = control.getBoundingClientRect()
      if (left < 0 || top < 0 || right > innerWidth || bottom > innerHeight)
        return [`${name}: ${[left, top, right, bottom].map(Math.round).join()}`]
      const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
      return control.contains(hit) ? [] : [`${name}: under ${hit?.outerHTML.slice(0, 80)}`]
    }),
  )

for (const [width, height] of [
  [667, 375],
  [740, 360],
  [844, 390],
] as const) {
  test(`at ${width} by ${height} each item of the menu of the board is clickable, and the board is as high as the window`, {
    tag: tagsUnless(width === 667),
  }, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await page.goto(`/?puzzle=${CODEWARS_2}&event=500&lang=en`)
    await expect(page.getByTestId('event')).toHaveText('500')
    const menu = await openBoardMenu(page)
    await expect(menu.getByRole('button')).toHaveCount(8)
    for (const item of await menu.getByRole('button').all()) {
      await item.scrollIntoViewIfNeeded()
      expect(await coveredControls(item)).toEqual([])
    }
    const board = await page.getByRole('grid', { name: 'Sudoku board' }).boundingBox()
    expect(board?.height).toBeGreaterThan(height - 90)
  })
}

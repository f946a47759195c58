/**
 * A phone in landscape: the board's controls stay in a column between the board and the transport (playback controls).
 */
import { expect, type Page } from '@playwright/test'
import { button, CODEWARS_2, tagsUnless } from './support.ts'
import { test } from './test.ts'

/**
 * Describes the controls of the board that reach out of their column, or lie under another element. If there are not
 * eight controls, returns only their number.
 */
function overlappingControls(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const undo = document.querySelector('[aria-label="Undo"]')
    const transport = document.querySelector('[aria-label="Playback"]')
    const board = document.querySelector('[role=grid]')
    const controls = Array.from(undo?.parentElement?.querySelectorAll('button, input') ?? [])
    if (transport === null || board === null || controls.length !== 8) return [`${controls.length} controls`]
    return controls.flatMap((control) => {
      const name = control.ariaLabel ?? control.parentElement?.textContent ?? ''
      const { left, right, top, bottom } = control.getBoundingClientRect()
      const isWithin = left >= board.getBoundingClientRect().right && bottom <= innerHeight
      if (!isWithin || right > transport.getBoundingClientRect().left)
        return [`${name}: ${[left, top, right, bottom].map(Math.round).join()}`]
      const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
      return control.contains(hit) ? [] : [`${name}: under ${hit?.outerHTML.slice(0, 80)}`]
    })
  })
}

for (const [width, height] of [
  [667, 375],
  [740, 360],
  [844, 390],
] as const) {
  test(`at ${width} by ${height} each button of the board is clickable, and none lies under the transport`, {
    tag: tagsUnless(width === 667),
  }, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await page.goto(`/?puzzle=${CODEWARS_2}&event=500&lang=en`)
    await expect(page.getByTestId('event')).toHaveText('500')
    await expect(button(page, 'Heat map')).toBeVisible()
    await expect.poll(() => overlappingControls(page)).toEqual([])
    const board = await page.getByRole('grid', { name: 'Sudoku board' }).boundingBox()
    expect(board?.height).toBeGreaterThan(height - 160)
  })
}

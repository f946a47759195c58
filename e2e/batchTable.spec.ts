/** The table of a batch (many puzzles, solved at once) in windows of several widths. */
import { expect } from '@playwright/test'
import { EMPTY, button, CODEWARS_1, CODEWARS_1_SOLVED, CODEWARS_2 } from './support.ts'
import { test } from './test.ts'

for (const { width, height } of [
  { width: 1440, height: 900 },
  { width: 1280, height: 720 },
  { width: 820, height: 1180 },
  { width: 390, height: 844 },
  { width: 320, height: 640 },
]) {
  test(`puzzle and solution are visible without horizontal scrolling at ${width}×${height}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    await page.goto(EMPTY)
    await page.getByRole('tab', { name: 'Batch' }).click()
    await page.getByRole('textbox', { name: 'Puzzles, one a line' }).fill(`${CODEWARS_1}\n${CODEWARS_2}`)
    await button(page, 'Solve all').click()
    const solution = page.getByRole('cell', { name: CODEWARS_1_SOLVED })
    await expect(solution).toBeVisible()
    const right = await solution.evaluate((element) => {
      const digits = document.createRange()
      digits.selectNodeContents(element)
      return digits.getBoundingClientRect().right
    })
    const panel = await page.getByRole('tabpanel').boundingBox()
    expect(right).toBeLessThanOrEqual((panel?.x ?? 0) + (panel?.width ?? 0))
    const lines = await solution.evaluate((element) => {
      const tops = new Map<number, string>()
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
      for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
        const text = node
        Array.from(text.textContent ?? '').forEach((digit, index) => {
          const at = document.createRange()
          at.setStart(text, index)
          at.setEnd(text, index + 1)
          const { top } = at.getBoundingClientRect()
          tops.set(top, (tops.get(top) ?? '') + digit)
        })
      }
      return Array.from(tops.values(), ({ length }) => length % 9)
    })
    // Lines only break between rows of the board.
    expect(new Set(lines)).toEqual(new Set([0]))
  })
}

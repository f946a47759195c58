/** Presenting for a projector: over the page, by keyboard and pointer, and back to where the user was. */
import { expect } from '@playwright/test'
import { button, CODEWARS_2, expectAccessible } from './support.ts'
import { test } from './test.ts'

const MOMENT = `/?puzzle=${CODEWARS_2}&program=tables&event=41207`

test('P presents the moment, keys step in it, and Escape leads back to the focus', async ({ page }) => {
  await page.goto(`${MOMENT}&lang=en`)
  await expect(page.getByTestId('event')).toHaveText('41,207')
  const tab = page.getByRole('tab', { name: 'Puzzle' })
  await tab.click()
  await page.keyboard.press('p')
  const stage = page.getByRole('dialog', { name: 'Presentation' })
  const running = stage.locator('[aria-current=step] code')
  await expect(running).toHaveText('board[y][x] = 0')
  await expect(stage.getByRole('listitem')).toHaveCount(5)
  await page.keyboard.press('F11')
  await expect(running).toHaveText(/= False$/)
  await page.keyboard.press('ArrowRight')
  await expect(page.getByTestId('event')).toHaveText('41,208')
  await page.keyboard.press('Space')
  await expect(stage.getByRole('button', { name: 'Pause' })).toHaveCount(1)
  await page.keyboard.press('Space')
  await page.keyboard.press('Escape')
  await expect(stage).toHaveCount(0)
  await expect(tab).toBeFocused()
  await expect(tab).toHaveAttribute('aria-selected', 'true')
})

test('its controls show while the pointer moves or the keyboard is in them', { tag: '@thorough' }, async ({
  page,
}) => {
  await page.goto(`${MOMENT}&lang=en`)
  await expect(page.getByTestId('event')).toHaveText('41,207')
  await page.keyboard.press('p')
  const stage = page.getByRole('dialog', { name: 'Presentation' })
  const controls = stage.getByRole('region', { name: 'Playback' })
  await expect(controls).toHaveCSS('opacity', '0')
  await page.mouse.move(300, 300)
  await page.mouse.move(320, 320)
  await expect(controls).toHaveCSS('opacity', '1')
  // 3 seconds after the last move.
  await expect(controls).toHaveCSS('opacity', '0', { timeout: 10_000 })
  await expect(async () => {
    await page.keyboard.press('Tab')
    await expect(stage.getByRole('button', { name: 'Play' })).toBeFocused({ timeout: 100 })
  }).toPass()
  await expect(controls).toHaveCSS('opacity', '1')
  await button(page, 'End').press('Enter')
  await expect(stage).toHaveCount(0)
})

for (const [width, height] of [
  [1280, 720],
  [1920, 1080],
  [390, 844],
])
  test(`it fits ${width} × ${height} in Korean, from the Share dialog`, { tag: '@thorough' }, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.goto(`${MOMENT}&lang=ko`)
    await expect(page.getByTestId('event')).toHaveText('41,207')
    await button(page, '공유').click()
    await button(page, '발표 화면 열기').click()
    const stage = page.getByRole('dialog', { name: '발표 화면' })
    await expect(stage.locator('[aria-current=step]')).toBeVisible()
    await expectAccessible(page)
    for (const part of [stage.getByRole('grid'), stage.getByRole('list'), stage.getByTestId('reason')]) {
      const box = await part.boundingBox()
      expect(box?.y).toBeGreaterThanOrEqual(0)
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width)
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(height)
    }
    await button(page, '끝내기').click()
    await expect(button(page, '공유')).toBeFocused()
  })

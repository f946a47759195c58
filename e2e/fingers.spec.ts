/** Tapping fields and controls never zooms the page. */
/* oxlint-disable unicorn/consistent-function-scoping -- functions that run in the page are sent there as a whole */
import { expect, type Page } from '@playwright/test'
import { ALL_VIEWS } from './everywhere.ts'
import { openDrawer } from './support.ts'
import { test } from './test.ts'

/** Describes fields with text so small that iOS zooms in, and controls for which a double tap zooms. */
function zoomingElements(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const reported = (element: Element, what: string) =>
      `${element.outerHTML.slice(0, 120).replace(/\s+/g, ' ')}: ${what}`
    const fields = document.querySelectorAll(
      'select, textarea, [contenteditable=true], input:not([type=checkbox], [type=radio], [type=range])',
    )
    const small = Array.from(fields).flatMap((field) => {
      const { fontSize } = getComputedStyle(field)
      return Number.parseFloat(fontSize) < 16 ? [reported(field, fontSize)] : []
    })
    const controls = document.querySelectorAll(
      'a[href], button, summary, label, input, select, textarea, [role=tab], [role=slider], [role=gridcell], [role=separator]',
    )
    const waiting = Array.from(controls).flatMap((control) =>
      getComputedStyle(control).touchAction === 'auto' ? [reported(control, 'touch-action: auto')] : [],
    )
    return [...small, ...waiting]
  })
}

for (const [device, viewport] of [
  ['a phone', { width: 390, height: 844 }],
  ['a tablet', { width: 1024, height: 768 }],
] as const)
  test.describe(`On ${device}`, () => {
    test.use({ viewport, hasTouch: true, isMobile: true })

    for (const { name, open } of ALL_VIEWS)
      test(`no field and no control zooms the page: ${name}`, async ({ page }) => {
        await open(page, 'en')
        if (name === 'the panel program') {
          await openDrawer(page, 'Breakpoints')
          await page.getByRole('button', { name: 'Add a breakpoint' }).click()
          await expect(page.getByRole('spinbutton').first()).toBeVisible()
        }
        await expect.poll(() => zoomingElements(page)).toEqual([])
      })
  })

/** In every window the board, the buttons and the tabs can be seen and pressed, with the sheet open and closed. */
import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'
import { CODEWARS_2 } from './support.ts'

/** In CSS pixels, with the size of the root's text where it is not the page's own. */
const WINDOWS: readonly (readonly [width: number, height: number, text?: number])[] = [
  [1440, 900],
  [1280, 720],
  [820, 1180],
  // 1366 by 768 at twice its size.
  [683, 384],
  [740, 360],
  [390, 844],
  [360, 740],
  [360, 740, 24],
  [320, 640],
]

const NAMES = {
  en: { play: 'Play', out: 'Step out', continue: 'Continue' },
  ko: { play: '재생', out: '호출 밖으로', continue: '계속 실행' },
} as const

/** Of the elements that have to be pressed, those that cannot be where they are, and why. */
function obstacles(page: Page, names: readonly string[]): Promise<readonly string[]> {
  return page.evaluate((named) => {
    scrollTo(0, 0)
    const cells = [...document.querySelectorAll('[role=gridcell]')]
    const buttons = [...document.querySelectorAll('button')]
    const pull = document.querySelector('button[aria-controls=panel][aria-expanded]')
    const targets: readonly (readonly [string, Element | null | undefined])[] = [
      ...[0, 8, 40, 72, 80].map((index) => [`cell ${index}`, cells[index]] as const),
      ...named.map((name) => {
        const isNamed = (element: Element) => (element.ariaLabel ?? element.textContent) === name
        return [name, buttons.find(isNamed)] as const
      }),
      ...[...document.querySelectorAll('[role=tab]')].map((tab) => [tab.id, tab] as const),
      ...(pull?.checkVisibility() === true ? [['chevron', pull] as const] : []),
    ]
    const found = targets.flatMap(([name, target]) => {
      if (target === null || target === undefined) return [`${name}: not there`]
      const { left, right, top, bottom, width } = target.getBoundingClientRect()
      if (width === 0) return [`${name}: not shown`]
      if (left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1)
        return [`${name}: ${[left, top, right, bottom].map(Math.round).join()} is not in the window`]
      const above = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
      return target.contains(above) ? [] : [`${name}: under ${above?.outerHTML.slice(0, 80)}`]
    })
    const { scrollWidth } = document.documentElement
    return scrollWidth > innerWidth ? [...found, `the page is ${scrollWidth} wide`] : found
  }, names)
}

/** Opens or closes the sheet, where the panels are one. */
async function setSheetOpen(page: Page, isOpen: boolean): Promise<void> {
  await page.evaluate((wanted) => {
    const pull = document.querySelector<HTMLElement>('button[aria-controls=panel][aria-expanded]')
    if (pull?.checkVisibility() === true && pull.ariaExpanded !== String(wanted)) pull.click()
  }, isOpen)
}

for (const language of ['en', 'ko'] as const) {
  test(`what is pressed can be reached in every window, in ${language}`, async ({ page }) => {
    const names = NAMES[language]
    await page.goto(`/?puzzle=${CODEWARS_2}&event=41207&lang=${language}`)
    await expect(page.getByTestId('event')).toHaveText('41,207')
    await page.locator('#tab-program').click()
    await expect(page.locator('[aria-current=step]')).toBeVisible()
    const found: Record<string, readonly string[]> = {}
    for (const [width, height, text] of WINDOWS) {
      await page.setViewportSize({ width, height })
      await page.evaluate((size) => {
        document.documentElement.style.fontSize = size === undefined ? '' : `${size}px`
      }, text)
      for (const isOpen of [false, true]) {
        await setSheetOpen(page, isOpen)
        const wanted = isOpen ? [names.play, names.out, names.continue] : [names.play]
        const state = `${width} by ${height}${text === undefined ? '' : `, text of ${text}`}${isOpen ? ', open' : ''}`
        const inTheWay = await obstacles(page, wanted)
        if (inTheWay.length > 0) found[state] = inTheWay
      }
    }
    expect(found).toEqual({})
  })
}

const RULES = ['wcag2a', 'wcag2aa', 'wcag22aa']

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the program view with a breakpoint is accessible in every size, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme })
    await page.goto(`/?puzzle=${CODEWARS_2}&event=41207&lang=en`)
    await page.locator('#tab-program').click()
    await page.locator('[data-mark]').nth(2).click()
    await expect(page.locator('[data-mark=set]')).toHaveCount(1)
    for (const [width, height] of [
      [1440, 900],
      [740, 360],
      [360, 740],
    ]) {
      await page.setViewportSize({ width, height })
      await setSheetOpen(page, true)
      const { violations } = await new AxeBuilder({ page }).withTags(RULES).analyze()
      const told = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)
      expect(told, `${width} by ${height}`).toEqual([])
    }
  })
}

for (const language of ['en', 'ko'] as const) {
  test(`nothing is wider than the window, from the narrowest phone to a desk, in ${language}`, async ({
    page,
  }) => {
    await page.goto(`/?puzzle=${CODEWARS_2}&event=500&lang=${language}`)
    await expect(page.getByTestId('event')).toHaveText('500')
    const tooWide: string[] = []
    for (let width = 320; width <= 1440; width += 40) {
      await page.setViewportSize({ width, height: 844 })
      const needed = await page.evaluate(() => document.documentElement.scrollWidth)
      if (needed > width) tooWide.push(`${needed} in ${width}`)
    }
    expect(tooWide).toEqual([])
  })
}

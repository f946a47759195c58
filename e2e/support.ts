/** Shared helpers of the end-to-end tests: puzzles, locators, waiting, pasting, and checks of any page. */
import axe from 'axe-core'
import { expect, type Locator, type Page } from '@playwright/test'
import { IS_THOROUGH } from '../tests/thorough.ts'

/** URL of an empty board. Without a puzzle, a first visit opens in the middle of a search. */
export const EMPTY = `/?puzzle=${'0'.repeat(81)}`

export const CODEWARS_1 = '530070000600195000098000060800060003400803001700020006060000280000419005000080079'
export const CODEWARS_1_SOLVED =
  '534678912672195348198342567859761423426853791713924856961537284287419635345286179'
export const CODEWARS_2 = '800000000003600000070090200050007000000045700000100030001000068008500010090000400'
export const ANTI_BRUTE_FORCE =
  '..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9'
export const ANTI_BRUTE_FORCE_SOLVED =
  '987654321246173985351928746128537694634892157795461832519286473472319568863745219'

export function cell(page: Page, row: number, column: number): Locator {
  return page.getByRole('gridcell', { name: new RegExp(`^Row ${row}, column ${column},`) })
}

/** Returns the digits on the board, row-major, 0 for a blank. */
export async function boardOf(page: Page): Promise<string> {
  const digits = await page.getByRole('gridcell').allTextContents()
  return digits.map((digit) => (digit === '' ? '0' : digit)).join('')
}

export async function expectBoard(page: Page, line: string): Promise<void> {
  await expect.poll(() => boardOf(page)).toBe(line)
}

/** Returns the number that a counter shows. */
export async function counterValue(page: Page, counter: string): Promise<number> {
  return Number((await page.getByTestId(counter).textContent())?.replace(/\D/g, ''))
}

/** Waits until the app has rendered, which may be after the page's load event. */
export async function untilRendered(page: Page): Promise<void> {
  await expect(page.getByRole('main')).toBeVisible()
}

/** Formats a puzzle of 81 digits as input of BOJ 2580: nine lines, with spaces between the digits. */
export function rows(line: string): string {
  return (line.match(/.{9}/g) ?? []).map((row) => Array.from(row).join(' ')).join('\n')
}

/** Pastes outside of any text field. */
export async function paste(page: Page, text: string): Promise<void> {
  await untilRendered(page)
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text)
  await page.locator('body').press('ControlOrMeta+v')
}

/** Returns a list that grows with each error, warning, CSP violation and failed request after the call. */
export function browserErrors(page: Page): readonly string[] {
  const found: string[] = []
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) found.push(message.text())
  })
  page.on('pageerror', (error) => found.push(error.message))
  page.on('requestfailed', (request) => found.push(`failed: ${request.url()}`))
  page.on('response', (response) => {
    // Firefox revalidates cached files, which gives 304.
    if (!response.ok() && response.status() !== 304) found.push(`${response.status()}: ${response.url()}`)
  })
  return found
}

/**
 * Returns the tags of one of several similar tests. The test with `isEnough` always runs; the others are `@thorough`.
 */
export function tagsUnless(isEnough: boolean, ...others: readonly string[]): string[] {
  return isEnough ? [...others] : [...others, '@thorough']
}

export function button(page: Page, name: string): Locator {
  return page.getByRole('button', { name, exact: true })
}

/** Returns the menu of the transport, which is opened if it is not open. */
export async function transportMenu(page: Page): Promise<Locator> {
  const menu = page.getByRole('dialog', { name: 'More playback controls' })
  if (!(await menu.isVisible())) await button(page, 'More playback controls').click()
  return menu
}

/** Turns Predict on, in English or Korean. In a narrow window, its switch is in the transport's menu. */
export async function turnPredictOn(page: Page): Promise<void> {
  const control = page.getByRole('switch', { name: /^(Predict|예측하기)$/ })
  const isInMenu = !(await control.isVisible())
  if (isInMenu)
    await page.getByRole('button', { name: /^(More playback controls|재생 도구 더 보기)$/ }).click()
  await control.click()
  if (isInMenu) await page.keyboard.press('Escape')
}

/** Opens the flame chart. In a narrow window, its button is in the transport's menu. */
export async function openFlameChart(page: Page): Promise<void> {
  const opener = button(page, 'Flame chart')
  const isInMenu = !(await opener.isVisible())
  if (isInMenu) await transportMenu(page)
  await opener.click()
  if (isInMenu) await page.keyboard.press('Escape')
}

/** Zooms the timeline in, by an entry of the transport's menu, which stays open. */
export async function zoomIn(page: Page, times: number): Promise<void> {
  const entry = (await transportMenu(page)).getByRole('button', { name: 'Zoom in' })
  for (let zoomed = 0; zoomed < times; zoomed++) await entry.click()
}

/** Chooses that the transport's buttons step by lines. */
export async function stepByLines(page: Page): Promise<void> {
  await page.getByRole('radiogroup', { name: 'Step and play by' }).getByText('line', { exact: true }).click()
  await expect(page.getByRole('radio', { name: 'line', exact: true })).toBeChecked()
}

/** Opens the drawer under the code, at a tab. On a narrow screen, the stack has its own. */
export async function openDrawer(page: Page, tab: string | RegExp = /^Variables/): Promise<void> {
  const tabs = page.getByRole('tablist', { name: 'Variables and calls' })
  if (!(await tabs.isVisible())) await button(page, 'Open variables and calls').click()
  await tabs.getByRole('tab', { name: tab }).click()
}

/** Opens the menu of the board. @param name of its button */
export async function openBoardMenu(page: Page, name = 'Board'): Promise<Locator> {
  const opening = button(page, name)
  if ((await opening.getAttribute('aria-expanded')) !== 'true') await opening.click()
  return page.getByRole('dialog', { name, exact: true })
}

/** Presses a button in the menu of the board, and closes the menu. @param menu name of its button */
export async function pressInBoardMenu(page: Page, name: string, menu = 'Board'): Promise<void> {
  const opened = await openBoardMenu(page, menu)
  await opened.getByRole('button', { name, exact: true }).click()
  await button(page, menu).click()
  await expect(opened).toBeHidden()
}

/** Waits for five frames. If the search were playing, each frame would show a later event. */
export async function nextFrames(page: Page): Promise<void> {
  for (let frame = 0; frame < 5; frame++)
    await page.evaluate(() => new Promise((painted) => requestAnimationFrame(painted)))
}

/** Waits until a count stays unchanged for half a second. */
export async function untilQuiet(page: Page, count: () => number): Promise<void> {
  await expect
    .poll(async () => {
      const before = count()
      await page.waitForTimeout(500)
      return count() - before
    })
    .toBe(0)
}

/** Returns the bounds of a strip of the timeline, once the strip has grown to its full width. */
export async function settledStripBounds(
  slider: Locator,
): Promise<NonNullable<Awaited<ReturnType<Locator['boundingBox']>>>> {
  await expect(slider).toHaveCSS('transform', 'none')
  const strip = await slider.boundingBox()
  if (strip === null) throw new Error('The strip is not on the page')
  return strip
}

declare global {
  interface Window {
    /** Defined in pages that `expectAccessible` has checked. */
    axe?: typeof axe
  }
}

/** Contrasts take half of the time of a check, so only thorough runs check them. */
const ACCESSIBILITY: axe.RunOptions = {
  resultTypes: ['violations'],
  rules: { 'color-contrast': { enabled: IS_THOROUGH } },
}

/** Expects axe to find no violation. */
export async function expectAccessible(page: Page): Promise<void> {
  // Loading axe takes longer than a check, so each document loads it only once.
  for (const frame of page.frames())
    if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(axe.source)
  const violations = await page.evaluate(async (options) => {
    const results = await window.axe?.run(document, options)
    // Only these texts leave the page, because transferring full results is slow in Firefox.
    return results?.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)
  }, ACCESSIBILITY)
  expect(violations).toEqual([])
}

/** The flame chart of the search tree: opening, pointing, zooming, walking by keyboard, and its height. */
import { expect, type Locator, type Page } from '@playwright/test'
import type { ChunkedTask } from '../src/search/trace/flameCuts.ts'
import { flameNode } from '../src/search/trace/flameNodes.ts'
import { FlameReader } from '../src/search/trace/flameReader.ts'
import { givensOf } from '../src/sudoku/givens.ts'
import { gridOfLine } from '../src/sudoku/grid.ts'
import { tables } from '../src/search/programs/tables/strategy.ts'
import { SearchTrace } from '../src/search/trace/searchTrace.ts'
import { COLUMN_OF, ROW_OF } from '../src/sudoku/units.ts'
import { ANTI_BRUTE_FORCE, button, CODEWARS_2, expectAccessible, counterValue } from './support.ts'
import { test } from './test.ts'

const EVENTS = 99_056

/** Opens Codewars 2 at an event, with its search ended. */
async function openAt(page: Page, event: number, language = 'en') {
  await page.goto(`/?puzzle=${CODEWARS_2}&program=tables&solutions=first&event=${event}&lang=${language}`)
  await expect.poll(() => counterValue(page, 'event')).toBe(event)
  await expect(page.getByTestId('events')).toHaveText('99,056')
}

async function drawnChart(page: Page): Promise<Locator> {
  const canvas = page.getByTestId('flame-canvas')
  await expect(canvas).toHaveAttribute('data-exact', 'true')
  // Waits for the slide-in animation, after which the chart has its final position.
  await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)))
  return canvas
}

async function boxOf(part: Locator) {
  const box = await part.boundingBox()
  if (box === null) throw new Error('It is not on the page')
  return box
}

/** Distinct colours in one pixel row of the chart. @param top of the row, as a share of the chart's height */
function coloursAt(canvas: Locator, top: number): Promise<readonly string[]> {
  return canvas.evaluate((element: HTMLCanvasElement, share) => {
    const { width, height } = element
    const line = element.getContext('2d')?.getImageData(0, Math.floor(share * height), width, 1).data ?? []
    const colours = new Set<string>()
    for (let index = 0; index < line.length; index += 4) colours.add(line.slice(index, index + 4).join())
    return [...colours]
  }, top)
}

function resultOf<Result>(work: ChunkedTask<Result>): Result {
  for (;;) {
    const step = work.next()
    if (step.done === true) return step.value
  }
}

function readerOf(line: string): FlameReader {
  const givens = givensOf(gridOfLine(line))
  if (!givens.ok) throw new Error('Conflicts')
  const trace = new SearchTrace(givens.value, tables, 'first')
  while (!trace.frontier.ended) trace.advance()
  return new FlameReader(trace, givens.value)
}

test('it opens by its button and by its key, stays open after a reload, and closes again', async ({
  page,
}) => {
  await openAt(page, 41_207)
  const opener = button(page, 'Flame chart')
  await expect(opener).toHaveAttribute('aria-pressed', 'false')
  await opener.click()
  await drawnChart(page)
  await expect(opener).toHaveAttribute('aria-pressed', 'true')
  await page.locator('body').press('f')
  await expect(page.getByTestId('flame-canvas')).toBeHidden()
  await page.locator('body').press('f')
  await drawnChart(page)
  await page.reload()
  await drawnChart(page)
  await expect(page.getByRole('application', { name: 'Flame chart' })).toBeVisible()
})

test('a click seeks to the event under the mouse, and a double click zooms to the subtree of a placement', {
  tag: ['@doubleClick', '@thorough'],
}, async ({ page }) => {
  await openAt(page, 41_207)
  await button(page, 'Flame chart').click()
  const chart = await boxOf(await drawnChart(page))
  // Click events have integer coordinates.
  const [left, top] = [Math.round(chart.x + chart.width * 0.31), Math.round(chart.y + chart.height - 60)]
  await page.mouse.move(left, top)
  const tooltip = page.getByTestId('flame-tooltip')
  await expect(tooltip).toContainText('Row 1, column')
  const event = Math.floor(((left - chart.x) / chart.width) * EVENTS) + 1
  const node = resultOf(flameNode(readerOf(CODEWARS_2), { step: 'here', event, depth: 4 }))
  if (node === undefined) throw new Error('Nothing is drawn there')
  const figures = new Intl.NumberFormat('en')
  await expect(tooltip).toContainText(`Row ${ROW_OF[node.cell] + 1}, column ${COLUMN_OF[node.cell] + 1}`)
  await expect(tooltip).toContainText(`${figures.format(node.from + 1)} – ${figures.format(node.to)}`)
  await expect(tooltip).toContainText(`${figures.format(node.placementsAbove)} digits`)
  await page.mouse.click(left, top)
  await expect.poll(() => counterValue(page, 'event')).toBe(event)
  await page.mouse.dblclick(left, top)
  const detail = page.getByRole('slider', { name: 'Timeline detail' })
  await expect(detail).toHaveAttribute('min', String(node.from))
  await expect(detail).toHaveAttribute('max', String(node.to))
})

test('the wheel zooms chart and timeline to the same events', { tag: '@thorough' }, async ({ page }) => {
  await openAt(page, 41_207)
  await page.locator('body').press('f')
  const canvas = await drawnChart(page)
  const chart = await boxOf(canvas)
  await page.mouse.move(chart.x + chart.width / 4, chart.y + 40)
  for (let times = 0; times < 6; times++) await page.mouse.wheel(0, -400)
  const detail = page.getByRole('slider', { name: 'Timeline detail' })
  await expect(detail).toBeVisible()
  await expect.poll(async () => Number(await detail.getAttribute('max'))).toBeLessThan(EVENTS / 2)
  const [min, max] = [await detail.getAttribute('min'), await detail.getAttribute('max')].map(Number)
  await drawnChart(page)
  await page.mouse.click(chart.x + chart.width * 0.75, (await boxOf(canvas)).y + 40)
  const width = (await boxOf(canvas)).width
  const expected = Math.floor(min + ((chart.width * 0.75) / width) * (max - min)) + 1
  await expect.poll(() => counterValue(page, 'event')).toBe(expected)
})

test('a walk by keyboard leads to the first dead end and is announced at every step', {
  tag: '@thorough',
}, async ({ page }) => {
  const reader = readerOf(CODEWARS_2)
  await openAt(page, 1)
  await button(page, 'Go to start').click()
  await expect.poll(() => counterValue(page, 'event')).toBe(0)
  await page.locator('body').press('f')
  await drawnChart(page)
  await page.getByRole('application', { name: 'Flame chart' }).focus()
  const reported = page.getByTestId('flame-walk')
  let node = resultOf(flameNode(reader, { step: 'child', event: 0, depth: 0 }))
  for (let steps = 0; steps < 81 && node !== undefined; steps++) {
    await page.keyboard.press('ArrowUp')
    const cell = `row ${ROW_OF[node.cell] + 1}, column ${COLUMN_OF[node.cell] + 1} = ${node.digit}`
    await expect(reported).toContainText(`Depth ${node.depth}: ${cell}`)
    if (node.highest === node.depth) break
    node = resultOf(flameNode(reader, { step: 'child', event: node.from + 1, depth: node.depth }))
  }
  await expect(reported).toContainText('taken back: a dead end')
  await page.keyboard.press('ArrowUp')
  await expect(reported).toContainText('No placement in this direction')
  // PageUp leads to the first dead end in one step, and Enter seeks to its event.
  await page.keyboard.press('Escape')
  await expect(reported).toHaveText('')
  await page.keyboard.press('PageUp')
  await expect(reported).toContainText('taken back: a dead end')
  await page.keyboard.press('Enter')
  await expect.poll(() => counterValue(page, 'event')).toBe((node?.from ?? 0) + 1)
})

test('its height follows the mouse and the arrow keys, and is saved', { tag: '@thorough' }, async ({
  page,
}) => {
  await openAt(page, 41_207)
  await page.locator('body').press('f')
  const canvas = await drawnChart(page)
  const handle = page.getByRole('separator', { name: 'Height of the flame chart' })
  // Layout heights may be fractional.
  const height = async () => Math.round((await boxOf(canvas)).height)
  const before = await height()
  const grip = await boxOf(handle)
  await page.mouse.move(grip.x + grip.width / 2, grip.y + 5)
  await page.mouse.down()
  await page.mouse.move(grip.x + grip.width / 2, grip.y + 85, { steps: 4 })
  await page.mouse.up()
  await expect.poll(height).toBe(before - 80)
  await handle.press('ArrowUp')
  await expect.poll(height).toBe(before - 64)
  await page.reload()
  await drawnChart(page)
  await expect.poll(height).toBe(before - 64)
})

test('138 million events still show separate bars', { tag: '@thorough' }, async ({ page }) => {
  await page.goto(`/?puzzle=${ANTI_BRUTE_FORCE}&program=tables&solutions=first`)
  await button(page, 'Go to end').click()
  await page.locator('body').press('f')
  await expect.poll(() => counterValue(page, 'event')).toBe(138_350_568)
  const canvas = page.getByTestId('flame-canvas')
  await expect.poll(async () => (await coloursAt(canvas, 0.98)).length).toBeGreaterThan(2)
  await expect.poll(async () => (await coloursAt(canvas, 0.3)).length).toBeGreaterThan(10)
  const box = await boxOf(canvas)
  await page.mouse.move(box.x + box.width * 0.95, box.y + box.height - 6)
  await expect(page.getByTestId('flame-tooltip')).toContainText('stays: part of the solution')
})

for (const [language, name, hint] of [
  ['en', 'Flame chart', 'on the board now'],
  ['ko', '플레임 차트', '지금 보드에 있음'],
] as const)
  for (const [width, height] of [
    [1440, 900],
    [1280, 720],
    [390, 844],
  ] as const)
    test(`in ${language} at ${width}×${height} it is accessible and causes no horizontal scrolling`, {
      tag: '@thorough',
    }, async ({ page }) => {
      await page.setViewportSize({ width, height })
      await openAt(page, 41_207, language)
      await page.locator('body').press('f')
      await drawnChart(page)
      await expect(page.getByText(hint)).toBeVisible()
      await page.getByRole('application', { name }).focus()
      await page.keyboard.press('ArrowDown')
      await expect(page.getByTestId('flame-walk')).not.toBeEmpty()
      await expectAccessible(page)
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
      expect(wide).toBeLessThanOrEqual(0)
      await expect(page.getByRole('grid')).toBeVisible()
    })

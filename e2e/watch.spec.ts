/**
 * The main use: a judge's input is pasted, its search played, stepped and scrubbed, and the answer copied. Also long
 * searches, a puzzle without a solution, and a layout that does not shift.
 */
import { expect } from '@playwright/test'
import {
  EMPTY,
  ANTI_BRUTE_FORCE,
  ANTI_BRUTE_FORCE_SOLVED,
  boardOf,
  button,
  CODEWARS_1,
  CODEWARS_1_SOLVED,
  CODEWARS_2,
  cell,
  expectAccessible,
  expectBoard,
  counterValue,
  nextFrames,
  paste,
  settledStripBounds,
  pressInBoardMenu,
} from './support.ts'
import { test } from './test.ts'

const BOJ_2580 = `0 3 5 4 6 9 2 7 8
7 8 2 1 0 5 6 0 9
0 6 0 2 7 8 1 3 5
3 2 1 0 4 6 8 9 7
8 0 4 9 1 3 5 0 6
5 9 6 8 2 0 4 1 3
9 1 7 6 5 2 0 8 0
6 0 3 7 0 1 9 5 2
2 5 8 3 9 4 7 6 0
`

const BOJ_2580_ANSWER = `1 3 5 4 6 9 2 7 8
7 8 2 1 3 5 6 4 9
4 6 9 2 7 8 1 3 5
3 2 1 5 4 6 8 9 7
8 7 4 9 1 3 5 2 6
5 9 6 8 2 7 4 1 3
9 1 7 6 5 2 3 8 4
6 4 3 7 8 1 9 5 2
2 5 8 3 9 4 7 6 1`

test('the sample of BOJ 2580 is pasted, played to its end, and the answer copied out', async ({ page }) => {
  await page.goto(EMPTY)
  await paste(page, BOJ_2580)
  await expect(cell(page, 1, 2)).toHaveText('3')
  await page.getByRole('slider', { name: 'Speed' }).fill('6')
  await button(page, 'Play').click()
  await expect(page.getByRole('status')).toHaveText(/^Solved at event [\d,]+/)
  await expect(button(page, 'Play')).toBeVisible()
  await page.getByRole('tab', { name: 'Puzzle' }).click()
  await button(page, 'Copy answer').click()
  await expect(page.getByRole('status')).toHaveText('Answer copied.')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(BOJ_2580_ANSWER)
  await expectAccessible(page)
})

test('the board follows every step, forwards and backwards', { tag: '@thorough' }, async ({ page }) => {
  await page.goto(`/?puzzle=${CODEWARS_1}`)
  await button(page, 'Step forward').click()
  await expect(cell(page, 1, 3)).toHaveText('1')
  // Events: r1c3=1 r1c4=2 r1c6=4 r1c7=8 r1c8=9 r1c8✗9 r1c7✗8
  for (let step = 2; step <= 7; step++) await button(page, 'Step forward').click()
  await expect(page.getByTestId('event')).toHaveText('7')
  expect([
    await counterValue(page, 'placements'),
    await counterValue(page, 'backtracks'),
    await counterValue(page, 'depth'),
  ]).toEqual([5, 2, 3])
  await expect(cell(page, 1, 7)).toHaveAccessibleName(/being worked on, just taken back$/)
  await expectAccessible(page)
  await button(page, 'Step back').click()
  await button(page, 'Step back').click()
  await expect(cell(page, 1, 8)).toHaveText('9')
  await page.locator('body').press('ArrowLeft')
  await expect(cell(page, 1, 8)).toHaveText('')
  await expect(page.getByTestId('event')).toHaveText('4')
})

test('the timeline is scrubbed by mouse and by keyboard', async ({ page }) => {
  await page.goto(`/?puzzle=${CODEWARS_2}`)
  await button(page, 'Go to end').click()
  await expect(page.getByTestId('event')).toHaveText('99,056')
  const timeline = page.getByRole('slider', { name: 'Timeline' })
  await expect(timeline).toHaveAttribute('max', '99056')
  const strip = await settledStripBounds(timeline)
  await page.mouse.move(strip.x + strip.width * 0.1, strip.y + 20)
  await page.mouse.down()
  await page.mouse.move(strip.x + strip.width * 0.25, strip.y + 20, { steps: 4 })
  await page.mouse.up()
  await expect.poll(() => counterValue(page, 'event')).toBeGreaterThan(99_056 * 0.245)
  expect(await counterValue(page, 'event')).toBeLessThan(99_056 * 0.255)
  const scrubbed = await counterValue(page, 'event')
  await timeline.press('ArrowRight')
  await expect.poll(() => counterValue(page, 'event')).toBe(scrubbed + 1)
  await timeline.press('Home')
  await expectBoard(page, CODEWARS_2)
  await timeline.fill('41207')
  await expect(page.getByTestId('placements')).toHaveText('20,618')
  await expect(page.getByTestId('backtracks')).toHaveText('20,589')
})

test('the speed can be changed while playing', { tag: '@thorough' }, async ({ page }) => {
  await page.goto(`/?puzzle=${CODEWARS_2}`)
  await page.getByRole('slider', { name: 'Speed' }).fill('4')
  await page.locator('body').press('Space')
  await expect.poll(() => counterValue(page, 'event')).toBeGreaterThan(5)
  await page.getByRole('slider', { name: 'Speed' }).fill('18')
  await expect.poll(() => counterValue(page, 'event')).toBeGreaterThan(20_000)
  await page.locator('body').press('Space')
  const paused = await counterValue(page, 'event')
  await nextFrames(page)
  expect(await counterValue(page, 'event')).toBe(paused)
})

test('138 million events lead to the finished board, and one step back from there is immediate', {
  tag: '@thorough',
}, async ({ page }) => {
  await page.goto(`/?puzzle=${ANTI_BRUTE_FORCE}`)
  await button(page, 'Go to end').click()
  await expect(page.getByRole('status')).toHaveText(/^Solved at event [\d,]+/, { timeout: 50_000 })
  expect([
    await counterValue(page, 'event'),
    await counterValue(page, 'placements'),
    await counterValue(page, 'backtracks'),
  ]).toEqual([138_350_568, 69_175_316, 69_175_252])
  await expectBoard(page, ANTI_BRUTE_FORCE_SOLVED)
  await button(page, 'Step back').click()
  await expect(page.getByTestId('event')).toHaveText('138,350,567')
  await expect(page.getByTestId('depth')).toHaveText('63')
})

test('a long search keeps the page responsive, can be stopped and continued, and ends with a new puzzle', async ({
  page,
}) => {
  // All solutions of an empty board: an endless search.
  await page.goto(`/?puzzle=${'0'.repeat(81)}&solutions=all`)
  await button(page, 'Go to end').click()
  await expect(page.getByRole('status')).toHaveText('Searching for the end…')
  await expect(page.getByText(/events\/s/)).toBeVisible()
  await expect.poll(() => counterValue(page, 'events')).toBeGreaterThan(1_000_000)
  await expectAccessible(page)
  await button(page, 'Stop search').click()
  await expect(page.getByRole('status')).toHaveText('Search stopped.')
  const stopped = await counterValue(page, 'events')
  await page.getByRole('slider', { name: 'Timeline' }).fill('500000')
  await expect(page.getByTestId('event')).toHaveText('500,000')
  expect(await counterValue(page, 'events')).toBe(stopped)
  await button(page, 'Continue search').click()
  await expect.poll(() => counterValue(page, 'events')).toBeGreaterThan(stopped)
  await paste(page, CODEWARS_1)
  await expectBoard(page, CODEWARS_1)
  // The facts are counted only after the old search has ended.
  await expect(page.getByTestId('facts')).toContainText('exactly one')
  expect([await boardOf(page), await counterValue(page, 'events')]).toEqual([CODEWARS_1, 0])
  await page.getByRole('combobox', { name: 'Solutions' }).selectOption('First solution')
  await button(page, 'Go to end').click()
  await expectBoard(page, CODEWARS_1_SOLVED)
})

test('an unsolvable puzzle says so', { tag: '@thorough' }, async ({ page }) => {
  await page.goto(EMPTY)
  await button(page, 'Samples').click()
  await button(page, 'No solution').click()
  await button(page, 'Go to end').click()
  await expect(page.getByRole('status')).toHaveText('No solution exists (searched everything)')
  await expect(button(page, 'Copy answer')).toBeDisabled()
  await pressInBoardMenu(page, 'Reset')
  await expect(page.getByTestId('events')).toHaveText('0')
  await expectAccessible(page)
})

for (const language of ['en', 'ko'])
  test(`nothing on the page shifts while a search plays: ${language}`, {
    tag: ['@once', '@thorough'],
  }, async ({ page }) => {
    await page.goto(`/?puzzle=${ANTI_BRUTE_FORCE}&speed=100000&lang=${language}`)
    const play = page.getByRole('button', { name: /^(Play|재생)$/ })
    await expect(play).toBeEnabled()
    await page.evaluate(() => {
      const shifts: number[] = []
      Object.assign(window, { shifts })
      const size = innerWidth * innerHeight * Math.max(innerWidth, innerHeight)
      new PerformanceObserver((list) => {
        // The DOM types do not include LayoutShift yet.
        for (const { sources } of list.getEntries() as (PerformanceEntry & { sources: readonly Shift[] })[])
          shifts.push(...sources.map(valueOf))
      }).observe({ type: 'layout-shift' })

      interface Shift {
        readonly previousRect: DOMRectReadOnly
        readonly currentRect: DOMRectReadOnly
      }

      /** Returns the value of a layout shift; 0 for a box of which an edge stays, as its content is aligned there. */
      function valueOf({ previousRect: before, currentRect: after }: Shift): number {
        const stays = (one: 'left' | 'top', other: 'right' | 'bottom') =>
          Math.abs(before[one] - after[one]) < 1 || Math.abs(before[other] - after[other]) < 1
        const isNew = before.width === 0 || after.width === 0
        if (isNew || (stays('left', 'right') && stays('top', 'bottom'))) return 0
        const distance = Math.max(Math.abs(before.left - after.left), Math.abs(before.top - after.top))
        return ((before.width * before.height + after.width * after.height) * distance) / size
      }
    })
    const controls = () =>
      page
        .locator('main > :has(> dl)')
        .locator('button, input')
        .evaluateAll((all) =>
          all.map((control) => {
            const { left, top } = control.getBoundingClientRect()
            return `${control.getAttribute('aria-label')} at ${left}, ${top}`
          }),
        )
    const before = await controls()
    await play.click()
    await expect.poll(() => counterValue(page, 'event')).toBeGreaterThan(100_000)
    // The first search adds controls, but must not move those shown before.
    const during = await controls()
    expect(before.filter((control) => !during.includes(control))).toEqual([])
    const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)
    expect(shifts.reduce((sum, value) => sum + value, 0)).toBeLessThan(0.004)
  })

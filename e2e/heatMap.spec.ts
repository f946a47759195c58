/** The heat map: how often each blank was filled, up to the current event or in the visible range of the timeline. */
import { expect, type Page } from '@playwright/test'
import { cellOf, EventKind, kindOf } from '../src/search/events.ts'
import { givensOf } from '../src/sudoku/givens.ts'
import { gridOfLine } from '../src/sudoku/grid.ts'
import { tables } from '../src/search/programs/tables/strategy.ts'
import { SearchTrace } from '../src/search/trace/searchTrace.ts'
import { button, CODEWARS_2, expectAccessible, openBoardMenu, pressInBoardMenu, zoomIn } from './support.ts'
import { test } from './test.ts'

/**
 * Returns how often the search fills each cell in its first `event` events (16,384 at most), formatted as in the app:
 * 980, 1.2K. Cells that it does not fill are missing.
 */
function filledUpTo(event: number): Record<string, string> {
  const givens = givensOf(gridOfLine(CODEWARS_2))
  if (!givens.ok) throw new Error('The puzzle contradicts itself')
  const trace = new SearchTrace(givens.value, tables, 'first')
  trace.advance()
  const counts = new Map<number, number>()
  for (const last of trace.chunk(0).events.slice(0, event))
    if (kindOf(last) !== EventKind.backtrack) counts.set(cellOf(last), (counts.get(cellOf(last)) ?? 0) + 1)
  const compact = new Intl.NumberFormat('en', { notation: 'compact', maximumSignificantDigits: 3 })
  return Object.fromEntries([...counts].map(([cell, count]) => [String(cell), compact.format(count)]))
}

/** Returns the shown counts by cell; empty for the cell being worked on, which shows its candidates instead. */
function shownCounts(page: Page): Promise<Record<string, string>> {
  return page
    .getByTestId('heat-map')
    .locator('[data-cell]')
    .evaluateAll((cells) =>
      Object.fromEntries(cells.map((cell) => [cell.getAttribute('data-cell') ?? '', cell.textContent])),
    )
}

async function expectFilledUpTo(page: Page, event: number): Promise<void> {
  const expected = filledUpTo(event)
  await expect
    .poll(async () => {
      const figures = await shownCounts(page)
      return Object.fromEntries(
        Object.entries(figures).map(([cell, text]) => [cell, text === '' ? expected[cell] : text]),
      )
    })
    .toEqual(expected)
}

test('each blank shows how often it was filled up to the current event, also after a reload', async ({
  page,
}) => {
  await page.goto(`/?puzzle=${CODEWARS_2}&event=12000`)
  await pressInBoardMenu(page, 'Heat map')
  await expect(page.getByTestId('heat-map')).toHaveAccessibleName(
    /^Filled up to event 12,000: most often row/,
  )
  await expectFilledUpTo(page, 12_000)
  await button(page, 'Step back').click()
  await expect(page.getByTestId('heat-map')).toHaveAccessibleName(/^Filled up to event 11,999/)
  await expectFilledUpTo(page, 11_999)
  await expectAccessible(page)
  await expect(page).toHaveURL(/event=11999/)
  await page.reload()
  const toggle = (await openBoardMenu(page)).getByRole('button', { name: 'Heat map', exact: true })
  await expect(toggle).toHaveAttribute('aria-pressed', 'true')
  await expectFilledUpTo(page, 11_999)
  await pressInBoardMenu(page, 'Heat map')
  await expect(page.getByTestId('heat-map')).toHaveCount(0)
})

test('zoomed in, it counts the visible range, wherever the playhead is', {
  tag: '@thorough',
}, async ({ page }) => {
  await page.goto(`/?puzzle=${CODEWARS_2}&event=12000`)
  await pressInBoardMenu(page, 'Heat map')
  await zoomIn(page, 1)
  await expect(page.getByTestId('heat-map')).toHaveAccessibleName(
    /^Filled in events [\d,]+ to [\d,]+: most often/,
  )
  const name = await page.getByTestId('heat-map').getAttribute('aria-label')
  await page.keyboard.press('Escape')
  await button(page, 'Step forward').click()
  await expect(page.getByTestId('event')).toHaveText('12,001')
  await expect(page.getByTestId('heat-map')).toHaveAttribute('aria-label', name ?? '')
})

test.describe('On a phone, in Korean and in the dark', () => {
  test.use({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    colorScheme: 'dark',
    locale: 'ko-KR',
  })

  test('it is labelled in Korean and readable', { tag: '@thorough' }, async ({ page }) => {
    await page.goto(`/?puzzle=${CODEWARS_2}&event=12000`)
    await pressInBoardMenu(page, '히트맵', '보드')
    await expect(page.getByTestId('heat-map')).toHaveAccessibleName(
      /^이벤트 12,000까지 채운 횟수: 가장 많은 칸은 \d행 \d열/,
    )
    await expectAccessible(page)
  })
})

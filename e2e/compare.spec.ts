/** The comparison of all programs: sorting, choosing one to watch, reopening by link, a phone, the keyboard. */
import { expect, type Page } from '@playwright/test'
import { CODEWARS_1, CODEWARS_2, expectAccessible } from './support.ts'
import { test } from './test.ts'

const table = (page: Page) => page.getByRole('table', { name: 'Comparison' })
const row = (page: Page, name: RegExp) => table(page).getByRole('row', { name })

/** Opens the comparison of the programs and waits until the events of all of them are counted. */
async function openComparison(page: Page, query: string) {
  await page.goto(`/?puzzle=${CODEWARS_2}&${query}`)
  await expect(page.getByRole('status').getByText(/^11 of 11|11개 중 11개/)).toBeVisible({ timeout: 60_000 })
}

test('the programs are compared, and the chosen one is watched', async ({ page }) => {
  await page.goto(`/?puzzle=${CODEWARS_2}&program=candidate-list&solutions=first&lang=en`)
  await page.getByRole('radio', { name: 'Compare' }).check({ force: true })
  await expect(page.getByText('11 of 11 programs counted')).toBeVisible({ timeout: 60_000 })
  await expect(row(page, /^Candidate list/)).toHaveAttribute('aria-current', 'true')
  await expect(row(page, /^Candidate list/)).toContainText('99,056')
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Work', exact: true }).click()
  await expect(table(page).getByRole('row').nth(1)).toContainText('Bitmasks')
  await page.getByRole('button', { name: 'Work', exact: true }).click()
  await expect(table(page).getByRole('row').last()).toContainText('Bitmasks')

  await page.getByRole('button', { name: 'Dancing links', exact: true }).click()
  await expect(page).toHaveURL(/program=dancing-links&.*view=compare/)
  await page.getByRole('button', { name: 'Watch Dancing links' }).click()
  await expect(page.getByRole('combobox', { name: 'Program' })).toHaveValue('dancing-links')
  await page.getByRole('button', { name: 'Go to end' }).click()
  await expect(page.getByTestId('event')).toHaveText('2,882')
})

test('rows are chosen and watched in step, by keyboard too', { tag: '@thorough' }, async ({ page }) => {
  await openComparison(page, 'lang=en&view=compare')
  for (const name of [/^Bitmasks/, /^Dancing links/]) await row(page, name).getByRole('checkbox').check()
  await row(page, /^Set with discard/)
    .getByRole('checkbox')
    .focus()
  await page.keyboard.press('Space')
  await page.getByRole('button', { name: 'Watch in step' }).click()
  await expect(page.getByRole('heading', { name: 'Three programs, one puzzle' })).toBeVisible()
  await expect(page).toHaveURL(/view=compare&lanes=bitmasks\.dancing-links\.set-discard/)
  await page.goBack()
  await expect(row(page, /^Set with discard/).getByRole('checkbox')).toBeChecked()
  await expectAccessible(page)
})

test('a link opens the comparison, a reload keeps it, and Back returns to the view before', {
  tag: '@thorough',
}, async ({ page }) => {
  await openComparison(page, 'program=bitmasks&lang=en&view=compare')
  await expect(row(page, /^Bitmasks/)).toHaveAttribute('aria-current', 'true')
  await page.reload()
  await expect(table(page)).toBeVisible()
  await page.getByRole('radio', { name: 'Watch' }).check({ force: true })
  await expect(page.getByRole('grid', { name: 'Sudoku board' })).toBeVisible()
  await expect(page).not.toHaveURL(/view=/)
  await page.goBack()
  await expect(table(page)).toBeVisible()
})

test('another puzzle is compared as soon as it is loaded', { tag: '@thorough' }, async ({ page }) => {
  await openComparison(page, 'lang=en&view=compare')
  await page.getByRole('combobox', { name: 'Puzzle', exact: true }).selectOption({ label: 'Codewars 1' })
  await expect(page.getByRole('heading', { name: '11 programs on Codewars 1' })).toBeVisible()
  await expect(row(page, /^Bitmasks/)).toContainText('8,365', { timeout: 60_000 })
  await expect(page).toHaveURL(new RegExp(`puzzle=${CODEWARS_1}.*view=compare`))
})

test('a program that exceeds the time limit shows which transform of the puzzle helps', {
  tag: '@thorough',
}, async ({ page }) => {
  await page.goto('/?lang=en&program=candidate-list&solutions=first&view=compare')
  await page
    .getByRole('combobox', { name: 'Puzzle', exact: true })
    .selectOption({ label: 'Try it upside down' })
  await page.getByRole('combobox', { name: 'Count up to' }).selectOption({ label: '10,000,000 events' })
  const passing = page.getByRole('region', { name: 'Would it pass?' })
  await expect(passing).toContainText(/“.+” alone divides this program’s events by [\d,]+/, {
    timeout: 100_000,
  })
})

for (const scheme of ['light', 'dark'] as const) {
  test(`axe finds no violations in the comparison (${scheme})`, {
    tag: scheme === 'dark' ? ['@media', '@thorough'] : '@thorough',
  }, async ({ page }) => {
    await page.emulateMedia({ colorScheme: scheme })
    await openComparison(page, 'program=set-guarded&lang=en&view=compare')
    await expectAccessible(page)
  })
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('the table scrolls inside its frame, in Korean too, and every program can be tapped', {
    tag: '@thorough',
  }, async ({ page }) => {
    await openComparison(page, 'lang=ko&view=compare')
    const korean = page.getByRole('table', { name: '비교표' })
    await expect(korean.getByRole('row', { name: /^댄싱 링크/ })).toContainText('2,882')
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
    await page.getByRole('button', { name: '비트마스크', exact: true }).tap()
    await expect(korean.getByRole('row', { name: /^비트마스크/ })).toHaveAttribute('aria-current', 'true')
    await expectAccessible(page)
  })
})

test('by keyboard alone: to the view, to a column, to a program', { tag: '@thorough' }, async ({ page }) => {
  await page.goto(`/?puzzle=${CODEWARS_1}&lang=en`)
  await page.getByRole('radio', { name: 'Watch' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByTestId('grade')).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await expect(table(page)).toBeVisible()
  await page.getByRole('radio', { name: 'Table', exact: true }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByTestId('lane-board')).toHaveCount(3)
  await page.keyboard.press('ArrowLeft')
  await expect(table(page)).toBeVisible()
  await expect(page.getByText('11 of 11 programs counted')).toBeVisible({ timeout: 60_000 })
  await page.getByRole('button', { name: 'Events', exact: true }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('columnheader', { name: 'Events' })).toHaveAttribute('aria-sort', 'ascending')
  await page.getByRole('button', { name: 'Bitmasks', exact: true }).focus()
  await page.keyboard.press('Space')
  await expect(row(page, /^Bitmasks/)).toHaveAttribute('aria-current', 'true')
})

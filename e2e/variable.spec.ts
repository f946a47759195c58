/** The page shows which line wrote a variable of the user's own program, and what the program's calls returned. */
import { expect, type Page } from '@playwright/test'
import { JAVASCRIPT, SOLVER } from './ownPrograms.ts'
import { button, CODEWARS_1, openDrawer } from './support.ts'
import { test } from './test.ts'

const editor = (page: Page) => page.getByRole('textbox', { name: 'Your program' })
const story = (page: Page) => page.getByRole('region', { name: /^Who wrote / })
const variables = (page: Page) => page.getByRole('region', { name: 'Variables', exact: true })
const calls = (page: Page) => page.getByRole('region', { name: 'Call stack' })

async function run(page: Page, program: string, language = 'own-python'): Promise<void> {
  await page.goto(`/?puzzle=${CODEWARS_1}&lang=en`)
  await page.getByRole('combobox', { name: 'Program', exact: true }).selectOption(language)
  await editor(page).fill(program)
  await button(page, 'Run').click()
  await expect(page.getByTestId('verdict')).toHaveAttribute('data-verdict', 'accepted', { timeout: 120_000 })
}

async function goTo(page: Page, event: number): Promise<void> {
  await page.getByRole('textbox', { name: 'Go to event' }).fill(`${event}`)
  await page.keyboard.press('Enter')
  await expect(page.getByTestId('event')).toHaveText(event.toLocaleString('en'))
}

test('the writes of a variable are found by keyboard, lead to their moments, and calls say what they gave back', {
  tag: '@thorough',
}, async ({ page }) => {
  await run(page, SOLVER)
  await goTo(page, 1000)
  await openDrawer(page)
  // Asks about a variable of the running call.
  await variables(page).getByRole('button', { name: 'n: who wrote it' }).press('Enter')
  await expect(story(page).getByRole('status')).toContainText(/^Written by line \d+ (?:at|after) event /)
  await expect(story(page).getByRole('button', { name: 'Close' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(story(page)).toHaveCount(0)
  await expect(variables(page).getByRole('button', { name: 'n: who wrote it' })).toBeFocused()
  // Opens another call on the stack, and asks about the board, which all calls share.
  await calls(page).locator('summary').last().click()
  await calls(page).getByRole('button', { name: 'board: who wrote it' }).click()
  await expect(story(page)).toContainText('Variable of the program')
  await expect(story(page).getByRole('status')).toContainText(' at event 1,000: [')
  const rows = story(page).getByRole('listitem').getByRole('button')
  const names = await rows.evaluateAll((all) => all.map((row) => row.getAttribute('aria-label')))
  const events = names.map((name) => Number(/^Event ([\d,]+), /.exec(name ?? '')?.[1]?.replace(',', '')))
  expect(events).toEqual(Array.from({ length: 10 }, (_, index) => 994 + index))
  const [y, x, digit] =
    /\[(\d)\]\[(\d)\] \d → (\d)$/
      .exec(names[0] ?? '')
      ?.slice(1)
      .map(Number) ?? []
  await rows.first().click()
  await expect(page.getByTestId('event')).toHaveText('994')
  await expect(rows.first()).toHaveAttribute('aria-current', 'true')
  const cell = page.getByRole('gridcell', { name: new RegExp(`^Row ${y + 1}, column ${x + 1},`) })
  await expect(cell).toHaveText(digit === 0 ? '' : `${digit}`)
  await rows.last().click()
  await expect(page.getByTestId('event')).toHaveText('1,003')
  // A digit is taken back after the call for the next blank has returned, and written after that for the candidates.
  await openDrawer(page)
  await expect(calls(page)).toContainText('dfs(depth=20) gave back None')
  await goTo(page, 1000)
  await expect(calls(page)).toContainText('promising(y=3, x=6) gave back [9]')
})

test('in JavaScript a variable’s writes are found, and a call gives back false after a dead end', {
  tag: '@thorough',
}, async ({ page }) => {
  await run(page, JAVASCRIPT, 'own-javascript')
  await goTo(page, 1000)
  await openDrawer(page)
  await variables(page).getByRole('button', { name: 'n: who wrote it' }).click()
  await expect(story(page).getByRole('status')).toContainText(/^Written by line 17 /)
  // Steps past the placements to the first backtrack, which follows the return of a call.
  for (let event = 1001; !(await page.getByTestId('reason').innerText()).includes('takes the'); event++)
    await goTo(page, event)
  await openDrawer(page)
  await expect(calls(page)).toContainText(/dfs\(cell=\d+\) gave back false/)
})

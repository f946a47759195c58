/** Links that carry the user's own program: made in Share, opened without being run, and embedded in a page. */
import { expect, type FrameLocator, type Page } from '@playwright/test'
import { JAVASCRIPT, SOLVER } from './ownPrograms.ts'
import { button, CODEWARS_1, expectAccessible, tagsUnless } from './support.ts'
import { test } from './test.ts'

const editor = (page: Page) => page.getByRole('textbox', { name: 'Your program' })
const verdict = (page: Page | FrameLocator) => page.getByTestId('verdict')
const event = (page: Page | FrameLocator) => page.getByTestId('event')
const news = (page: Page) => page.getByTestId('own-news')

/** Runs a program, goes to an event and returns the link that carries both. */
async function linkToEvent(page: Page, language = 'own-python', program = SOLVER): Promise<string> {
  await page.goto(`/?puzzle=${CODEWARS_1}&program=${language}&lang=en`)
  await editor(page).fill(program)
  await button(page, 'Run').click()
  await expect(verdict(page)).toHaveAttribute('data-verdict', 'accepted', { timeout: 90_000 })
  await page.getByRole('textbox', { name: 'Go to event' }).fill('57')
  await page.keyboard.press('Enter')
  await expect(event(page)).toHaveText('57')
  await button(page, 'Share').click()
  await page.getByRole('checkbox', { name: 'With my program' }).check()
  await expect(page.getByTestId('link-length')).toContainText(/The link has [\d,]+ characters/)
  return await page.getByRole('textbox', { name: 'Link to this moment' }).inputValue()
}

for (const [language, program, keyword] of [
  ['own-python', SOLVER, 'def'],
  ['own-javascript', JAVASCRIPT, 'function'],
] as const)
  test(`a link with a program in ${language} shows it, waits for Run, goes to its event, and outlasts a reload`, {
    tag: tagsUnless(language === 'own-javascript'),
  }, async ({ page, browser }) => {
    const link = await linkToEvent(page, language, program)
    expect(link).toContain('event=57')
    const visitor = await browser.newContext()
    const visit = await visitor.newPage()
    await visit.goto(link)
    await expect(editor(visit)).toContainText(keyword)
    await expect(news(visit)).toContainText('came with the link')
    await expect(event(visit)).toHaveText('0')
    await visit.reload()
    await expect(editor(visit)).toContainText(keyword)
    expect(visit.url()).toContain('event=57')
    expect(new URL(visit.url()).hash).toBe(new URL(link).hash)
    await button(visit, 'Run').click()
    await expect(verdict(visit)).toHaveAttribute('data-verdict', 'accepted', { timeout: 90_000 })
    await expect(event(visit)).toHaveText('57')
    const files = visit.getByRole('combobox', { name: 'Program', exact: true }).locator('optgroup').first()
    await expect(files.locator('option', { hasText: '.' })).toHaveCount(1)
    await visitor.close()
  })

test('Back from another program leads to the program of the link', { tag: '@thorough' }, async ({
  page,
  browser,
}) => {
  const link = await linkToEvent(page)
  const visitor = await browser.newContext()
  const visit = await visitor.newPage()
  await visit.goto(link)
  await expect(editor(visit)).toContainText('def')
  const files = visit.getByRole('combobox', { name: 'Program', exact: true }).locator('optgroup').first()
  await visit.getByRole('combobox', { name: 'Program', exact: true }).selectOption('tables')
  await expect(visit).toHaveURL(/program=tables/)
  await visit.goBack()
  await expect(editor(visit)).toContainText('def')
  await expect(visit).toHaveURL(/#code=/)
  await expect(files.locator('option', { hasText: '.' })).toHaveCount(1)
  await visitor.close()
})

test('a link that is cut off says so, and opens the puzzle', { tag: '@thorough' }, async ({ page }) => {
  const link = await linkToEvent(page)
  await page.goto('about:blank')
  await page.goto(link.slice(0, -10))
  await expect(news(page)).toContainText('cut off or changed')
  await expect(page.getByRole('gridcell').first()).toHaveText('5')
  await expect(event(page)).toHaveText('0')
})

test('a link with 100 kB of program is opened', { tag: '@thorough' }, async ({ page }) => {
  await page.goto(`/?puzzle=${CODEWARS_1}&program=own-python&lang=en`)
  const noise = Array.from({ length: 12_000 }, (_, n) => `# ${Math.sin(n)}`).join('\n')
  await editor(page).fill(`print(1)\n${noise}`)
  await button(page, 'Share').click()
  await page.getByRole('checkbox', { name: 'With my program' }).check()
  await expect(page.getByTestId('link-length')).toContainText('longer than 2,000 characters')
  const link = await page.getByRole('textbox', { name: 'Link to this moment' }).inputValue()
  expect(link.length).toBeGreaterThan(100_000)
  await page.goto('about:blank')
  await page.goto(link)
  await expect(news(page)).toContainText('came with the link')
  await expect(editor(page)).toContainText('print(1)')
})

test('an embedded program waits for Run and then shows its event', { tag: '@thorough' }, async ({ page }) => {
  await linkToEvent(page)
  const code = await page.getByRole('textbox', { name: 'Code to embed' }).inputValue()
  await page.route('**/blog.html', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><html lang="en"><title>Blog</title><main><h1>Post</h1>${code}</main>`,
    }),
  )
  await page.goto('/blog.html')
  const frame = page.frameLocator('iframe')
  await expect(frame.getByRole('list', { name: 'Listing' })).toContainText('def')
  await expect(event(frame)).toHaveText('0')
  await frame.getByRole('button', { name: 'Run' }).click()
  await expect(verdict(frame)).toHaveAttribute('data-verdict', 'accepted', { timeout: 90_000 })
  await expect(event(frame)).toHaveText('57')
  await expect(frame.getByTestId('reason')).toContainText(/line \d+/i)
  const link = frame.getByRole('link', { name: 'Open in Backdoku' })
  await expect(link).toHaveAttribute('href', /event=57.*#code=/)
  await expectAccessible(page)
})

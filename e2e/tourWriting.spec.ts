/** A tour is written on the page, kept over a reload, previewed, and walked by the reader of its link or frame. */
import { expect, type Page } from '@playwright/test'
import { button, CODEWARS_2, expectAccessible } from './support.ts'
import { test } from './test.ts'

/** Opens a search, and takes two of its moments into a tour. */
async function writeTour(page: Page) {
  await page.goto(`/?puzzle=${CODEWARS_2}&program=tables&event=41207&lang=en`)
  await expect(page.getByTestId('event')).toHaveText('41,207')
  const words = page.getByRole('textbox', { name: 'Words' })
  await page.keyboard.press('t')
  await words.fill('Here `dfs` returns to r1c2.')
  await button(page, 'Step forward').click()
  await expect(page.getByTestId('event')).toHaveText('41,208')
  await button(page, 'Add moment').click()
  await words.fill('And here it goes on.')
}

test('a tour is previewed, kept over a reload, and walked by the reader of its link', async ({
  page,
  browser,
}) => {
  await writeTour(page)
  await button(page, 'Preview').click()
  const tour = page.getByRole('region', { name: 'Tour', exact: true })
  await expect(tour).toContainText('And here it goes on.')
  await tour.getByRole('button', { name: 'End the tour' }).click()
  await page.reload()
  await button(page, 'Share').click()
  await button(page, 'Make a tour').click()
  await button(page, 'Edit and save…').click()
  await expect(page.getByRole('dialog').getByRole('button', { name: /^[12]\. / })).toHaveCount(2)
  await expectAccessible(page)
  const link = await page.getByRole('textbox', { name: 'Link to the tour' }).inputValue()
  await expect(page.getByTestId('tour-link-length')).toContainText(`The link has ${link.length} characters.`)
  const reader = await (await browser.newContext({ locale: 'en-US' })).newPage()
  await reader.goto(link)
  const walked = reader.getByRole('region', { name: 'Tour', exact: true })
  await expect(walked).toContainText('Here dfs returns to r1c2.')
  await expect(reader.getByTestId('event')).toHaveText('41,207')
  await walked.getByRole('button', { name: 'Next', exact: true }).click()
  await expect(walked).toContainText('And here it goes on.')
  await expect(reader.getByTestId('event')).toHaveText('41,208')
  await reader.context().close()
})

test('the frame of a tour walks it', { tag: '@thorough' }, async ({ page }) => {
  await writeTour(page)
  await button(page, 'Edit and save…').click()
  const code = await page.getByRole('textbox', { name: 'Code of the frame' }).inputValue()
  await page.route('**/blog.html', (route) =>
    route.fulfill({ contentType: 'text/html', body: `<!doctype html><title>Blog</title>${code}` }),
  )
  await page.goto('/blog.html')
  const frame = page.frameLocator('iframe')
  const tour = frame.getByRole('region', { name: 'Tour', exact: true })
  await expect(tour).toContainText('Here dfs returns to r1c2.')
  await expect(frame.getByTestId('event')).toHaveText('41,207')
  await tour.getByRole('button', { name: 'Next', exact: true }).click()
  await expect(frame.getByTestId('event')).toHaveText('41,208')
  await expect(tour).toContainText('And here it goes on.')
  await tour.getByRole('button', { name: 'Finish' }).click()
  await expect(tour).toContainText('Here dfs returns to r1c2.')
})

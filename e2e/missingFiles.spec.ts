/** Files fail to load: the page shows an error and loads them on retry, or offers the newer version on the host. */
import { expect, type Page } from '@playwright/test'
import { button, CODEWARS_1 } from './support.ts'
import { test } from './test.ts'

const openProgram = (page: Page) => page.getByRole('tab', { name: 'Program' }).click()

/** Opens a page that fails to load the file whose name begins with `stem`. @returns a function that unblocks it */
async function openWithout(page: Page, stem: string): Promise<() => void> {
  let isMissing = true
  await page.route(`**/assets/${stem}-*`, (route) => (isMissing ? route.abort() : route.continue()))
  await page.goto(`/?puzzle=${CODEWARS_1}&lang=en`)
  return () => {
    isMissing = false
  }
}

function uncaughtErrors(page: Page): readonly string[] {
  const found: string[] = []
  page.on('pageerror', (error) => found.push(error.message))
  return found
}

const failure = (page: Page) =>
  page.getByText(/could not be loaded|could not load|failed/).filter({ visible: true })

test('without the generator worker the page shows an error, and a retry generates a puzzle', async ({
  page,
}) => {
  const found = uncaughtErrors(page)
  const letCome = await openWithout(page, 'background.worker')
  await button(page, 'Make a puzzle').click()
  await button(page, 'Make a new puzzle').click()
  await expect(failure(page).first()).toBeVisible()
  letCome()
  await button(page, 'Make a new puzzle').click()
  await expect(page.getByRole('status')).toContainText('26 givens')
  expect(found).toEqual([])
})

test('without a listing in another language the panel shows an error and keeps the first listing', async ({
  page,
}) => {
  const found = uncaughtErrors(page)
  await page.goto(`/?puzzle=${CODEWARS_1}&lang=en`)
  await openProgram(page)
  const listing = page.getByRole('tabpanel').locator('li:has([data-mark])').first()
  await expect(listing).toBeVisible()
  await page.route('**/assets/listing-*', (route) => route.abort())
  await button(page, 'C++').click()
  await expect(failure(page).first()).toBeVisible()
  await button(page, 'Python').click()
  await expect(listing).toBeVisible()
  await page.unroute('**/assets/listing-*')
  await button(page, 'C++').click()
  await expect(page.getByRole('tabpanel')).toContainText('#include')
  expect(found).toEqual([])
})

test('without any language file one sentence and a retry button are left', async ({ page }) => {
  const found = uncaughtErrors(page)
  const languages = /assets\/(en|ko)-/
  await page.route(languages, (route) => route.abort())
  await page.goto(`/?puzzle=${CODEWARS_1}&lang=ko`)
  await expect(page.getByRole('alert')).toContainText('could not be loaded')
  await expect(page.getByRole('alert')).toContainText('불러오지 못했습니다')
  await page.unroute(languages)
  await page.getByRole('button', { name: /Try again/ }).click()
  await expect(page.getByRole('gridcell')).toHaveCount(81)
  await expect(page.getByRole('button', { name: '재생', exact: true })).toBeVisible()
  expect(found).toEqual([])
})

/**
 * Simulates a newer deployment: the page's files are gone, and the host answers requests for them with `gone`.
 * @param gone an empty body stands for the HTML of the new page
 */
async function deployAnother(
  page: Page,
  gone: { readonly status: number; readonly body: string },
): Promise<void> {
  const html = (await (await page.request.get('/')).text()).replace(/index-[\w-]+\.js/, 'index-another.js')
  await page.route('**/assets/*', (route) =>
    route.fulfill({ contentType: 'text/html', ...gone, ...(gone.body === '' && { body: html }) }),
  )
  await page.route(
    (url) => url.pathname === '/',
    (route) =>
      route.request().isNavigationRequest()
        ? route.continue()
        : route.fulfill({ contentType: 'text/html', body: html }),
  )
}

const GONE_ANSWERS = {
  'an error': { status: 404, body: 'Not found' },
  'its page in place of them': { status: 200, body: '' },
}

for (const [answer, gone] of Object.entries(GONE_ANSWERS)) {
  test(`a newer version, deployed on a host that answers with ${answer}, is offered, and nothing is lost`, async ({
    page,
  }) => {
    const found = uncaughtErrors(page)
    await page.goto(`/?puzzle=${CODEWARS_1}&event=100&lang=en`)
    await expect(page.getByTestId('event')).toHaveText('100')
    await button(page, 'Step forward').click()
    await expect(page.getByTestId('event')).toHaveText('101')
    await deployAnother(page, gone)
    await page.getByRole('radio', { name: 'Grade' }).check({ force: true })
    const reported = page.getByRole('alert').filter({ hasText: 'A new version is available' })
    await expect(reported).toBeVisible()
    await expect(page.getByText('Check your connection')).toHaveCount(0)
    await page.unrouteAll()
    await reported.getByRole('button', { name: 'Reload' }).click()
    await page.getByRole('radio', { name: 'Watch' }).check({ force: true })
    await expect(page.getByTestId('event')).toHaveText('101')
    expect(new URL(page.url()).searchParams.get('puzzle')).toBe(CODEWARS_1)
    expect(found).toEqual([])
  })
}

test('no new version is offered while offline', async ({ page, context }) => {
  await page.goto(`/?puzzle=${CODEWARS_1}&lang=en`)
  await expect(page.getByRole('gridcell')).toHaveCount(81)
  await context.setOffline(true)
  await page.getByRole('radio', { name: 'Grade' }).check({ force: true })
  await expect(page.getByText('Check your connection').first()).toBeVisible()
  await context.setOffline(false)
  await button(page, 'Try again').first().click()
  await expect(page.getByTestId('grade')).toBeVisible()
})

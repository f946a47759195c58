/** Offline use, updates to newer versions, and the page without a service worker. */
import { appendFile, cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { type PreviewServer, preview } from 'vite'
import { decodedGif } from '../tests/support/gifDecoder.ts'
import { openSheet, savedFile } from './shareSheet.ts'
import { boardOf, button, CODEWARS_1, CODEWARS_1_SOLVED, expectBoard, counterValue } from './support.ts'
import { openTools } from './ownPrograms.ts'
import { test } from './test.ts'

// Service workers hide requests from a test, so the other tests block them.
test.use({ serviceWorkers: 'allow' })

/** Visits the page until the service worker has cached it. */
async function visit(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready
    if (active?.state === 'activated') return
    await new Promise((resolve) => active?.addEventListener('statechange', resolve))
  })
}

test('The second visit needs no network, including every panel and view, and takes once what another app shares', async ({
  page,
  context,
}) => {
  await visit(page, '/')
  await page.reload()
  await context.setOffline(true)
  await page.evaluate(async (puzzle) => {
    const form = new FormData()
    form.set('text', puzzle)
    await fetch('./share', { method: 'POST', body: form })
  }, CODEWARS_1)
  await page.goto('/?shared')
  await expectBoard(page, CODEWARS_1)
  expect(await page.evaluate(async () => (await caches.open('backdoku-shared')).keys())).toEqual([])

  await page.goto(`/?puzzle=${CODEWARS_1}`)
  await button(page, 'Go to end').click()
  await expectBoard(page, CODEWARS_1_SOLVED)
  for (const panel of ['Program', 'Puzzle']) {
    await page.getByRole('tab', { name: panel, exact: true }).click()
    await expect(page.getByRole('tabpanel')).not.toBeEmpty()
  }
  await button(page, 'Check output').click()
  await expect(page.getByRole('textbox', { name: 'Program output' })).toBeVisible()
  for (const view of ['Grade', 'Compare', 'In step', 'Watch']) {
    await page.getByRole('radio', { name: view, exact: true }).check({ force: true })
    await expect(page.getByRole('main')).not.toBeEmpty()
  }
  await button(page, 'Go to start').click()
  await button(page, 'Step forward').click()
  await expect.poll(() => counterValue(page, 'event')).toBe(1)
  await expect(page.getByRole('alert').filter({ hasText: 'could not be loaded' })).toHaveCount(0)
})

test('Films are made without a network', { tag: '@thorough' }, async ({ page, context }) => {
  await visit(page, '/')
  await context.setOffline(true)
  await openSheet(page, 'event=30&range=10-40&speed=50')
  const { bytes } = await savedFile(page, 'Animated GIF')
  expect(decodedGif(bytes).frames).toHaveLength(61)
  await savedFile(page, 'WebM video')
})

test('JavaScript of the user’s own runs without a network', { tag: '@thorough' }, async ({
  page,
  context,
}) => {
  await visit(page, '/')
  await context.setOffline(true)
  await page.goto(`/?puzzle=${CODEWARS_1}&program=own-javascript`)
  await button(page, 'Run').click()
  await expect(page.getByTestId('verdict')).toHaveAttribute('data-verdict', 'accepted')
})

/** Timeout for loading an interpreter, which is slow on a busy machine. */
const FETCH_TIMEOUT = { timeout: 60_000 }

test('Python is cached once it has run, runs offline from then on, and is deleted on request', {
  tag: '@thorough',
}, async ({ page, context }) => {
  const address = `/?puzzle=${CODEWARS_1}&program=own-python`
  await visit(page, address)
  await button(page, 'Run').click()
  await expect(page.getByTestId('verdict')).toHaveAttribute('data-verdict', 'accepted', FETCH_TIMEOUT)
  const kept = () => page.evaluate(async () => (await (await caches.open('backdoku-python')).keys()).length)
  // The cache holds four files and the memory snapshot.
  await expect.poll(kept).toBe(5)
  await context.setOffline(true)
  await page.goto(address)
  const keptBytes = await page.evaluate(async () => {
    const cache = await caches.open('backdoku-python')
    const files = await Promise.all((await cache.keys()).map((request) => cache.match(request)))
    const bodies = await Promise.all(files.map(async (file) => (await file?.blob())?.size ?? 0))
    return bodies.reduce((sum, size) => sum + size, 0)
  })
  const reported = `Python is kept in this browser (${(keptBytes / 1e6).toFixed(1)} MB).`
  await openTools(page)
  await expect(page.getByText(reported)).toBeVisible()
  await button(page, 'Run').click()
  await expect(page.getByTestId('verdict')).toHaveAttribute('data-verdict', 'accepted', FETCH_TIMEOUT)
  await page.reload()
  await openTools(page)
  await button(page, 'Remove it').click()
  await expect(page.getByText(/Python is kept in this browser/)).toBeHidden()
  await expect.poll(kept).toBe(0)
})

test.describe('A new version', () => {
  let folder: string
  let server: PreviewServer
  let address: string

  test.beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'backdoku-'))
    await cp('dist', folder, { recursive: true })
    server = await preview({
      configFile: false,
      logLevel: 'error',
      build: { outDir: folder },
      preview: { host: '127.0.0.1', port: 0 },
    })
    address = server.resolvedUrls?.local[0] ?? ''
  })

  test.afterEach(async () => {
    await server.close()
    await rm(folder, { recursive: true })
  })

  test('is offered, and installed on a click, at the same moment of the search', {
    tag: '@thorough',
  }, async ({ page }) => {
    await visit(page, `${address}?puzzle=${CODEWARS_1}`)
    await appendFile(join(folder, 'sw.js'), '\n// A later one.\n')
    await page.goto(`${address}?puzzle=${CODEWARS_1}`)
    for (let event = 1; event <= 3; event++) {
      await button(page, 'Step forward').click()
      await expect.poll(() => counterValue(page, 'event')).toBe(event)
    }
    const shown = await boardOf(page)
    const offer = page.getByRole('region', { name: 'New version' })
    await expect(offer).toBeVisible()
    await expect(page).toHaveURL(/event=3/)
    await page.evaluate(() => document.body.setAttribute('data-old', ''))
    await offer.getByRole('button', { name: 'Reload' }).click()
    await expect(page.locator('body')).not.toHaveAttribute('data-old')
    await expect.poll(() => counterValue(page, 'event')).toBe(3)
    expect(await boardOf(page)).toBe(shown)
    await expect(offer).toBeHidden()
  })

  for (const [width, height] of [
    [768, 1024],
    [1024, 768],
    [1440, 900],
  ])
    test(`is offered without covering a control in a window of ${width} × ${height} pixels`, {
      tag: '@thorough',
    }, async ({ page }) => {
      await page.setViewportSize({ width, height })
      await visit(page, `${address}?puzzle=${CODEWARS_1}`)
      await appendFile(join(folder, 'sw.js'), '\n// A later one.\n')
      await page.reload()
      const offer = page.getByRole('region', { name: 'New version' })
      await expect(offer).toBeInViewport({ ratio: 1 })
      const covered = await offer.evaluate((region) => {
        const { left, right, top, bottom } = region.getBoundingClientRect()
        const controls = [
          ...document.querySelectorAll('button, select, input, textarea, a[href], [tabindex="0"]'),
        ]
        return controls
          .filter(
            (control) =>
              !region.contains(control) &&
              // Skip links are seen only while they have the focus, above all else.
              control.closest('nav[aria-label="Skip links"]') === null &&
              control.checkVisibility({ visibilityProperty: true }),
          )
          .filter((control) => {
            const box = control.getBoundingClientRect()
            return box.left < right && left < box.right && box.top < bottom && top < box.bottom
          })
          .map((control) => control.outerHTML)
      })
      expect(covered).toEqual([])
    })

  test('can wait', { tag: '@thorough' }, async ({ page }) => {
    await visit(page, `${address}?puzzle=${CODEWARS_1}`)
    await appendFile(join(folder, 'sw.js'), '\n// A later one.\n')
    await page.reload()
    const offer = page.getByRole('region', { name: 'New version' })
    await offer.getByRole('button', { name: 'Later' }).click()
    await expect(offer).toBeHidden()
    await button(page, 'Step forward').click()
    await expect.poll(() => counterValue(page, 'event')).toBe(1)
  })
})

test('Without a service worker the page works as usual', { tag: '@thorough' }, async ({ page }) => {
  const browserErrors: string[] = []
  page.on('console', (message) => message.type() === 'error' && browserErrors.push(message.text()))
  page.on('pageerror', (error) => browserErrors.push(error.message))
  await page.addInitScript(() => {
    ServiceWorkerContainer.prototype.register = () =>
      Promise.reject(new DOMException('Not here', 'SecurityError'))
  })
  const asked = page.waitForRequest(/offline-/)
  await page.goto(`/?puzzle=${CODEWARS_1}`)
  await asked
  await button(page, 'Step forward').click()
  await expect.poll(() => counterValue(page, 'event')).toBe(1)
  expect(browserErrors).toEqual([])
})

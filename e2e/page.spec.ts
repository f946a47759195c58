/** The built page as a whole: its errors, requests, size, files, security policy, fonts and languages. */
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { expect, type Page } from '@playwright/test'
import { browserErrors, tagsUnless, untilQuiet } from './support.ts'
import { test } from './test.ts'

const PUZZLE = '530070000600195000098000060800060003400803001700020006060000280000419005000080079'

/** Opens the app at `address` and runs a search to its end, so that the worker runs, too. */
async function openAndSolve(page: Page, address: string) {
  await page.goto(`${address}?puzzle=${PUZZLE}&lang=en`)
  await page.getByRole('button', { name: 'Go to end' }).click()
  await expect(page.getByRole('grid', { name: 'Sudoku board' }).getByRole('gridcell').nth(80)).toHaveText('9')
  await expect(page.getByRole('status')).toHaveText(/^Solved at event /)
}

test('the page loads and solves without browser errors or warnings', async ({ page }) => {
  const found = browserErrors(page)
  await openAndSolve(page, '/')
  expect(found).toEqual([])
})

test('the page only requests its own files', async ({ page, baseURL }) => {
  const requested = new Set<string>()
  page.context().on('request', (request) => requested.add(new URL(request.url()).origin))
  await openAndSolve(page, '/')
  expect([...requested]).toEqual([baseURL])
})

/**
 * Matches the script for offline use, which the page loads once it is idle. It is not counted, because only a slow
 * machine loads it before the bytes are counted.
 */
const OFFLINE_SCRIPT = /\/offline-/

/**
 * Counts the gzipped bytes of the scripts and styles that the page fetches, except workers'. Returns a function that
 * waits until the page has loaded, and returns the sum.
 */
function countFetchedBytes(page: Page): () => Promise<number> {
  const sizes = new Map<string, Promise<number>>()
  page.context().on('response', (response) => {
    const url = response.url()
    if (!/\.(?:js|css)$/.test(url) || url.includes('worker') || OFFLINE_SCRIPT.test(url)) return
    const size = response.body().then((body) => gzipSync(body).byteLength)
    sizes.set(url, size)
    // A response that arrives after the last sum may fail when the test ends. Its rejection must be handled, too.
    size.catch(() => undefined)
  })
  return async () => {
    await page.waitForLoadState('networkidle')
    // networkidle only fires once per page, so also wait for requests after clicks.
    await untilQuiet(page, () => sizes.size)
    expect(sizes.size).toBeGreaterThan(2)
    return (await Promise.all(sizes.values())).reduce((sum, size) => sum + size, 0)
  }
}

for (const language of ['en', 'ko']) {
  test(`a first visit in ${language} loads at most 200 kB, including its first step`, {
    tag: tagsUnless(language === 'en', '@once'),
  }, async ({ page }) => {
    const bytes = countFetchedBytes(page)
    await page.goto(`/?lang=${language}`)
    await expect(page.getByTestId('reason')).not.toBeEmpty()
    await expect(page.locator('[aria-current=step]')).toBeVisible()
    await page.keyboard.press('Period')
    await expect(page.getByTestId('event')).toHaveText('11')
    const size = await bytes()
    test.info().annotations.push({ type: 'size', description: `${size} bytes` })
    // 200 kB with a tolerance of 5 kB.
    expect(size).toBeLessThanOrEqual(205_000)
  })
}

test('no file is in the app twice', { tag: '@once' }, () => {
  const files = readdirSync('dist', { recursive: true, withFileTypes: true }).filter((file) => file.isFile())
  const named = new Map<string, string>()
  const twins = files.flatMap(({ parentPath, name }) => {
    const hash = createHash('sha256')
      .update(readFileSync(join(parentPath, name)))
      .digest('hex')
    const twin = named.get(hash)
    named.set(hash, name)
    return twin === undefined ? [] : [`${twin} is ${name}, too`]
  })
  expect(files.length).toBeGreaterThan(100)
  expect(twins).toEqual([])
})

test('the page works in a folder of its host', { tag: '@thorough' }, async ({ page, baseURL }) => {
  const found = browserErrors(page)
  await page.route('**/folder/**', async (route) => {
    const url = route.request().url().replace('/folder/', '/')
    await route.fulfill({ response: await route.fetch({ url }) })
  })
  const outside: string[] = []
  page.on('request', (request) => {
    if (!request.url().startsWith(`${baseURL}/folder/`)) outside.push(request.url())
  })
  await openAndSolve(page, '/folder/')
  expect(outside).toEqual([])
  expect(found).toEqual([])
})

test('the security policy refuses scripts and styles that are not files of the app', async ({ page }) => {
  await page.goto('/')
  const refused = await page.evaluateHandle(async () => {
    const directives: string[] = []
    document.addEventListener('securitypolicyviolation', (event) => directives.push(event.effectiveDirective))
    const style = document.createElement('style')
    style.textContent = 'body { display: none }'
    const image = document.createElement('img')
    image.src = 'https://example.com/pixel.png'
    document.body.append(style, image)
    await fetch('https://example.com/').catch(() => undefined)
    try {
      document.body.innerHTML = '<p>'
    } catch {
      directives.push('trusted types threw')
    }
    return directives
  })
  // Violations are reported asynchronously.
  await expect
    .poll(() => refused.jsonValue())
    .toEqual(
      expect.arrayContaining([
        'style-src-elem',
        'img-src',
        'connect-src',
        'require-trusted-types-for',
        'trusted types threw',
      ]),
    )
})

for (const [language, hangul] of [
  ['en', 'unloaded'],
  ['ko', 'loaded'],
] as const)
  test(`text is set in the app's font, whose Hangul is ${hangul} in ${language}`, {
    tag: tagsUnless(language === 'ko'),
  }, async ({ page }) => {
    await page.goto(`/?lang=${language}`)
    await expect(page.getByRole('grid')).toBeVisible()
    await expect(page.getByTestId('reason')).not.toBeEmpty()
    const fonts = () =>
      page.evaluate(async () =>
        [...(await document.fonts.ready)].map(({ family, status }) => `${family} ${status}`),
      )
    await expect.poll(fonts).toEqual(['Backdoku Sans loaded', `Backdoku Sans ${hangul}`])
  })

for (const [missing, address, play] of [
  ['en', '/?lang=en', '재생'],
  ['ko', '/?lang=ko', 'Play'],
] as const) {
  test(`a page that cannot load its ${missing} sentences falls back to the other language`, {
    tag: '@thorough',
  }, async ({ page }) => {
    await page.route(`**/assets/${missing}-*.js`, (route) => route.abort())
    await page.goto(address)
    await expect(page.getByRole('button', { name: play, exact: true })).toBeVisible()
    await expect(page.getByRole('alert')).not.toBeEmpty()
  })
}

/** The page stays usable if a file fails to load, a worker dies or storage is denied. */
import { readdirSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import { EMPTY, button, cell, CODEWARS_1, CODEWARS_2, expectBoard, paste } from './support.ts'
import { test } from './test.ts'

/** A user action that makes the page load a file of the build. */
type UserAction = (page: Page) => Promise<void>

const tab =
  (name: string): UserAction =>
  (page) =>
    page.getByRole('tab', { name, exact: true }).click()
const press =
  (name: string): UserAction =>
  (page) =>
    button(page, name).click()
const pasteGrid: UserAction = (page) => paste(page, CODEWARS_1.replaceAll(/.{9}/g, '$&\n'))
const view =
  (name: string): UserAction =>
  (page) =>
    page.getByRole('radio', { name }).check({ force: true })

/** Actions by name. */
const WAYS = {
  puzzle: tab('Puzzle'),
  judge: press('Check output'),
  generator: press('Make a puzzle'),
  compare: view('Compare'),
  'own code': async (page) => {
    await page.getByRole('combobox', { name: 'Program' }).first().selectOption('own-python')
  },
  share: press('Share'),
  language: press('한국어'),
} as const satisfies Readonly<Record<string, UserAction>>

/** The action that first loads a file, by the start of the file's name. A test runs each action without its file. */
const NEEDED_BY: Readonly<Record<string, keyof typeof WAYS>> = {
  PuzzleFacts: 'puzzle',
  CheckedOutput: 'judge',
  Generator: 'generator',
  CompareView: 'compare',
  OwnPanel: 'own code',
  python: 'own code',
  ShareSheet: 'share',
  ko: 'language',
}

const FILES = readdirSync('dist/assets').filter((file) => /\.(js|css)$/.test(file))
const stemOf = (name: string) => name.slice(0, name.indexOf('.'))

/** Removes the content hash: `ko-4I2BQ8cx.js` becomes `ko.js`. */
const nameOf = (file: string) => file.replace(/-.{8}(?=\.\w+$)/, '')
/** Names, without hashes, of the scripts in the build that `NEEDED_BY` lists. */
const BLOCKED_FILES = [...new Set(FILES.map(nameOf))].filter(
  (name) => /^\w+\.js$/.test(name) && stemOf(name) in NEEDED_BY,
)

/** Collects uncaught errors of the page. */
function uncaughtErrors(page: Page): readonly string[] {
  const found: string[] = []
  page.on('pageerror', (error) => found.push(error.message))
  return found
}

async function expectWholePage(page: Page): Promise<void> {
  await expect(page.getByRole('banner')).toBeVisible()
  await expect(page.getByRole('button', { name: /^(Share|공유)$/ })).toBeVisible()
}

const failure = (page: Page) =>
  page.getByText(/could not be loaded|불러오지 못했습니다/).filter({ visible: true })

for (const name of BLOCKED_FILES) {
  const way = NEEDED_BY[stemOf(name)]
  test(`without ${name} the page stays, shows an error, and loads it on retry (${way})`, async ({ page }) => {
    const found = uncaughtErrors(page)
    let isBlocked = true
    let wasRequested = false
    await page.route(`**/assets/*`, async (route) => {
      if (nameOf(route.request().url().split('/').at(-1) ?? '') !== name) return route.continue()
      wasRequested = true
      await (isBlocked ? route.abort() : route.continue())
    })
    await page.goto(`/?puzzle=${CODEWARS_2}`)
    await WAYS[way](page)
    await expect(failure(page).first()).toBeVisible()
    expect(wasRequested).toBe(true)
    await expectWholePage(page)
    isBlocked = false
    const again = page.getByRole('button', { name: 'Try again' }).filter({ visible: true }).first()
    // A loaded chunk may import further chunks, which need another retry.
    await expect(async () => {
      if (await again.isVisible()) await again.click()
      else if ((await failure(page).count()) > 0) {
        await WAYS[way](page)
      }
      await page.waitForLoadState('networkidle')
      await expect(failure(page)).toHaveCount(0, { timeout: 2000 })
    }).toPass({ timeout: 60_000 })
    await expectWholePage(page)
    expect(found).toEqual([])
  })
}

test('every file that these tests block is in the build', () => {
  const names = new Set(BLOCKED_FILES.map(stemOf))
  expect(Object.keys(NEEDED_BY).filter((name) => !names.has(name))).toEqual([])
})

test('missing optional files of the build cause no empty page and no uncaught error', async ({ page }) => {
  const first = new Set<string>()
  page.on('request', (request) => first.add(request.url().split('/').at(-1) ?? ''))
  await page.goto(`/?puzzle=${CODEWARS_1}`)
  await expectBoard(page, CODEWARS_1)
  const missing = FILES.filter((file) => !first.has(file) && !(stemOf(nameOf(file)) in NEEDED_BY))
  const found = uncaughtErrors(page)
  await page.route('**/assets/*', (route) =>
    missing.some((file) => route.request().url().endsWith(file)) ? route.abort() : route.continue(),
  )
  for (const name of ['Program', 'Puzzle']) {
    await tab(name)(page)
    await expectWholePage(page)
  }
  await press('Check output')(page)
  await press('Make a puzzle')(page)
  await press('Go to end')(page)
  await pasteGrid(page)
  await press('Help')(page)
  await expectWholePage(page)
  expect(missing.length).toBeGreaterThan(5)
  expect(found).toEqual([])
})

test('without a connection nothing is lost, and everything works once it is back', async ({
  page,
  context,
}) => {
  const found = uncaughtErrors(page)
  await page.goto(`/?puzzle=${CODEWARS_1}`)
  await expectBoard(page, CODEWARS_1)
  await context.setOffline(true)
  await WAYS.judge(page)
  await expect(button(page, 'Try again').first()).toBeVisible()
  await cell(page, 1, 3).click()
  await expectBoard(page, CODEWARS_1)
  await context.setOffline(false)
  await page.getByRole('tabpanel').getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('tabpanel').getByRole('textbox').first()).toBeVisible()
  await button(page, 'Step forward').click()
  await expect(page.getByTestId('event')).toHaveText('1')
  expect(found).toEqual([])
})

test('in a browser that denies storage the app works and says what it does not save', async ({ page }) => {
  const found = uncaughtErrors(page)
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('Access is denied for this document.', 'SecurityError')
      },
    })
  })
  await page.goto(EMPTY)
  await paste(page, CODEWARS_1)
  await expectBoard(page, CODEWARS_1)
  await expect(page.getByRole('tabpanel').getByText(/blocks storage/)).toBeVisible()
  await button(page, 'Go to end').click()
  await expect(page.getByRole('status')).toHaveText(/^Solved at event [\d,]+/)
  await press('Help')(page)
  await expect(page.getByRole('dialog').getByText(/blocks storage/)).toBeVisible()
  expect(found).toEqual([])
})

/** Scripts to load in place of the search worker's; undefined if the request fails. */
const SCRIPTS = {
  'does not come': undefined,
  'ends without a word': 'self.close()',
  'never answers': 'while (true) {}',
  'throws at once': "throw new Error('no memory')",
} as const

for (const [what, body] of Object.entries(SCRIPTS)) {
  test(`a search worker whose script ${what} is reported as lost, and Play starts another`, async ({
    page,
  }) => {
    const found = uncaughtErrors(page)
    let isBroken = true
    await page.route('**/assets/solver.worker-*.js', (route) => {
      if (!isBroken) return route.continue()
      return body === undefined ? route.abort() : route.fulfill({ contentType: 'text/javascript', body })
    })
    await page.goto(`/?puzzle=${CODEWARS_1}`)
    await press('Go to end')(page)
    await expect(page.getByRole('alert').filter({ hasText: 'The search failed' })).not.toContainText(
      'undefined',
    )
    await expectBoard(page, CODEWARS_1)
    await expect(page.getByTestId('event')).toHaveText('0')
    isBroken = false
    await press('Go to end')(page)
    await expect(page.getByRole('status')).toHaveText(/^Solved at event [\d,]+/)
    await expect(page.getByRole('alert').filter({ hasText: 'failed' })).toHaveCount(0)
    expect(found.filter((message) => message !== 'no memory')).toEqual([])
  })
}

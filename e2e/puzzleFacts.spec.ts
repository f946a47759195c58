/** Facts about a puzzle, what programs need for its transforms (rotations, …), and the generator. */
import { expect, type Page, type Route } from '@playwright/test'
import { injectScript } from './spoiltScript.ts'
import {
  EMPTY,
  boardOf,
  button,
  CODEWARS_1,
  expectAccessible,
  expectBoard,
  pressInBoardMenu,
} from './support.ts'
import { test } from './test.ts'

const EXAMPLE = '8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..'

const COUNT_TIMEOUT = { timeout: 60_000 }

function transform(page: Page, name: string) {
  return page.getByRole('button', { name: new RegExp(`^${name}`) })
}

test('facts of a puzzle appear as soon as it is on the board', async ({ page }) => {
  await page.goto(`/?puzzle=${CODEWARS_1}`)
  const facts = page.getByTestId('facts')
  await expect(facts).toContainText('exactly one')
  await expect(facts).toContainText(/\d+ may go, one at a time\./)
  await button(page, 'Show on the board').click()
  const marked = page.getByRole('gridcell', { name: /, may go$/ })
  expect(await marked.count()).toBe(Number(/(\d+) may go/.exec((await facts.textContent()) ?? '')?.[1]))
  await button(page, 'Show on the board').click()
  await expect(marked).toHaveCount(0)
  await expect(page.getByRole('meter')).toHaveAttribute('aria-valuetext', 'easy: 8,365 events')
  await button(page, 'What each program needs').click()
  const table = page.getByRole('group', { name: 'What each program needs' })
  await expect(
    table
      .getByRole('row', { name: /^Dancing links/ })
      .getByRole('cell')
      .first(),
  ).toHaveText('51')
  await expect(
    table
      .getByRole('row', { name: /^Row \/ column/ })
      .getByRole('cell')
      .first(),
  ).toHaveText('8,365')
  await expectAccessible(page)
  await page.goto(`/?puzzle=${'0'.repeat(80)}1`)
  await expect(page.getByTestId('facts')).toContainText('more than 10,000')
})

for (const width of [320, 360, 412, 1280]) {
  test(`at ${width} pixels, arriving facts do not shift the controls below them`, {
    tag: '@thorough',
  }, async ({ page }) => {
    const held: Route[] = []
    await page.route('**/assets/background.worker-*.js', (route) => void held.push(route))
    await page.setViewportSize({ width, height: 740 })
    await page.goto(`/?puzzle=${EXAMPLE.replaceAll('.', '0')}`)
    if (width < 700) await button(page, 'Open panels').click()
    const facts = page.getByTestId('facts')
    await expect(facts).toContainText('counting')
    const placeOfSample = () => button(page, 'Samples').boundingBox()
    const place = await placeOfSample()
    expect(place).not.toBeNull()
    await expect.poll(() => held.length).toBe(1)
    await held[0].continue()
    await expect(facts).toContainText('99,056 events')
    expect(await placeOfSample()).toEqual(place)
  })
}

test('facts of a puzzle are computed by compiled code', { tag: ['@once', '@thorough'] }, async ({ page }) => {
  const counting = `{
    const { instantiate } = WebAssembly
    self.compiled = 0
    WebAssembly.instantiate = async (...all) => { const made = await instantiate(...all); self.compiled++; return made }
  };`
  await injectScript(page, '**/assets/background.worker-*.js', counting)
  // A search is compiled once it has passed 131,072 events, as those of some programs and of some transforms of this
  // puzzle do, which are counted in workers of their own.
  await page.goto(`/?puzzle=${EXAMPLE}`)
  await expect(page.getByTestId('facts')).toContainText('99,056 events')
  const compiled = () =>
    Promise.all(
      page
        .workers()
        .filter((worker) => worker.url().includes('background.worker'))
        .map((worker) => worker.evaluate(() => Number(Reflect.get(self, 'compiled')))),
    )
  await expect.poll(async () => Math.min(...(await compiled()))).toBeGreaterThan(0)
})

test('a rotation shows its cost before it is applied, and has that cost', { tag: '@thorough' }, async ({
  page,
}) => {
  await page.goto(`/?puzzle=${EXAMPLE}&program=bitmasks`)
  await button(page, 'Turn, mirror and swap').click()
  await expect(transform(page, 'Rotate by 180°')).toContainText('182,640 events', COUNT_TIMEOUT)
  await expect(transform(page, 'Rotate by 180°')).toContainText('×1.8')
  const rotate = transform(page, 'Rotate by 90°')
  await expect(rotate).toContainText('1,906,602 events', COUNT_TIMEOUT)
  await expect(rotate).toContainText('×19')
  await rotate.click()
  await button(page, 'Go to end').click()
  await expect(page.getByRole('status')).toHaveText(/^Solved at event [\d,]+/)
  await expect(page.getByTestId('event')).toHaveText('1,906,602')
  await pressInBoardMenu(page, 'Undo')
  await expectBoard(page, EXAMPLE.replaceAll('.', '0'))
})

test('hundreds of millions of events become hundreds when the sample is turned upside down', {
  tag: '@thorough',
}, async ({ page }) => {
  await page.goto(EMPTY)
  await button(page, 'Samples').click()
  await button(page, 'Try it upside down').click()
  await expect(page.getByText('A row-by-row search takes 218,958,956 events')).toBeVisible()
  await button(page, 'Turn, mirror and swap').click()
  const rotate = transform(page, 'Rotate by 180°')
  await expect(rotate).toContainText('262 events', COUNT_TIMEOUT)
  await expect(rotate).toContainText('÷')
  await page.getByText('Swap rows, columns and digits').click()
  await expect(page.getByRole('group', { name: 'Swap bands of rows' }).getByRole('button')).toHaveCount(3)
  await expectAccessible(page)
  await rotate.press('Enter')
  await button(page, 'Go to end').click()
  await expect(page.getByTestId('event')).toHaveText('262')
})

test('a generated puzzle is reproduced by its link, in another browser too', { tag: '@thorough' }, async ({
  page,
  browser,
}) => {
  await page.goto(EMPTY)
  await button(page, 'Make a puzzle').click()
  await page.getByRole('textbox', { name: 'Number of givens' }).fill('28')
  await page.getByRole('combobox', { name: 'Symmetry' }).selectOption('Quarter-turn')
  await page.getByRole('combobox', { name: 'Difficulty' }).selectOption('at least 10,000 events')
  await button(page, 'Make a new puzzle').click()
  await expect(page.getByTestId('made')).toContainText(
    /Made: 28 givens, .* events for Row \/ column \/ box tables/,
    COUNT_TIMEOUT,
  )
  const board = await boardOf(page)
  await button(page, 'Copy link').click()
  await expect(page.getByText(/^Link copied/)).toBeVisible()
  await expectAccessible(page)
  const link = await page.evaluate(() => navigator.clipboard.readText())
  expect(link).toMatch(/\/\?make=28-quarter-4-\d+$/)
  const elsewhere = await (await browser.newContext()).newPage()
  await elsewhere.goto(link)
  await expectBoard(elsewhere, board)
  await expect(elsewhere).toHaveURL(new RegExp(`puzzle=${board}`))
  await elsewhere.context().close()
})

test('a link to a puzzle that is hard for a program generates one', { tag: '@thorough' }, async ({
  page,
}) => {
  await page.goto('/?make=24-none-3-1-dancing-links')
  await expect(page.getByTestId('made')).toHaveText(
    'Made: 24 givens, 1,163 events for Dancing links.',
    COUNT_TIMEOUT,
  )
  await expect(page.getByRole('combobox', { name: 'Measured for' })).toHaveValue('dancing-links')
  await button(page, 'What each program needs').click()
  const table = page.getByRole('group', { name: 'What each program needs' })
  const row = table.getByRole('row', { name: /^Dancing links/ })
  await expect(row.getByRole('cell').first()).toHaveText('1,163', COUNT_TIMEOUT)
  await expectAccessible(page)
})

test('a link to a slow generation shows progress and can be stopped', { tag: '@thorough' }, async ({
  page,
}) => {
  await page.goto('/?make=24-half-9-1')
  await expect(page.getByRole('status')).toHaveText('Making a puzzle…')
  await expect(page.getByRole('progressbar', { name: 'Making a puzzle' })).toBeVisible()
  await expect(page.getByTestId('making')).toContainText('Best:')
  await button(page, 'Stop and take the best').click()
  await expect(page.getByRole('status')).toContainText('givens. Press Play')
  expect((await boardOf(page)).replaceAll('0', '').length).toBeGreaterThanOrEqual(24)
})

test('a link with an invalid option names it', { tag: '@thorough' }, async ({ page }) => {
  await page.goto('/?make=24-half-12-1')
  await expect(page.getByRole('alert')).toHaveText(
    "Cannot make this puzzle: difficulty is '12', expected a number from 0 to 9.",
  )
  await expectAccessible(page)
})

test.describe('On a phone, in Korean and in the dark', () => {
  test.use({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    locale: 'ko-KR',
    colorScheme: 'dark',
  })

  test('everything fits, and a transform shows the board', { tag: '@thorough' }, async ({ page }) => {
    await page.goto(`/?puzzle=${EXAMPLE}`)
    await button(page, '패널 열기').tap()
    await expect(page.getByTestId('facts')).toContainText('정확히 하나')
    await button(page, '퍼즐 만들기').tap()
    await expect(page.getByRole('textbox', { name: '시드' })).toBeVisible()
    await expectAccessible(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
    await button(page, '돌리기, 뒤집기, 바꾸기').tap()
    const rotate = page.getByRole('button', { name: /^180° 회전/ })
    await expect(rotate).toContainText('이벤트 182,640개', COUNT_TIMEOUT)
    await rotate.tap()
    await expect(page.getByRole('gridcell').nth(80)).toBeVisible()
    await expect(page.getByRole('gridcell').nth(80)).toHaveText('8')
  })
})

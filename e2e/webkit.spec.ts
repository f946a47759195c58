/** The app in WebKitGTK, with WebKit's layout, input and compilers, driven by WebDriver: Playwright cannot drive it. */
import { expect } from '@playwright/test'
import { ANTI_BRUTE_FORCE, CODEWARS_1, CODEWARS_1_SOLVED, CODEWARS_2 } from './support.ts'
import { test as base } from './test.ts'
import { openWebKit, type WebKit } from './webDriver.ts'

const test = base.extend<{ readonly webKit: WebKit }>({
  webKit: async ({ webDriver }, go, info) => {
    const webKit = await openWebKit(webDriver)
    try {
      await go(webKit)
      if (info.status !== info.expectedStatus)
        await info.attach('page', { body: await webKit.screenshot(), contentType: 'image/png' })
    } finally {
      await webKit.close()
    }
  },
})

const SECONDS = { timeout: 60_000 }

const textOf = (webKit: WebKit, selector: string) => async () =>
  String(await webKit.run(`return document.querySelector('${selector}')?.textContent ?? ''`))

const countOf = (webKit: WebKit, selector: string) => () =>
  webKit.run(`return document.querySelectorAll('${selector}').length`)

const event = (webKit: WebKit) => textOf(webKit, '[data-testid=event]')

const counterValue = (webKit: WebKit, counter: string) => async () =>
  Number((await textOf(webKit, `[data-testid=${counter}]`)()).replace(/\D/g, ''))

const board = (webKit: WebKit) => () =>
  webKit.run(
    `return [...document.querySelectorAll('[role=gridcell]')].map((cell) => cell.textContent || '0').join('')`,
  )

/** Returns a function that reads the verdict, with its text unless the program is accepted. */
const verdict = (webKit: WebKit) => () =>
  webKit.run(`
    const { dataset, textContent } = document.querySelector('[data-testid=verdict]') ?? { dataset: {} }
    return ['accepted', undefined].includes(dataset.verdict) ? dataset.verdict : dataset.verdict + ': ' + textContent`)

test('a first visit shows the first backtrack, steps in both directions by buttons and keys, and plays', {
  tag: '@smoke',
}, async ({ webKit, baseURL }) => {
  await webKit.goTo(`${baseURL}/?lang=en`)
  await expect.poll(textOf(webKit, '[data-testid=reason]')).toContain('Row 2, column 2 has no digit left')
  expect(await event(webKit)()).toBe('10')
  await webKit.press('.')
  await expect.poll(event(webKit)).toBe('11')
  await webKit.click('button', 'Step back')
  await expect.poll(event(webKit)).toBe('10')
  await webKit.press('ArrowLeft')
  await expect.poll(event(webKit)).toBe('9')
  await webKit.press('ArrowRight', 'ArrowRight')
  await expect.poll(event(webKit)).toBe('11')
  await webKit.press('Space')
  await expect.poll(counterValue(webKit, 'event')).toBeGreaterThan(13)
})

test('a typed puzzle is searched to its end, seeks anywhere, and survives a reload', async ({
  webKit,
  baseURL,
}) => {
  await webKit.goTo(`${baseURL}/?puzzle=${'0'.repeat(81)}&lang=en`)
  await webKit.click('textbox', 'Puzzle text')
  await webKit.type(CODEWARS_1)
  await webKit.click('button', 'Load puzzle')
  await expect.poll(board(webKit)).toBe(CODEWARS_1)
  await webKit.click('button', 'Go to end')
  await expect.poll(board(webKit)).toBe(CODEWARS_1_SOLVED)
  await webKit.click('textbox', 'Go to event')
  await webKit.type('4000')
  await webKit.press('Enter')
  await expect.poll(event(webKit)).toBe('4,000')
  await webKit.click('button', 'Flame chart')
  await expect.poll(countOf(webKit, '[data-testid=flame-canvas]')).toBe(1)
  const shown = await board(webKit)()
  // The URL is updated with a delay.
  await expect.poll(() => webKit.run('return location.search')).toContain('event=4000')
  await webKit.reload()
  await expect.poll(event(webKit)).toBe('4,000')
  await expect.poll(board(webKit)).toBe(shown)
  await expect.poll(countOf(webKit, '[data-testid=flame-canvas]')).toBe(1)
})

test('a breakpoint is hit forwards and backwards', async ({ webKit, baseURL }) => {
  await webKit.goTo(`${baseURL}/?puzzle=${CODEWARS_1}&event=1&lang=en`)
  await webKit.click('tab', 'Program')
  await expect.poll(textOf(webKit, '[aria-current=step] code')).toContain('board[y][x] = n')
  await webKit.press('F9')
  await webKit.press('F5')
  await expect.poll(event(webKit)).toBe('2')
  await webKit.press('F5')
  await expect.poll(event(webKit)).toBe('3')
  await webKit.chord('Shift', 'F5')
  await expect.poll(event(webKit)).toBe('2')
})

test('programs are compared, in step and in the table, in Korean, too', async ({ webKit, baseURL }) => {
  await webKit.goTo(`${baseURL}/?puzzle=${CODEWARS_2}&lang=en`)
  await webKit.click('radio', 'Compare')
  await webKit.click('radio', 'In step')
  await expect.poll(countOf(webKit, '[data-testid=lane-board]')).toBe(3)
  await webKit.click('button', 'Play')
  await expect.poll(counterValue(webKit, 'race-position')).toBeGreaterThan(10)
  await webKit.click('button', 'Go to end')
  await expect.poll(textOf(webKit, '[data-testid=race-finished]')).toBe('3 / 3')
  await webKit.click('radio', 'Table')
  await expect.poll(textOf(webKit, 'main'), SECONDS).toContain('11 of 11 programs counted')
  await webKit.click('button', '한국어')
  await expect.poll(textOf(webKit, 'main')).toContain('11개 중 11개')
})

for (const language of ['own-javascript', 'own-python'])
  test(`a user’s program is accepted and stepped through: ${language}`, async ({ webKit, baseURL }) => {
    await webKit.goTo(`${baseURL}/?puzzle=${CODEWARS_2}&lang=en`)
    await webKit.choose('Program', language)
    await webKit.click('button', 'Run')
    await expect.poll(verdict(webKit), { timeout: 100_000 }).toBe('accepted')
    await webKit.click('button', 'Go to start')
    await webKit.click('button', 'Step forward')
    await expect.poll(event(webKit)).toBe('1')
    await webKit.press('ArrowRight', 'ArrowLeft')
    await expect.poll(event(webKit)).toBe('1')
  })

test('facts and long searches run in compiled code', async ({ webKit, baseURL }) => {
  await webKit.goTo(`${baseURL}/?puzzle=${CODEWARS_2}&lang=en`)
  await expect.poll(textOf(webKit, '[data-testid=facts]')).toContain('exactly one')
  // Waits for one of the last facts. Each transform of the puzzle (such as mirroring) that costs millions of events
  // gets compiled code of its own.
  await expect.poll(textOf(webKit, 'main'), SECONDS).toMatch(/columns.*3,795,754 events/)
  await webKit.goTo(`${baseURL}/?puzzle=${ANTI_BRUTE_FORCE}&lang=en`)
  await webKit.click('button', 'Go to end')
  await expect.poll(counterValue(webKit, 'events'), SECONDS).toBeGreaterThan(10_000_000)
})

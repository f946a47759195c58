/**
 * The worker's global scope while users' programs run: escaped code would find nothing harmful in it, and nothing that
 * it leaves behind is there when the interpreter starts anew.
 */
import { runInNewContext } from 'node:vm'
import { expect, type Page } from '@playwright/test'
import { button, CODEWARS_1, tagsUnless } from './support.ts'
import { test } from './test.ts'

test.setTimeout(240_000)

const PROGRAMS = {
  python: 'print(1)\n',
  javascript: 'console.log(1)\n',
  cpp: '#include <cstdio>\nint main() { std::puts("1"); }\n',
}

/** Globals that escaped code may find: those of JavaScript, and some of the browser with which it can do no harm. */
const HARMLESS: readonly string[] = [
  ...(runInNewContext('Object.getOwnPropertyNames(globalThis)') as string[]),
  ...`self constructor crypto performance DOMException Response TextDecoder TextEncoder setTimeout clearTimeout
      setInterval clearInterval queueMicrotask Iterator Float16Array`.split(/\s+/),
]

/** Appended to the worker's script: once the scope is locked down, reports which escape routes are left. */
const PROBE = `
const timer = setInterval
const waiting = timer(() => {
  if (self.postMessage !== undefined) return
  clearInterval(waiting)
  const harmless = new Set(${JSON.stringify(HARMLESS)})
  const left = []
  for (let owner = self; owner !== Object.prototype; owner = Object.getPrototypeOf(owner))
    for (const name of Object.getOwnPropertyNames(owner))
      // A primitive gives access to nothing.
      if (!harmless.has(name) && Object(self[name]) === self[name]) left.push(name)
  const ways = {
    eval: () => (0, eval)('1'),
    Function: () => Function('return 1')(),
    function: () => (() => 1).constructor('return 1')(),
    async: () => (async () => 1).constructor('return 1')(),
    generator: () => (function* () {}).constructor('yield 1')(),
    object: () => ({}).constructor.constructor('return 1')(),
    prototype: () => EventTarget.prototype.addEventListener.call(self, 'message', () => {}),
    timer: () => setTimeout('1'),
  }
  for (const [name, way] of Object.entries(ways)) try { way(); left.push(name) } catch {}
  if (typeof WebAssembly.Module === 'function') left.push('WebAssembly')
  console.log('left: ' + left.join())
}, 20)
`

async function run(page: Page, language: string, program: string): Promise<void> {
  await page.getByRole('combobox', { name: 'Program', exact: true }).selectOption(`own-${language}`)
  const editor = page.getByRole('textbox', { name: 'Your program' })
  await editor.fill(program)
  await expect(editor).toContainText(program.trim().split('\n').at(-1) ?? '')
  await button(page, 'Run').click()
}

test.use({ serviceWorkers: 'block' })

for (const [language, program] of Object.entries(PROGRAMS))
  test(`the scope of a ${language} worker has no access to the page, the network, or eval`, {
    tag: tagsUnless(language === 'javascript'),
  }, async ({ page }) => {
    await page.route(`**/${language}.worker*.js`, async (route) => {
      const body = (await (await route.fetch()).text()) + PROBE
      await route.fulfill({
        contentType: 'text/javascript',
        headers: { 'cache-control': 'no-store' },
        body,
      })
    })
    const left = page.waitForEvent('console', (message) => message.text().startsWith('left: '))
    await page.goto(`/?puzzle=${CODEWARS_1}&lang=en`)
    await run(page, language, program)
    // C++ instantiates compiled modules and each JavaScript program gets a new engine, so both keep WebAssembly.
    expect((await left).text()).toBe(language === 'python' ? 'left: ' : 'left: WebAssembly')
    const verdict = page.getByTestId('verdict')
    await expect(verdict).toHaveAttribute('data-verdict', 'wrong-answer', { timeout: 120_000 })
  })

/**
 * Appended to the worker's script: once the scope is closed, leaves behind what an escaped program could. A timer, a
 * builtin and a `then` of all objects look for the network, and for objects that store files.
 */
const LEFTOVERS = `
const tick = setInterval
const CachePrototype = Cache.prototype
const isCache = (value) => value instanceof Object && Object.getPrototypeOf(value) === CachePrototype
const closed = tick(() => {
  if (self.postMessage !== undefined) return
  clearInterval(closed)
  const log = console.log.bind(console)
  const { apply } = Reflect
  const seen = (what, where) => log('seen: ' + what + ', by ' + where)
  const look = (where, value) => {
    if (self.fetch !== undefined || self.caches !== undefined) seen('the network', where)
    if (isCache(value)) seen('a cache', where)
  }
  tick(() => look('a timer'), 1)
  for (const owner of [CachePrototype, Promise.prototype, Array.prototype, Uint8Array.prototype])
    for (const name of Object.getOwnPropertyNames(owner)) {
      const { value, ...rest } = Object.getOwnPropertyDescriptor(owner, name)
      if (typeof value !== 'function' || name === 'constructor') continue
      Object.defineProperty(owner, name, {
        ...rest,
        value(...given) {
          look(name, this)
          return apply(value, this, given)
        },
      })
    }
  Object.defineProperty(Object.prototype, 'then', {
    configurable: true,
    get() {
      look('then', this)
      return undefined
    },
  })
  log('left behind')
}, 1)
`

/** Takes so much memory that the next run needs a fresh interpreter. */
const LARGE = 'room = bytearray(300_000_000)\nprint(len(room))\n'

test('nothing that a program leaves behind sees the network when its language starts again', {
  tag: '@thorough',
}, async ({ page }) => {
  const logged: string[] = []
  page.on('console', (message) => logged.push(message.text()))
  const workers: string[] = []
  page.on('worker', (worker) => workers.push(worker.url()))
  await page.route('**/python.worker*.js', async (route) => {
    const body = (await (await route.fetch()).text()) + LEFTOVERS
    await route.fulfill({ contentType: 'text/javascript', headers: { 'cache-control': 'no-store' }, body })
  })
  await page.goto(`/?puzzle=${CODEWARS_1}&lang=en`)
  await run(page, 'python', LARGE)
  const verdict = page.getByTestId('verdict')
  await expect(verdict).toHaveAttribute('data-verdict', 'presentation-error', { timeout: 120_000 })
  // The cases follow each other at once, so each finds the worker that ran the one before.
  await page.goto(`/?puzzle=${CODEWARS_1}&lang=en&program=own-python&view=grade`)
  const before = workers.length
  await button(page, 'Grade').click()
  await expect(page.getByTestId('case').nth(2)).toHaveAttribute('data-verdict', 'presentation-error', {
    timeout: 120_000,
  })
  expect(logged).toContain('left behind')
  expect(logged.find((text) => text.startsWith('seen: '))).toBeUndefined()
  const started = workers.slice(before).filter((address) => address.includes('python.worker'))
  expect(started.length).toBeGreaterThanOrEqual(3)
})

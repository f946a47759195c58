/**
 * The worker's global scope while users' programs run: escaped code would find nothing harmful in it, and the worker
 * can still restart its interpreter.
 */
import { expect, type Page } from '@playwright/test'
import { SOLVER } from './ownPrograms.ts'
import { button, CODEWARS_1, tagsUnless } from './support.ts'
import { test } from './test.ts'

test.setTimeout(240_000)

const PROGRAMS = {
  python: 'print(1)\n',
  javascript: 'console.log(1)\n',
  cpp: '#include <cstdio>\nint main() { std::puts("1"); }\n',
}

/** Appended to the worker's script: once the scope is locked down, reports which escape routes are left. */
const PROBE = `
const timer = setInterval
const waiting = timer(() => {
  if (self.postMessage !== undefined) return
  clearInterval(waiting)
  const names = ['postMessage', 'fetch', 'XMLHttpRequest', 'WebSocket', 'EventSource', 'indexedDB', 'caches', 'importScripts', 'Worker',
    'BroadcastChannel', 'MessageChannel', 'navigator', 'close', 'addEventListener']
  const left = names.filter((name) => self[name] !== undefined)
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

test('an interpreter that grew too large is restarted inside the locked scope', {
  tag: '@thorough',
}, async ({ page }) => {
  await page.goto(`/?puzzle=${CODEWARS_1}&lang=en`)
  await run(page, 'python', 'room = bytearray(300_000_000)\nprint(len(room))\n')
  const verdict = page.getByTestId('verdict')
  await expect(verdict).toHaveAttribute('data-verdict', 'presentation-error', { timeout: 120_000 })
  await run(page, 'python', SOLVER)
  await expect(verdict).toHaveAttribute('data-verdict', 'accepted', { timeout: 120_000 })
})

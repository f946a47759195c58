/**
 * What docs/hosting.md says of the security policy on a host that sends no headers, and on one that does. It was seen in
 * Chromium only.
 */
import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { button, CODEWARS_1 } from './support.ts'
import { test } from './test.ts'

test.setTimeout(240_000)

/** On another origin, where any page may fetch it. */
const ELSEWHERE = 'https://elsewhere.test/script.js'

/** Precedes a worker's script: tries what the policy refuses, before the scope is closed. */
const PROBE = `
const ways = {
  fetch: () => fetch('${ELSEWHERE}'),
  import: () => import('${ELSEWHERE}'),
  eval: () => (0, eval)('1'),
  WebAssembly: () => WebAssembly.compile(new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0])),
}
for (const [name, way] of Object.entries(ways))
  Promise.resolve().then(way).then(() => console.log(name + ' is allowed'), () => console.log(name + ' is refused'))
`

const PROGRAMS = {
  python: 'print(1)\n',
  javascript: 'console.log(1)\n',
  cpp: '#include <cstdio>\nint main() { std::puts("1"); }\n',
}

/** The policy that the build writes for hosts that send headers. */
async function builtPolicy(): Promise<string> {
  const [, policy] = /Content-Security-Policy: (.*)/.exec(await readFile('dist/_headers', 'utf8')) ?? []
  if (policy === undefined) throw new Error('dist/_headers has no policy')
  return policy
}

/** Runs a program. @returns what its worker's script could do, sorted */
async function abilitiesOfWorker(
  page: Page,
  language: keyof typeof PROGRAMS,
  headers: Readonly<Record<string, string>>,
): Promise<readonly string[]> {
  const abilities: string[] = []
  page.on('console', (message) => {
    if (/ is (allowed|refused)$/.test(message.text())) abilities.push(message.text())
  })
  await page.route(ELSEWHERE, (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      headers: { 'access-control-allow-origin': '*' },
      body: 'export {}',
    }),
  )
  await page.route(`**/${language}.worker*.js`, async (route) => {
    const body = PROBE + (await (await route.fetch()).text())
    await route.fulfill({
      contentType: 'text/javascript',
      headers: { 'cache-control': 'no-store', ...headers },
      body,
    })
  })
  await page.goto(`/?puzzle=${CODEWARS_1}&lang=en`)
  await page.getByRole('combobox', { name: 'Program', exact: true }).selectOption(`own-${language}`)
  const editor = page.getByRole('textbox', { name: 'Your program' })
  await editor.fill(PROGRAMS[language])
  await button(page, 'Run').click()
  await expect(page.getByTestId('verdict')).toHaveAttribute('data-verdict', 'wrong-answer', {
    timeout: 120_000,
  })
  await expect.poll(() => abilities).toHaveLength(4)
  return abilities.toSorted()
}

/** Runs on the page. */
const fetchOnPage = (address: string) =>
  fetch(address).then(
    () => 'allowed',
    () => 'refused',
  )

test('without headers, the policy holds for the page, and not in its workers', {
  tag: '@once',
}, async ({ page }) => {
  expect(await abilitiesOfWorker(page, 'javascript', {})).toEqual([
    'WebAssembly is allowed',
    'eval is allowed',
    'fetch is allowed',
    'import is allowed',
  ])
  expect(await page.evaluate(fetchOnPage, ELSEWHERE)).toBe('refused')
})

for (const language of ['javascript', 'python', 'cpp'] as const)
  test(`with the policy in the header of its script, the ${language} worker refuses other origins and eval, and runs programs`, {
    tag: ['@once', '@thorough'],
  }, async ({ page }) => {
    const headers = { 'content-security-policy': await builtPolicy() }
    expect(await abilitiesOfWorker(page, language, headers)).toEqual([
      'WebAssembly is allowed',
      'eval is refused',
      'fetch is refused',
      'import is refused',
    ])
  })

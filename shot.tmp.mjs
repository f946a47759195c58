import { createServer } from 'vite'
import { chromium } from 'playwright'
import { CHROMIUM } from './scripts/browser/browsers.mjs'
import { installed } from './scripts/browser/installed.mjs'
const WRONG = `import sys
input = sys.stdin.readline
board = [list(map(int, input().split())) for _ in range(9)]
blanks = [(i, j) for i in range(9) for j in range(9) if board[i][j] == 0]

def possible(y, x, n):
    for i in range(9):
        if board[y][i] == n or board[i][x] == n:
            return False
    y0 = y // 3 * 3
    x0 = x // 3 * 3
    for i in range(3):
        for j in range(3):
            if board[y0 + i][x0 + j] == n:
                return False
    return True

def solve(k):
    if k == len(blanks):
        for row in board:
            print(*row)
        exit(0)
    y, x = blanks[k]
    for n in range(1, 10):
        if possible(y, x, n):
            board[y][x] = n
            solve(k + 1)

solve(0)
`
const RIGHT = WRONG.replace('            solve(k + 1)\n', '            solve(k + 1)\n            board[y][x] = 0\n')
const out = process.argv[2] ?? '/tmp/shots/before'
const server = await createServer({ logLevel: 'error', server: { port: 5400 } }); await server.listen()
const address = server.resolvedUrls.local[0]
const browser = await chromium.launch({ executablePath: installed(CHROMIUM) })
const PUZZLE = '000120403000000027027300050186900002930206041200001396040008210860000000702013000'
async function shot(name, { w, h, lang = 'en', dark = false, visited = true }, steps) {
  const context = await browser.newContext({ viewport: { width: w, height: h }, locale: lang === 'ko' ? 'ko-KR' : 'en-US', colorScheme: dark ? 'dark' : 'light', hasTouch: w < 500 })
  const page = await context.newPage()
  page.on('console', (m) => { if (m.type() === 'error') console.log(name, m.text()) })
  await page.goto(`${address}?lang=${lang}${visited ? '&puzzle=' + PUZZLE : ''}`)
  try { await steps?.(page) } catch (e) { console.log(name, String(e).slice(0, 300)) }
  await page.waitForTimeout(2500)
  await page.screenshot({ path: `${out}-${name}.png` })
  await context.close()
}
const own = (text) => async (page) => {
  await page.getByRole('combobox', { name: /^(Program|프로그램)$/, exact: true }).selectOption('own-python')
  await page.getByTestId('editor').or(page.locator('.cm-content')).first().fill(text)
  await page.getByRole('button', { name: /^(Run|실행)$/, exact: true }).click()
  await page.locator('[data-verdict]:not([data-verdict=loading]):not([data-verdict=running])').first().waitFor({ timeout: 40000 })
  await page.waitForTimeout(2500)
}
const only = process.argv[3]
const all = [
  ['first-1440', { w: 1440, h: 900, visited: false }],
  ['first-720', { w: 1280, h: 720, visited: false }],
  ['first-ko-720', { w: 1280, h: 720, lang: 'ko', visited: false }],
  ['first-phone-ko', { w: 390, h: 844, lang: 'ko', visited: false }],
  ['wrong-720', { w: 1280, h: 720 }, own(WRONG)],
  ['wrong-1440-dark', { w: 1440, h: 900, dark: true }, own(WRONG)],
  ['right-1440', { w: 1440, h: 900 }, own(RIGHT)],
  ['built-1440', { w: 1440, h: 900 }, async (page) => { await page.getByRole('button', { name: 'Play' }).first().click(); await page.waitForTimeout(1500); await page.getByRole('tab', { name: 'Program' }).click() }],
]
for (const [name, size, steps] of all) if (!only || name.includes(only)) await shot(name, size, steps)
await browser.close()
await server.close()

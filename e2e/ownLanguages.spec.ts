/** The user's own programs in C++ and JavaScript: recognised, run, judged, and stepped through; and their errors. */
import { expect, type Page } from '@playwright/test'
import { IS_THOROUGH } from '../tests/thorough.ts'
import { JAVASCRIPT, openTools, openVerdict } from './ownPrograms.ts'
import { injectScript } from './spoiltScript.ts'
import { button, CODEWARS_1, paste, openDrawer } from './support.ts'
import { test } from './test.ts'

// Each C++ test fetches the compiler again, which is slow on a busy machine.
test.setTimeout(240_000)

const CPP = `#include <bits/stdc++.h>
using namespace std;

int map_[9][9];
vector<pair<int, int>> blanks;

bool promising(int y, int x, int n) {
    for (int i = 0; i < 9; i++) {
        if (map_[y][i] == n || map_[i][x] == n) return false;
        if (map_[y / 3 * 3 + i / 3][x / 3 * 3 + i % 3] == n) return false;
    }
    return true;
}

void dfs(int depth) {
    if (depth == (int)blanks.size()) {
        for (int y = 0; y < 9; y++) {
            for (int x = 0; x < 9; x++) cout << map_[y][x] << ' ';
            cout << '\\n';
        }
        exit(0);
    }
    int y = blanks[depth].first, x = blanks[depth].second;
    for (int n = 1; n <= 9; n++) {
        if (!promising(y, x, n)) continue;
        map_[y][x] = n;
        dfs(depth + 1);
        map_[y][x] = 0;
    }
}

int main() {
    for (int y = 0; y < 9; y++)
        for (int x = 0; x < 9; x++) {
            cin >> map_[y][x];
            if (map_[y][x] == 0) blanks.push_back({y, x});
        }
    dfs(0);
}
`

const verdict = (page: Page) => page.getByTestId('verdict')
const editor = (page: Page) => page.getByRole('textbox', { name: 'Your program' })
const programs = (page: Page) => page.getByRole('combobox', { name: 'Program', exact: true })

type OwnProgram = 'own-python' | 'own-cpp' | 'own-javascript'

async function write(page: Page, id: OwnProgram, program: string): Promise<void> {
  await programs(page).selectOption(id)
  await expect(programs(page)).toHaveValue(id)
  await editor(page).fill(program)
  await expect(editor(page)).toContainText(program.trim().split('\n').at(-1) ?? '')
}

async function run(page: Page, expected: string): Promise<void> {
  await button(page, 'Run').click()
  await expect(verdict(page)).toHaveAttribute('data-verdict', expected, { timeout: 120_000 })
}

test('a C++ program is compiled, accepted, and stepped through to its first backtrack', {
  tag: '@thorough',
}, async ({ page }) => {
  await page.goto(`/?puzzle=${CODEWARS_1}&lang=en`)
  await programs(page).selectOption('own-cpp')
  await expect(page.getByText(/first run downloads the C\+\+ compiler/)).toBeVisible()
  await write(page, 'own-cpp', CPP)
  await run(page, 'accepted')
  await openVerdict(page)
  await expect(verdict(page)).toContainText('8,365 writes to the board')
  await openTools(page)
  await expect(page.getByText(/C\+\+ compiler is kept in this browser/)).toBeVisible()
  await expect(page.getByTestId('events')).toHaveText('8,365')
  await openDrawer(page, 'Breakpoints')
  await button(page, 'First backtrack').click()
  await button(page, 'Continue').click()
  await expect(page.getByTestId('reason')).toContainText(/Line \d+ takes the \d back from row/)
  await button(page, 'Step back').click()
  await expect(page.getByTestId('reason')).toContainText(/Line \d+ writes \d in row/)
})

test('precompiled headers of a C++ program are cached for the next one, and deleted with the compiler', {
  tag: '@thorough',
}, async ({ page }) => {
  const headers = () =>
    page.evaluate(async () => {
      const requests = await (await caches.open('backdoku-cpp')).keys()
      return requests.map(({ url }) => url).filter((url) => url.includes('/headers/')).length
    })
  const megabytes = async () => {
    const text = await page.getByText(/C\+\+ compiler is kept in this browser/).textContent()
    return Number(/([\d.]+) MB/.exec(text ?? '')?.[1])
  }
  await page.goto(`/?puzzle=${CODEWARS_1}&lang=en`)
  await programs(page).selectOption('own-cpp')
  await write(page, 'own-cpp', CPP)
  const fetching = await page.getByText(/first run downloads the C\+\+ compiler/).textContent()
  const compilerMegabytes = Number(/([\d.]+) MB/.exec(fetching ?? '')?.[1])
  await run(page, 'accepted')
  expect(await headers()).toBe(1)
  await openTools(page)
  await expect.poll(megabytes).toBeGreaterThan(compilerMegabytes + 5)
  // Starts a new worker, which loads the headers from the cache.
  await page.reload()
  await write(page, 'own-cpp', `${CPP}// again\n`)
  await run(page, 'accepted')
  await openVerdict(page)
  await expect(verdict(page)).toContainText('8,365 writes to the board')
  expect(await headers()).toBe(1)
  await openTools(page)
  await button(page, 'Remove it').click()
  await expect(page.getByText(/C\+\+ compiler is kept in this browser/)).toBeHidden()
  expect(await headers()).toBe(0)
  // The size is said before the first run of a visit only.
  await page.reload()
  await expect(page.getByText(/first run downloads the C\+\+ compiler/)).toBeVisible()
})

test('between its writes, a C++ program has lines, variables and calls', { tag: '@thorough' }, async ({
  page,
}) => {
  await page.goto(`/?puzzle=${CODEWARS_1}&lang=en`)
  await write(page, 'own-cpp', CPP)
  await run(page, 'accepted')
  await openDrawer(page, 'Breakpoints')
  await button(page, 'First backtrack').click()
  await button(page, 'Continue').click()
  await expect(page.getByTestId('reason')).toContainText(/Line \d+ takes the \d back from row/)
  await openDrawer(page)
  const variables = page.getByRole('region', { name: 'Variables', exact: true })
  const calls = page.getByRole('region', { name: 'Call stack' })
  await expect(variables).toContainText(/depth\d/)
  await expect(variables).toContainText(/y0/)
  await expect(calls).toContainText(/dfs\(depth=\d+\)→ r\dc\d \djust ran line 28/)
  await expect(calls).toContainText('main()waits at line 38')
  await button(page, 'Step back').click()
  await expect(calls).toContainText(/dfs\(depth=\d+\)→ r\dc\d = \djust ran line 26/)
  for (const line of [
    'dfs(depth + 1);',
    'void dfs(int depth) {',
    'if (depth == (int)blanks.size()) {',
    'int y = blanks[depth].first, x = blanks[depth].second;',
    'for (int n = 1; n <= 9; n++) {',
    'if (!promising(y, x, n)) continue;',
    'bool promising(int y, int x, int n) {',
  ]) {
    await page.locator('body').press('F11')
    const number = CPP.split('\n').findIndex((text) => text.trim() === line) + 1
    await expect(page.getByTestId('reason')).toContainText(`Line ${number}`)
  }
  await expect(calls).toContainText(/promising\(y=\d, x=\d, n=\d\)just ran line 7/)
  await page.locator('body').press('Shift+F11')
  await expect(calls).not.toContainText('just ran line 7')
  await calls.getByText('main()').click()
  await expect(calls).toContainText('blanks')
})

test('compiler errors are shown at their lines, and common ones explained', {
  tag: '@thorough',
}, async ({ page }) => {
  await page.goto(`/?puzzle=${CODEWARS_1}&lang=en`)
  await write(page, 'own-cpp', CPP.replace('int y = blanks', 'int y = blank'))
  await run(page, 'compile-error')
  await expect(verdict(page)).toHaveAttribute('data-line', '23')
  await openVerdict(page)
  await expect(verdict(page)).toContainText("undeclared identifier 'blank'")
  await expect(verdict(page)).toContainText('not declared before this line')
})

const FOUND = `struct Found {};

void dfs(int depth) {
    if (depth == 3) throw Found{};
    dfs(depth + 1);
}

int main() {
    try { dfs(0); } catch (Found&) {}
}
`

/** Programs that fail, each with its line and part of the message. */
const FAILING = [
  [CPP.replace('map_[y][x] = 0;', 'map_[y * 100000000][x] = 0;'), '28', 'out of bounds'],
  [CPP.replace('map_[y][x] = 0;', '*(volatile int*)nullptr = 0;'), '28', 'through a null pointer'],
  [FOUND, '4', 'Exceptions cannot be caught here'],
] as const

test('wild stores, null pointers, throws and endless loops end in a message, and the next run works', {
  tag: '@thorough',
}, async ({ page }) => {
  await page.goto(`/?puzzle=${CODEWARS_1}&lang=en`)
  for (const [program, line, said] of FAILING) {
    await write(page, 'own-cpp', program)
    await run(page, 'runtime-error')
    await expect(verdict(page)).toHaveAttribute('data-line', line)
    await openVerdict(page)
    await expect(verdict(page)).toContainText(said)
  }
  await write(page, 'own-cpp', 'int main() {\n    while (true) {}\n}\n')
  await button(page, 'Run').click()
  await expect(verdict(page)).toContainText('Running', { timeout: 60_000 })
  await button(page, 'Stop').click()
  await expect(verdict(page)).toHaveAttribute('data-verdict', 'stopped')
  await write(page, 'own-cpp', CPP)
  await run(page, 'accepted')
})

test('compiled with optimisation, a program is only judged', { tag: '@thorough' }, async ({ page }) => {
  await page.goto(`/?puzzle=${CODEWARS_1}&lang=en`)
  await write(page, 'own-cpp', CPP)
  await openTools(page)
  await page.getByRole('checkbox', { name: /Optimize/ }).check()
  await run(page, 'accepted')
  await expect(verdict(page)).toHaveAttribute('data-steps', 'hidden')
  await expect(page.getByText(/Compiled for speed/)).toBeVisible()
})

test('a JavaScript program is accepted, and the language can be switched', { tag: '@thorough' }, async ({
  page,
}) => {
  await page.goto(`/?puzzle=${CODEWARS_1}&lang=en`)
  await write(page, 'own-javascript', JAVASCRIPT)
  await run(page, 'accepted')
  await expect(page.getByTestId('events')).toHaveText('8,365')
  await openDrawer(page, 'Breakpoints')
  await button(page, 'First backtrack').click()
  await button(page, 'Continue').click()
  await expect(page.getByTestId('reason')).toContainText(/Line \d+ takes the \d back from row/)
  await write(page, 'own-python', 'print(1)\n')
  await expect(verdict(page)).toBeHidden()
  // Python takes long to start.
  if (IS_THOROUGH) await run(page, 'wrong-answer')
  await programs(page).selectOption('own-javascript')
  await expect(editor(page)).toContainText('readFileSync')
  await write(page, 'own-javascript', JAVASCRIPT.replace('board[y][x] = n', 'board[y + 9][x] = n'))
  await run(page, 'runtime-error')
  await expect(verdict(page)).toHaveAttribute('data-line', '19')
  await expect(verdict(page)).toContainText('TypeError')
})

test('a JavaScript engine that fails to start shows why, and the next run starts another', {
  tag: '@thorough',
}, async ({ page }) => {
  // The engine's loader swallows this rejection and never settles.
  const failing = "WebAssembly.instantiate = () => Promise.reject(new Error('no room for it'));"
  const mend = await injectScript(page, '**/assets/javascript.worker-*.js', failing)
  await page.goto(`/?puzzle=${CODEWARS_1}&lang=en`)
  await write(page, 'own-javascript', JAVASCRIPT)
  await run(page, 'stopped')
  await openVerdict(page)
  await expect(verdict(page)).toContainText('no room for it')
  await expect(page.getByText('The run broke off')).toBeVisible()
  mend()
  await run(page, 'accepted')
})

test('the language of a pasted C++ or TypeScript program is recognised', { tag: '@thorough' }, async ({
  page,
}) => {
  await page.goto(`/?puzzle=${CODEWARS_1}&lang=en`)
  await paste(page, CPP)
  await expect(programs(page)).toHaveValue('own-cpp')
  await expect(editor(page)).toContainText('promising')
  await expect(editor(page)).toBeFocused()
  // A paste by keyboard would go into the editor.
  await page.evaluate(
    (copied) => navigator.clipboard.writeText(copied),
    'function solveSudoku(board: string[][]): void {\n  for (const row of board) {}\n  return\n}\n',
  )
  await button(page, 'Paste').click()
  await expect(programs(page)).toHaveValue('own-javascript')
})

/** Values of an expression at a line of the user's own program, each time that the line ran. */
import { expect, type Locator, type Page } from '@playwright/test'
import { JAVASCRIPT, lineWith, openTools, SOLVER } from './ownPrograms.ts'
import { button, CODEWARS_1, CODEWARS_2, tagsUnless } from './support.ts'
import { test } from './test.ts'

const editor = (page: Page) => page.getByRole('textbox', { name: 'Your program' })
const panel = (page: Page) => page.getByRole('region', { name: /^Values at line / })
const row = (page: Page, name: string | RegExp): Locator =>
  panel(page).getByRole('button', { name, exact: true })

async function run(page: Page, program: string, language = 'own-python', puzzle = CODEWARS_1): Promise<void> {
  await page.goto(`/?puzzle=${puzzle}&lang=en`)
  await page.getByRole('combobox', { name: 'Program', exact: true }).selectOption(language)
  await editor(page).fill(program)
  await button(page, 'Run').click()
  await expect(page.getByTestId('verdict')).toHaveAttribute('data-verdict', 'accepted', { timeout: 120_000 })
}

async function show(page: Page, line: number, expression: string): Promise<void> {
  await panel(page).getByRole('spinbutton', { name: 'Line' }).fill(`${line}`)
  await panel(page).getByRole('textbox', { name: 'Expression' }).fill(expression)
  await panel(page).getByRole('textbox', { name: 'Expression' }).press('Enter')
}

for (const [language, program] of [
  ['own-python', SOLVER],
  ['own-javascript', JAVASCRIPT],
] as const)
  test(`the values at a line in ${language} are listed, gone to, drawn and copied`, {
    tag: tagsUnless(language === 'own-javascript'),
  }, async ({ page, context, browserName }) => {
    await run(page, program, language)
    // The list begins where the page stands.
    await button(page, 'Go to start').click()
    await openTools(page)
    await button(page, 'Show here…').click()
    // The line that takes a digit back.
    const line = lineWith(program, 'board[y][x] = 0')
    await show(page, line, 'y, x, board[y][x]')
    await expect(panel(page).getByRole('status').first()).toContainText('4,157 values.')
    const first = panel(page)
      .getByRole('button', { name: /^event / })
      .first()
    const [, event, y, x, digit] =
      /^event ([\d,]+), (\d), (\d), (\d)$/.exec((await first.getAttribute('aria-label')) ?? '') ?? []
    await first.click()
    await expect(page.getByTestId('event')).toHaveText(event ?? '')
    await expect(first).toHaveAttribute('aria-current', 'true')
    const cell = page.getByRole('gridcell', {
      name: new RegExp(`^Row ${Number(y) + 1}, column ${Number(x) + 1},`),
    })
    await expect(cell).toHaveText(digit ?? '')
    await first.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(page.getByTestId('event')).not.toHaveText(event ?? '')
    await button(page, 'Draw x').click()
    await expect(
      page.getByRole('img', { name: new RegExp(`^x at line ${line}: 0 to 8, mean `) }),
    ).toBeVisible()
    if (browserName === 'chromium') {
      await context.grantPermissions(['clipboard-read', 'clipboard-write'])
      await button(page, 'Copy as CSV').click()
      await expect(panel(page)).toContainText('Copied.')
      const copied = await page.evaluate(() => navigator.clipboard.readText())
      expect(copied.split('\r\n').slice(0, 2)).toEqual([
        'event,y,x,board[y][x]',
        `${event},${y},${x},${digit}`,
      ])
    }
    await page.keyboard.press('Escape')
    await expect(panel(page)).toBeHidden()
    await expect(page.getByRole('img', { name: /^x at line / })).toBeHidden()
  })

test('a faulty expression, a line without code and one that never ran are named', {
  tag: '@thorough',
}, async ({ page }) => {
  const source = `${SOLVER}# the end\nif len(board) > 9:\n    board = 0\n`
  await run(
    page,
    source
      .replace('sys.exit()', 'return True')
      .replace('        dfs(depth + 1)', '        if dfs(depth + 1): return True'),
  )
  await openTools(page)
  await button(page, 'Show here…').click()
  const status = panel(page).getByRole('status').first()
  await show(page, 11, '')
  await expect(status).toHaveText('Type an expression, for example n, board[y].')
  await show(page, 11, 'depth +')
  await expect(status).toContainText('invalid syntax')
  await show(page, 11, '(depth := 3)')
  await expect(status).toContainText('would change values of the program')
  await show(page, lineWith(source, '# the end'), 'board')
  await expect(status).toContainText(`Line ${lineWith(source, '# the end') + 1} runs next.`)
  await button(page, `Show line ${lineWith(source, '# the end') + 1}`).click()
  await expect(status).toContainText('1 value.')
  await show(page, lineWith(source, '    board = 0'), 'board')
  await expect(status).toContainText('never ran')
  await editor(page).press('Space')
  await expect(status).toHaveText('The program was edited. Run it again to read values.')
})

test('more values than a table holds are read from the playhead', { tag: '@thorough' }, async ({ page }) => {
  await run(page, SOLVER, 'own-python', CODEWARS_2)
  await editor(page).press('ControlOrMeta+End')
  await editor(page).press('Shift+F9')
  await show(page, lineWith(SOLVER, 'board[y][x] = n'), 'n')
  await expect(panel(page)).toContainText('10,000 values')
  await expect(panel(page)).toContainText('more follow')
  await page.getByRole('textbox', { name: 'Go to event' }).fill('50000')
  await page.keyboard.press('Enter')
  await button(page, 'From here').click()
  await expect(panel(page)).toContainText('10,000 values, events 50,000 to')
  await button(page, 'Draw n').click()
  const chart = page.getByRole('img', { name: /^n at line .* Read from event 50,000 to / })
  await expect(chart).toBeVisible()
  await expect(chart.getByText('not read')).toHaveCount(2)
  await button(page, 'From the start').click()
  await expect(panel(page)).toContainText('events 0 to')
})

test('the line is the running one, unless the caret was placed since the program got there', {
  tag: '@thorough',
}, async ({ page }) => {
  await run(page, SOLVER)
  await page.getByRole('textbox', { name: 'Go to event' }).fill('1000')
  await page.keyboard.press('Enter')
  await expect(page.getByTestId('event')).toHaveText('1,000')
  const line = panel(page).getByRole('spinbutton', { name: 'Line' })
  const lines = ['board[y][x] = n', 'board[y][x] = 0'].map((text) => `${lineWith(SOLVER, text)}`)
  const opened = async () => {
    await openTools(page)
    await button(page, 'Show here…').click()
    const shown = await line.inputValue()
    await page.keyboard.press('Escape')
    await expect(panel(page)).toBeHidden()
    return shown
  }
  expect(lines).toContain(await opened())
  await editor(page).press('ControlOrMeta+Home')
  await page.keyboard.press('ArrowDown')
  expect(await opened()).toBe('2')
  await button(page, 'Step forward').click()
  await expect(page.getByTestId('event')).toHaveText('1,001')
  expect(lines).toContain(await opened())
})

const CPP = `#include <cstdio>
int board[9][9];
bool fits(int y, int x, int n) {
  for (int k = 0; k < 9; k++)
    if (board[y][k] == n || board[k][x] == n || board[y / 3 * 3 + k / 3][x / 3 * 3 + k % 3] == n) return false;
  return true;
}
bool dfs(int at) {
  if (at == 81) return true;
  int y = at / 9, x = at % 9;
  if (board[y][x]) return dfs(at + 1);
  for (int n = 1; n <= 9; n++) {
    if (!fits(y, x, n)) continue;
    board[y][x] = n;
    if (dfs(at + 1)) return true;
    board[y][x] = 0;
  }
  return false;
}
int main() {
  for (int k = 0; k < 81; k++) scanf("%d", &board[k / 9][k % 9]);
  dfs(0);
  for (int k = 0; k < 81; k++) printf("%d%c", board[k / 9][k % 9], k % 9 == 8 ? 10 : 32);
}
`

for (const [language, program] of [
  ['own-javascript', JAVASCRIPT],
  ['own-cpp', CPP],
] as const)
  test(`values of a program in ${language} are read`, { tag: '@thorough' }, async ({ page }) => {
    test.setTimeout(240_000)
    await run(page, program, language)
    await openTools(page)
    await button(page, 'Show here…').click()
    await show(page, lineWith(program, 'board[y][x] = 0'), 'y, x, board[y][x]')
    await expect(panel(page).getByRole('status').first()).toContainText('4,157 values.', { timeout: 120_000 })
    await show(page, lineWith(program, 'board[y][x] = 0'), 'y, nowhere')
    if (language === 'own-cpp')
      await expect(panel(page)).toContainText("Column 4: use of undeclared identifier 'nowhere'", {
        timeout: 120_000,
      })
    else await expect(row(page, /nowhere/).first()).toContainText('ReferenceError')
  })

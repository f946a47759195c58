/** Consecutive runs of the user's own programs: after an endless program or a flood of output, the next one runs. */
import { expect, type Page } from '@playwright/test'
import { button, CODEWARS_1 } from './support.ts'
import { test } from './test.ts'

// Slow, because the interpreter or compiler is fetched, and restarted after each stopped program.
test.setTimeout(300_000)

const verdict = (page: Page) => page.getByTestId('verdict')
const editor = (page: Page) => page.getByRole('textbox', { name: 'Your program' })
const programs = (page: Page) => page.getByRole('combobox', { name: 'Program', exact: true })

async function run(page: Page, program: string): Promise<void> {
  await editor(page).fill(program)
  await expect(editor(page)).toContainText(program.split('\n').at(-1) ?? '')
  await button(page, 'Run').click()
}

const expectVerdict = (page: Page, kind: string) =>
  expect(verdict(page)).toHaveAttribute('data-verdict', kind, { timeout: 120_000 })

/** Per language: programs that run until stopped, one that reaches the output limit, and a short one. */
const LANGUAGES = [
  {
    id: 'own-python',
    endless: ['while True: pass', 'sum(1 for _ in iter(int, 1))', 'sum(iter(int, 1))'],
    flood: 'while True: print("x")',
    short: 'print(1)',
  },
  {
    id: 'own-javascript',
    endless: ['while (true) {}'],
    flood: 'while (true) console.log("x")',
    short: 'console.log(1)',
  },
  {
    id: 'own-cpp',
    endless: ['int volatile i; int main() { while (true) i++; }'],
    flood: '#include <cstdio>\nint main() { while (true) puts("x"); }',
    short: '#include <cstdio>\nint main() { puts("1"); }',
  },
] as const

for (const { id, endless, flood, short } of LANGUAGES)
  test(`after an endless program, and after a flood of output, the next one runs: ${id}`, async ({
    page,
  }) => {
    await page.goto(`/?puzzle=${CODEWARS_1}&lang=en`)
    await programs(page).selectOption(id)
    for (const program of endless) {
      await run(page, program)
      await expect(verdict(page)).toContainText('Running', { timeout: 120_000 })
      await button(page, 'Stop').click()
      await expectVerdict(page, 'stopped')
      await run(page, short)
      await expectVerdict(page, 'wrong-answer')
    }
    await run(page, flood)
    await expectVerdict(page, 'output-limit')
    await run(page, short)
    await expectVerdict(page, 'wrong-answer')
  })

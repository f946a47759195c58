/** All programs in the menu, and searches for all solutions. */
import { expect } from '@playwright/test'
import { OWN_LANGUAGES } from '../src/sudoku/reading/language.ts'
import { STRATEGIES } from '../src/search/programs/registry.ts'
import {
  EMPTY,
  boardOf,
  button,
  CODEWARS_1,
  CODEWARS_1_SOLVED,
  expectAccessible,
  expectBoard,
  counterValue,
} from './support.ts'
import { test } from './test.ts'

test('every program in the menu solves the puzzle, each at its own cost', { tag: '@thorough' }, async ({
  page,
}) => {
  await page.goto(`/?puzzle=${CODEWARS_1}`)
  const program = page.getByRole('combobox', { name: 'Program' })
  const extent = page.getByRole('combobox', { name: 'Solutions' })
  const costs = new Map<string, string>()
  // The last options are the user's own programs.
  const builtIn = program.locator('option:not([value^=own-])')
  await expect(builtIn).toHaveCount(STRATEGIES.length)
  await expect(program.getByRole('option')).toHaveCount(STRATEGIES.length + OWN_LANGUAGES.length)
  const names = await builtIn.allTextContents()
  for (const name of names) {
    await program.selectOption(name)
    await extent.selectOption('First solution')
    const ofProgram = button(page, name)
    if ((await ofProgram.getAttribute('aria-expanded')) !== 'true') await ofProgram.click()
    await button(page, 'Go to end').click()
    await expect(page.getByRole('status')).toHaveText(/^Solved at event [\d,]+/)
    await expectBoard(page, CODEWARS_1_SOLVED)
    costs.set(
      name,
      `${await counterValue(page, 'placements')} placements, ${await counterValue(page, 'work')} reads`,
    )
  }
  // Promising numbers and the candidate list do equal work, so there is one cost fewer than programs.
  expect(new Set(costs.values()).size).toBe(STRATEGIES.length - 1)
  expect(costs.get('Row / column / box tables')).toBe('4208 placements, 54788 reads')
})

test('a program without a stop continues after solutions, and each solution can be visited', {
  tag: '@thorough',
}, async ({ page }) => {
  await page.goto(EMPTY)
  await page.getByRole('combobox', { name: 'Puzzle', exact: true }).selectOption({ label: 'Two solutions' })
  await page.getByRole('combobox', { name: 'Program' }).selectOption('Candidate list')
  await expect(page.getByRole('combobox', { name: 'Solutions' })).toHaveValue('all')
  await button(page, 'Go to end').click()
  await expect(page.getByRole('status')).toHaveText('Searched everything: 2 solutions')
  await expect(page.getByTestId('depth')).toHaveText('0')
  await button(page, 'Answer').click()
  await button(page, 'Previous solution').click()
  await expect(page.getByTestId('solutions')).toHaveText('2')
  await expect.poll(() => boardOf(page)).not.toContain('0')
  const second = await boardOf(page)
  await button(page, 'Previous solution').click()
  await expect(page.getByTestId('solutions')).toHaveText('1')
  const first = await boardOf(page)
  expect([first.includes('0'), first === second]).toEqual([false, false])
  await expect(button(page, 'Copy answer')).toBeEnabled()
  await expectAccessible(page)
})

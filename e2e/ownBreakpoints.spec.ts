/** Breakpoints on lines of the user's own program that write nothing to the board, in both directions. */
import { expect, test } from '@playwright/test'
import { SOLVER } from './ownPrograms.ts'
import { button, CODEWARS_1 } from './support.ts'

test('a breakpoint on a line that writes nothing is met forwards and backwards', async ({ page }) => {
  await page.goto(`/?puzzle=${CODEWARS_1}&lang=en`)
  await page.getByRole('combobox', { name: 'Program', exact: true }).selectOption('own-python')
  await page.getByRole('textbox', { name: 'Your program' }).fill(SOLVER)
  await button(page, 'Run').click()
  await expect(page.getByTestId('verdict')).toHaveAttribute('data-verdict', 'accepted')
  const [reason, event] = [page.getByTestId('reason'), page.getByTestId('event')]
  await button(page, 'Step forward').click()
  await expect(reason).toContainText('Line 18')
  // Into the next call, to the line that has its cell.
  for (const line of ['Line 19', 'Line 11', 'Line 12', 'Line 16']) {
    await page.keyboard.press('F11')
    await expect(reason).toContainText(line)
  }
  await expect(event).toHaveText('1')
  await page.keyboard.press('F9')
  await expect(
    page.getByText('One that never writes to the board is found by running the program once more'),
  ).toBeVisible()
  await page.keyboard.press('F5')
  await expect(event).toHaveText('2')
  await expect(reason).toContainText('Line 16')
  await page.keyboard.press('F5')
  await expect(event).toHaveText('3')
  await expect(reason).toContainText('Line 16')
  for (const before of ['2', '1', '0']) {
    await page.keyboard.press('Shift+F5')
    await expect(event).toHaveText(before)
    await expect(reason).toContainText('Line 16')
  }
  await page.keyboard.press('Shift+F5')
  await expect(page.getByText('No breakpoint hits before this.')).toBeVisible()
  await expect(event).toHaveText('0')
})

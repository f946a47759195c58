/** Breakpoints on lines of a user's own program that do not write to the board are hit in both directions. */
import { expect } from '@playwright/test'
import { JAVASCRIPT, SOLVER } from './ownPrograms.ts'
import { button, CODEWARS_1, tagsUnless, openDrawer } from './support.ts'
import { test } from './test.ts'

test('a breakpoint on a line without a write is hit forwards and backwards', {
  tag: '@thorough',
}, async ({ page }) => {
  await page.goto(`/?puzzle=${CODEWARS_1}&lang=en`)
  await page.getByRole('combobox', { name: 'Program', exact: true }).selectOption('own-python')
  await page.getByRole('textbox', { name: 'Your program' }).fill(SOLVER)
  await button(page, 'Run').click()
  await expect(page.getByTestId('verdict')).toHaveAttribute('data-verdict', 'accepted')
  const [reason, event] = [page.getByTestId('reason'), page.getByTestId('event')]
  await button(page, 'Go to start').click()
  await button(page, 'Step forward').click()
  await expect(reason).toContainText('Line 18')
  // Steps into the next call, to the line that takes its cell.
  for (const line of ['Line 19', 'Line 11', 'Line 12', 'Line 16']) {
    await page.keyboard.press('F11')
    await expect(reason).toContainText(line)
  }
  await expect(event).toHaveText('1')
  await page.keyboard.press('F9')
  await openDrawer(page, 'Breakpoints')
  await expect(
    page.getByText('For a line that never writes to the board, the page runs the program once more'),
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
  await expect(page.getByText('No breakpoint is hit before this point.')).toBeVisible()
  await expect(event).toHaveText('0')
})

const CPP = `#include <cstdio>
int board[9][9];
bool fits(int y, int x, int n) {
    for (int i = 0; i < 9; i++) {
        if (board[y][i] == n || board[i][x] == n) return false;
        if (board[y / 3 * 3 + i / 3][x / 3 * 3 + i % 3] == n) return false;
    }
    return true;
}
bool dfs(int cell) {
    if (cell == 81) return true;
    if (board[cell / 9][cell % 9] != 0) return dfs(cell + 1);
    int y = cell / 9, x = cell % 9;
    for (int n = 1; n <= 9; n++) {
        if (!fits(y, x, n)) continue;
        board[y][x] = n;
        if (dfs(cell + 1)) return true;
        board[y][x] = 0;
    }
    return false;
}
int main() {
    for (auto& row : board) for (int& cell : row) scanf("%d", &cell);
    dfs(0);
    for (auto& row : board) for (int x = 0; x < 9; x++) printf("%d%c", row[x], x < 8 ? ' ' : '\\n');
}
`

for (const { program, source, writing, entered } of [
  { program: 'own-cpp', source: CPP, writing: 'Line 16', entered: 'Line 13' },
  { program: 'own-javascript', source: JAVASCRIPT, writing: 'Line 19', entered: 'Line 15' },
]) {
  test(`a breakpoint in ${program} is hit in both directions at the same line`, {
    tag: tagsUnless(program === 'own-cpp'),
  }, async ({ page }) => {
    // The test of C++ fetches the compiler, which is slow on a busy machine.
    test.setTimeout(240_000)
    await page.goto(`/?puzzle=${CODEWARS_1}&lang=en`)
    await page.getByRole('combobox', { name: 'Program', exact: true }).selectOption(program)
    await page.getByRole('textbox', { name: 'Your program' }).fill(source)
    await button(page, 'Run').click()
    const verdict = page.getByTestId('verdict')
    await expect(verdict).toHaveAttribute('data-verdict', 'accepted', { timeout: 200_000 })
    const [reason, event] = [page.getByTestId('reason'), page.getByTestId('event')]
    await button(page, 'Go to start').click()
    await button(page, 'Step forward').click()
    await expect(event).toHaveText('1')
    await expect(reason).toContainText(writing)
    // Steps into the next call, to a line that does not write.
    for (let steps = 0; steps < 20; steps++) {
      const said = await reason.textContent()
      if (said?.includes(entered) === true) break
      await page.keyboard.press('F11')
      await expect.poll(() => reason.textContent()).not.toBe(said)
    }
    await expect(reason).toContainText(entered)
    await page.keyboard.press('F9')
    await openDrawer(page, 'Breakpoints')
    await expect(page.getByText('For a line that never writes to the board')).toBeVisible()
    for (const next of ['2', '3']) {
      await page.keyboard.press('F5')
      await expect(event).toHaveText(next)
      await expect(reason).toContainText(entered)
    }
    await page.keyboard.press('Shift+F5')
    await expect(event).toHaveText('2')
    await expect(reason).toContainText(entered)
  })
}

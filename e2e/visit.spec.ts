/** Optional board displays, animations, and pasted programs. */
import { expect, type Page } from '@playwright/test'
import { button, CODEWARS_2, pressInBoardMenu } from './support.ts'
import { test } from './test.ts'

/** Counts animations that start from now on. @returns a function that reads the count */
async function countAnimations(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const started: string[] = []
    Object.assign(window, { started })
    document.addEventListener('animationstart', ({ animationName }) => started.push(animationName))
  })
  return () => page.evaluate<number>('window.started.length')
}

test('a step animates the digit that it places or removes, and a jump nothing', async ({ page }) => {
  await page.goto(`/?puzzle=${CODEWARS_2}&lang=en`)
  const started = await countAnimations(page)
  await button(page, 'Step forward').click()
  await expect(page.getByTestId('event')).toHaveText('1')
  // The first step loads the code that animates, maybe too late to animate that step. So the second step is tested.
  await expect(page.getByTestId('candidates')).toBeVisible()
  const first = await started()
  await button(page, 'Step forward').click()
  await expect(page.getByTestId('event')).toHaveText('2')
  await expect.poll(started).toBeGreaterThan(first)
  await button(page, 'Go to end').click()
  await expect(page.getByRole('status')).toHaveText(/^Solved at event [\d,]+/)
  const before = await started()
  await button(page, 'Go to start').click()
  await expect(page.getByTestId('event')).toHaveText('0')
  expect(await started()).toBe(before)
})

test('with reduced motion nothing is animated', { tag: ['@media', '@thorough'] }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(`/?puzzle=${CODEWARS_2}&lang=en`)
  const started = await countAnimations(page)
  for (let event = 1; event <= 12; event++) {
    await button(page, 'Step forward').click()
    await expect(page.getByTestId('event')).toHaveText(String(event))
  }
  expect(await started()).toBe(0)
})

test('candidates are shown in all blanks, also after a reload', async ({ page }) => {
  await page.goto(`/?puzzle=${CODEWARS_2}&lang=en`)
  const all = page.getByTestId('all-candidates')
  await pressInBoardMenu(page, 'Candidates in all blanks')
  // Candidates of r1c2 in Codewars 2.
  await expect(all).toContainText(/1 2 ?/)
  await expect(all.locator('span')).toHaveCount(60)
  await page.reload()
  await expect(all.locator('span')).toHaveCount(60)
  await pressInBoardMenu(page, 'Candidates in all blanks')
  await expect(all).toHaveCount(0)
})

test('row and column numbers can be configured, and no cell moves', { tag: '@thorough' }, async ({
  page,
}) => {
  await page.goto(`/?puzzle=${CODEWARS_2}&lang=ko`)
  const first = page.getByRole('gridcell').first()
  const where = await first.boundingBox()
  const numbers = page.locator('[data-numbering] > [aria-hidden]').first()
  await expect(numbers).toHaveText('123456789')
  await pressInBoardMenu(page, '행·열 번호: 1부터', '보드')
  await expect(numbers).toHaveText('012345678')
  await pressInBoardMenu(page, '행·열 번호: 소스 코드처럼 0부터', '보드')
  await expect(numbers).toBeHidden()
  expect(await first.boundingBox()).toEqual(where)
})

/** A program in Java, which the app cannot run. */
const JAVA = `import java.util.*;
public class Main {
  static int[][] board = new int[9][9];
  static int[] row = new int[9], column = new int[9], box = new int[9];
  static boolean dfs(int cell) {
    if (cell == 81) return true;
    int y = cell / 9, x = cell % 9, b = y / 3 * 3 + x / 3;
    if (board[y][x] != 0) return dfs(cell + 1);
    for (int left = 0x3fe & ~(row[y] | column[x] | box[b]); left != 0; left &= left - 1) {
      int bit = left & -left;
      board[y][x] = Integer.numberOfTrailingZeros(bit);
      row[y] |= bit; column[x] |= bit; box[b] |= bit;
      if (dfs(cell + 1)) return true;
      row[y] ^= bit; column[x] ^= bit; box[b] ^= bit;
      board[y][x] = 0;
    }
    return false;
  }
}
`

test('a pasted program’s language is named, and the most similar program is one click away', async ({
  page,
}) => {
  await page.goto(`/?puzzle=${CODEWARS_2}&lang=en`)
  await page.evaluate((text) => navigator.clipboard.writeText(text), JAVA)
  await button(page, 'Paste').click()
  await expect(page.getByRole('alert').first()).toContainText('A program.')
  await button(page, 'Open “Bitmasks”').first().click()
  await expect(page.getByRole('tab', { name: 'Program' })).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByRole('combobox', { name: 'Program' })).toHaveValue('bitmasks')
})

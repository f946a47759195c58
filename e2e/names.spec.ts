/** Names of puzzles that look like HTML or contain quotation marks are shown verbatim. */
import { expect, type Page } from '@playwright/test'
import { CODEWARS_1, CODEWARS_2, EMPTY, expectBoard, paste } from './support.ts'
import { test } from './test.ts'

const NAMES = [
  '"><img src=x onerror=alert(1)>',
  'a "quoted" name',
  "<b>bold</b> & 'single'",
  '</table><script>',
]

/** Counts elements that a name injected. */
function injectedElements(page: Page): Promise<number> {
  return page.locator('main :is(img, b, script)').count()
}

function rowsOf(line: string): string {
  return line.replaceAll(/.{9}/g, '$&\n')
}

// A text with tags is read as HTML, so only names without tags are verbatim.
test('the puzzles of a text are offered by their names, which are never HTML of the page', {
  tag: '@thorough',
}, async ({ page }) => {
  await page.goto(EMPTY)
  const grids = [CODEWARS_1, CODEWARS_2]
  await paste(page, NAMES.map((name, index) => `${name}\n${rowsOf(grids[index % 2])}`).join('\n'))
  const group = page.getByRole('group', { name: /several puzzles/ })
  await expect(group.getByRole('button')).toHaveCount(NAMES.length)
  expect(await injectedElements(page)).toBe(0)
  await group.getByRole('button', { name: NAMES[1], exact: true }).click()
  await expectBoard(page, CODEWARS_2)
})

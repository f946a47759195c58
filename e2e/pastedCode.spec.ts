/** Code mangled by blogs and messengers, and clipboards without plain text. */
import { expect, type Page } from '@playwright/test'
import { SOLVER } from './ownPrograms.ts'
import { button, CODEWARS_1, EMPTY, expectBoard } from './support.ts'
import { test } from './test.ts'

const editor = (page: Page) => page.getByRole('textbox', { name: /Your program|내 프로그램/ })
const programs = (page: Page) => page.getByRole('combobox', { name: 'Program', exact: true })
/** The message about characters that look like those of code. */
const notice = (page: Page) => page.getByTestId('lookalikes')

/** Opens the user's Python program and replaces its text. */
async function write(page: Page, program: string): Promise<void> {
  await programs(page).selectOption('own-python')
  await editor(page).fill(program)
}

/** Contains characters that look like those of code; in comments and strings they are valid, in code they are not. */
const MANGLED = `# 스도쿠（9×9） “풀이” –\u3000끝
name = "（스도쿠）"
${SOLVER}`
  .replace('range(9)', 'range（9）')
  .replace('= 0', '=\u00a00')

test('lookalike characters are reported with their position and replaced on a click', {
  tag: '@thorough',
}, async ({ page }) => {
  await page.goto(`/?puzzle=${CODEWARS_1}&lang=en`)
  await write(page, MANGLED)
  await expect(notice(page).getByRole('status')).toHaveText(
    /^Line \d+, column \d+: .*, not code\. There are 2 more such characters\.$/,
  )
  await expect(page.locator('[data-mark=warning]').first()).toBeVisible()
  const replace = notice(page).getByRole('button', { name: 'Replace all 3' })
  await replace.focus()
  await page.keyboard.press('Enter')
  await expect(notice(page).getByRole('status')).toHaveText(/^Replaced 3 characters/)
  await expect(replace).toBeHidden()
  await expect(editor(page)).toBeFocused()
  await expect(editor(page)).toContainText('# 스도쿠（9×9） “풀이” –\u3000끝')
  await expect(editor(page)).toContainText('name = "（스도쿠）"')
  await expect(editor(page)).not.toContainText('range（9）')
  await page.keyboard.press('Control+z')
  await expect(replace).toBeVisible()
  await expect(editor(page)).toContainText('range（9）')
  await page.keyboard.press('Control+y')
  await expect(editor(page)).not.toContainText('range（9）')
  await page.keyboard.press('Control+Enter')
  await expect(page.getByTestId('verdict')).toHaveAttribute('data-verdict', 'accepted')
})

test('they are reported in Korean, too', { tag: '@thorough' }, async ({ page }) => {
  await page.goto(`/?puzzle=${CODEWARS_1}&lang=ko`)
  await page
    .locator('select')
    .filter({ has: page.locator('option[value=own-python]') })
    .selectOption('own-python')
  await editor(page).fill('x = 1\nprint(“x”)\n')
  await expect(notice(page).getByRole('status')).toHaveText(
    '2번 줄 7번째 글자: 둥근 따옴표 “ (U+201C). 코드로 읽을 수 없습니다. 이런 문자가 1개 더 있습니다.',
  )
  await notice(page).getByRole('button', { name: '모두 바꾸기(2개)' }).click()
  await expect(editor(page)).toContainText('print("x")')
})

/** Puts only HTML on the clipboard, as some pages and programs do. */
async function copyHtml(page: Page, html: string): Promise<void> {
  await page.evaluate(
    (html) =>
      navigator.clipboard.write([
        new ClipboardItem({ 'text/html': new Blob([html], { type: 'text/html' }) }),
      ]),
    html,
  )
}

const rows = CODEWARS_1.match(/.{9}/g) ?? []
const TABLE = `<table>${rows
  .map(
    (row) =>
      `<tr>${Array.from(row, (digit) => `<td>${digit === '0' ? '&nbsp;' : digit}</td>`).join('')}</tr>`,
  )
  .join('')}</table>`

test('a table on the clipboard as HTML only is read: by the button, anywhere, and in a text field', {
  tag: '@thorough',
}, async ({ page }) => {
  await page.goto('/?lang=en')
  await copyHtml(page, TABLE)
  await button(page, 'Paste').click()
  await expectBoard(page, CODEWARS_1)
  await page.goto('/?lang=en')
  await page.locator('body').press('Control+v')
  await expectBoard(page, CODEWARS_1)
  await page.goto(`${EMPTY}&lang=en`)
  await page.getByRole('textbox', { name: 'Puzzle text' }).focus()
  await page.keyboard.press('Control+v')
  await expectBoard(page, CODEWARS_1)
})

test('code on the clipboard as HTML only is pasted into the editor', async ({ page }) => {
  await page.goto(`/?puzzle=${CODEWARS_1}&lang=en`)
  await write(page, 'x')
  await copyHtml(page, '<pre><code>if y:\n    z = 1\n</code></pre>')
  await editor(page).press('Control+End')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Control+v')
  await expect(page.locator('.cm-line')).toHaveText(['x', 'if y:', '    z = 1'])
})

/** A post of a blog: a program in a fence, and the sample that it reads. */
const POST = `백트래킹으로 푼 풀이입니다.\n\n\`\`\`python\n${SOLVER}\n\`\`\`\n\n예제 입력 1\n\n${rows.map((row) => row.split('').join(' ')).join('\n')}\n`

test('a post with a program and a sample gives both, and the program is cleaned on a press', async ({
  page,
}) => {
  await page.goto('/?lang=en')
  await page.evaluate((text) => navigator.clipboard.writeText(text), POST)
  await button(page, 'Paste').click()
  await expectBoard(page, CODEWARS_1)
  await expect(
    page.getByRole('status').filter({ hasText: /30 givens\. Your Python, \d+ lines\./ }),
  ).toHaveCount(1)
  const noise = page.getByTestId('noise')
  await expect(noise.getByRole('status')).toHaveText(
    /2 lines of Markdown, 2 lines of text, 9 lines of a board/,
  )
  await noise.getByRole('button', { name: 'Remove it' }).click()
  await expect(page.locator('.cm-line').first()).toHaveText('import sys')
  await expect(noise.getByRole('button')).toHaveText('Undo')
})

test('an empty clipboard is reported as empty', { tag: '@thorough' }, async ({ page }) => {
  await page.goto('/?lang=en')
  await page.evaluate(() => navigator.clipboard.writeText(''))
  await button(page, 'Paste').click()
  await expect(page.getByRole('alert').first()).toContainText('The clipboard is empty or has no text.')
})

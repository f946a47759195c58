/** The user's own programs as files: opened, dropped, saved singly and all at once. */
import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { button, CODEWARS_1, expectAccessible } from './support.ts'
import { openTools } from './ownPrograms.ts'
import { test } from './test.ts'

const editor = (page: Page) => page.getByRole('textbox', { name: 'Your program' })
const names = (page: Page) =>
  page.getByRole('combobox', { name: 'Program', exact: true }).locator('optgroup[label="My programs"] option')
const notice = (page: Page) => page.getByTestId('own-news')

async function openOwn(page: Page): Promise<void> {
  await page.goto(`/?puzzle=${CODEWARS_1}&lang=en`)
  await page.getByRole('combobox', { name: 'Program', exact: true }).selectOption('own-python')
  await expect(editor(page)).toBeVisible()
}

const file = (name: string, text: string) => ({ name, mimeType: 'text/plain', buffer: Buffer.from(text) })

/** Opens files with the button and the browser's file dialog. */
async function choose(page: Page, files: readonly ReturnType<typeof file>[]): Promise<void> {
  const choosing = page.waitForEvent('filechooser')
  await button(page, 'Open file').press('Enter')
  await (await choosing).setFiles([...files])
}

/** Drops files on the element that a selector matches. */
async function drop(page: Page, target: string, files: Readonly<Record<string, string>>): Promise<void> {
  const dataTransfer = await page.evaluateHandle((contents) => {
    const transfer = new DataTransfer()
    for (const [name, text] of Object.entries(contents)) transfer.items.add(new File([text], name))
    return transfer
  }, files)
  await page.dispatchEvent(target, 'drop', { dataTransfer })
}

test('files are opened by keyboard with their names, and non-programs are reported', async ({ page }) => {
  await openOwn(page)
  await button(page, 'More for this program').press('Enter')
  await choose(page, [file('mine.py', 'print("opened")'), file('a.java', 'class A {}')])
  await expect(editor(page)).toContainText('print("opened")')
  await expect(names(page).filter({ hasText: 'mine.py' })).toHaveCount(1)
  await expect(notice(page)).toContainText('Opened mine.py.')
  await expect(notice(page)).toContainText('Left out: a.java (not Python')
  await expectAccessible(page)
  await button(page, 'OK').click()
  await expect(notice(page)).toBeHidden()
})

test('files dropped on the page or the editor keep their names and replace nothing', {
  tag: '@thorough',
}, async ({ page }) => {
  await page.goto(`/?puzzle=${CODEWARS_1}&lang=en`)
  await expect(page.getByRole('main')).toBeVisible()
  await drop(page, 'main', { 'first.py': 'print("first")' })
  await expect(editor(page)).toContainText('print("first")')
  await drop(page, '.cm-content', { 'second.py': 'print("second")' })
  await expect(editor(page)).toHaveText(/^print\("second"\)$/)
  await page.reload()
  await expect(names(page).filter({ hasText: 'first.py' })).toHaveCount(1)
  await expect(names(page).filter({ hasText: 'second.py' })).toHaveCount(1)
})

test('all programs are saved as one file, which another browser opens', {
  tag: ['@downloads', '@thorough'],
}, async ({ page, browser }) => {
  await openOwn(page)
  await editor(page).fill('print("mine")')
  await openTools(page)
  const [one] = await Promise.all([page.waitForEvent('download'), button(page, 'Save as file').click()])
  expect(one.suggestedFilename()).toBe('boj2580.py')
  expect(await readFile(await one.path(), 'utf8')).toBe('print("mine")')
  const [all] = await Promise.all([
    page.waitForEvent('download'),
    openTools(page).then(() => button(page, 'Save all as one file').click()),
  ])
  expect(all.suggestedFilename()).toBe('backdoku-programs.zip')
  const archive = test.info().outputPath('all.zip')
  await all.saveAs(archive)
  const another = await (await browser.newContext()).newPage()
  await openOwn(another)
  await openTools(another)
  const choosing = another.waitForEvent('filechooser')
  await button(another, 'Open file').click()
  await (await choosing).setFiles(archive)
  await expect(notice(another)).toContainText('Opened boj2580-2.py.')
  await expect(editor(another)).toHaveText('print("mine")')
  await another.context().close()
})

/** Two tabs of one browser: no edit of the user's own programs is lost, and Undo stays in its tab. */
import { expect, type Page } from '@playwright/test'
import { button, CODEWARS_1, CODEWARS_2, expectBoard } from './support.ts'
import { openTools } from './ownPrograms.ts'
import { test } from './test.ts'

const editor = (page: Page) => page.getByRole('textbox', { name: 'Your program' })
const samples = (page: Page) => page.getByRole('combobox', { name: 'Puzzle' })
const files = (page: Page) => page.getByRole('combobox', { name: 'Program', exact: true })
const names = (page: Page) => files(page).locator('optgroup[label="My programs"] option')

async function openOwn(page: Page): Promise<void> {
  await page.goto(`/?puzzle=${CODEWARS_1}&lang=en`)
  await page.getByRole('combobox', { name: 'Program', exact: true }).selectOption('own-python')
  await expect(editor(page)).toBeVisible()
}

async function rename(page: Page, name: string): Promise<void> {
  await openTools(page)
  await button(page, 'Rename').click()
  await page.getByRole('textbox', { name: 'Name of the program' }).fill(name)
  await page.keyboard.press('Enter')
  await page.keyboard.press('Escape')
}

async function add(page: Page, name: string): Promise<void> {
  await files(page).selectOption('New program')
  await rename(page, name)
  await expect(names(page).filter({ hasText: name })).toHaveCount(1)
}

/** Selects a program by its name and expects its text. */
async function expectKept(page: Page, name: string, text: string | RegExp): Promise<void> {
  await files(page).selectOption(name)
  await expect(editor(page)).toContainText(text)
}

const EASY = '072008065083900200500040000624003500030000020005400137000090002007005640940700850'

const A = 'aaaa bbbb cccc dddd eeee ffff gggg hhhh'
const B = 'zzzz yyyy xxxx wwww vvvv uuuu tttt ssss'

test('adding, editing, renaming and deleting in one syncs to the other and survives a reload', async ({
  page: a,
  context,
}) => {
  const b = await context.newPage()
  await openOwn(a)
  await openOwn(b)
  await add(a, 'of_a.py')
  await editor(a).fill('print("A")')
  await editor(b).fill('print("B")')
  await expect(names(b).filter({ hasText: 'of_a.py' })).toHaveCount(1)
  await a.reload()
  await expect(editor(a)).toContainText('print("A")')
  await files(b).selectOption('of_a.py')
  await expect(editor(b)).toContainText('print("A")')
  await editor(a).fill('print("A2")')
  await expect(editor(b)).toContainText('print("A2")')
  await rename(a, 'renamed.py')
  await expect(names(b).filter({ hasText: 'renamed.py' })).toHaveCount(1)
  await openTools(a)
  await button(a, 'Delete program').click()
  await expect(names(b).filter({ hasText: 'renamed.py' })).toHaveCount(0)
  await button(b, 'Undo deletion').click()
  await expect(names(a).filter({ hasText: 'renamed.py' })).toHaveCount(1)
})

// Chromium only, because Firefox delivers keys to the foreground tab only.
test('concurrent edits of different programs are both kept, with reloads in between', {
  tag: ['@thorough', '@once'],
}, async ({ page: a, context }) => {
  const b = await context.newPage()
  await openOwn(a)
  await openOwn(b)
  await add(a, 'of_a.py')
  await add(b, 'of_b.py')
  for (let times = 0; times < 2; times++) {
    await Promise.all([editor(a).pressSequentially(`${A} `), editor(b).pressSequentially(`${B} `)])
    await Promise.all([a.reload(), b.reload()])
    await expect(editor(a)).toContainText(`${A} `.repeat(times + 1).trim())
    await expect(editor(b)).toContainText(`${B} `.repeat(times + 1).trim())
    for (const page of [a, b]) await editor(page).press('ControlOrMeta+End')
  }
  const c = await context.newPage()
  await openOwn(c)
  await expectKept(c, 'of_a.py', `${A} ${A}`)
  await expectKept(c, 'of_b.py', `${B} ${B}`)
})

test('concurrent edits of the same program leave two copies and a notice', {
  tag: '@thorough',
}, async ({ page: a, context }) => {
  const b = await context.newPage()
  await openOwn(a)
  await add(a, 'both.py')
  await editor(a).fill('x')
  await openOwn(b)
  await files(b).selectOption('both.py')
  await expect(editor(b)).toContainText('x')
  for (const page of [a, b]) await editor(page).press('ControlOrMeta+End')
  await Promise.all([editor(a).pressSequentially(A), editor(b).pressSequentially(B)])
  await expect(editor(a)).toContainText(A)
  await expect(editor(b)).toContainText(B)
  const reported = async () =>
    (await Promise.all([a, b].map((page) => page.getByTestId('own-news').textContent()))).join()
  await expect.poll(reported).toContain('two tabs')
  await Promise.all([a.reload(), b.reload()])
  await expect(editor(a)).toContainText(A)
  await expect(editor(b)).toContainText(B)
  for (const page of [a, b]) await expect(names(page).filter({ hasText: 'both' })).toHaveCount(2)
})

test('Undo in one never loads the puzzle of the other, also after reloads', { tag: '@thorough' }, async ({
  page: a,
  context,
}) => {
  const b = await context.newPage()
  await a.goto(`/?puzzle=${CODEWARS_1}&lang=en`)
  await b.goto(`/?puzzle=${CODEWARS_1}&lang=en`)
  await expectBoard(a, CODEWARS_1)
  await expectBoard(b, CODEWARS_1)

  await samples(a).selectOption({ label: 'Codewars 2 (hard)' })
  await samples(b).selectOption({ label: 'Easy' })
  await expectBoard(b, EASY)
  // A reload starts from the URL, which is updated with a delay.
  await expect(a).toHaveURL(new RegExp(CODEWARS_2))
  await expect(b).toHaveURL(new RegExp(EASY))
  await Promise.all([a.reload(), b.reload()])
  await expectBoard(a, CODEWARS_2)
  await a.locator('body').press('ControlOrMeta+z')
  await expectBoard(a, CODEWARS_1)
  await expectBoard(b, EASY)
  await b.locator('body').press('ControlOrMeta+z')
  await expectBoard(b, CODEWARS_1)
})

/** Real drags: of text within the page's fields, and of files and folders from outside the browser. */
import { mkdir, writeFile } from 'node:fs/promises'
import { expect, type Locator, type Page } from '@playwright/test'
import {
  browserErrors,
  button,
  CODEWARS_1,
  CODEWARS_2,
  EMPTY,
  expectAccessible,
  expectBoard,
  untilRendered,
} from './support.ts'
import { test } from './test.ts'

const PROGRAM = 'print("dropped")\n'

/** Line that is dragged: elsewhere on the page, it would be a puzzle. */
const LINES = ['first', CODEWARS_1, 'last', 'x'.repeat(90)]

/** Drags the selected text from the second line of a field to the end of the fourth. */
async function dragSecondLine(page: Page, from: { x: number; y: number }, lineHeight: number): Promise<void> {
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move(from.x + 9, from.y + lineHeight, { steps: 4 })
  await page.mouse.move(from.x + 9, from.y + 2 * lineHeight, { steps: 4 })
  await page.mouse.up()
}

/** Returns the middle of the second character of a text field's second line, and the height of its lines. */
function secondLineOf(field: Locator) {
  return field.evaluate((element) => {
    const box = element.getBoundingClientRect()
    const style = getComputedStyle(element)
    const lineHeight = Number.parseFloat(style.lineHeight)
    const top = Number.parseFloat(style.paddingTop) + Number.parseFloat(style.borderTopWidth)
    return { x: box.left + 30, y: box.top + top + lineHeight * 1.5, lineHeight }
  })
}

test('text dragged within a text field moves there, and the board stays', { tag: '@once' }, async ({
  page,
}) => {
  await page.goto(EMPTY)
  const field = page.getByRole('textbox', { name: 'Puzzle text' })
  const lines = ['first', 'second', 'last', 'end']
  await field.fill(lines.join('\n'))
  await field.evaluate((element: HTMLTextAreaElement) => element.setSelectionRange(6, 12))
  const { lineHeight, ...from } = await secondLineOf(field)
  await dragSecondLine(page, from, lineHeight)
  await expect(field).not.toHaveValue(lines.join('\n'))
  // The browser may also move the space around a word.
  const moved = await field.inputValue()
  expect(moved.split('second')).toHaveLength(2)
  expect(moved.replace('second', '').replaceAll(/\s/g, '')).toBe('firstlastend')
  await expectBoard(page, '0'.repeat(81))
  await expect(page.getByRole('alert')).toBeEmpty()
})

test('text dragged within the editor moves there, and the board stays', { tag: '@once' }, async ({
  page,
}) => {
  await page.goto(EMPTY)
  await page.getByRole('combobox', { name: 'Program', exact: true }).selectOption('own-python')
  const editor = page.getByRole('textbox', { name: 'Your program' })
  await editor.fill(LINES.join('\n'))
  await editor.press('ControlOrMeta+Home')
  await editor.press('ArrowDown')
  await editor.press('Shift+End')
  const second = await page.locator('.cm-line').nth(1).boundingBox()
  if (second === null) throw new Error('The second line is not visible')
  const lineHeight = second.height
  await dragSecondLine(page, { x: second.x + 40, y: second.y + lineHeight / 2 }, lineHeight)
  await expect(page.locator('.cm-line').nth(1)).toHaveText('')
  await expect(editor).toContainText(CODEWARS_1)
  await expectBoard(page, '0'.repeat(81))
  await expect(page.getByRole('alert')).toBeEmpty()
})

/** Drops files and folders of the disk on the middle of an element. */
async function dropFromDisk(page: Page, target: Locator, files: readonly string[]): Promise<void> {
  const box = await target.boundingBox()
  if (box === null) throw new Error('The target is not visible')
  const session = await page.context().newCDPSession(page)
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
    await session.send('Input.dispatchDragEvent', {
      type,
      x: box.x + box.width / 2,
      y: box.y + box.height / 2,
      data: { items: [], files: [...files], dragOperationsMask: 1 },
    })
}

const path = (name: string) => test.info().outputPath(name)

/** Creates files on the disk, and a folder. */
async function create(files: Readonly<Record<string, string | Uint8Array>>): Promise<void> {
  await mkdir(path('folder'), { recursive: true })
  for (const [name, content] of Object.entries(files)) await writeFile(path(name), content)
}

/** Returns the full-width digits of a puzzle, with `○` for each blank, in CP949. */
function cp949(line: string): Uint8Array {
  return Uint8Array.from(
    Array.from(line, (digit) => (digit === '0' ? [0xa1, 0xdb] : [0xa3, 0xb0 + Number(digit)])).flat(),
  )
}

test('a program, a puzzle, a folder and a picture dropped together are all dealt with', {
  tag: '@once',
}, async ({ page }) => {
  const errors = browserErrors(page)
  await create({
    'sol.py': PROGRAM,
    'input.txt': cp949(CODEWARS_1),
    'photo.png': 'no picture',
  })
  await page.goto(EMPTY)
  await untilRendered(page)
  await dropFromDisk(page, page.getByRole('grid'), ['photo.png', 'input.txt', 'folder', 'sol.py'].map(path))
  await expectBoard(page, CODEWARS_1)
  await expect(page.getByRole('textbox', { name: 'Your program' })).toContainText('print("dropped")')
  await expect(page.getByTestId('own-news')).toContainText(
    'Opened sol.py. Puzzle: input.txt. Left out: photo.png (a picture), folder (a folder).',
  )
  await expectAccessible(page)
  expect(errors).toEqual([])
})

test('several puzzles are a choice, and a dropped folder is named', { tag: '@once' }, async ({ page }) => {
  const errors = browserErrors(page)
  await create({ 'a.txt': CODEWARS_1, 'b.txt': CODEWARS_2, 'nothing.txt': '' })
  await page.goto(EMPTY)
  await untilRendered(page)
  await dropFromDisk(page, page.getByRole('textbox', { name: 'Puzzle text' }), [path('folder')])
  await expect(page.getByRole('alert')).toHaveText('folder is a folder. Drop the files in it instead.')
  await dropFromDisk(page, page.getByRole('grid'), [path('nothing.txt')])
  await expect(page.getByRole('alert')).toHaveText('nothing.txt is empty.')
  await dropFromDisk(page, page.getByRole('grid'), ['a.txt', 'nothing.txt', 'b.txt'].map(path))
  await expect(page.getByRole('alert')).toHaveText('Puzzles: a.txt, b.txt. Left out: nothing.txt (empty).')
  await expectAccessible(page)
  await button(page, 'b.txt').click()
  await expectBoard(page, CODEWARS_2)
  expect(errors).toEqual([])
})

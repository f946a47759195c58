/**
 * Browser translation (Chrome's Translate) replaces text nodes by its own elements, and does so again whenever the page
 * changes text. The page must keep working and show current text.
 */
import { expect, type Page } from '@playwright/test'
import { button, CODEWARS_1, CODEWARS_2, counterValue, paste, stepByLines } from './support.ts'
import { openTools } from './ownPrograms.ts'
import { test } from './test.ts'

/** Wraps every text of the page in two elements, now and after changes, as Chrome does. Runs in the page. */
function translateAll(): void {
  // oxlint-disable-next-line unicorn/consistent-function-scoping
  const wrap = (text: Text): void => {
    const { parentElement } = text
    if (parentElement === null || text.data.trim() === '') return
    // Text fields, such as the editor, are not translated. Options cannot contain elements.
    if (parentElement.closest('font, script, style, option, textarea, svg, .cm-editor') !== null) return
    // oxlint-disable-next-line typescript/no-deprecated -- the element that Chrome uses
    const [outer, inner] = [document.createElement('font'), document.createElement('font')]
    // Uses a new text node, so that the node that React knows is detached.
    inner.append(text.data)
    outer.append(inner)
    text.replaceWith(outer)
  }
  const wrapIn = (root: Node): void => {
    if (root instanceof Text) return wrap(root)
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    const texts: Text[] = []
    while (walker.nextNode()) texts.push(walker.currentNode as Text)
    texts.forEach(wrap)
  }
  wrapIn(document.body)
  new MutationObserver((changes) => {
    for (const { target, addedNodes, type } of changes) {
      if (type === 'characterData') wrapIn(target)
      else addedNodes.forEach(wrapIn)
    }
  }).observe(document.body, { subtree: true, childList: true, characterData: true })
}

let errors: string[]

async function openTranslated(page: Page, query = `?puzzle=${CODEWARS_1}&lang=en`): Promise<void> {
  errors = []
  page.on('pageerror', (error) => errors.push(error.message))
  await page.goto(`/${query}`)
  await expect(page.getByRole('main')).toBeVisible()
  await page.evaluate(translateAll)
}

test.afterEach(async ({ page }) => {
  await expect(page.getByRole('main')).toBeVisible()
  await expect(page.getByText('The page has stopped')).toHaveCount(0)
  await expect(page.getByText('This part of the page has failed.')).toHaveCount(0)
  expect(errors).toEqual([])
})

test('a translated page shows a conflict and removes it', async ({ page }) => {
  await openTranslated(page)
  await page.getByRole('gridcell').nth(2).click()
  await page.keyboard.press('5')
  await expect(page.getByRole('alert')).toContainText('row 1 has two 5s')
  await button(page, 'Undo').click()
  await expect(page.getByRole('alert').first()).toHaveText('')
  await button(page, 'Redo').click()
  await expect(page.getByRole('alert')).toContainText('row 1 has two 5s')
})

test('a translated page rejects an invalid paste and accepts a valid one', async ({ page }) => {
  await openTranslated(page)
  await paste(page, 'not a puzzle')
  await expect(page.getByRole('alert')).toContainText('Cannot read this text')
  await paste(page, CODEWARS_1.replaceAll('0', '.'))
  await expect(page.getByRole('alert').first()).toHaveText('')
  await expect(page.getByRole('status').first()).toContainText('30 givens')
  await paste(page, 'def solve(board):\n    for i in range(9):\n        print(board[i])')
  await expect(page.getByRole('alert').first()).not.toHaveText('')
  await paste(page, CODEWARS_1)
  await expect(page.getByRole('alert').first()).toHaveText('')
})

test('a translated page is stepped through and played with the program open, in both languages', async ({
  page,
}) => {
  await openTranslated(page)
  await page.getByRole('tab', { name: 'Program' }).click()
  const reason = page.getByTestId('reason')
  await stepByLines(page)
  await button(page, 'Step into').click()
  await expect(reason).not.toContainText('At the start')
  for (let presses = 0; presses < 30; presses++) await button(page, 'Step into').click()
  for (let presses = 0; presses < 10; presses++) await button(page, 'Step into backwards').click()
  await page.getByRole('radiogroup', { name: 'Step and play by' }).getByText('event', { exact: true }).click()
  for (let presses = 1; presses <= 12; presses++) {
    await button(page, 'Step forward').click()
    await expect.poll(() => counterValue(page, 'event')).toBeGreaterThan(presses - 1)
  }
  await page.getByRole('textbox', { name: 'Go to event' }).fill('1234')
  await page.keyboard.press('Enter')
  await expect.poll(() => counterValue(page, 'event')).toBe(1234)
  await button(page, 'Play').click()
  await expect.poll(() => counterValue(page, 'event')).toBeGreaterThan(1300)
  await button(page, 'Pause').click()
  await button(page, 'Go to end').click()
  await expect(page.getByRole('status').first()).toHaveText(/^Solved at event [\d,]+/)
  await expect.poll(() => counterValue(page, 'event')).toBe(8365)
  await button(page, '한국어').click()
  await expect(page.getByRole('status').first()).toHaveText(/^이벤트 [\d,]+에서 해결했습니다/)
  await page.getByRole('button', { name: 'English', exact: true }).click()
  await expect(page.getByRole('status').first()).toHaveText(/^Solved at event [\d,]+/)
})

test('the puzzle panel of a translated page keeps counting', async ({ page }) => {
  await openTranslated(page)
  await page.getByRole('tab', { name: 'Puzzle' }).click()
  await page.mouse.move(0, 0)
  await expect(page.getByTestId('facts')).toContainText('exactly one')
  await button(page, 'Go to end').click()
  await button(page, 'Row / column / box tables').click()
  await expect(page.getByTestId('work')).not.toHaveText('0')
  await page.getByRole('textbox', { name: 'Puzzle text' }).fill('12')
  await page.getByRole('textbox', { name: 'Puzzle text' }).fill(CODEWARS_1)
  await expect(page.getByText('81-character line').first()).toBeVisible()
  await button(page, 'Make a puzzle').click()
  await button(page, 'Make a new puzzle').click()
  await expect(page.getByTestId('made')).toContainText('26 givens')
})

test('a translated page judges one output after another', async ({ page }) => {
  await openTranslated(page)
  await button(page, 'Check output').click()
  const output = page.getByRole('textbox', { name: /output/i })
  await output.fill('1 2 3')
  await expect(page.getByTestId('verdict')).not.toContainText('Paste')
  await output.fill('534678912672195348198342567859761423426853791713924856961537284287419635345286179')
  await expect(page.getByTestId('verdict')).not.toHaveText('')
  await output.fill('')
  await output.fill('x')
})

test('a translated page compares programs, in step and in the table', async ({ page }) => {
  await openTranslated(page, `?puzzle=${CODEWARS_1}&view=compare&lang=en`)
  await expect(page.getByRole('table').first()).toContainText('8,365')
  for (const head of ['Events', 'Work']) await button(page, head).first().click()
  await button(page, 'Copy as CSV').click()
  await page.getByRole('radio', { name: 'In step', exact: true }).check({ force: true })
  await expect(page.getByTestId('race-finished')).toHaveText('0 / 3')
  await button(page, 'Step forward').click()
  await expect(page.getByTestId('lane-event').first()).toContainText('1 /')
  await button(page, 'Go to end').click()
  await expect(page.getByTestId('race-finished')).toHaveText('3 / 3')
  await button(page, 'Add a program').click()
  await expect(page.getByTestId('race-finished')).toHaveText(/ \/ 4$/)
})

test('a translated page runs the user’s own program', async ({ page }) => {
  await openTranslated(page)
  await page
    .getByRole('combobox', { name: 'Program', exact: true })
    .selectOption({ label: 'Your code: JavaScript' })
  await page.getByRole('button', { name: 'Run', exact: true }).click()
  await expect(page.getByTestId('verdict')).toHaveAttribute('data-verdict', 'accepted')
  // A run is followed to its end.
  await button(page, 'Go to start').click()
  await button(page, 'Step forward').click()
  await stepByLines(page)
  await button(page, 'Step into').click()
  await expect(page.getByTestId('reason')).not.toHaveText('')
  await openTools(page)
  await button(page, 'Delete program').click()
  await button(page, 'Undo deletion').click()
})

test('a translated page opens its sheets and its tour, and takes boards to grade on', async ({ page }) => {
  await openTranslated(page, '?lang=en')
  await button(page, 'Show me').click()
  for (let presses = 0; presses < 3; presses++) await button(page, 'Next').click()
  await button(page, 'End the tour').click()
  await button(page, 'Help').click()
  await button(page, 'Close').click()
  await button(page, 'Share').click()
  await page.getByRole('combobox', { name: 'Where' }).selectOption('notion')
  await button(page, 'Close').click()
  await page.getByRole('radio', { name: 'Grade' }).check({ force: true })
  await button(page, 'Add my boards').click()
  await page.getByRole('textbox', { name: 'Boards to grade on' }).fill(`${CODEWARS_1}\n${CODEWARS_2}`)
  await button(page, 'Add these boards').click()
  await expect(page.getByTestId('added')).toContainText('2 are there already.')
})

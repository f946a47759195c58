/** All that the browser does not copy or save is shown, to be kept by hand. */
import { expect, type Page } from '@playwright/test'
import { button, CODEWARS_1, expectAccessible, thoroughUnless } from './support.ts'
import { test } from './test.ts'

const solved = `/?puzzle=${CODEWARS_1}&program=tables&event=8365`

/** As browsers inside other apps are, and pages over plain http. */
async function withoutClipboard(page: Page, isOldWayRefused: boolean) {
  await page.addInitScript((isRefused) => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined })
    if (isRefused) Object.defineProperty(document, 'execCommand', { value: () => false })
  }, isOldWayRefused)
}

/** The text that Ctrl+V puts into a text field. */
async function pasted(page: Page): Promise<string> {
  const field = page.getByRole('textbox', { name: 'Puzzle text' })
  await field.fill('')
  await field.press('ControlOrMeta+v')
  return field.inputValue()
}

/** Every button that copies, and how its text begins. @property open leads to it */
const COPIES = [
  { name: 'Copy answer', begins: /^534678912/, open: undefined },
  { name: 'Copy link', begins: /^http/, open: 'Share' },
  { name: 'Copy code', begins: /^<iframe/, open: 'Share' },
  { name: 'Copy as Markdown', begins: /^\| Program/, open: 'Compare' },
  { name: 'Copy as CSV', begins: /^Program,/, open: 'Compare' },
] as const

async function openWith(page: Page, open: (typeof COPIES)[number]['open']) {
  await page.goto(`${solved}&lang=en${open === 'Compare' ? '&view=compare' : ''}`)
  if (open !== 'Compare') await expect(page.getByTestId('event')).toHaveText('8,365')
  if (open === 'Share') await button(page, 'Share').click()
}

for (const { name, begins, open } of COPIES) {
  test(`${name}: without a clipboard the old way copies, and without that the text is shown selected`, {
    tag: thoroughUnless(name === 'Copy answer'),
  }, async ({ page, context }) => {
    await withoutClipboard(page, false)
    await openWith(page, open)
    await button(page, name).click()
    await expect(page.getByText(/copied\./i)).toBeVisible()
    await page.goto(`/?puzzle=${CODEWARS_1}&lang=en`)
    expect(await pasted(page)).toMatch(begins)

    const refused = await context.newPage()
    await withoutClipboard(refused, true)
    await openWith(refused, open)
    await button(refused, name).click()
    const dialog = refused.getByRole('dialog', { name: 'Copy this text' })
    const field = dialog.getByRole('textbox', { name: 'Text to copy' })
    await expect(field).toBeFocused()
    const [value, selected] = await field.evaluate((area) => {
      if (!(area instanceof HTMLTextAreaElement)) throw new Error('No text field')
      return [area.value, area.value.slice(area.selectionStart, area.selectionEnd)]
    })
    expect(value).toMatch(begins)
    expect(selected).toBe(value)
    await expectAccessible(refused)
    await refused.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    if (open === 'Share') await expect(refused.getByRole('dialog', { name: 'Share' })).toBeVisible()
  })
}

test('in Korean, too, a text that was not copied is shown', { tag: '@thorough' }, async ({ page }) => {
  await withoutClipboard(page, true)
  await page.goto(`${solved}&lang=ko`)
  await button(page, '공유').click()
  await button(page, '링크 복사').click()
  await expect(page.getByRole('dialog', { name: '직접 복사하기' }).getByRole('textbox')).toBeFocused()
})

test.describe('In a browser inside another app', () => {
  test.use({
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 KAKAOTALK 25.5.0',
  })

  test('a picture and a text are shown in place of a download that does nothing', {
    tag: '@thorough',
  }, async ({ page }) => {
    await page.goto(`${solved}&lang=en`)
    await expect(page.getByTestId('event')).toHaveText('8,365')
    await button(page, 'Share').click()
    await button(page, 'PNG').click()
    const picture = page
      .getByRole('dialog', { name: 'Keep backdoku-8365.png' })
      .getByRole('img', { name: 'The picture' })
    await expect(picture).toHaveAttribute('src', /^data:image\/png;base64,/)
    expect(await picture.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBeGreaterThan(300)
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await button(page, 'Nine lines').click()
    const text = page.getByRole('dialog', { name: 'Keep backdoku-8365.txt' }).getByRole('textbox')
    await expect(text).toHaveValue(/^534678912\n/)
    await expect(text).toBeFocused()
  })
})

test('after a download there is a second way, where the browser has done nothing', {
  tag: ['@downloads', '@thorough'],
}, async ({ page }) => {
  await page.goto(`${solved}&lang=en`)
  await expect(page.getByTestId('event')).toHaveText('8,365')
  await button(page, 'Share').click()
  await Promise.all([page.waitForEvent('download'), button(page, '81 characters').click()])
  await expect(page.getByText('backdoku-8365.txt went to your downloads.')).toBeVisible()
  await expectAccessible(page)
  await button(page, 'Show it here').click()
  await expect(page.getByRole('textbox', { name: 'Text to copy' })).toHaveValue(/^534678912/)
})

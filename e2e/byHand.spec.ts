/** Texts and pictures that the browser cannot copy or save are shown, to copy or save by hand. */
import { expect, type Page } from '@playwright/test'
import { button, CODEWARS_1, expectAccessible, tagsUnless } from './support.ts'
import { test } from './test.ts'

/** Address of a solved puzzle. */
const solved = `/?puzzle=${CODEWARS_1}&program=tables&event=8365`

/**
 * Removes the clipboard API, as in browsers inside other apps and on pages over plain HTTP.
 * @param isOldWayRefused true if `execCommand` does not copy either
 */
async function removeClipboard(page: Page, isOldWayRefused: boolean) {
  await page.addInitScript((isRefused) => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined })
    if (isRefused) Object.defineProperty(document, 'execCommand', { value: () => false })
  }, isOldWayRefused)
}

/** Returns the clipboard's text, by pasting it into a text field that does not read it. */
async function clipboardText(page: Page): Promise<string> {
  await page.evaluate(() => {
    const field = document.createElement('textarea')
    field.ariaLabel = 'Any text'
    document.body.append(field)
  })
  const field = page.getByRole('textbox', { name: 'Any text' })
  await field.press('ControlOrMeta+v')
  return field.inputValue()
}

/**
 * Copy buttons, and how their texts begin.
 * @property open dialog or view that has the button; undefined if the page has it without either
 */
const COPIES = [
  { name: 'Copy answer', begins: /^534678912/, open: undefined },
  { name: 'Copy link', begins: /^http/, open: 'Share' },
  { name: 'Copy code', begins: /^<iframe/, open: 'Share' },
  { name: 'Copy as Markdown', begins: /^\| Program/, open: 'Compare' },
  { name: 'Copy as CSV', begins: /^Program,/, open: 'Compare' },
] as const

/** Opens the page with a dialog or view. @param open as in `COPIES` */
async function openWith(page: Page, open: (typeof COPIES)[number]['open']) {
  await page.goto(`${solved}&lang=en${open === 'Compare' ? '&view=compare' : ''}`)
  if (open !== 'Compare') await expect(page.getByTestId('event')).toHaveText('8,365')
  if (open === undefined) await page.getByRole('tab', { name: 'Puzzle' }).click()
  if (open === 'Share') await button(page, 'Share').click()
}

for (const { name, begins, open } of COPIES) {
  test(`${name}: without a clipboard API execCommand copies, and without that the text is shown selected`, {
    tag: tagsUnless(name === 'Copy answer'),
  }, async ({ page, context }) => {
    await removeClipboard(page, false)
    await openWith(page, open)
    await button(page, name).click()
    await expect(page.getByText(/copied\./i)).toBeVisible()
    await page.goto(`/?puzzle=${CODEWARS_1}&lang=en`)
    expect(await clipboardText(page)).toMatch(begins)

    const refused = await context.newPage()
    await removeClipboard(refused, true)
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

test('in Korean, too, text that could not be copied is shown', { tag: '@thorough' }, async ({ page }) => {
  await removeClipboard(page, true)
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

  test('picture and text are shown in place of downloads, which do nothing there', {
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

test('after a download there is a fallback in case the browser ignored it', {
  tag: ['@downloads', '@thorough'],
}, async ({ page }) => {
  await page.goto(`${solved}&lang=en`)
  await expect(page.getByTestId('event')).toHaveText('8,365')
  await button(page, 'Share').click()
  await Promise.all([page.waitForEvent('download'), button(page, '81 characters').click()])
  await expect(page.getByText('backdoku-8365.txt is in your downloads.')).toBeVisible()
  await expectAccessible(page)
  await button(page, 'Show it here').click()
  await expect(page.getByRole('textbox', { name: 'Text to copy' })).toHaveValue(/^534678912/)
})

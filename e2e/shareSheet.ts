/** Helpers for the Share dialog, which saves files, and for checking saved files. */
import { readFile } from 'node:fs/promises'
import { type Download, expect, type Locator, type Page } from '@playwright/test'
import { givensOf } from '../src/sudoku/givens.ts'
import { gridOfLine } from '../src/sudoku/grid.ts'
import { tables } from '../src/search/programs/tables/strategy.ts'
import { SearchTrace } from '../src/search/trace/searchTrace.ts'
import { button, CODEWARS_2 } from './support.ts'

const checked = givensOf(gridOfLine(CODEWARS_2))
if (!checked.ok) throw new RangeError('The puzzle contradicts itself')
/** Givens of the puzzle that the dialog is opened with. */
export const givens = checked.value

/** Returns the whole search of the dialog's puzzle, made without the page. */
export function searchedTrace(): SearchTrace {
  const trace = new SearchTrace(givens, tables, 'first')
  while (!trace.frontier.ended) trace.advance()
  return trace
}

/** Opens the page and its Share dialog. @param folder of the host in which the page is */
export async function openSheet(page: Page, query: string, folder = '/'): Promise<Locator> {
  await page.goto(`${folder}?puzzle=${CODEWARS_2}&program=tables&lang=en&${query}`)
  await expect(page.getByRole('slider', { name: 'Timeline', exact: true })).toHaveAttribute('max', '99056')
  await expect(page.getByTestId('event')).not.toHaveText('0')
  await button(page, 'Share').click()
  return page.getByRole('dialog', { name: 'Share' })
}

/** Chooses the events of the film in the dialog. */
export async function chooseFilm(page: Page, from: number, to: number): Promise<void> {
  for (const [name, event] of [
    ['Film from event', from],
    ['Film to event', to],
  ] as const) {
    await page.getByRole('textbox', { name }).fill(`${event}`)
    await page.getByRole('textbox', { name }).press('Enter')
  }
  await expect(page.getByRole('img', { name: /First picture/ })).toHaveAccessibleName(
    `First picture of the film: the board after event ${from}`,
  )
}

/** Clicks a button and returns the file that the page then saves. @param name of the button */
export async function savedFile(
  page: Page,
  name: string,
): Promise<{ readonly name: string; readonly bytes: Buffer }> {
  const [download]: [Download, unknown] = await Promise.all([
    page.waitForEvent('download'),
    button(page, name).click(),
  ])
  return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) }
}

/** A decoded picture, with the colours of some of its pixels. */
interface Picture {
  readonly width: number
  readonly height: number
  /** RGBA of the requested pixels. */
  readonly colours: readonly (readonly number[])[]
}

/** Decodes a picture. @param type MIME type, e.g. `image/png` @param pixels to read */
export function pictureOf(
  page: Page,
  type: string,
  bytes: Buffer,
  pixels: readonly (readonly [left: number, top: number])[] = [],
): Promise<Picture> {
  return page.evaluate(
    async ({ address, pixels }) => {
      const image = new Image()
      image.src = address
      await image.decode()
      const { width, height } = image
      const context = new OffscreenCanvas(width, height).getContext('2d')
      if (context === null) throw new Error('Nothing to draw on')
      context.drawImage(image, 0, 0)
      const colours = pixels.map(([left, top]) => [...context.getImageData(left, top, 1, 1).data])
      return { width, height, colours }
    },
    { address: `data:${type};base64,${bytes.toString('base64')}`, pixels },
  )
}

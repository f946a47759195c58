/** With forced colours, marked elements are still distinguishable from others. Labels on charts are readable. */
import { expect, type Locator, type Page } from '@playwright/test'
import {
  ANTI_BRUTE_FORCE,
  button,
  cell,
  CODEWARS_1,
  CODEWARS_2,
  expectAccessible,
  tagsUnless,
  pressInBoardMenu,
} from './support.ts'
import { test } from './test.ts'

test.use({ contextOptions: { forcedColors: 'active' } })

/** Describes each element's visible style in one line. Runs in the page. */
function visibleStyles(elements: readonly Element[]): string[] {
  return elements.map((painted) => {
    const looks = ['', '::before', '::after'].map((part) => {
      const style = getComputedStyle(painted, part === '' ? undefined : part)
      if (part !== '' && style.content === 'none') return ''
      return [
        style.color,
        style.backgroundColor,
        style.borderBottom,
        style.borderRadius,
        style.outlineStyle === 'none' ? '' : style.outline,
        // With forced colours, shadows are painted only where `forced-color-adjust` is `none`.
        style.forcedColorAdjust === 'none' ? style.boxShadow : '',
        style.fontWeight,
        style.textDecorationLine,
        style.opacity,
      ].join()
    })
    return looks.join(' | ')
  })
}

async function looksOf(...elements: Locator[]): Promise<string[]> {
  return (await Promise.all(elements.map((element) => element.evaluateAll(visibleStyles)))).flat()
}

async function expectDistinguishable(...elements: Locator[]) {
  const looks = await looksOf(...elements)
  expect(new Set(looks).size, looks.join('\n')).toBe(looks.length)
}

async function open(page: Page) {
  await page.goto(`/?puzzle=${CODEWARS_2}&event=41207&lang=en`)
  await expect(page.getByTestId('event')).toHaveText('41,207')
}

test('the selected tab and a pressed toggle', { tag: '@thorough' }, async ({ page }) => {
  await open(page)
  await page.getByRole('tab', { name: 'Program' }).click()
  await expectDistinguishable(
    page.getByRole('tab', { name: 'Program' }),
    page.getByRole('tab', { name: 'Puzzle' }),
  )
  await expectDistinguishable(button(page, 'Python'), button(page, 'C++'))
})

test('the running line and its breakpoints', async ({ page }) => {
  await open(page)
  await page.getByRole('tab', { name: 'Program' }).click()
  const running = page.locator('[aria-current=step]')
  await expect(running).toBeVisible()
  const gutters = page.locator('[data-mark]')
  const plain = page.locator('li:not([aria-current]):has([data-mark])').first()
  await expectDistinguishable(running, plain)
  await gutters.nth(2).click()
  await expect(page.locator('[data-mark=set]')).toHaveCount(1)
  await page.mouse.move(0, 0)
  await expectDistinguishable(page.locator('[data-mark=set]'), plain.locator('[data-mark]'))
})

test('the working cell, the selected cell, and candidates tried, remaining and blocked', {
  tag: '@thorough',
}, async ({ page }) => {
  await open(page)
  const working = page.getByRole('gridcell', { name: /being worked on/ })
  const blank = page.getByRole('gridcell', { name: /blank$/ }).last()
  await expectDistinguishable(working, blank)
  await cell(page, 1, 1).focus()
  await expectDistinguishable(cell(page, 1, 1), cell(page, 2, 3))
  const shown = new Map<string, string>()
  for (let steps = 0; steps < 60 && shown.size < 3; steps++) {
    for (const mark of await page.getByTestId('candidates').locator('[data-state]').all())
      shown.set((await mark.getAttribute('data-state')) ?? '', (await looksOf(mark))[0])
    await button(page, 'Step forward').click()
  }
  expect([...shown.keys()].toSorted()).toEqual(['blocked', 'remaining', 'tried'])
  expect(new Set(shown.values()).size).toBe(3)
  await expectAccessible(page)
})

test('the cells that change most', { tag: '@thorough' }, async ({ page }) => {
  // A puzzle whose search does not end during the test.
  await page.goto(`/?puzzle=${ANTI_BRUTE_FORCE}&event=1000000&lang=en`)
  await expect(page.getByTestId('event')).toHaveText('1,000,000')
  const placed = page.getByRole('gridcell', { name: /placed/ })
  const looks = async () => new Set(await placed.evaluateAll(visibleStyles))
  const still = (await looks()).size
  await page.getByRole('slider', { name: 'Speed' }).fill('9')
  await button(page, 'Play').click()
  await expect.poll(async () => (await looks()).size).toBeGreaterThan(still)
})

test('the label of the Play button, hovered or not', { tag: '@thorough' }, async ({ page }) => {
  await open(page)
  const play = button(page, 'Play')
  const colours = () =>
    play.evaluate((painted) => {
      const { color, backgroundColor, forcedColorAdjust } = getComputedStyle(painted)
      // Without `forced-color-adjust: none` the browser paints a backplate in the page colour behind text.
      return { isReported: color !== backgroundColor, forcedColorAdjust }
    })
  expect(await colours()).toEqual({ isReported: true, forcedColorAdjust: 'none' })
  await play.hover()
  expect(await colours()).toEqual({ isReported: true, forcedColorAdjust: 'none' })
})

/** Columns of the timeline's screenshot, left to right; each has the colours of its pixels, top to bottom. */
async function columnsOf(page: Page, strip: Locator): Promise<string[][]> {
  const picture = (await strip.screenshot()).toString('base64')
  return page.evaluate(async (encoded) => {
    const bytes = Uint8Array.from(atob(encoded), (character) => character.charCodeAt(0))
    const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
    const { width, height } = bitmap
    const context = new OffscreenCanvas(width, height).getContext('2d')
    context?.drawImage(bitmap, 0, 0)
    const pixels = context?.getImageData(0, 0, width, height).data ?? new Uint8ClampedArray()
    const colour = (pixel: number) => pixels.slice(pixel * 4, pixel * 4 + 3).join()
    return Array.from({ length: width }, (_, column) =>
      Array.from({ length: height }, (__, row) => colour(row * width + column)),
    )
  }, picture)
}

/** Distinct colours in a pixel row near the bottom of the timeline. */
async function coloursAlong(page: Page, strip: Locator): Promise<Set<string>> {
  const columns = await columnsOf(page, strip)
  return new Set(columns.map((column) => column[Math.floor(column.length * 0.9)]))
}

test('the playhead, which is wider than any other line', { tag: '@thorough' }, async ({ page }) => {
  await page.goto(`/?puzzle=${CODEWARS_1}&event=2000&lang=en`)
  await expect(page.getByTestId('event')).toHaveText('2,000')
  const strip = page.getByRole('slider', { name: 'Timeline', exact: true })
  const text = await page.evaluate(() => {
    document.body.style.color = 'CanvasText'
    return getComputedStyle(document.body).color.replace(/[^\d,]/g, '')
  })
  const lines = async () => {
    const columns = await columnsOf(page, strip)
    // Ignores the outermost rows, which may be antialiased.
    return columns.filter((column) => column.slice(2, -2).every((colour) => colour === text)).length
  }
  await expect.poll(lines).toBe(4)
})

test('the playhead and the played part of the waveform, even if colours are forced later', {
  tag: '@thorough',
}, async ({ page }) => {
  await open(page)
  const strip = page.getByRole('slider', { name: 'Timeline', exact: true })
  await expect.poll(async () => (await coloursAlong(page, strip)).size).toBeGreaterThanOrEqual(3)
  const colours = async () => [...(await coloursAlong(page, strip))].toSorted().join(' ')
  const forced = await colours()
  await page.emulateMedia({ forcedColors: 'none' })
  await expect.poll(colours).not.toBe(forced)
  await page.emulateMedia({ forcedColors: 'active' })
  await expect.poll(colours).toBe(forced)
})

/* oxlint-disable unicorn/consistent-function-scoping -- functions that run in the page are sent there as a whole */

/**
 * Returns the small elements and pseudo-elements that consist of a background colour only, and whether the colour
 * differs from the background behind them.
 */
function colouredBoxes(page: Page): Promise<readonly (readonly [box: string, isSeen: boolean])[]> {
  return page.evaluate(() => {
    const pixel = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })
    const painted = (...colours: string[]) => {
      for (const colour of colours) {
        if (pixel === null) continue
        pixel.fillStyle = colour
        pixel.fillRect(0, 0, 1, 1)
      }
      return pixel?.getImageData(0, 0, 1, 1).data.join() ?? ''
    }
    const groundOf = (element: Element | null): string[] =>
      element === null
        ? ['Canvas']
        : [...groundOf(element.parentElement), getComputedStyle(element).backgroundColor]
    const isLined = (style: CSSStyleDeclaration) =>
      (style.borderTopStyle !== 'none' && style.borderTopWidth !== '0px') || style.outlineStyle !== 'none'
    return Array.from(document.querySelectorAll('#root *')).flatMap((element, index) =>
      ['', '::before', '::after'].flatMap((part) => {
        const style = getComputedStyle(element, part === '' ? undefined : part)
        const isEmpty =
          part === ''
            ? element.matches(':empty:not(input, select, canvas, progress, svg *)')
            : style.content === '""'
        const { width, height } = element.getBoundingClientRect()
        // Larger boxes are backgrounds, not marks.
        const isThere = width > 0 && height > 0 && width * height < 20_000 && style.visibility === 'visible'
        if (!isEmpty || !isThere || style.display === 'none' || isLined(style)) return []
        if (style.backgroundImage !== 'none') return []
        const ground = groundOf(part === '' ? element.parentElement : element)
        const isSeen = painted(...ground, style.backgroundColor) !== painted(...ground)
        const mark =
          element.getAttribute('data-landmark') ??
          element.getAttribute('data-mark') ??
          element.textContent.slice(0, 20)
        return [[`${index} ${element.localName} ${element.className} ${mark} ${part}`, isSeen] as const]
      }),
    )
  })
}

for (const [place, query] of [
  ['the search with its landmarks and hits', `?puzzle=${CODEWARS_2}&event=41207&lang=en`],
  ['the comparison', `?puzzle=${CODEWARS_1}&view=compare&lang=en`],
] as const)
  test(`elements that are only a colour stay visible: ${place}`, {
    tag: tagsUnless(place === 'the search with its landmarks and hits'),
  }, async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'none' })
    await page.goto(`/${query}`)
    await expect(page.getByRole('main')).toBeVisible()
    if (query.includes('event')) {
      await page.getByRole('tab', { name: 'Program' }).click()
      await page.locator('button[data-mark]').nth(6).click()
      await button(page, 'Go to end').click()
      await expect(page.locator('[data-landmark=excursion]')).toBeVisible()
      await pressInBoardMenu(page, 'Heat map')
      await button(page, 'Flame chart').click()
      await expect(page.locator('[data-exact=true]')).toBeVisible()
    } else await expect(page.getByText('11 of 11 programs counted')).toBeVisible()
    await expect
      .poll(async () => (await colouredBoxes(page)).filter(([, isSeen]) => isSeen).length)
      .toBeGreaterThan(3)
    const boxes = await colouredBoxes(page)
    const seen = new Set(boxes.filter(([, isSeen]) => isSeen).map(([box]) => box))
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ forcedColors: 'active', colorScheme })
      const lost = (await colouredBoxes(page)).filter(([box, isSeen]) => !isSeen && seen.has(box))
      expect(lost.map(([box]) => box)).toEqual([])
    }
  })

test('the chosen view, and the marks of compared languages', { tag: '@thorough' }, async ({ page }) => {
  await page.goto(`/?puzzle=${CODEWARS_1}&view=compare&lang=en`)
  await expect(page.getByText('11 of 11 programs counted')).toBeVisible()
  const views = page.getByRole('radiogroup', { name: 'Views' }).locator('label')
  await expectDistinguishable(views.filter({ hasText: 'Compare' }), views.filter({ hasText: 'Grade' }))
  const grounds = await page
    .getByRole('columnheader')
    .locator('[aria-hidden]:empty')
    .evaluateAll((found) => {
      const styles = found.map((element) => getComputedStyle(element))
      const marks = styles.filter(({ borderTopStyle }) => borderTopStyle !== 'none')
      return marks.map(({ backgroundColor }) => backgroundColor)
    })
  expect(grounds).toHaveLength(3)
  expect(new Set(grounds).size).toBe(2)
})

/** WCAG contrast ratio of two CSS colours. Runs in the page. */
function contrastOf(pair: string[]): number {
  const context = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })
  const [lighter, darker] = pair
    .map((colour) => {
      if (context === null) return 0
      context.fillStyle = colour
      context.fillRect(0, 0, 1, 1)
      const [red, green, blue] = Array.from(context.getImageData(0, 0, 1, 1).data, (value) =>
        value <= 10 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4,
      )
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue
    })
    .toSorted((a, b) => b - a)
  return (lighter + 0.05) / (darker + 0.05)
}

for (const forcedColors of ['active', 'none'] as const)
  for (const colorScheme of ['light', 'dark'] as const)
    test(`names in the flame chart are readable on every bar: ${colorScheme}, forced: ${forcedColors}`, {
      tag: '@thorough',
    }, async ({ page }) => {
      await page.emulateMedia({ forcedColors, colorScheme })
      await open(page)
      await button(page, 'Flame chart').click()
      await expect(page.locator('[data-exact=true]')).toBeVisible()
      const colours = Object.fromEntries(
        await page
          .locator('[data-tone]')
          .evaluateAll((tones) =>
            tones.map(
              (tone) => [tone.getAttribute('data-tone') ?? '', getComputedStyle(tone).color] as const,
            ),
          ),
      )
      for (const [bar, name] of [
        ['now', 'onNow'],
        ['nowRest', 'onNowRest'],
        ['past', 'onPast'],
        ['next', 'onNext'],
        ['solution', 'onSolution'],
      ])
        expect(await page.evaluate(contrastOf, [colours[bar], colours[name]]), bar).toBeGreaterThanOrEqual(
          4.5,
        )
    })

for (const colorScheme of ['light', 'dark'] as const)
  test(`labels on the played part of the timeline are readable: ${colorScheme}`, {
    tag: '@thorough',
  }, async ({ page }) => {
    await page.emulateMedia({ colorScheme })
    await open(page)
    const played = await page
      .locator('canvas[data-whole]')
      .last()
      .evaluate((canvas) => {
        const { borderTopColor, outlineColor, caretColor } = getComputedStyle(canvas)
        return [
          [borderTopColor, outlineColor],
          [borderTopColor, caretColor],
        ]
      })
    for (const pair of played) expect(await page.evaluate(contrastOf, pair)).toBeGreaterThanOrEqual(4.5)
  })

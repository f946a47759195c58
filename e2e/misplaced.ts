/** Finds elements that users cannot reach or read. */
/* oxlint-disable unicorn/consistent-function-scoping -- functions that run in the page are sent there as a whole */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'

/** Media query for windows in which the page scrolls as a document. */
const [, FLOW = ''] =
  /@custom-media --flow ([^;]+);/.exec(
    readFileSync(join(import.meta.dirname, '../src/page/controls/media.css'), 'utf8'),
  ) ?? []

/** Describes layout faults: a page too wide, a board too small, unreachable controls, text that is cut off. */
function layoutFaults(page: Page): Promise<readonly string[]> {
  return page.evaluate(async (flow) => {
    const frame = () => new Promise((go) => requestAnimationFrame(go))
    const describe = (element: Element) =>
      (element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 40) ||
      element.outerHTML.slice(0, 80)
    const isFlow = matchMedia(flow).matches
    const wrong: string[] = []
    await frame()
    await frame()
    const { scrollWidth } = document.documentElement
    if (scrollWidth > innerWidth) {
      const wide = Array.from(document.querySelectorAll('#root *')).filter((element) => {
        const { right, width } = element.getBoundingClientRect()
        return width > 0 && right > innerWidth + 0.5 && !isInScroller(element, 'x')
      })
      wrong.push(`${scrollWidth} pixels wide: ${wide.slice(0, 4).map(describe).join(' | ')}`)
    }

    const board = document.querySelector('[role=grid]')
    const pageScrolls = document.documentElement.scrollHeight > innerHeight + 1
    if (board !== null && board.clientWidth > 0) {
      const { width, top, bottom } = board.getBoundingClientRect()
      const isWhole = !pageScrolls && top >= 0 && bottom <= innerHeight
      if (width < 200 && !isWhole) wrong.push(`a board of ${Math.round(width)} pixels`)
    }

    const dialog = document.querySelector('dialog[open]')
    const controls = (dialog ?? document.body).querySelectorAll<HTMLElement>(
      'button, input, select, textarea, a[href], summary, [role=tab]',
    )
    for (const control of controls) {
      const shown = control.matches('input[type=radio]') ? (control.closest('label') ?? control) : control
      if (!shown.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true })) continue
      // Skips controls in containers that scroll on their own.
      if (control.closest('.cm-editor, table, [data-readable]')) continue
      shown.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
      const { left, top, bottom, width, height } = shown.getBoundingClientRect()
      if (width === 0 || height === 0 || width * height <= 1) continue
      // A field higher than its scroller is seen in part.
      const around = scrollerOf(shown)?.getBoundingClientRect()
      const seenTop = Math.max(top, 0, around?.top ?? 0)
      const seenBottom = Math.min(bottom, innerHeight, around?.bottom ?? innerHeight)
      const y = (seenTop + seenBottom) / 2
      for (const x of [left + width * 0.15, left + width / 2, left + width * 0.85]) {
        if (x < 0 || x > innerWidth || y < 0 || y > innerHeight) {
          wrong.push(`${describe(control)} is outside: ${Math.round(x)}, ${Math.round(y)}`)
          break
        }
        const hit = document.elementFromPoint(x, y)
        if (hit === null || shown.contains(hit) || hit.contains(shown)) continue
        if (hit.closest('label')?.contains(shown) === true) continue
        wrong.push(`${describe(control)} lies under ${hit.outerHTML.slice(0, 60)}`)
        break
      }
    }

    for (const element of (dialog ?? document.body).querySelectorAll('*')) {
      if (
        element.clientWidth <= 1 ||
        element.matches(
          'select, input, textarea, canvas, svg, svg *, [aria-hidden=true], [aria-hidden=true] *',
        )
      )
        continue
      const style = getComputedStyle(element)
      if (style.clipPath !== 'none' || !element.checkVisibility({ visibilityProperty: true })) continue
      const hasText = Array.from(element.childNodes).some(
        (node) => node.nodeType === 3 && node.textContent?.trim(),
      )
      // In windows without page scrolling, some texts may end in an ellipsis, because they are readable elsewhere.
      const isShortened = style.textOverflow === 'ellipsis' && !isFlow
      const [across, down] = [style.overflowX, style.overflowY].map((overflow) =>
        ['hidden', 'clip'].includes(overflow),
      )
      const isCut =
        (across && !isShortened && element.scrollWidth > element.clientWidth + 1) ||
        // Tolerance for line height, which exceeds the glyphs.
        (down && element.scrollHeight > element.clientHeight * 1.4)
      if (hasText && isCut)
        wrong.push(
          `${describe(element)} is cut off: ${element.scrollWidth}×${element.scrollHeight} in ${element.clientWidth}×${element.clientHeight}`,
        )
    }
    scrollTo(0, 0)
    return wrong

    /** True inside an element that scrolls or clips on its own. */
    function isInScroller(element: Element, axis: 'x' | 'y'): boolean {
      return (
        ancestorOf(
          element,
          ({ overflowX, overflowY }) => (axis === 'x' ? overflowX : overflowY) !== 'visible',
        ) !== undefined
      )
    }

    /** Returns the nearest element around this one that scrolls vertically. */
    function scrollerOf(element: Element): Element | undefined {
      return ancestorOf(element, ({ overflowY }) => ['auto', 'scroll'].includes(overflowY))
    }

    function ancestorOf(element: Element, has: (style: CSSStyleDeclaration) => boolean): Element | undefined {
      for (
        let around = element.parentElement;
        around !== null && around !== document.documentElement;
        around = around.parentElement
      )
        if (has(getComputedStyle(around))) return around
      return undefined
    }
  }, FLOW)
}

/** Window size, in pixels. */
type Size = readonly [width: number, height: number]

const WIDTHS = [256, 320, 360, 512, 640, 700, 767, 768, 1024, 1280, 1440]
const HEIGHTS = [200, 256, 320, 400, 560, 720, 900]

export const ALL_SIZES: readonly Size[] = WIDTHS.flatMap((width) =>
  HEIGHTS.map((height) => [width, height] as const),
)

/**
 * The tightest windows of each layout, where texts of another length are misplaced first: pages that scroll as a whole,
 * phones in portrait and in landscape, the panels below the board and beside it.
 */
export const TIGHTEST_SIZES: readonly Size[] = [
  ...HEIGHTS.map((height) => [256, height] as const),
  ...[320, 512, 767].map((width) => [width, 900] as const),
  ...[640, 700, 767, 768, 1024].map((width) => [width, 400] as const),
  ...[768, 1024].map((width) => [width, 560] as const),
  [768, 900],
  [1280, 720],
]

/**
 * With text twice as large, windows below 1280 pixels, and windows below 700, scroll as a whole. The others are phones in
 * landscape.
 */
export const LARGE_TEXT_SIZES: readonly Size[] = [
  ...WIDTHS.flatMap((width) => [200, 560].map((height) => [width, height] as const)),
  ...[256, 768].map((width) => [width, 900] as const),
  ...[1280, 1440].flatMap((width) => [720, 900].map((height) => [width, height] as const)),
]

/** The tightest of these. */
export const TIGHTEST_LARGE_TEXT_SIZES: readonly Size[] = [
  ...[256, 320, 512, 767].map((width) => [width, 560] as const),
  [256, 200],
  [1280, 720],
]

/** Describes layout faults in windows of different sizes. */
export async function layoutFaultsAt(page: Page, sizes: readonly Size[]): Promise<readonly string[]> {
  const wrong: string[] = []
  for (const [width, height] of sizes) {
    await page.setViewportSize({ width, height })
    for (const one of await layoutFaults(page)) wrong.push(`${width}×${height}: ${one}`)
  }
  return wrong
}

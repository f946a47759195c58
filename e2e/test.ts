/**
 * Extends Playwright's `test`: skips tests if the browser is missing or its driver lacks a required ability, fills
 * fields by script for drivers that cannot, and ends the routes of a page with its test.
 */
import { test as base } from '@playwright/test'

/** An ability that not every driver has. Tests require it by a tag such as `@downloads`, or by their options. */
export type Ability = 'doubleClick' | 'downloads' | 'media' | 'protocol' | 'touch'

/** What a driver without an ability cannot do: ends of sentences for the reason why a test is skipped. */
const DESCRIPTIONS: Readonly<Record<Ability, string>> = {
  doubleClick: 'to click twice in one go',
  downloads: 'to get hold of a download',
  media: 'to choose colours, motion or paper',
  protocol: 'the protocol of Chromium’s tools',
  touch: 'to touch the page',
}

interface Driver {
  readonly name: string
  readonly lacks: readonly Ability[]
  /** True if `insertTextAsUser` has to replace the driver's typing. */
  readonly typesByScript?: boolean
}

/** Options of a Playwright project, which is one browser and its driver. */
export interface BrowserOptions {
  /** Reason why none of its tests can run; empty if they can. */
  readonly missing: string
  readonly driver: Driver
  /** Command of a WebDriver server, for browsers that Playwright cannot drive. */
  readonly webDriver: readonly string[]
}

export const test = base.extend<BrowserOptions & { readonly ability: undefined }>({
  missing: ['', { option: true }],
  driver: [{ name: 'Playwright', lacks: [] }, { option: true }],
  webDriver: [[], { option: true }],
  ability: [
    async ({ missing, driver, isMobile, hasTouch, colorScheme, contextOptions }, go, { tags, skip }) => {
      skip(missing !== '', missing)
      const required = new Set(tags.map((tag) => tag.slice(1)))
      if (isMobile || hasTouch) required.add('touch')
      if (colorScheme === 'dark' || contextOptions.forcedColors === 'active') required.add('media')
      for (const ability of driver.lacks)
        skip(required.has(ability), `needs ${DESCRIPTIONS[ability]}, which ${driver.name} cannot do`)
      await go(undefined)
    },
    { auto: true },
  ],
  context: async ({ context, driver }, go) => {
    if (driver.typesByScript) await context.addInitScript(insertTextAsUser)
    await go(context)
  },
  page: async ({ page }, go) => {
    await go(page)
    // The page may still be loading a file when the test ends. The route's handler then fails, which is not an error.
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  },
})

/**
 * Makes Playwright fill fields by `execCommand`. Over WebDriver BiDi, Playwright sets their `value` through the setter
 * that React overrides, so that React ignores the change. Runs in the page.
 */
function insertTextAsUser() {
  Object.defineProperty(window, '__pw_bidiInsertText', {
    get: () => (text: string) => {
      const element = document.activeElement
      if (element instanceof HTMLIFrameElement) return element
      // oxlint-disable-next-line typescript/no-deprecated -- no other API inserts text as user input
      document.execCommand('insertText', false, text)
      return undefined
    },
    set() {
      // Ignores Playwright's own implementation, which it assigns after this script has run.
    },
  })
}

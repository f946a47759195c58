/** The end-to-end test, which is skipped in a browser that is missing, or whose driver lacks what the test asks for. */
import { test as base } from '@playwright/test'

/** An ability that not every driver has. A test asks for it by a tag, as `@downloads`, and for touch by its options, too. */
export type Ability = 'doubleClick' | 'downloads' | 'media' | 'protocol' | 'touch'

const TOLD: Readonly<Record<Ability, string>> = {
  doubleClick: 'to click twice in one go',
  downloads: 'to get hold of a download',
  media: 'to choose colours, motion or paper',
  protocol: 'the protocol of Chromium’s tools',
  touch: 'to touch the page',
}

/** Of a browser. */
interface Driver {
  readonly name: string
  readonly lacks: readonly Ability[]
  readonly typesByScript?: boolean
}

/** Of a project. */
export interface BrowserOptions {
  /** Why none of its tests can run; empty where they can. */
  readonly missing: string
  /** Whose driver it is, and what that cannot do. */
  readonly driver: Driver
  /** The command of a driver that Playwright does not speak to. */
  readonly webDriver: readonly string[]
}

export const test = base.extend<BrowserOptions & { readonly ability: undefined }>({
  missing: ['', { option: true }],
  driver: [{ name: 'Playwright', lacks: [] }, { option: true }],
  webDriver: [[], { option: true }],
  ability: [
    async ({ missing, driver, isMobile, hasTouch, colorScheme, contextOptions }, go, { tags, skip }) => {
      skip(missing !== '', missing)
      const asked = new Set(tags.map((tag) => tag.slice(1)))
      if (isMobile || hasTouch) asked.add('touch')
      if (colorScheme === 'dark' || contextOptions.forcedColors === 'active') asked.add('media')
      for (const ability of driver.lacks)
        skip(asked.has(ability), `needs ${TOLD[ability]}, which ${driver.name} cannot do`)
      await go(undefined)
    },
    { auto: true },
  ],
  context: async ({ context, driver }, go) => {
    if (driver.typesByScript) await context.addInitScript(typeAsPerson)
    await go(context)
  },
})

/**
 * In the page. Playwright fills fields over WebDriver BiDi by setting their value, of which React, whose own setter that
 * calls, hears nothing new. The browser's own command is heard by all.
 */
function typeAsPerson() {
  Object.defineProperty(window, '__pw_bidiInsertText', {
    get: () => (text: string) => {
      const element = document.activeElement
      if (element instanceof HTMLIFrameElement) return element
      // oxlint-disable-next-line typescript/no-deprecated -- nothing else has the browser itself put in text
      document.execCommand('insertText', false, text)
      return undefined
    },
    set() {
      // Playwright's own comes later.
    },
  })
}

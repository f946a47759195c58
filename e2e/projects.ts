/** The browsers that the tests run in, and which of the tests in each. */
import type { PlaywrightTestConfig } from '@playwright/test'
import { type Browser, CHROMIUM, FIREFOX, WEBKIT } from '../scripts/browser/browsers.mjs'
import { installed, isOwn, withDisplay } from '../scripts/browser/installed.mjs'
import { IS_THOROUGH } from '../tests/thorough.ts'
import type { BrowserOptions } from './test.ts'

type BrowserProject = NonNullable<PlaywrightTestConfig<BrowserOptions>['projects']>[number]

/**
 * Files lost at every turn, actions at random, how often the page is laid out, every size of window and text, every page
 * translated; and further ways to what other tests walk to once.
 */
const LONG = [
  /(adversity|faults|fingers|largeText|layout|missingFiles|monkey|places|reflow|translated)\.spec/,
  /(batchTable|flamePan|flameTools|focus|left|ownRuns|phoneFacts|reload|seek)\.spec/,
]
/** Without `THOROUGH`, Chromium skips the tests that take long, and each other engine runs one test. */
const SELECTED = IS_THOROUGH ? {} : { grepInvert: /@thorough/ }
const SELECTED_ELSEWHERE = IS_THOROUGH ? {} : { grep: /@smoke/ }

/** Tests in one engine only. */
const OF_WEBKIT_GTK = /webkit\.spec/
const OF_OTHERS = /engines\.spec/

const PREFERENCES = {
  // Elsewhere a page that is tested may read what has been copied, too.
  'dom.events.testing.asyncClipboard': true,
  // As those of the other browsers, which take no room of the page.
  'ui.useOverlayScrollbars': 1,
}

/**
 * Matters of no engine, so that Chromium answers for all: the same files are lost, kept and walked through at
 * random anywhere, and what is compiled or filmed is so by parts that the app brings along, or by codecs of the system.
 * Of other specs, tests that count bytes, or what only Chromium counts, are tagged `@once`.
 */
const ONCE = {
  grepInvert: /@once/,
  testIgnore: [
    /(faults|missingFiles|offline|monkey)\.spec/,
    /(film|ownLanguages|ownLanes|largeText|reflow)\.spec/,
    // How often Chromium lays out and styles.
    /layout\.spec/,
    // WebKitGTK by WebDriver.
    OF_WEBKIT_GTK,
  ],
}

export const PROJECTS: readonly BrowserProject[] = [inChromium(), inFirefox(), inWebKit()]

function inChromium(): BrowserProject {
  const executablePath = found(CHROMIUM)
  return {
    name: 'chromium',
    ...SELECTED,
    testIgnore: [OF_WEBKIT_GTK, OF_OTHERS, ...(IS_THOROUGH ? [] : LONG)],
    use: {
      browserName: 'chromium',
      permissions: ['clipboard-read', 'clipboard-write'],
      launchOptions: executablePath === undefined ? {} : { executablePath },
    },
  }
}

/** Playwright's own, or any other by WebDriver BiDi. */
function inFirefox(): BrowserProject {
  const executablePath = found(FIREFOX)
  const common = { name: 'firefox', ...ONCE, ...SELECTED_ELSEWHERE }
  if (executablePath === undefined)
    return { ...common, use: { browserName: 'firefox', missing: missing(FIREFOX) } }
  if (isOwn(FIREFOX, executablePath))
    return {
      ...common,
      use: {
        browserName: 'firefox',
        driver: { name: 'the driver of Firefox', lacks: ['protocol', 'touch'] },
      },
    }
  return {
    ...common,
    use: {
      browserName: 'firefox',
      channel: 'moz-firefox',
      launchOptions: { executablePath, firefoxUserPrefs: PREFERENCES },
      driver: {
        name: 'WebDriver BiDi, as Playwright speaks it,',
        lacks: ['doubleClick', 'downloads', 'media', 'protocol', 'touch'],
        typesByScript: true,
      },
    },
  }
}

/** Playwright's own, or WebKitGTK by WebDriver, which has tests of its own. */
function inWebKit(): BrowserProject {
  const path = found(WEBKIT)
  if (path !== undefined && isOwn(WEBKIT, path))
    return {
      name: 'webkit',
      ...ONCE,
      ...SELECTED_ELSEWHERE,
      use: {
        browserName: 'webkit',
        driver: { name: 'the driver of WebKit', lacks: ['protocol'] },
      },
    }
  return {
    name: 'webkit',
    ...SELECTED_ELSEWHERE,
    testMatch: OF_WEBKIT_GTK,
    use:
      path === undefined
        ? { browserName: 'webkit', missing: missing(WEBKIT) }
        : { browserName: 'webkit', webDriver: [...(withDisplay() ?? []), path] },
  }
}

/** Workers read this again, and need not look again. */
function found(browser: Browser): string | undefined {
  const path = installed(browser)
  if (path !== undefined) process.env[browser.variable] = path
  return path
}

function missing({ name, variable }: Browser): string {
  return `needs ${name}, which was neither found nor installed; ${variable} may name it`
}

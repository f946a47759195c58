/** Browser projects, and the tests that run in each. */
import type { PlaywrightTestConfig } from '@playwright/test'
import { type Browser, CHROMIUM, FIREFOX, WEBKIT } from '../scripts/browser/browsers.mjs'
import { installed, isOwn, withDisplay } from '../scripts/browser/installed.mjs'
import { IS_THOROUGH } from '../tests/thorough.ts'
import type { BrowserOptions } from './test.ts'

type BrowserProject = NonNullable<PlaywrightTestConfig<BrowserOptions>['projects']>[number]

/**
 * Slow specs for thorough runs: lost files, random actions, layout counts, all window and text sizes, translated pages,
 * and variants of what other tests cover once.
 */
const SLOW_SPECS = [
  /(adversity|faults|fingers|forcedColours|largeText|layout|missingFiles|monkey|places|reflow|translated)\.spec/,
  /(byHand|flamePan|flameTools|focus|left|ownRuns|ownTabs|phoneFacts|reload|seek)\.spec/,
]
/** Without `THOROUGH`, Chromium skips slow tests and the other engines only run smoke tests. */
const SELECTED = IS_THOROUGH ? {} : { grepInvert: /@thorough/ }
const SELECTED_IN_OTHERS = IS_THOROUGH ? {} : { grep: /@smoke/ }

/** Specs for particular engines only. */
const WEBKIT_GTK_SPECS = /webkit\.spec/
const OTHER_ENGINES_SPECS = /engines\.spec/

const PREFERENCES = {
  // Allows reading the clipboard, as other browsers allow in tests.
  'dom.events.testing.asyncClipboard': true,
  // Overlay scrollbars, which take no space, as in the other browsers.
  'ui.useOverlayScrollbars': 1,
}

/**
 * Excludes tests that run in Chromium only. They are independent of the engine (lost files, offline use, random
 * actions, compilers and film encoders, which the app bundles or the system provides), or need an interface that only
 * Chromium has. In other specs, such tests have the tag `@once`.
 */
const WITHOUT_CHROMIUM_ONLY = {
  grepInvert: /@once/,
  testIgnore: [
    /(faults|missingFiles|offline|monkey)\.spec/,
    /(film|ownLanguages|ownLanes|largeText|reflow)\.spec/,
    // Uses Chromium's trace of layouts and restyles.
    /layout\.spec/,
    // Runs by WebDriver.
    WEBKIT_GTK_SPECS,
  ],
}

export const PROJECTS: readonly BrowserProject[] = [inChromium(), inFirefox(), inWebKit()]

/** Playwright's Chromium, of which it starts the headless shell by itself, or any other. */
function inChromium(): BrowserProject {
  const path = findBrowser(CHROMIUM)
  const executable = path === undefined || isOwn(CHROMIUM, path) ? {} : { executablePath: path }
  return {
    name: 'chromium',
    ...SELECTED,
    testIgnore: [WEBKIT_GTK_SPECS, OTHER_ENGINES_SPECS, ...(IS_THOROUGH ? [] : SLOW_SPECS)],
    use: {
      browserName: 'chromium',
      permissions: ['clipboard-read', 'clipboard-write'],
      // Without the crash reporter, a trap of WebAssembly (a wild store of a C++ program) crashes the headless shell.
      launchOptions: { ...executable, args: ['--enable-crash-reporter'] },
    },
  }
}

/** Playwright's Firefox, or any other by WebDriver BiDi. */
function inFirefox(): BrowserProject {
  const executablePath = findBrowser(FIREFOX)
  const common = { name: 'firefox', ...WITHOUT_CHROMIUM_ONLY, ...SELECTED_IN_OTHERS }
  if (executablePath === undefined)
    return { ...common, use: { browserName: 'firefox', missing: missingReason(FIREFOX) } }
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

/** Playwright's WebKit, or WebKitGTK by WebDriver, which has a separate spec. */
function inWebKit(): BrowserProject {
  const path = findBrowser(WEBKIT)
  if (path !== undefined && isOwn(WEBKIT, path))
    return {
      name: 'webkit',
      ...WITHOUT_CHROMIUM_ONLY,
      ...SELECTED_IN_OTHERS,
      use: {
        browserName: 'webkit',
        driver: { name: 'the driver of WebKit', lacks: ['protocol'] },
      },
    }
  return {
    name: 'webkit',
    ...SELECTED_IN_OTHERS,
    testMatch: WEBKIT_GTK_SPECS,
    use:
      path === undefined
        ? { browserName: 'webkit', missing: missingReason(WEBKIT) }
        : { browserName: 'webkit', webDriver: [...(withDisplay() ?? []), path] },
  }
}

/** Finds a browser, and caches its path in the environment, because each worker evaluates this configuration again. */
function findBrowser(browser: Browser): string | undefined {
  const path = installed(browser)
  if (path !== undefined) process.env[browser.variable] = path
  return path
}

function missingReason({ name, variable }: Browser): string {
  return `needs ${name}, which was not found; npm run test:all installs it, and ${variable} may name it`
}

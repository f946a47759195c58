/**
 * Finds the browsers of the end-to-end tests, and prints their paths. Installs Chromium if it is missing, and for
 * thorough runs the other browsers, too.
 */
import { CHROMIUM, FIREFOX, WEBKIT } from './browser/browsers.mjs'
import { install } from './browser/install.mjs'
import { installed } from './browser/installed.mjs'

const ADVICE = `No Chromium was found and none could be installed. Do one of these and try again:
  - install Chromium, Google Chrome or Microsoft Edge
  - npx playwright install chromium   (as root on Linux: with --with-deps)
  - set BACKDOKU_CHROMIUM to the path of a Chromium`

// As in `tests/thorough.ts`, which older versions of Node.js cannot import.
const IS_THOROUGH = process.env['THOROUGH'] === '1'

for (const browser of [CHROMIUM, FIREFOX, WEBKIT]) {
  const isRequired = browser === CHROMIUM
  const canInstall = isRequired || IS_THOROUGH
  const executable = installed(browser) ?? (canInstall ? install(browser, console.log) : undefined)
  if (executable !== undefined) console.log(`${browser.name}: ${executable}`)
  else if (isRequired) {
    console.error(ADVICE)
    process.exitCode = 1
    break
  } else console.log(`${browser.name} was not found: its tests are skipped.`)
}

/** Finds the browsers of the end-to-end tests, installs missing ones, and prints their paths. */
import { CHROMIUM, FIREFOX, WEBKIT } from './browser/browsers.mjs'
import { install } from './browser/install.mjs'
import { installed } from './browser/installed.mjs'

const ADVICE = `No Chromium was found and none could be installed. Do one of these and try again:
  - install Chromium, Google Chrome or Microsoft Edge
  - npx playwright install chromium   (as root on Linux: with --with-deps)
  - set BACKDOKU_CHROMIUM to the path of a Chromium`

for (const browser of [CHROMIUM, FIREFOX, WEBKIT]) {
  const executable = installed(browser) ?? install(browser, (line) => console.log(line))
  if (executable !== undefined) console.log(`${browser.name}: ${executable}`)
  else if (browser !== CHROMIUM)
    console.log(`${browser.name} was neither found nor installed: its tests are skipped.`)
  else {
    console.error(ADVICE)
    process.exitCode = 1
    break
  }
}

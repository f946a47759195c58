/** Makes sure that the end-to-end tests have a Chromium, installing one if need be, and prints where it is. */
import { installChromium } from './browser/install.mjs'
import { installedChromium } from './browser/installed.mjs'

const ADVICE = `No Chromium was found and none could be installed. Do one of these and try again:
  - install Chromium, Google Chrome or Microsoft Edge
  - npx playwright install chromium   (as root on Linux: with --with-deps)
  - set BACKDOKU_CHROMIUM to the path of a Chromium`

const executable = installedChromium() ?? installChromium((line) => console.log(line))
if (executable === undefined) {
  console.error(ADVICE)
  process.exitCode = 1
} else {
  console.log(`browser: ${executable}`)
}

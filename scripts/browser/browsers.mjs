/** The browsers that the end-to-end tests run in, and the names that they go by. */
import { chromium, firefox, webkit } from 'playwright'

/**
 * @typedef {object} Browser
 * @property {string} name
 * @property {string} variable of the environment, which may name its executable
 * @property {import('playwright').BrowserType} own Playwright's own
 * @property {readonly string[]} download what Playwright is told to install
 * @property {readonly string[]} programs its names in a PATH
 * @property {readonly string[]} macApplications
 * @property {readonly string[]} windowsPrograms below the folders for programs
 * @property {readonly string[]} packages of Debian
 * @property {boolean} isFromSystem what the system installs comes first: that is how the tests know it
 * @property {boolean} hasWindow it needs a display, or xvfb-run to make one
 * @property {string} answered the option that it answers and ends
 */

/** @type {Browser} */
export const CHROMIUM = {
  name: 'Chromium',
  variable: 'BACKDOKU_CHROMIUM',
  own: chromium,
  download: ['--no-shell', 'chromium'],
  programs: [
    'chromium',
    'chromium-browser',
    'google-chrome',
    'google-chrome-stable',
    'chrome',
    'microsoft-edge',
    'msedge',
  ],
  macApplications: ['Chromium', 'Google Chrome', 'Microsoft Edge'],
  windowsPrograms: ['Google\\Chrome\\Application\\chrome.exe', 'Microsoft\\Edge\\Application\\msedge.exe'],
  packages: ['chromium'],
  isFromSystem: false,
  hasWindow: false,
  answered: '--version',
}

/** @type {Browser} */
export const FIREFOX = {
  name: 'Firefox',
  variable: 'BACKDOKU_FIREFOX',
  own: firefox,
  download: ['firefox'],
  programs: ['firefox', 'firefox-esr'],
  macApplications: ['Firefox'],
  windowsPrograms: ['Mozilla Firefox\\firefox.exe'],
  packages: ['firefox-esr'],
  isFromSystem: true,
  hasWindow: false,
  answered: '--version',
}

/**
 * Playwright's own, or the driver of WebKitGTK, which other systems do not have.
 * @type {Browser}
 */
export const WEBKIT = {
  name: 'WebKit',
  variable: 'BACKDOKU_WEBKIT_DRIVER',
  own: webkit,
  download: ['webkit'],
  programs: ['WebKitWebDriver'],
  macApplications: [],
  windowsPrograms: [],
  packages: ['webkit2gtk-driver', 'xvfb', 'xauth'],
  isFromSystem: true,
  hasWindow: true,
  answered: '--help',
}

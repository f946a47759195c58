/** The browsers that the end-to-end tests run in, and how to find and install them. */
import { chromium, firefox, webkit } from 'playwright'

/**
 * @typedef {object} Browser
 * @property {string} name
 * @property {string} variable environment variable that may name its executable
 * @property {import('playwright').BrowserType} own Playwright's bundled build
 * @property {readonly string[]} download arguments of `playwright install`
 * @property {readonly string[]} programs executable names to look up in PATH
 * @property {readonly string[]} macApplications
 * @property {readonly string[]} windowsPrograms paths relative to the program folders
 * @property {readonly string[]} packages Debian packages
 * @property {boolean} isFromSystem true if the distribution's package, for which the tests are written, is tried before
 * Playwright's build
 * @property {boolean} hasWindow true if it needs a display, or xvfb-run
 * @property {string} exitOption option that makes it print something and exit
 */

/**
 * Chromium, preferably its headless shell: the same engine without the browser's own pages, which take more processor
 * time in each test than the app.
 * @type {Browser}
 */
export const CHROMIUM = {
  name: 'Chromium',
  variable: 'BACKDOKU_CHROMIUM',
  own: chromium,
  download: ['chromium'],
  programs: [
    'chromium-headless-shell',
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
  packages: ['chromium-headless-shell'],
  isFromSystem: false,
  hasWindow: false,
  exitOption: '--version',
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
  exitOption: '--version',
}

/**
 * Playwright's WebKit, or the driver of WebKitGTK, which exists on Linux only.
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
  exitOption: '--help',
}

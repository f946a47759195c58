/** Installs a browser by whichever method works on this machine. */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { installed } from './installed.mjs'

/** @typedef {import('./browsers.mjs').Browser} Browser */

const PLAYWRIGHT = [process.execPath, createRequire(import.meta.url).resolve('@playwright/test/cli')]
const isLinuxRoot = process.platform === 'linux' && process.getuid?.() === 0

// The timeout, in seconds, makes apt-get fail fast on a network that swallows requests.
const APT = ['apt-get', '-o', 'Acquire::Retries=0', '-o', 'Acquire::http::Timeout=10']

/**
 * @typedef {object} Method
 * @property {(browser: Browser) => string} name progress message
 * @property {(browser: Browser) => boolean} isPossible evaluated right before use, since earlier methods may enable it
 * @property {(browser: Browser) => readonly (readonly string[])[]} commands all are run, in order
 */

/** @type {Method} */
const DOWNLOAD = {
  name: ({ name }) => `downloading the ${name} of Playwright`,
  isPossible: () => true,
  commands: ({ download }) => [[...PLAYWRIGHT, 'install', ...download]],
}

/** @type {Method} */
const LIBRARIES = {
  name: () => 'installing the libraries that it needs',
  isPossible: ({ own }) => isLinuxRoot && existsSync(own.executablePath()),
  commands: ({ own }) => [[...PLAYWRIGHT, 'install-deps', own.name()]],
}

/** @type {Method} */
const PACKAGES = {
  name: ({ name }) => `installing the ${name} of the distribution`,
  isPossible: () => isLinuxRoot && existsSync('/usr/bin/apt-get'),
  commands: ({ packages }) => [
    [...APT, 'update'],
    [...APT, 'install', '--yes', '--no-install-recommends', ...packages],
  ],
}

/** Error of each command that has run, undefined on success: no command is run again for the next browser. */
const errorsByCommand = new Map()
/** True after a failed download: no download is tried for the next browser. */
let isWithoutDownloads = false

/**
 * Tries one method after another until the browser runs.
 * @param {Browser} browser
 * @param {(line: string) => void} log receives progress messages
 * @returns its executable, or undefined if every method failed
 */
export function install(browser, log) {
  const inOrder = browser.isFromSystem ? [PACKAGES, DOWNLOAD, LIBRARIES] : [DOWNLOAD, LIBRARIES, PACKAGES]
  for (const method of inOrder) {
    if (!method.isPossible(browser) || (method === DOWNLOAD && isWithoutDownloads)) continue
    log(`${method.name(browser)} …`)
    const failure = method.commands(browser).map(runOnce).find(Boolean)
    if (method === DOWNLOAD) isWithoutDownloads = failure !== undefined
    const executable = installed(browser)
    if (executable !== undefined) return executable
    log(`  in vain: ${failure ?? 'what it installed does not run'}`)
  }
  return undefined
}

/**
 * Runs a command unless it has run before.
 * @param {readonly string[]} command
 * @returns {string | undefined} the error of its only run
 */
function runOnce(command) {
  const key = command.join(' ')
  if (!errorsByCommand.has(key)) errorsByCommand.set(key, run(command))
  return errorsByCommand.get(key)
}

/**
 * Runs a command and waits for its exit.
 * @param {readonly string[]} command
 * @returns the error in one line, or undefined on success
 */
function run([program = '', ...args]) {
  const { status, error, stdout, stderr } = spawnSync(program, args, {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      DEBIAN_FRONTEND: 'noninteractive',
      // In ms, to fail fast like `APT`.
      PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '10000',
    },
  })
  if (status === 0) return undefined
  const lines = `${stderr}\n${stdout}`.split('\n').map((line) => line.trim())
  return error?.message ?? lines.find((line) => /^(E:|Error)/.test(line)) ?? `exit code ${status}`
}

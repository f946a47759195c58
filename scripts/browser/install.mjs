/** Installs a browser by the means that this machine has. */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { installed } from './installed.mjs'

/** @typedef {import('./browsers.mjs').Browser} Browser */

const PLAYWRIGHT = [process.execPath, createRequire(import.meta.url).resolve('@playwright/test/cli')]
const isLinuxRoot = process.platform === 'linux' && process.getuid?.() === 0

// Seconds. A network that swallows requests shall not hold up what comes next.
const APT = ['apt-get', '-o', 'Acquire::Retries=0', '-o', 'Acquire::http::Timeout=10']

/**
 * @typedef {object} Means
 * @property {(browser: Browser) => string} name what is being done, as a person is told it
 * @property {(browser: Browser) => boolean} isPossible asked when its turn comes
 * @property {(browser: Browser) => readonly (readonly string[])[]} commands
 */

/** @type {Means} */
const DOWNLOAD = {
  name: ({ name }) => `downloading the ${name} of Playwright`,
  isPossible: () => true,
  commands: ({ download }) => [[...PLAYWRIGHT, 'install', ...download]],
}

/** @type {Means} */
const LIBRARIES = {
  name: () => 'installing the libraries that it needs',
  isPossible: ({ own }) => isLinuxRoot && existsSync(own.executablePath()),
  commands: ({ own }) => [[...PLAYWRIGHT, 'install-deps', own.name()]],
}

/** @type {Means} */
const PACKAGES = {
  name: ({ name }) => `installing the ${name} of the distribution`,
  isPossible: () => isLinuxRoot && existsSync('/usr/bin/apt-get'),
  commands: ({ packages }) => [
    [...APT, 'update'],
    [...APT, 'install', '--yes', '--no-install-recommends', ...packages],
  ],
}

/** How each command went, and that there was no download: neither is worth a second try for the next browser. */
const complaints = new Map()
let isWithoutDownloads = false

/**
 * Tries one means after the other until the browser runs.
 * @param {Browser} browser
 * @param {(line: string) => void} say told what is being done and how it went
 * @returns its executable, or undefined if no means led to one
 */
export function install(browser, say) {
  const inOrder = browser.isFromSystem ? [PACKAGES, DOWNLOAD, LIBRARIES] : [DOWNLOAD, LIBRARIES, PACKAGES]
  for (const means of inOrder) {
    if (!means.isPossible(browser) || (means === DOWNLOAD && isWithoutDownloads)) continue
    say(`${means.name(browser)} …`)
    const complaint = means.commands(browser).map(complaintOnce).find(Boolean)
    if (means === DOWNLOAD) isWithoutDownloads = complaint !== undefined
    const executable = installed(browser)
    if (executable !== undefined) return executable
    say(`  in vain: ${complaint ?? 'what it installed does not run'}`)
  }
  return undefined
}

/** @param {readonly string[]} command @returns {string | undefined} */
function complaintOnce(command) {
  const key = command.join(' ')
  if (!complaints.has(key)) complaints.set(key, complaintOf(command))
  return complaints.get(key)
}

/**
 * Runs a command to its end.
 * @param {readonly string[]} command
 * @returns the first line that tells why it failed, or undefined if it did not
 */
function complaintOf([program = '', ...args]) {
  const { status, error, stdout, stderr } = spawnSync(program, args, {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      DEBIAN_FRONTEND: 'noninteractive',
      // Milliseconds, for the same reason.
      PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '10000',
    },
  })
  if (status === 0) return undefined
  const lines = `${stderr}\n${stdout}`.split('\n').map((line) => line.trim())
  return error?.message ?? lines.find((line) => /^(E:|Error)/.test(line)) ?? `exit code ${status}`
}

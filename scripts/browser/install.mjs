/** Installs a Chromium by the means that this machine has. */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { chromium } from '@playwright/test'
import { installedChromium } from './installed.mjs'

const PLAYWRIGHT = createRequire(import.meta.url).resolve('@playwright/test/cli')
const isLinuxRoot = process.platform === 'linux' && process.getuid?.() === 0

/**
 * @typedef {object} Means
 * @property {string} name what is being done, as a person is told it
 * @property {() => boolean} isPossible asked when its turn comes
 * @property {readonly (readonly string[])[]} commands
 */

/** @type {readonly Means[]} */
const MEANS = [
  {
    name: 'downloading the Chromium of Playwright',
    isPossible: () => true,
    commands: [[process.execPath, PLAYWRIGHT, 'install', '--no-shell', 'chromium']],
  },
  {
    name: 'installing the libraries that it needs',
    isPossible: () => isLinuxRoot && existsSync(chromium.executablePath()),
    commands: [[process.execPath, PLAYWRIGHT, 'install-deps', 'chromium']],
  },
  {
    name: 'installing the Chromium of the distribution',
    isPossible: () => isLinuxRoot && existsSync('/usr/bin/apt-get'),
    commands: [
      ['apt-get', 'update'],
      ['apt-get', 'install', '--yes', '--no-install-recommends', 'chromium'],
    ],
  },
]

/**
 * Tries one means after the other until a Chromium runs.
 * @param {(line: string) => void} say told what is being done and how it went
 * @returns its executable, or undefined if no means led to one
 */
export function installChromium(say) {
  for (const { name, isPossible, commands } of MEANS) {
    if (!isPossible()) continue
    say(`${name} …`)
    const complaint = commands.map(complaintOf).find(Boolean)
    const executable = installedChromium()
    if (executable !== undefined) return executable
    say(`  in vain: ${complaint ?? 'what it installed does not run'}`)
  }
  return undefined
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
      // Milliseconds. A network that swallows requests shall not hold up what comes next.
      PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '10000',
    },
  })
  if (status === 0) return undefined
  const lines = `${stderr}\n${stdout}`.split('\n').map((line) => line.trim())
  return error?.message ?? lines.find((line) => /^(E:|Error)/.test(line)) ?? `exit code ${status}`
}

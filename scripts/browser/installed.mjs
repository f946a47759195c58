/** Where a Chromium that runs is installed, and nothing is installed for it. */
import { spawnSync } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from 'playwright'

const NAMES = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
  'microsoft-edge',
  'msedge',
]

const MAC_APPLICATIONS = ['Chromium', 'Google Chrome', 'Microsoft Edge']
const WINDOWS_PROGRAMS = [
  'Google\\Chrome\\Application\\chrome.exe',
  'Microsoft\\Edge\\Application\\msedge.exe',
]

/**
 * @returns the executable that BACKDOKU_CHROMIUM names, or else the first that runs of Playwright's own, those on the
 *   PATH and those in the system's usual places; undefined if there is none.
 * @throws if BACKDOKU_CHROMIUM is set and does not run.
 */
export function installedChromium() {
  const chosen = process.env['BACKDOKU_CHROMIUM']
  if (!chosen) return [chromium.executablePath(), ...onPath(), ...usualPlaces()].find(runs)
  if (!runs(chosen)) throw new Error(`BACKDOKU_CHROMIUM is ${chosen}, which does not run.`)
  return chosen
}

function onPath() {
  const suffix = process.platform === 'win32' ? '.exe' : ''
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter(Boolean)
  return NAMES.flatMap((name) => folders.map((folder) => join(folder, name + suffix)))
}

function usualPlaces() {
  if (process.platform === 'darwin') {
    return MAC_APPLICATIONS.map((name) => `/Applications/${name}.app/Contents/MacOS/${name}`)
  }
  if (process.platform !== 'win32') return []
  const folders = ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA'].map((name) => process.env[name] ?? '')
  return folders.filter(Boolean).flatMap((folder) => WINDOWS_PROGRAMS.map((program) => join(folder, program)))
}

/** @param {string} path */
function runs(path) {
  try {
    accessSync(path, constants.X_OK)
  } catch {
    return false
  }
  // A package of Ubuntu puts a script there that only says what else to install. Windows opens a window instead.
  if (process.platform === 'win32') return true
  return spawnSync(path, ['--version'], { stdio: 'ignore', timeout: 20_000 }).status === 0
}

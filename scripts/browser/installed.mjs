/** Finds an installed browser that can be run, and a display for it. */
import { spawnSync } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import { join } from 'node:path'
import { onPath } from './onPath.mjs'

/** @typedef {import('./browsers.mjs').Browser} Browser */

/**
 * Returns the executable in the browser's environment variable, if set. Otherwise returns the first executable that
 * runs: Playwright's own, those in the PATH, those in the system's usual folders.
 * @param {Browser} browser
 * @returns undefined if no executable runs
 * @throws if the variable is set to an executable that does not run
 */
export function installed(browser) {
  const chosen = process.env[browser.variable]
  if (chosen) {
    if (isRunnable(browser, chosen)) return chosen
    throw new Error(`${browser.variable} is ${chosen}, which does not run.`)
  }
  const places = [browser.own.executablePath(), ...browser.programs.flatMap(onPath), ...usualPlaces(browser)]
  return places.find((path) => isRunnable(browser, path))
}

/** True if the executable is Playwright's own build of the browser. @param {Browser} browser @param {string} path */
export function isOwn({ own }, path) {
  return path === own.executablePath()
}

/** Command prefix that provides a display: empty if one exists, `xvfb-run` if installed, undefined otherwise. */
export function withDisplay() {
  if (process.env['DISPLAY'] || process.env['WAYLAND_DISPLAY']) return []
  const [display] = onPath('xvfb-run')
  return display === undefined ? undefined : [display, '-a', '-s', '-screen 0 1600x1000x24']
}

/** @param {Browser} browser */
function usualPlaces({ macApplications, windowsPrograms }) {
  if (process.platform === 'darwin') {
    return macApplications.map((name) => `/Applications/${name}.app/Contents/MacOS/${name}`)
  }
  if (process.platform !== 'win32') return []
  const folders = ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA'].map((name) => process.env[name] ?? '')
  return folders.filter(Boolean).flatMap((folder) => windowsPrograms.map((program) => join(folder, program)))
}

/** @param {Browser} browser @param {string} path */
function isRunnable(browser, path) {
  try {
    accessSync(path, constants.X_OK)
  } catch {
    return false
  }
  // Tests the executable by running it: an Ubuntu package installs a script that only says what to install instead. On
  // Windows, runs nothing, because browsers would open a window.
  if (process.platform === 'win32') return true
  const { hasWindow, exitOption } = browser
  if (hasWindow && isOwn(browser, path)) return canLaunch(browser)
  if (hasWindow && withDisplay() === undefined) return false
  return spawnSync(path, [exitOption], { stdio: 'ignore', timeout: 20_000 }).status === 0
}

/**
 * True if Playwright can launch its own build. The executable of that build is a script: its exit code says little
 * about the browser that it starts.
 * @param {Browser} browser
 */
function canLaunch({ own }) {
  const opening = `(await import('playwright')).${own.name()}.launch().then((opened) => opened.close())`
  const args = ['--input-type=module', '--eval', opening]
  return spawnSync(process.execPath, args, { stdio: 'ignore', timeout: 30_000 }).status === 0
}

/** Where a browser that runs is installed, and nothing is installed for it. */
import { spawnSync } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import { join } from 'node:path'
import { onPath } from './onPath.mjs'

/** @typedef {import('./browsers.mjs').Browser} Browser */

/**
 * @param {Browser} browser
 * @returns the executable that the browser's variable names, or else the first that runs of Playwright's own, those on the
 *   PATH and those in the system's usual places; undefined if there is none.
 * @throws if the variable is set to one that does not run.
 */
export function installed(browser) {
  const chosen = process.env[browser.variable]
  if (chosen) {
    if (runs(browser, chosen)) return chosen
    throw new Error(`${browser.variable} is ${chosen}, which does not run.`)
  }
  const places = [browser.own.executablePath(), ...browser.programs.flatMap(onPath), ...usualPlaces(browser)]
  return places.find((path) => runs(browser, path))
}

/** Whether Playwright has brought it, and so knows best how to drive it. @param {Browser} browser @param {string} path */
export function isOwn({ own }, path) {
  return path === own.executablePath()
}

/** The command that gives a program with a window a display, where there is one already or one can be made. */
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
function runs(browser, path) {
  try {
    accessSync(path, constants.X_OK)
  } catch {
    return false
  }
  // A package of Ubuntu puts a script there that only says what else to install. Windows opens a window instead.
  if (process.platform === 'win32') return true
  const { hasWindow, answered } = browser
  if (hasWindow && isOwn(browser, path)) return opens(browser)
  if (hasWindow && withDisplay() === undefined) return false
  return spawnSync(path, [answered], { stdio: 'ignore', timeout: 20_000 }).status === 0
}

/** Whether Playwright can open its own, which is a script that starts another program. @param {Browser} browser */
function opens({ own }) {
  const opening = `(await import('playwright')).${own.name()}.launch().then((opened) => opened.close())`
  const args = ['--input-type=module', '--eval', opening]
  return spawnSync(process.execPath, args, { stdio: 'ignore', timeout: 30_000 }).status === 0
}

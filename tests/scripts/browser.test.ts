import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type Browser, FIREFOX, WEBKIT } from '../../scripts/browser/browsers.mjs'
import { installed } from '../../scripts/browser/installed.mjs'

/** The browser, as if Playwright had not installed it. */
const notInstalled = (browser: Browser): Browser => ({
  ...browser,
  own: { ...browser.own, executablePath: () => '/nowhere/browser' },
})

describe.skipIf(process.platform === 'win32')('a browser', () => {
  let folder = ''

  /** Creates a program that exits with the code. */
  function program(name: string, code: number): string {
    const path = join(folder, name)
    writeFileSync(path, `#!/bin/sh\nexit ${code}\n`)
    chmodSync(path, 0o755)
    return path
  }

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'backdoku-'))
    vi.stubEnv('PATH', folder)
    for (const name of [FIREFOX.variable, WEBKIT.variable, 'DISPLAY', 'WAYLAND_DISPLAY']) vi.stubEnv(name, '')
  })

  afterEach(() => {
    vi.unstubAllEnvs()
    rmSync(folder, { recursive: true })
  })

  test('that its variable names is used, before any on the PATH', () => {
    program('firefox', 0)
    const chosen = program('another', 0)
    vi.stubEnv(FIREFOX.variable, chosen)
    expect(installed(notInstalled(FIREFOX))).toBe(chosen)
  })

  test('that its variable names and that does not run is reported', () => {
    vi.stubEnv(FIREFOX.variable, program('another', 1))
    expect(() => installed(notInstalled(FIREFOX))).toThrow(
      /BACKDOKU_FIREFOX is .*another, which does not run/,
    )
  })

  test('on the PATH is the first that runs', () => {
    program('firefox', 1)
    const running = program('firefox-esr', 0)
    expect(installed(notInstalled(FIREFOX))).toBe(running)
  })

  test.skipIf(process.platform === 'darwin')('that does not exist anywhere is missing', () => {
    expect(installed(notInstalled(FIREFOX))).toBeUndefined()
  })

  test('with a window is missing without a display, unless one can be started', () => {
    const driver = program('WebKitWebDriver', 0)
    expect(installed(notInstalled(WEBKIT))).toBeUndefined()
    program('xvfb-run', 0)
    expect(installed(notInstalled(WEBKIT))).toBe(driver)
  })
})

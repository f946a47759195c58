/** Measures search speed and playback smoothness in Chromium, and in Firefox and WebKitGTK if they are installed. */
import { chromium, firefox } from 'playwright'
import { preview } from 'vite'
import { CHROMIUM, FIREFOX, WEBKIT } from '../../scripts/browser/browsers.mjs'
import { installed, isOwn, withDisplay } from '../../scripts/browser/installed.mjs'
import { withModule } from '../served.mjs'

const ANTI_BRUTE_FORCE = '..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9'
/** Events of the search of `ANTI_BRUTE_FORCE` up to its solution. */
const EVENTS = 138_350_568
/** Events played per second. */
const SPEED = 10_000
const PLAYING_MS = 5000
/** Interval at which the page is polled, for a button or the progress of the search. */
const POLL_MS = 20

/**
 * @typedef {object} Engine
 * @property {(url: string) => Promise<unknown>} goTo
 * @property {(script: string) => Promise<unknown>} run runs a function body in the page; resolves to what it returns
 * @property {() => Promise<void>} close
 */

/**
 * Speed of a browser: millions of events searched per second, frames per second while playing, and the longest time
 * between two of these frames.
 * @typedef {{ name: string, millionsPerSecond: number, framesPerSecond: number, longestMs: number }} EngineSpeed
 */

const pause = (/** @type {number} */ ms) => new Promise((resume) => setTimeout(resume, ms))

/** @returns {Promise<readonly EngineSpeed[]>} one entry per browser that can be opened */
export async function engineSpeeds() {
  const server = await preview({ logLevel: 'error', preview: { port: 0 } })
  const address = server.resolvedUrls?.local[0] ?? ''
  const speeds = []
  for (const [name, open] of Object.entries(ENGINES)) {
    const engine = await open()
    if (engine === undefined) continue
    speeds.push({ name, ...(await searchSpeed(engine, address)), ...(await playbackSpeed(engine, address)) })
    await engine.close()
  }
  await server.close()
  return speeds
}

/**
 * Opens each browser; undefined if it is not installed.
 * @type {Readonly<Record<string, () => Promise<Engine | undefined>>>}
 */
const ENGINES = {
  async Chromium() {
    const executablePath = installed(CHROMIUM)
    return byPlaywright(await chromium.launch(executablePath === undefined ? {} : { executablePath }))
  },
  async Firefox() {
    const executablePath = installed(FIREFOX)
    if (executablePath === undefined) return undefined
    const driver = isOwn(FIREFOX, executablePath) ? {} : { channel: 'moz-firefox' }
    return byPlaywright(await firefox.launch({ executablePath, ...driver }))
  },
  async WebKitGTK() {
    const [path, display] = [installed(WEBKIT), withDisplay()]
    if (path === undefined || display === undefined || isOwn(WEBKIT, path)) return undefined
    return withModule('/e2e/webDriver.ts', ({ openWebKit }) => openWebKit([...display, path]), false)
  },
}

/** @param {import('playwright').Browser} browser @returns {Promise<Engine>} */
async function byPlaywright(browser) {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  return {
    goTo: (url) => page.goto(url),
    run: (script) => page.evaluate(`(() => {${script}})()`),
    close: () => browser.close(),
  }
}

// Function body that clicks the enabled button with a name. Returns false if there is none.
const pressScript = (/** @type {string} */ name) => `
  const found = [...document.querySelectorAll('button')].find(
    (button) => !button.disabled && (button.ariaLabel ?? button.textContent) === '${name}')
  found?.click()
  return found !== undefined`

/** @param {Engine} engine @param {string} name */
async function pressWhenAvailable(engine, name) {
  while ((await engine.run(pressScript(name))) !== true) await pause(POLL_MS)
}

/** @param {Engine} engine @param {string} address */
async function searchSpeed(engine, address) {
  await engine.goTo(`${address}?puzzle=${ANTI_BRUTE_FORCE}&lang=en`)
  await pause(3000)
  await pressWhenAvailable(engine, 'Go to end')
  const started = performance.now()
  const events =
    "return Number(document.querySelector('[data-testid=events]')?.textContent.replace(/\\D/g, ''))"
  while (Number(await engine.run(events)) < EVENTS) await pause(POLL_MS)
  return { millionsPerSecond: EVENTS / (performance.now() - started) / 1000 }
}

/** @param {Engine} engine @param {string} address */
async function playbackSpeed(engine, address) {
  await engine.goTo(`${address}?puzzle=${ANTI_BRUTE_FORCE}&speed=${SPEED}&lang=en`)
  await pause(3000)
  await pressWhenAvailable(engine, 'Play')
  await pause(1000)
  await engine.run(`
    window.frames_ = []
    const note = (timeMs) => { window.frames_.push(timeMs); requestAnimationFrame(note) }
    requestAnimationFrame(note)`)
  await pause(PLAYING_MS)
  const frames = /** @type {readonly number[]} */ (await engine.run('return window.frames_'))
  const intervalsMs = frames.slice(1).map((timeMs, index) => timeMs - frames[index])
  const totalMs = frames[frames.length - 1] - frames[0]
  return { framesPerSecond: (1000 * intervalsMs.length) / totalMs, longestMs: Math.max(...intervalsMs) }
}

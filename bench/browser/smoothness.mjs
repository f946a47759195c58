/** Measures how smooth the page is: records frames, long tasks and CPU time while it is used. */

/** Board on which the search does not end. */
const ENDLESS = '0'.repeat(81)
/** Playing time at each notch of the speed slider. */
const NOTCH_MS = 300

/** @typedef {{ name: string, watched: import('./probe.mjs').Watched, busyMs: number }} Row */

const DESKTOP = { width: 1440, height: 900 }
const PHONE = { width: 390, height: 844 }

/**
 * @param {import('./app.mjs').App} app
 * @param {number} throttling CPU slowdown factor
 * @param {'desktop' | 'phone'} [screen] only a desktop window is resized
 */
export async function smoothness(app, throttling, screen = 'desktop') {
  /** @type {Row[]} */
  const rows = []
  const { page, session } = await app.open(ENDLESS)
  await page.getByRole('combobox', { name: 'Program' }).selectOption('candidate-list')
  if (screen === 'phone') {
    await page.setViewportSize(PHONE)
    const close = page.getByRole('button', { name: 'Close panels' })
    if (await close.isVisible()) await close.click()
  }
  await session.send('Emulation.setCPUThrottlingRate', { rate: throttling })
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })

  /** @param {string} name @param {() => Promise<unknown>} action */
  async function watch(name, action) {
    await page.evaluate(() => window.probe.begin())
    const before = await taskMs(session)
    await action()
    const busyMs = (await taskMs(session)) - before
    rows.push({ name, watched: await page.evaluate(() => window.probe.end()), busyMs })
  }

  await watch('idle', () => page.waitForTimeout(2000))
  await page.keyboard.press('End')
  await page.waitForTimeout(500)
  await watch('searching', () => page.waitForTimeout(2000))
  await watch('dragging the timeline while searching', () => drag(page))
  if (screen === 'desktop') await watch('resizing while searching', () => resize(page))
  await page.keyboard.press('Home')
  await watch('playing at every speed while searching', () => playAtEverySpeed(page))
  await page.evaluate(() => window.probe.press('Stop search'))
  await page.keyboard.press('Home')
  await watch('playing at every speed', () => playAtEverySpeed(page))
  await watch('dragging the timeline', () => drag(page))
  await page.close()
  return rows
}

/** CPU time of the page's main thread. @param {import('playwright').CDPSession} session */
async function taskMs(session) {
  const { metrics } = await session.send('Performance.getMetrics')
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000
}

/** @param {import('playwright').Page} page */
function playAtEverySpeed(page) {
  return page.evaluate(async (notchMs) => {
    const { slide, press, pause, isOffered } = window.probe
    const notches = Number(document.querySelector('input[aria-label="Speed"]')?.getAttribute('max'))
    press('Play')
    for (let notch = 0; notch <= notches; notch++) {
      slide('Speed', notch)
      await pause(notchMs)
    }
    // Playing stops by itself at the end.
    if (isOffered('Pause')) press('Pause')
  }, NOTCH_MS)
}

/** @param {import('playwright').Page} page */
async function drag(page) {
  const { left, top, width, height } = await page.evaluate(() => window.probe.edges('Timeline'))
  const [middle, reach] = [left + width / 2, width / 2.2]
  const y = top + height / 2
  await page.mouse.move(middle, y)
  await page.mouse.down()
  for (let step = 0; step < 180; step++) {
    await page.mouse.move(middle + reach * Math.sin(step / 15), y)
    await page.waitForTimeout(8)
  }
  await page.mouse.up()
}

/** @param {import('playwright').Page} page */
async function resize(page) {
  for (let step = 0; step < 60; step++) {
    const { width, height } = DESKTOP
    await page.setViewportSize({ width: width - (step % 30) * 16, height: height - (step % 20) * 8 })
    await page.waitForTimeout(16)
  }
  await page.setViewportSize(DESKTOP)
}

import { chromium } from 'playwright'
import { CHROMIUM } from './scripts/browser/browsers.mjs'
import * as inst from './scripts/browser/installed.mjs'
const path = inst.installed(CHROMIUM)
const browser = await chromium.launch({ executablePath: path, args: ['--no-sandbox'] })
const B = 'http://localhost:5500'
async function page(w, h, o = {}) {
  const c = await browser.newContext({ viewport: { width: w, height: h }, locale: o.ko ? 'ko-KR' : 'en-US', colorScheme: o.dark ? 'dark' : 'light', hasTouch: !!o.touch, isMobile: !!o.touch })
  const p = await c.newPage()
  p.on('console', (m) => { if (m.type() === 'error' || m.type() === 'warning') console.log('console', m.text()) })
  p.on('pageerror', (e) => console.log('pageerror', e.message))
  return p
}
globalThis.page = page; globalThis.B = B
await (await import(process.argv[2])).default({ page, B })
await browser.close()

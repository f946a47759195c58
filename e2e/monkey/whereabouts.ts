/** Where the scripts of a page stand that does not answer: for whoever reads of the failure. */
import { setTimeout } from 'node:timers/promises'
import type { CDPSession, Page } from '@playwright/test'

const LONGEST_PAUSE_MS = 5000

const SHOWN_CALLS = 12

/** A debugger has to be there before the page falls silent: afterwards it could no longer be asked for one. */
export async function watched(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page)
  await session.send('Debugger.enable')
  return session
}

/** @returns the calls on the stack, innermost first, with their files, lines and columns, from 0 */
export async function whereabouts(session: CDPSession): Promise<string> {
  const paused = new Promise<string>((reported) =>
    session.once('Debugger.paused', ({ callFrames }) => {
      const calls = callFrames.slice(0, SHOWN_CALLS).map(({ functionName, url, location }) => {
        const { lineNumber, columnNumber = 0 } = location
        return `  at ${functionName} (${url}:${lineNumber}:${columnNumber})`
      })
      reported(['it runs:', ...calls].join('\n'))
    }),
  )
  // Between two tasks there is nothing to pause: the next one is awaited.
  session.send('Debugger.pause').catch(() => undefined)
  return (await Promise.race([paused, setTimeout(LONGEST_PAUSE_MS, undefined)])) ?? 'no script of it runs'
}

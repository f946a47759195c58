/** Describes the call stack of an unresponsive page, for failure reports. */
import { setTimeout } from 'node:timers/promises'
import type { CDPSession, Page } from '@playwright/test'

/** Longest wait until the page is paused. */
const LONGEST_PAUSE_MS = 5000

/** Maximum number of calls that are described. */
const SHOWN_CALLS = 12

/** Attaches a debugger before it is needed, because an unresponsive page no longer accepts a debugger. */
export async function attachDebugger(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page)
  await session.send('Debugger.enable')
  return session
}

/**
 * Describes the page's calls by pausing the page.
 * @returns the innermost calls, innermost first, with files and 0-based lines and columns; a sentence if nothing runs
 */
export async function describeCallStack(session: CDPSession): Promise<string> {
  const paused = new Promise<string>((reported) =>
    session.once('Debugger.paused', ({ callFrames }) => {
      const calls = callFrames.slice(0, SHOWN_CALLS).map(({ functionName, url, location }) => {
        const { lineNumber, columnNumber = 0 } = location
        return `  at ${functionName} (${url}:${lineNumber}:${columnNumber})`
      })
      reported(['it runs:', ...calls].join('\n'))
    }),
  )
  // An idle page only pauses at its next task.
  session.send('Debugger.pause').catch(() => undefined)
  return (await Promise.race([paused, setTimeout(LONGEST_PAUSE_MS, undefined)])) ?? 'no script of it runs'
}

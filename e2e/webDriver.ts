/** As much of WebDriver as it takes to see whether a page lives in WebKitGTK. Source: https://www.w3.org/TR/webdriver2/. */
import { type ChildProcess, spawn } from 'node:child_process'
import { createServer } from 'node:net'
import { programOnPath } from './onPath.ts'

/** A browser with one page. */
export interface WebKit {
  goTo(url: string): Promise<void>
  /** @param script the body of a function; throws where the page has crashed. @returns what it returns */
  run(script: string): Promise<unknown>
  close(): Promise<void>
}

/** The command of WebKitGTK's driver, on a display; undefined where there is none. `BACKDOKU_WEBKIT_DRIVER` may name it. */
export function webKitCommand(): readonly string[] | undefined {
  const driver = process.env['BACKDOKU_WEBKIT_DRIVER'] || programOnPath('WebKitWebDriver')
  if (driver === undefined) return undefined
  if (process.env['DISPLAY'] || process.env['WAYLAND_DISPLAY']) return [driver]
  const display = programOnPath('xvfb-run')
  return display === undefined ? undefined : [display, '-a', driver]
}

/** Opens a browser. @param command as `webKitCommand` says */
export async function openWebKit(command: readonly string[]): Promise<WebKit> {
  const port = await freePort()
  const [program, ...options] = [...command, `--port=${port}`]
  // In a group of its own, which ends as one.
  const driver = spawn(program, options, { detached: true, stdio: 'ignore' })
  const address = `http://127.0.0.1:${port}`
  try {
    await untilReady(`${address}/status`)
    const { sessionId } = Object(await sent('POST', `${address}/session`, { capabilities: {} }))
    return session(`${address}/session/${sessionId}`, driver)
  } catch (error) {
    end(driver)
    throw error
  }
}

function session(address: string, driver: ChildProcess): WebKit {
  return {
    async goTo(url) {
      await sent('POST', `${address}/url`, { url })
    },
    run: (script) => sent('POST', `${address}/execute/sync`, { script, args: [] }),
    async close() {
      try {
        await sent('DELETE', address)
      } catch {
        // A crash has closed it.
      } finally {
        end(driver)
      }
    },
  }
}

function end({ pid, exitCode }: ChildProcess): void {
  if (pid !== undefined && exitCode === null) process.kill(-pid)
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0))
    })
  })
}

async function untilReady(status: string): Promise<void> {
  for (let tries = 0; tries < 150; tries++) {
    const answer = await fetch(status).catch(() => undefined)
    if (answer?.ok) return
    await new Promise((resume) => setTimeout(resume, 100))
  }
  throw new Error('The driver does not answer')
}

/** @returns the value of the answer. @throws Error with the driver's words */
async function sent(method: 'POST' | 'DELETE', address: string, body?: object): Promise<unknown> {
  const answer = await fetch(
    address,
    body === undefined ? { method } : { method, body: JSON.stringify(body) },
  )
  const { value } = Object(await answer.json())
  if (!answer.ok) throw new Error(`${value?.error}: ${value?.message}`)
  return value
}

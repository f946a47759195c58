/** A minimal WebDriver client for a page in WebKitGTK. Source: https://www.w3.org/TR/webdriver2/. */
import { type ChildProcess, spawn } from 'node:child_process'
import { createServer } from 'node:net'

/** Roles of controls, which are located by role and accessible name. */
export type Role = 'button' | 'combobox' | 'radio' | 'tab' | 'textbox'

/** A browser with one page. */
export interface WebKit {
  goTo(url: string): Promise<void>
  reload(): Promise<void>
  /** @param script function body. @returns its result. @throws if the page has crashed */
  run(script: string): Promise<unknown>
  /** Clicks with the mouse, once the control is present and clickable. */
  click(role: Role, name: string): Promise<void>
  /** Chooses an option of a list by its text or value. */
  choose(name: string, option: string): Promise<void>
  /** Types text into the focused element, character by character. */
  type(text: string): Promise<void>
  /** Presses keys in sequence on the focused element: characters, or names in `KEYS`. */
  press(...keys: readonly string[]): Promise<void>
  /** Presses a key while holding another. */
  chord(held: string, key: string): Promise<void>
  /** @returns a PNG */
  screenshot(): Promise<Buffer>
  close(): Promise<void>
}

/** Key of an element's id in a response. Source: https://www.w3.org/TR/webdriver2/#elements. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf'

/** Key codes. Source: https://www.w3.org/TR/webdriver2/#keyboard-actions. */
const KEYS: Readonly<Record<string, string>> = {
  ArrowLeft: '\uE012',
  ArrowRight: '\uE014',
  Control: '\uE009',
  End: '\uE010',
  Enter: '\uE007',
  F5: '\uE035',
  F9: '\uE039',
  Home: '\uE011',
  Shift: '\uE008',
  Space: ' ',
}

const SELECTORS: Readonly<Record<Role, string>> = {
  button: 'button:enabled',
  combobox: 'select:enabled',
  radio: 'input[type=radio]',
  tab: '[role=tab]',
  textbox: 'input[type=text], input:not([type]), textarea, [role=textbox]',
}

/** Starts a driver and opens a browser. @param command starts the driver */
export async function openWebKit(command: readonly string[]): Promise<WebKit> {
  const port = await freePort()
  const [program, ...options] = [...command, `--port=${port}`]
  // Detached into its own process group, so that driver and browser can be killed together.
  const driver = spawn(program, options, { detached: true, stdio: 'ignore' })
  const address = `http://127.0.0.1:${port}`
  try {
    await untilReady(`${address}/status`)
    const { sessionId } = Object(await send('POST', `${address}/session`, { capabilities: {} }))
    const session = `${address}/session/${sessionId}`
    await send('POST', `${session}/window/rect`, { x: 0, y: 0, width: 1440, height: 960 })
    return page(session, driver)
  } catch (error) {
    kill(driver)
    throw error
  }
}

function page(session: string, driver: ChildProcess): WebKit {
  const run = (script: string) => send('POST', `${session}/execute/sync`, { script, args: [] })
  const keys = (events: readonly (readonly ['keyDown' | 'keyUp', string])[]) =>
    send('POST', `${session}/actions`, {
      actions: [
        {
          type: 'key',
          id: 'keyboard',
          actions: events.map(([type, key]) => ({ type, value: KEYS[key] ?? key })),
        },
      ],
    })
  const clickOn = async (script: string, reported: string) => {
    const element = Object(await untilFound(() => run(script), reported))[ELEMENT]
    await send('POST', `${session}/element/${element}/click`, {})
  }
  return {
    run,
    async goTo(url) {
      await send('POST', `${session}/url`, { url })
    },
    async reload() {
      await send('POST', `${session}/refresh`, {})
    },
    click: (role, name) => clickOn(locatorScript(role, name), `${role} “${name}”`),
    async choose(name, option) {
      const chosen = `[...control.options].find(({ text, value }) => [text, value].includes(${JSON.stringify(option)}))`
      await clickOn(locatorScript('combobox', name, chosen), `option “${option}” of “${name}”`)
    },
    async type(text) {
      await keys(
        Array.from(text).flatMap((character) => [
          ['keyDown', character],
          ['keyUp', character],
        ]),
      )
    },
    async press(...pressed) {
      for (const key of pressed)
        await keys([
          ['keyDown', key],
          ['keyUp', key],
        ])
    },
    async chord(held, key) {
      await keys([
        ['keyDown', held],
        ['keyDown', key],
        ['keyUp', key],
        ['keyUp', held],
      ])
    },
    async screenshot() {
      return Buffer.from(String(await send('GET', `${session}/screenshot`)), 'base64')
    },
    async close() {
      try {
        await send('DELETE', session)
      } catch {
        // The session may already have ended in a crash.
      } finally {
        kill(driver)
      }
    },
  }
}

/**
 * Returns a script that finds the element to click for a control with this name.
 * @param clicked expression of that element, given `control`; by default the control or, for a radio button, its label
 */
function locatorScript(
  role: Role,
  name: string,
  clicked = 'control.type === "radio" ? control.labels[0] : control',
): string {
  return `
    const wordsOf = (label) => [...label.childNodes].filter((node) => !node.matches?.('input, select, textarea'))
      .map(({ textContent }) => textContent).join('').trim()
    const nameOf = (control) => control.ariaLabel || wordsOf(control.labels?.[0] ?? control)
    const control = [...document.querySelectorAll('${SELECTORS[role]}')].find(
      (control) => nameOf(control) === ${JSON.stringify(name)} && control.checkVisibility())
    return control && (${clicked})`
}

async function untilFound(find: () => Promise<unknown>, reported: string): Promise<unknown> {
  for (let tries = 0; tries < 150; tries++) {
    const found = await find()
    if (found) return found
    await new Promise((resume) => setTimeout(resume, 100))
  }
  throw new Error(`There is no ${reported}`)
}

/** Ends the driver and the browser that it has started. */
function kill({ pid, exitCode }: ChildProcess): void {
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
    const response = await fetch(status).catch(() => undefined)
    if (response?.ok) return
    await new Promise((resume) => setTimeout(resume, 100))
  }
  throw new Error('The driver does not answer')
}

/** Sends a WebDriver command. @returns the value of the response. @throws Error with the driver's message */
async function send(method: 'GET' | 'POST' | 'DELETE', address: string, body?: object): Promise<unknown> {
  const response = await fetch(
    address,
    body === undefined ? { method } : { method, body: JSON.stringify(body) },
  )
  const { value } = Object(await response.json())
  if (!response.ok) throw new Error(`${value?.error}: ${value?.message}`)
  return value
}

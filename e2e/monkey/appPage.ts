/**
 * Page object of the monkey, a test that acts at random: reads and operates the page by roles, positions and figures,
 * in either language.
 */
import type { CDPSession, Page } from '@playwright/test'
import type { Action, Control, Place, Surface } from './action.ts'
import { attachDebugger, describeCallStack } from './callStack.ts'

/** Snapshot of what the page shows. Boards are digits in row-major order, 0 for a blank. */
export interface PageSnapshot {
  /** Number of cells; 0 in views without the board. */
  readonly cells: number
  /** Number of visible buttons. */
  readonly buttons: number
  readonly board: string
  readonly givens: string
  /** True if the board shows the start of a selected call. The counters then belong to another event. */
  readonly isPast: boolean
  /** Number of the event that the counters belong to. */
  readonly event: number
  /** Number of events found so far. */
  readonly events: number
  /** Figures are undefined where the page does not show them. */
  readonly placements: number | undefined
  readonly backtracks: number | undefined
  readonly depth: number | undefined
  readonly solutions: number | undefined
  /** True while the search is played. The URL is not updated meanwhile. */
  readonly isPlaying: boolean
  /** Id of the program. */
  readonly program: string
  /** `first` or `all`: the solutions that are searched for. */
  readonly extent: string
  /** Text of the first status region. */
  readonly status: string
  /** Text of the first alert. */
  readonly alert: string
  /** Digits of the answer. */
  readonly answer: string
  /** Work of the whole search; undefined while unknown. */
  readonly work: number | undefined
  /** Query of the URL, including the question mark. */
  readonly query: string
}

/** Console messages of the browser and React for scripts and style sheets that failed to load offline. */
const NOT_FETCHED =
  /ERR_INTERNET_DISCONNECTED|^MissingPartError|^TypeError: Failed to fetch|^Error: \S+\.css did not come/

export class AppPage {
  readonly #page: Page
  readonly #errors: string[] = []
  #debugger: CDPSession | undefined
  #isOnline = true
  /** True once the monkey has gone offline: only from then on are failed fetches expected. */
  #wasOffline = false

  constructor(page: Page) {
    this.#page = page
    page.on('pageerror', ({ message }) => this.#errors.push(`uncaught: ${message}`))
    page.on('console', (message) => {
      const isExpected = this.#wasOffline && NOT_FETCHED.test(message.text())
      if (message.type() === 'error' && !isExpected) this.#errors.push(`console: ${message.text()}`)
    })
    page.on('crash', () => this.#errors.push('the page crashed'))
    // Answers every file dialog with the same file.
    page.on('filechooser', (chooser) => {
      const buffer = Buffer.from(`${'.'.repeat(81)}\n12\n`)
      chooser.setFiles({ name: 'puzzles.txt', mimeType: 'text/plain', buffer }).catch(() => undefined)
    })
  }

  /** Uncaught exceptions, console errors and crashes so far. */
  get errors(): readonly string[] {
    return this.#errors
  }

  async open(query: string): Promise<void> {
    this.#debugger ??= await attachDebugger(this.#page)
    await this.#page.goto(`/${query}`)
    await this.#untilRendered()
  }

  /** Describes the call stack of the page's scripts. */
  async describeCallStack(): Promise<string> {
    return this.#debugger === undefined ? 'it was never opened' : describeCallStack(this.#debugger)
  }

  /** Opens the view with the board. @returns a consistent snapshot of it */
  async look(): Promise<PageSnapshot> {
    for (;;) {
      await this.#openMainView()
      const shown = await this.#page.evaluate(shownNow)
      // An earlier click may meanwhile have switched to another view, as soon as the code of that view was loaded.
      if (shown.cells > 0) return shown
    }
  }

  /** Returns the controls that can be used now, the ends of the timeline, and whether the page is online. */
  async surface(): Promise<Surface> {
    return { ...(await this.#page.evaluate(surfaceNow)), isOnline: this.#isOnline }
  }

  async perform(action: Action): Promise<void> {
    const { mouse, keyboard } = this.#page
    switch (action.kind) {
      case 'click':
        return mouse.click(action.at.left, action.at.top)
      case 'press':
        return action.key === '한' ? keyboard.insertText(action.key) : keyboard.press(action.key)
      case 'type':
        return keyboard.insertText(action.text)
      case 'paste':
      case 'drop':
        return this.#page.evaluate(transfer, action)
      case 'drag': {
        const { from, to } = action
        await mouse.move(from.left, from.top)
        await mouse.down()
        await mouse.move((from.left + to.left) / 2, (from.top + to.top) / 2)
        await mouse.move(to.left, to.top)
        return mouse.up()
      }
      case 'wheel':
        await mouse.move(action.at.left, action.at.top)
        if (action.withShift) await keyboard.down('Shift')
        await mouse.wheel(0, action.by)
        return keyboard.up('Shift')
      case 'choose':
        return this.#page.evaluate(chooseAt, action)
      case 'resize':
        return this.#page.setViewportSize(action)
      case 'wait':
        return this.#page.waitForTimeout(action.durationMs)
      case 'change language':
        return this.#page.evaluate(pressOtherLanguage)
      case 'open':
        return this.open(action.query)
      case 'reload':
        await this.#page.reload()
        return this.#untilRendered()
      case 'back':
      case 'forward':
        return this.#travel(action.kind)
      case 'offline':
      case 'online':
        this.#isOnline = action.kind === 'online'
        this.#wasOffline ||= !this.#isOnline
        return this.#page.context().setOffline(!this.#isOnline)
    }
  }

  /** Goes back or forward, unless that would leave the app. */
  async #travel(way: 'back' | 'forward'): Promise<void> {
    const isPossible = await this.#page.evaluate((to) => {
      const { canGoBack, canGoForward } = navigation
      return to === 'back' ? canGoBack : canGoForward
    }, way)
    if (!isPossible) return
    await (way === 'back' ? this.#page.goBack() : this.#page.goForward())
    await this.#untilRendered()
  }

  /** Waits until the app has rendered any view. */
  async #untilRendered(): Promise<void> {
    await this.#page.locator('input[name=view]').first().waitFor()
    await this.#page.locator('main').waitFor()
  }

  /** Switches to the view with the board, because other views show no figures to check. */
  async #openMainView(): Promise<void> {
    const watching = this.#page.locator('input[name=view]').first()
    if (await watching.isChecked()) return
    await watching.dispatchEvent('click')
    await this.#page.getByRole('grid').waitFor()
  }
}

/** Reads the page. Runs in it, as do all functions below. */
function shownNow(): PageSnapshot {
  const page = document
  const textOf = (selector: string) => page.querySelector(selector)?.textContent ?? ''
  const counterValue = (id: string) => Number(textOf(`[data-testid=${id}]`).replaceAll(/\D/g, ''))
  const figure = (id: string) =>
    page.querySelector(`[data-testid=${id}]`) === null ? undefined : counterValue(id)
  const chosen = (value: string) =>
    page.querySelector<HTMLOptionElement>(`option[value=${value}]`)?.closest('select')?.value ?? ''
  const buttons = Array.from(page.querySelectorAll('button')).filter((button) => button.checkVisibility())
  // The presentation has a board of its own above the page.
  const cells = Array.from(document.querySelectorAll('main [role=gridcell]'))
  const digits = cells.map(({ textContent }) => (textContent === '' ? '0' : textContent))
  const isGiven = cells.map((cell) => /given|주어진/.test(cell.getAttribute('aria-label') ?? ''))
  const work = textOf('[data-testid=work]')
  return {
    cells: cells.length,
    buttons: buttons.length,
    board: digits.join(''),
    givens: digits.map((digit, cell) => (isGiven[cell] ? digit : '0')).join(''),
    isPast: document.querySelector('[data-past=true]') !== null,
    event: counterValue('event'),
    events: counterValue('events'),
    placements: figure('placements'),
    backtracks: figure('backtracks'),
    depth: figure('depth'),
    solutions: figure('solutions'),
    isPlaying: buttons.some((button) => /^(Pause|일시정지)$/.test(button.ariaLabel ?? button.textContent)),
    program: chosen('tables'),
    extent: chosen('all'),
    status: textOf('[role=status]'),
    alert: textOf('[role=alert]'),
    answer: textOf('section[aria-labelledby=answer] pre').replaceAll(/\D/g, ''),
    work: work === '' ? undefined : Number(work.replaceAll(/\D/g, '')),
    query: location.search,
  }
}

/** Reads the controls in the window that nothing covers, and the two ends of the timeline. */
function surfaceNow(): Omit<Surface, 'isOnline'> {
  const CONTROLS = 'button, select, input, textarea, summary, [role=gridcell]'
  const KINDS = [
    ['tab', '[role=tab]'],
    ['cell', '[role=gridcell]'],
    ['chosen', 'select, input[type=range]'],
    ['typed', 'textarea, input:not([type=checkbox], [type=radio], [type=file])'],
  ] as const
  const controls: Control[] = []
  for (const element of Array.from(document.querySelectorAll<HTMLElement>(CONTROLS))) {
    const { left, top, width, height } = element.getBoundingClientRect()
    const at: Place = { left: left + width / 2, top: top + height / 2 }
    if (width === 0 || at.left < 0 || at.top < 0 || at.left > innerWidth || at.top > innerHeight) continue
    const hit = document.elementFromPoint(at.left, at.top)
    // Skips controls that are covered by another element.
    if (hit === null || !(element.contains(hit) || hit.closest('label')?.contains(element) === true)) continue
    const name = element.getAttribute('aria-label') ?? element.textContent
    const [kind] = KINDS.find(([, selector]) => element.matches(selector)) ?? ['pressed' as const]
    controls.push({ kind, name: name.trim().slice(0, 60), at })
  }
  const strip = Array.from(document.querySelectorAll('input[type=range]'))
    .map((element) => element.getBoundingClientRect())
    .toSorted((one, other) => other.width - one.width)
    .at(0)
  const middle = strip === undefined ? 0 : strip.top + strip.height / 2
  const timeline: readonly [Place, Place] | undefined = strip && [
    { left: strip.left + 2, top: middle },
    { left: strip.right - 2, top: middle },
  ]
  return { controls, timeline }
}

/** Dispatches a paste or a drop to the focused element. */
function transfer({ kind, text }: { readonly kind: 'paste' | 'drop'; readonly text: string }): void {
  const data = new DataTransfer()
  data.setData('text/plain', text)
  const target = document.activeElement ?? document.body
  const options = { bubbles: true, cancelable: true }
  const event =
    kind === 'paste'
      ? new ClipboardEvent('paste', { ...options, clipboardData: data })
      : new DragEvent('drop', { ...options, dataTransfer: data })
  const isAllowed = target.dispatchEvent(event)
  // Emulates the default action of a paste unless it was prevented.
  if (!isAllowed || kind !== 'paste') return
  if (
    target instanceof HTMLTextAreaElement ||
    (target instanceof HTMLInputElement && target.type === 'text')
  ) {
    target.setRangeText(text, target.selectionStart ?? 0, target.selectionEnd ?? 0, 'end')
    target.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertFromPaste' }))
  }
}

/** Chooses an option of a select, or a value of a slider. @param share 0 to 1, from the first to the last */
function chooseAt({ at, share }: { readonly at: Place; readonly share: number }): void {
  const element = document.elementFromPoint(at.left, at.top)
  if (element instanceof HTMLSelectElement) {
    element.focus()
    element.selectedIndex = Math.floor(share * element.options.length)
    element.dispatchEvent(new Event('change', { bubbles: true }))
  }
  if (element instanceof HTMLInputElement && element.type === 'range') {
    const [least, most] = [Number(element.min), Number(element.max)]
    const value = String(Math.round(least + share * (most - least)))
    element.focus()
    // Uses the prototype's setter: React overrides the element's own and would ignore the change.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(element, value)
    element.dispatchEvent(new Event('input', { bubbles: true }))
  }
}

function pressOtherLanguage(): void {
  document.querySelector<HTMLElement>('header button[lang]')?.click()
}

/** Installed in the page before the page's own scripts; operates controls and observes frames and worker messages. */

/* oxlint-disable unicorn/consistent-function-scoping -- the page receives a single function */

/** @typedef {ReturnType<typeof makeProbe>} Probe */

/**
 * Times from a request, such as a jump of the playhead, until its result is shown.
 * @typedef {object} Seek
 * @property {number} changedMs time until the DOM changed
 * @property {number} frameMs time until the start of the frame that paints the change
 * @property {number} frames frames until then; 1 is the next frame
 */

/**
 * Frames and long tasks between the calls of `begin` and `end`.
 * @typedef {object} Watched
 * @property {readonly number[]} intervalsMs times between frames
 * @property {readonly number[]} longTasksMs durations of the long tasks
 */

/** Runs in the page, so it must not reference anything else in this module. */
export function makeProbe() {
  /**
   * The latest search asked of a worker, and the time at which the worker said that it is over.
   * @type {{ worker: Worker, id: number, overAtMs: number } | undefined}
   */
  let search
  const PageWorker = globalThis.Worker
  globalThis.Worker = class extends PageWorker {
    /** @param {string | URL} url @param {WorkerOptions} [options] */
    constructor(url, options) {
      super(url, options)
      this.addEventListener('message', ({ data }) => {
        const isOver = data.type === 'over' || data.type === 'answered'
        if (isOver && search?.worker === this && search.id === data.id) search.overAtMs = performance.now()
      })
    }

    /** @override @param {any} message @param {any} [options] */
    postMessage(message, options) {
      if (message.type === 'ask' && message.kind === 'advance')
        search = { worker: this, id: message.id, overAtMs: Number.NaN }
      super.postMessage(message, options)
    }
  }

  /** @type {number[]} */
  const longTasksMs = []
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) longTasksMs.push(duration)
  }).observe({ type: 'longtask' })

  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
  /** @param {number} ms */
  const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms))

  /** @param {string} id */
  function counter(id) {
    const element = document.querySelector(`[data-testid=${id}]`)
    if (element === null) throw new Error(`No counter ${id}`)
    return element
  }

  /** Returns the number that an element shows. @param {string} id */
  const figure = (id) => Number(counter(id).textContent?.replace(/\D/g, ''))

  /** @param {string} name @returns {HTMLInputElement} */
  function slider(name) {
    const element = document.querySelector(`input[type=range][aria-label="${name}"]`)
    if (!(element instanceof HTMLInputElement)) throw new Error(`No slider ${name}`)
    return element
  }

  /** Returns the enabled button with a name. @param {string} name */
  function button(name) {
    const buttons = [...document.querySelectorAll('button')]
    return buttons.find(
      (each) => !each.disabled && (each.getAttribute('aria-label') ?? each.textContent) === name,
    )
  }

  /** @param {string} name */
  const option = (name) =>
    [...document.querySelectorAll('option')].find(({ textContent }) => textContent === name)

  const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
  const setChoice = Object.getOwnPropertyDescriptor(HTMLSelectElement.prototype, 'value')?.set

  /** Clicks a button or selects an option. @param {string} name */
  function press(name) {
    const found = button(name)
    if (found !== undefined) return found.click()
    const choice = option(name)
    const select = choice?.closest('select')
    if (choice === undefined || !select) throw new Error(`No button or option ${name}`)
    setChoice?.call(select, choice.value)
    select.dispatchEvent(new Event('change', { bubbles: true }))
  }

  /** Sets a slider's value and dispatches `input`, as a user's drag does. @param {string} name @param {number} value */
  function slide(name, value) {
    const element = slider(name)
    setValue?.call(element, String(value))
    element.dispatchEvent(new Event('input', { bubbles: true }))
  }

  /**
   * Makes a request; resolves to the times until its result is shown.
   * @param {() => void} request
   * @param {() => boolean} isShown
   * @returns {Promise<Seek>}
   */
  function timed(request, isShown) {
    return new Promise((resolve) => {
      let frames = 0
      let changedMs = 0
      let isInFrame = false
      const painted = new MessageChannel()
      painted.port1.addEventListener('message', () => (isInFrame = false))
      painted.port1.start()
      const startMs = performance.now()
      const nextFrame = () => {
        frames++
        isInFrame = true
        // A message posted now arrives after painting.
        painted.port2.postMessage(undefined)
        if (changedMs > 0) resolve({ changedMs, frameMs: performance.now() - startMs, frames })
        else requestAnimationFrame(nextFrame)
      }
      const observer = new MutationObserver(() => {
        if (changedMs > 0 || !isShown()) return
        changedMs = performance.now() - startMs
        observer.disconnect()
        // A change made during a frame is painted in that frame.
        if (isInFrame) resolve({ changedMs, frameMs: changedMs, frames })
      })
      observer.observe(document.body, { subtree: true, childList: true, characterData: true })
      requestAnimationFrame(nextFrame)
      request()
    })
  }

  /** Times from the click that `awaitClick` waits for. @type {Promise<Seek> | undefined} */
  let clicked

  let watching = false
  /** @type {number[]} */
  const framesMs = []
  /** @param {number} timeMs */
  function watchFrame(timeMs) {
    if (!watching) return
    framesMs.push(timeMs)
    requestAnimationFrame(watchFrame)
  }

  return {
    press,
    /** True if there is an enabled button, or an option, of this name. */
    isOffered: (/** @type {string} */ name) => (button(name) ?? option(name)) !== undefined,
    slide,
    figure,
    timed,
    pause,

    /** Starts timing at the next click, until `isShown` is true; returns at once. @param {() => boolean} isShown */
    awaitClick(isShown) {
      clicked = new Promise((resolve) => {
        const begin = () => resolve(timed(() => {}, isShown))
        document.addEventListener('click', begin, { once: true, capture: true })
      })
    },

    /** Resolves to the times from the click that `awaitClick` waited for. */
    timedFromClick: () => clicked,

    /** Returns the bounds of a slider. @param {string} name */
    edges(name) {
      const { left, top, width, height } = slider(name).getBoundingClientRect()
      return { left, top, width, height }
    },

    /**
     * Seeks to random positions, one after the other, each at a random time after the start of a frame. Stops early if
     * a running search ends.
     * @param {number} count
     */
    async seeks(count) {
      /** @type {Seek[]} */
      const seeks = []
      const isSearching = button('Stop search') !== undefined
      for (let index = 0; index < count; index++) {
        await frame()
        await pause(Math.random() * 17)
        if (isSearching && button('Stop search') === undefined) return seeks
        const target = Math.floor(Math.random() * Number(slider('Timeline').max))
        seeks.push(
          await timed(
            () => slide('Timeline', target),
            () => figure('event') === target,
          ),
        )
      }
      return seeks
    },

    /** Starts recording frames and long tasks. */
    begin() {
      watching = true
      framesMs.length = 0
      longTasksMs.length = 0
      requestAnimationFrame(watchFrame)
    },

    /** Stops recording. @returns {Promise<Watched>} */
    async end() {
      watching = false
      // Long task entries are delivered with a delay.
      await pause(100)
      const intervalsMs = framesMs.slice(1).map((timeMs, index) => timeMs - framesMs[index])
      return { intervalsMs, longTasksMs: [...longTasksMs] }
    },

    /**
     * Clicks a button that cancels the search. Resolves to the duration of the click and the time until the worker says
     * that the search is over; NaN if it does not within a second.
     * @param {string} name
     */
    async cancelledBy(name) {
      const cancelled = search
      const startMs = performance.now()
      press(name)
      const handledMs = performance.now() - startMs
      while (Number.isNaN(cancelled?.overAtMs ?? 0) && performance.now() - startMs < 1000) await pause(0)
      return { handledMs, stoppedMs: (cancelled?.overAtMs ?? Number.NaN) - startMs }
    },
  }
}

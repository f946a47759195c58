/** The app opened by an address, with an address bar that has a history. */
import { onTestFinished } from 'vitest'
import { frontOf } from '../../src/page/session/sessions.ts'
import { addressOf } from '../../src/page/store/address.ts'
import type { BrowserEnvironment } from '../../src/page/store/browserEnvironment.ts'
import { type AddressBar, syncAddress } from '../../src/page/store/link.ts'
import { testApp } from './appStore.ts'

/** An address bar with a history, without a browser. Writes to it are not delayed. */
export class TestBar implements AddressBar {
  readonly entries: string[]
  #index = 0
  #travelled: () => void = () => undefined
  /** Simulates that the user leaves the page. */
  leave: () => void = () => undefined
  /** Query that names the position at which the page reopens; undefined if the address already names it. */
  reopenQuery: string | undefined
  /** Tour that reopens with it. */
  reopenTour: string | undefined

  constructor(query: string) {
    this.entries = [query]
  }

  query(): string {
    return this.entries[this.#index]
  }

  fragment(): string {
    return ''
  }

  write(query: string, mode: 'replace' | 'push'): void {
    if (mode === 'push') this.#index++
    this.entries.splice(this.#index, mode === 'push' ? this.entries.length : 1, query)
  }

  onTravel(listener: () => void): void {
    this.#travelled = listener
  }

  debounce(action: () => void): void {
    action()
  }

  onLeave(listener: () => void): void {
    this.leave = listener
  }

  persistMoment(query: string | undefined, tour: string | undefined): void {
    this.reopenQuery = query
    this.reopenTour = tour
  }

  /** Does nothing if the history has no such entry, as browsers do. */
  travel(by: number): void {
    if (this.entries[this.#index + by] === undefined) return
    this.#index += by
    this.#travelled()
  }
}

export async function openLink(query: string, changes: Partial<BrowserEnvironment> = {}) {
  const app = testApp(changes)
  const { store } = app
  onTestFinished(() => store.actions.reset())
  const bar = new TestBar(query)
  await store.actions.follow(addressOf(query))
  syncAddress(store, bar)
  const event = () => frontOf(store.getState()).frame.moment.event
  const leave = () => bar.leave()
  return { ...app, bar, leave, actions: store.actions, state: () => store.getState(), event }
}

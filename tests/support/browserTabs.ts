/**
 * The storage that the tabs of a browser share, modelled on real browsers. Each tab sees its own writes immediately. It
 * sees those of other tabs immediately too, or only once they are delivered as events: browsers differ.
 */
import type { SharedStorage } from '../../src/page/store/storage.ts'

interface Write {
  readonly name: string
  /** Undefined for a removal. */
  readonly value: string | undefined
}

/** A storage of a single tab. @param entries its initial content */
export function memoryStorage(entries: Iterable<readonly [string, string]> = []): SharedStorage {
  return new SharedBrowser(entries).openTab()
}

/** A browser whose tabs share a storage. */
export class SharedBrowser {
  readonly #stored: Map<string, string>
  readonly #tabs = new Set<TabStorage>()
  /** True if the storage refuses to store more. */
  isFull = false

  constructor(entries: Iterable<readonly [string, string]> = []) {
    this.#stored = new Map(entries)
  }

  /** Keys of the stored entries. */
  get names(): readonly string[] {
    return [...this.#stored.keys()]
  }

  /**
   * @param writesAtOnce true if this tab's writes reach the other tabs at once, and it sees theirs before their events;
   *   false if its writes wait for `commit`, and it sees theirs with their events
   */
  openTab(writesAtOnce = true): TabStorage {
    const tab = new TabStorage(this.#stored, writesAtOnce, (write, from) => this.#commit(write, from))
    this.#tabs.add(tab)
    tab.isFull = () => this.isFull
    return tab
  }

  close(tab: TabStorage): void {
    tab.commitAll()
    this.#tabs.delete(tab)
  }

  /** Delivers everything that is in flight. */
  settle(): void {
    for (const tab of this.#tabs) tab.commitAll()
    while ([...this.#tabs].some((tab) => tab.deliver())) for (const tab of this.#tabs) tab.commitAll()
  }

  /** Clears the storage as another page of the same origin would. */
  clear(): void {
    this.#stored.clear()
    for (const tab of this.#tabs) tab.clear()
  }

  #commit(write: Write, from: TabStorage): void {
    apply(this.#stored, write)
    for (const tab of this.#tabs) if (tab !== from) tab.receive(write)
  }
}

/** The storage as one tab sees it. */
export class TabStorage implements SharedStorage {
  /** The entries that this tab sees. */
  readonly #view: Map<string, string>
  readonly #writesAtOnce: boolean
  readonly #commit: (write: Write, from: TabStorage) => void
  /** Writes of this tab that are not sent to the other tabs yet. */
  readonly #outbox: Write[] = []
  /** Writes of other tabs whose events are not delivered yet. */
  readonly #inbox: Write[] = []
  readonly #listeners: ((change: 'written' | 'cleared') => void)[] = []
  isFull = () => false

  constructor(
    stored: ReadonlyMap<string, string>,
    writesAtOnce: boolean,
    commit: (write: Write, from: TabStorage) => void,
  ) {
    this.#view = new Map(stored)
    this.#writesAtOnce = writesAtOnce
    this.#commit = commit
  }

  names(): readonly string[] {
    return [...this.#view.keys()]
  }

  getItem(name: string): string | null {
    return this.#view.get(name) ?? null
  }

  setItem(name: string, value: string): void {
    if (this.isFull()) throw new Error('full')
    this.#write({ name, value })
  }

  removeItem(name: string): void {
    this.#write({ name, value: undefined })
  }

  listen(handle: (change: 'written' | 'cleared') => void): void {
    this.#listeners.push(handle)
  }

  /** Sends the oldest unsent write of this tab to the other tabs. */
  commit(): void {
    const write = this.#outbox.shift()
    if (write !== undefined) this.#commit(write, this)
  }

  commitAll(): void {
    while (this.#outbox.length > 0) this.commit()
  }

  /** Takes a write that another tab has sent. */
  receive(write: Write): void {
    if (this.#writesAtOnce) this.#applyOther(write)
    this.#inbox.push(write)
  }

  /** Delivers the event of the oldest undelivered write of another tab. @returns true if there was one */
  deliver(): boolean {
    const write = this.#inbox.shift()
    if (write === undefined) return false
    if (!this.#writesAtOnce) this.#applyOther(write)
    for (const handle of this.#listeners) handle('written')
    return true
  }

  clear(): void {
    this.#view.clear()
    for (const handle of this.#listeners) handle('cleared')
  }

  #write(write: Write): void {
    apply(this.#view, write)
    this.#outbox.push(write)
    if (this.#writesAtOnce) this.commitAll()
  }

  /** Applies a write of another tab, unless this tab has an unsent write of the same key, which is newer. */
  #applyOther(write: Write): void {
    if (!this.#outbox.some(({ name }) => name === write.name)) apply(this.#view, write)
  }
}

function apply(stored: Map<string, string>, { name, value }: Write): void {
  if (value === undefined) stored.delete(name)
  else stored.set(name, value)
}

import { type Page, reaches } from '../trace/page.ts'

/** Maximum cached pages: 3 MiB of events. */
const CACHED_PAGES = 96

/** LRU cache of a run's pages (blocks of events), with the numbers of the pages that are still awaited. */
export class PageCache {
  /** Most recently used last. */
  readonly #pages = new Map<number, Page>()
  readonly #pending = new Set<number>()

  /** Returns the page, and counts this as a use, if the page is cached and reaches an event; else undefined. */
  page(number: number, event: number): Page | undefined {
    const page = this.#pages.get(number)
    if (page === undefined || !reaches(page, event)) return undefined
    this.#touch(page)
    return page
  }

  /** Notes that a page is requested. @returns false if it already was, and has not arrived */
  expect(number: number): boolean {
    const { size } = this.#pending
    return this.#pending.add(number).size > size
  }

  /** Caches a page that has arrived; drops the least recently used one if there are too many. */
  keep(page: Page): void {
    this.#pending.delete(page.number)
    this.#touch(page)
    const [oldest] = this.#pages.keys()
    if (this.#pages.size > CACHED_PAGES) this.#pages.delete(oldest)
  }

  clear(): void {
    this.#pages.clear()
    this.#pending.clear()
  }

  /** Makes a page the most recently used one. */
  #touch(page: Page): void {
    this.#pages.delete(page.number)
    this.#pages.set(page.number, page)
  }
}

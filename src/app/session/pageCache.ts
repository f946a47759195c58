import { type Page, reaches } from '../../core/trace/page.ts'

/** Maximum cached pages: 3 MiB of events. */
const CACHED_PAGES = 96

/** LRU cache of a run's pages, and the numbers of the pages in flight. */
export class PageCache {
  /** Most recently used last. */
  readonly #pages = new Map<number, Page>()
  readonly #pending = new Set<number>()

  /** Returns the page if it is cached and reaches an event. */
  page(number: number, event: number): Page | undefined {
    const page = this.#pages.get(number)
    if (page === undefined || !reaches(page, event)) return undefined
    this.#touch(page)
    return page
  }

  /** Notes that a page is requested. @returns true if it was not yet in flight */
  expect(number: number): boolean {
    const { size } = this.#pending
    return this.#pending.add(number).size > size
  }

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

  #touch(page: Page): void {
    this.#pages.delete(page.number)
    this.#pages.set(page.number, page)
  }
}

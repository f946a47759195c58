import { type Page, reaches } from '../../core/trace/page.ts'

/** 3 MiB of events. */
const CACHED_PAGES = 96

/** The pages of a run that were used last, and the numbers of those that are on their way. */
export class PageCache {
  /** Most recently used last. */
  readonly #pages = new Map<number, Page>()
  readonly #pending = new Set<number>()

  /** Undefined unless it is at hand and reaches as far as an event. */
  page(number: number, event: number): Page | undefined {
    const page = this.#pages.get(number)
    if (page === undefined || !reaches(page, event)) return undefined
    this.#hold(page)
    return page
  }

  /** @returns whether it was not awaited yet */
  expect(number: number): boolean {
    const { size } = this.#pending
    return this.#pending.add(number).size > size
  }

  keep(page: Page): void {
    this.#pending.delete(page.number)
    this.#hold(page)
    const [oldest] = this.#pages.keys()
    if (this.#pages.size > CACHED_PAGES) this.#pages.delete(oldest)
  }

  clear(): void {
    this.#pages.clear()
    this.#pending.clear()
  }

  #hold(page: Page): void {
    this.#pages.delete(page.number)
    this.#pages.set(page.number, page)
  }
}

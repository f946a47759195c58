/** Reads events out of the interpreter's memory, in pieces as they come. */

/** As in the recorder. */
const PAGE_EVENTS = 1 << 14
const UNWRITTEN = 0xffff
const FNV_PRIME = 0x01000193

export interface PageSurroundings {
  /** The interpreter's memory, now. */
  memory(): Uint8Array<ArrayBuffer>
  /** Events, and the line of each. */
  post(writes: Uint16Array<ArrayBuffer>, lines: Uint16Array<ArrayBuffer>): void
}

/** The page that the recorder is filling. */
export class Pages {
  /** Events so far, those beyond the limit included. */
  events = 0
  /** One for each page from the start, of all events up to its end. */
  readonly digests: number[] = []
  readonly #surroundings: PageSurroundings
  readonly #limit: number
  #writesAt = 0
  #sitesAt = 0
  #lines: readonly number[] = []
  /** Of this page. */
  #taken = 0
  #digest = 0

  /** @param limit events beyond which none is posted */
  constructor(surroundings: PageSurroundings, limit: number) {
    this.#surroundings = surroundings
    this.#limit = limit
  }

  /** @param lines of each site; greater sites are lines, that much more */
  begin(writesAt: number, sitesAt: number, lines: readonly number[]): void {
    this.#writesAt = writesAt
    this.#sitesAt = sitesAt
    this.#lines = lines
  }

  /** Takes what is in the page so far. In the middle of a line, too. */
  takePart(): void {
    if (this.#writesAt === 0) return
    const writes = this.#page(this.#writesAt)
    const end = writes.indexOf(UNWRITTEN, this.#taken)
    this.#take(end === -1 ? PAGE_EVENTS : end)
  }

  /** Takes the rest of the page and empties it. */
  take(filled: number): void {
    this.#take(filled)
    this.#page(this.#writesAt).fill(UNWRITTEN)
    this.#taken = 0
    if (this.events % PAGE_EVENTS === 0) this.digests.push(this.#digest)
  }

  #take(end: number): void {
    const writes = this.#page(this.#writesAt).slice(this.#taken, end)
    const sites = this.#page(this.#sitesAt).slice(this.#taken, end)
    this.#taken = end
    for (const write of writes) this.#digest = Math.imul(this.#digest ^ write, FNV_PRIME)
    const room = Math.max(0, Math.min(writes.length, this.#limit - this.events))
    this.events += writes.length
    if (room === 0) return
    const lines = sites.slice(0, room).map((site) => this.#lines[site] ?? site - this.#lines.length)
    this.#surroundings.post(writes.slice(0, room), lines)
  }

  #page(address: number): Uint16Array<ArrayBuffer> {
    return new Uint16Array(this.#surroundings.memory().buffer, address, PAGE_EVENTS)
  }
}

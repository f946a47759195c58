/** Takes events out of the interpreter's memory, in parts as they come. */
import { PAGE_EVENTS } from '../../core/trace/page.ts'

/** As in the recorder: the site of an event is above its cell and digit. */
const SITE_SHIFT = 11
const WRITE_MASK = (1 << SITE_SHIFT) - 1
const FNV_PRIME = 0x01000193
/** A part is what a program writes in about this time. */
const PART_MS = 100
const SMALLEST_PART = 16

export interface PageSurroundings {
  /** The interpreter's memory, now. */
  memory(): Uint8Array<ArrayBuffer>
  now(): number
  /** Events, and the line of each. */
  post(writes: Uint16Array<ArrayBuffer>, lines: Uint16Array<ArrayBuffer>): void
}

/** The events of a run. */
export class Pages {
  /** So far, those beyond the limit included. */
  events = 0
  /** One for each page from the start, of all events up to its end. */
  readonly digests: number[] = []
  readonly #surroundings: PageSurroundings
  readonly #limit: number
  #lines: readonly number[] = []
  #partFromMs = 0
  #digest = 0

  /** @param limit events beyond which none is posted */
  constructor(surroundings: PageSurroundings, limit: number) {
    this.#surroundings = surroundings
    this.#limit = limit
  }

  /** @param lines of each site; greater sites are lines, that much more */
  begin(lines: readonly number[]): void {
    this.#lines = lines
    this.#partFromMs = this.#surroundings.now()
  }

  /** Takes a part that starts at an address. @returns how many events are to go into the next */
  take(address: number, length: number): number {
    const events = new Uint32Array(this.#surroundings.memory().buffer, address, length)
    for (const event of events) this.#digest = Math.imul(this.#digest ^ (event & WRITE_MASK), FNV_PRIME)
    this.#post(events.subarray(0, Math.max(0, this.#limit - this.events)))
    this.events += length
    if (this.events % PAGE_EVENTS === 0) this.digests.push(this.#digest)
    return this.#nextPart(length)
  }

  #post(events: Uint32Array<ArrayBuffer>): void {
    if (events.length === 0) return
    const writes = new Uint16Array(events.length)
    const lines = new Uint16Array(events.length)
    for (const [index, event] of events.entries()) {
      const site = event >>> SITE_SHIFT
      writes[index] = event & WRITE_MASK
      lines[index] = this.#lines[site] ?? site - this.#lines.length
    }
    this.#surroundings.post(writes, lines)
  }

  /** Parts grow and shrink with the speed of the program. None goes beyond its page. */
  #nextPart(length: number): number {
    const nowMs = this.#surroundings.now()
    const tookMs = Math.max(1, nowMs - this.#partFromMs)
    this.#partFromMs = nowMs
    const wanted = Math.max(SMALLEST_PART, Math.round((length * PART_MS) / tookMs))
    return Math.min(wanted, PAGE_EVENTS - (this.events % PAGE_EVENTS))
  }
}

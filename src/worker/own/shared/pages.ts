/** Takes the events of a run in parts, as they come, and makes messages and digests of them. */
import { packedPage } from '../../../core/trace/packedPage.ts'
import { PAGE_EVENTS } from '../../../core/trace/page.ts'
import type { OwnLimits, RecordedPart } from '../../ownProtocol.ts'

/** As in the recorder: the site of an event is above its cell and digit. */
const SITE_SHIFT = 11
const WRITE_MASK = (1 << SITE_SHIFT) - 1
const DIGIT_MASK = 15
const FNV_PRIME = 0x01000193
/** A part is what a program writes in about this time. */
const PART_MS = 100
const SMALLEST_PART = 16
/** Of an event in a part of a page. */
const SPELLED_BYTES = 3
/** The board at the beginning of a page, and what is known of it. */
const PAGE_BYTES = 1 << 10
/** Here nobody knows of calls. */
const NO_CALLS = new Uint16Array(PAGE_EVENTS)

export type EventLimits = Pick<OwnLimits, 'events' | 'eventBytes'>

/** Of a program that is run again. */
export const NO_EVENTS: EventLimits = { events: 0, eventBytes: 0 }

export interface PageDependencies {
  now(): number
  post(part: RecordedPart, transfer: readonly ArrayBuffer[]): void
}

/** The events of a run. */
export class Pages {
  /** So far, those beyond the limit included. */
  events = 0
  /** One for each page from the start, of all events up to its end. */
  readonly digests: number[] = []
  readonly #dependencies: PageDependencies
  readonly #limits: EventLimits
  /** Of what has been posted, as it is kept. */
  #bytes = 0
  /** Of the part that is being taken. */
  readonly #writes = new Uint16Array(PAGE_EVENTS)
  readonly #writtenBy = new Uint16Array(PAGE_EVENTS)
  #lines: readonly number[] = []
  #partFromMs = 0
  #digest = 0

  /** @param limits beyond which no event is posted */
  constructor(dependencies: PageDependencies, limits: EventLimits) {
    this.#dependencies = dependencies
    this.#limits = limits
  }

  /** @param lines of each site; greater sites are lines, that much more */
  begin(lines: readonly number[]): void {
    this.#lines = lines
    this.#partFromMs = this.#dependencies.now()
  }

  /** Takes a part: sites above cells and digits. It may change afterwards. @returns how many events are to go into the next */
  take(events: Uint32Array<ArrayBuffer>): number {
    const { length } = events
    let digest = this.#digest
    for (let index = 0; index < length; index++)
      digest = Math.imul(digest ^ (events[index] & WRITE_MASK), FNV_PRIME)
    this.#digest = digest
    const room = this.#bytes < this.#limits.eventBytes ? this.#limits.events - this.events : 0
    if (room > 0) this.#post(room < length ? events.subarray(0, room) : events)
    this.events += length
    if (this.events % PAGE_EVENTS === 0) this.digests.push(this.#digest)
    return this.#nextPart(length)
  }

  #post(events: Uint32Array<ArrayBuffer>): void {
    const [writes, lines] = [this.#writes, this.#writtenBy]
    const known = this.#lines.length
    let highest = 0
    for (let index = 0; index < events.length; index++) {
      const event = events[index]
      const site = event >>> SITE_SHIFT
      writes[index] = event & WRITE_MASK
      lines[index] = site < known ? this.#lines[site] : site - known
      highest = Math.max(highest, event & DIGIT_MASK)
    }
    // The page that looks at it has pages that begin where these do, unless a program has written no digits.
    if (events.length === PAGE_EVENTS && highest <= 9)
      this.#postPage(packedPage({ writes, lines, calls: NO_CALLS }))
    else {
      this.#postPart(writes.slice(0, events.length), lines.slice(0, events.length))
    }
  }

  #postPart(writes: Uint16Array<ArrayBuffer>, lines: Uint16Array<ArrayBuffer>): void {
    this.#bytes += writes.length * SPELLED_BYTES
    this.#dependencies.post({ type: 'recorded', writes, lines }, [writes.buffer, lines.buffer])
  }

  #postPage(page: Uint8Array<ArrayBuffer>): void {
    this.#bytes += page.length + PAGE_BYTES
    this.#dependencies.post({ type: 'packed', page }, [page.buffer])
  }

  /** Parts grow and shrink with the speed of the program. None goes beyond its page. */
  #nextPart(length: number): number {
    const nowMs = this.#dependencies.now()
    const tookMs = Math.max(1, nowMs - this.#partFromMs)
    this.#partFromMs = nowMs
    const requested = Math.max(SMALLEST_PART, Math.round((length * PART_MS) / tookMs))
    return Math.min(requested, PAGE_EVENTS - (this.events % PAGE_EVENTS))
  }
}

import type { OwnProgram, SoughtLines } from '../../ownProtocol.ts'
import type { FindingSurroundings, FoundRun } from '../shared/ownHost.ts'
import { NO_EVENTS, Pages } from '../shared/pages.ts'
import { Watchdog } from '../shared/watchdog.ts'
import { nextWay, type Way, WAYS } from '../shared/ways.ts'
import type { JavaScriptInterpreter } from './interpreter.ts'
import { MEMORY_BYTES } from './inspectedRun.ts'
import { ran } from './run.ts'

/** Runs a program again and hears of some of its lines alone. */
export async function foundRun(
  { interpreter, now, reached }: FindingSurroundings<JavaScriptInterpreter>,
  program: OwnProgram,
  sought: SoughtLines,
  limitMs: number,
): Promise<FoundRun> {
  let way: Way = WAYS.narrowed
  for (;;) {
    let told: string | undefined
    let memoryNow = new Uint8Array()
    const pages = new Pages({ memory: () => memoryNow, now, post: () => undefined }, NO_EVENTS)
    const watchdog = new Watchdog({
      now,
      beat: () => reached(pages.events),
      cut: (elapsedMs) => (elapsedMs > limitMs ? 'time-limit' : undefined),
      giveUp: () => 'wait',
    })
    const done = await ran(
      interpreter,
      { program, way, memoryBytes: MEMORY_BYTES, find: sought },
      {
        begin(lines) {
          pages.begin(lines)
          watchdog.begin()
        },
        takePart(memory, address, events) {
          memoryNow = memory
          return pages.take(address, events)
        },
        end: () => watchdog.end(),
        write: () => undefined,
        deliver(found) {
          told ??= found
        },
        isCut: () => watchdog[0] !== 0,
        cut: undefined,
      },
    )
    const next: Way | undefined = nextWay(way, done)
    if (next === undefined) {
      const event = JSON.parse(told ?? 'null') as number | null
      return { event: event ?? undefined, isTold: true, isBroken: false }
    }
    way = next
  }
}

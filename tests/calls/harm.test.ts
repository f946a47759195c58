/** A law of workers that are lost: whatever was said before, what is open fails once, and the next question works. */
import { expect, test } from 'vitest'
import { Client } from '../../src/calls/client.ts'
import { isToClient } from '../../src/calls/envelope.ts'
import { Lost } from '../../src/calls/question.ts'
import { serveInLine } from '../../src/calls/serve.ts'
import { SEED } from '../seed.ts'
import { randomNumbers, RandomWorker, wait } from './randomWorker.ts'

type Questions = { readonly long: { readonly order: string; readonly tell: string } }

const free = new AbortController().signal

async function told<Tell>(tellings: AsyncIterable<Tell>): Promise<Tell[]> {
  const all: Tell[] = []
  for await (const tell of tellings) all.push(tell)
  return all
}

/** Returns why a question was lost; undefined if it was answered. */
async function lost(tellings: AsyncIterable<unknown>): Promise<unknown> {
  try {
    await told(tellings)
    return undefined
  } catch (error) {
    return error instanceof Lost ? error.loss : error
  }
}

/** A worker in line that comes to harm after a number of its messages; hears no ping after that if it hangs. */
class HarmedWorker extends RandomWorker {
  readonly #harm: { readonly harm: string; readonly after: number } | undefined
  #sent = 0

  constructor(random: () => number, harm: { readonly harm: string; readonly after: number } | undefined) {
    super(random, (post) =>
      serveInLine<Questions>(
        post,
        {
          async long(order, { tell }) {
            tell('at it')
            await wait(1)
            return order
          },
        },
        { pause: () => wait(1) },
      ),
    )
    this.#harm = harm
  }

  override emit(type: 'message' | 'error' | 'messageerror', event: object): void {
    const isPong = 'data' in event && (event.data as { type?: string }).type === 'pong'
    if (this.#harm === undefined || this.#sent < this.#harm.after) {
      super.emit(type, event)
      if (isPong || this.#harm === undefined || ++this.#sent < this.#harm.after) return
      const { harm } = this.#harm
      if (harm === 'dies') super.emit('error', { message: 'out of memory' })
      if (harm === 'sends rubbish') super.emit('message', { data: { type: 'done' } })
      if (harm === 'tells rubbish')
        for (const id of [1, 2]) super.emit('message', { data: { type: 'told', id, tell: 7 } })
    }
  }
}

test(`A worker in line that dies, hangs or sends rubbish after any message fails what is open, once (seed ${SEED})`, async () => {
  for (const harm of ['dies', 'hangs', 'sends rubbish', 'tells rubbish'] as const)
    for (let message = 1; message <= 4; message++) {
      const random = randomNumbers(SEED + message)
      const beats = new Set<() => void>()
      const made: HarmedWorker[] = []
      const asker = new Client<Questions>(
        () => {
          const worker = new HarmedWorker(random, made.length === 0 ? { harm, after: message } : undefined)
          made.push(worker)
          return worker
        },
        {
          everySecond(beat) {
            beats.add(beat)
            return () => beats.delete(beat)
          },
          silence: { beats: 5, beatsAtFirst: 5 },
          isMessage: isToClient,
          isTelling: (_kind, tell) => typeof tell === 'string',
        },
      )
      const passing = setInterval(() => beats.forEach((beat) => beat()), 20)
      const open = ['a', 'b'].map((order) => lost(asker.ask('long', order, free)))
      const losses = await Promise.all(open)
      expect({ harm, message, losses: losses.map((loss) => typeof loss) }).toEqual({
        harm,
        message,
        // The first is answered by the third message.
        losses: [message < 3 ? 'object' : 'undefined', 'object'],
      })
      expect(await told(asker.ask('long', 'c', free))).toEqual(['at it', 'c'])
      clearInterval(passing)
      expect(made).toHaveLength(2)
    }
})

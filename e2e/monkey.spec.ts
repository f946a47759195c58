/**
 * Monkey test: random actions never violate the page's invariants. `MONKEY_ACTIONS=100000 npm run e2e -- monkey` runs
 * longer, `MONKEY_SEED` reproduces a run, and `MONKEY_REPLAY` replays the actions in a file that a failure wrote.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'
import type { TestInfo } from '@playwright/test'
import { type Random, randomOf } from '../src/search/generator/random.ts'
import { type Action, drawAction } from './monkey/action.ts'
import { AppPage, type PageSnapshot } from './monkey/appPage.ts'
import { differences, violations, violationsAtRest } from './monkey/invariants.ts'
import { Oracle } from './monkey/oracle.ts'
import { test } from './test.ts'

const ACTIONS = Number(process.env['MONKEY_ACTIONS'] ?? 2000)
const SEED = Number(process.env['MONKEY_SEED'] ?? 2580)
/** Path of a file of actions to replay; undefined to do random actions. */
const REPLAYED = process.env['MONKEY_REPLAY']

/** Number of parallel visits, each with its own seed. */
const VISITS = 4

/** Actions between two checks of the page at rest. */
const ACTIONS_TO_REST = 100

/** Time without actions in which a page at rest does not change: longer than the URL lags behind the page. */
const REST_MS = 500

/**
 * Timeout of an action, and of reading the page after it. Generous for a busy machine, and longer than a worker takes
 * to be declared lost.
 */
const LONGEST_ACTION_MS = 60_000

/** Number of latest actions that a failure reports. */
const REPORTED_ACTIONS = 25

for (let visit = 0; visit < VISITS; visit++) {
  const seed = SEED + visit
  const actions = Math.ceil(ACTIONS / VISITS)
  test(`${actions} random actions violate no invariant (seed ${seed})`, async ({ page }, info) => {
    test.skip(REPLAYED !== undefined, 'The actions of a file are done instead.')
    test.setTimeout(120_000 + actions * 1000)
    await new Monkey(new AppPage(page), randomOf(seed), info).doRandomActions(actions)
  })
}

test('replayed actions of a file violate no invariant', async ({ page }, info) => {
  test.skip(REPLAYED === undefined, 'MONKEY_REPLAY names none.')
  const done: readonly Action[] = JSON.parse(readFileSync(REPLAYED ?? '', 'utf8'))
  await new Monkey(new AppPage(page), randomOf(SEED), info).replay(done)
})

/** @returns undefined on timeout */
async function withTimeout<Done>(done: Promise<Done>): Promise<Done | undefined> {
  const shown = await Promise.race([done, setTimeout(LONGEST_ACTION_MS, undefined)])
  // When the page is closed, `done` rejects, which must not count as unhandled.
  if (shown === undefined) done.catch(() => undefined)
  return shown
}

class Monkey {
  readonly #app: AppPage
  readonly #random: Random
  readonly #info: TestInfo
  readonly #oracle = new Oracle()
  readonly #doneActions: Action[] = []
  /** Number of checks after the first event of a search in which the page agreed with the search engine. */
  #confirmed = 0
  /** Number of checks with a user's own program, which the engine cannot confirm. */
  #unconfirmable = 0

  constructor(app: AppPage, random: Random, info: TestInfo) {
    this.#app = app
    this.#random = random
    this.#info = info
  }

  async doRandomActions(actions: number): Promise<void> {
    await this.#app.open('')
    for (let count = 1; count <= actions; count++) {
      await this.#do(drawAction(this.#random, await this.#app.surface()))
      if (count % ACTIONS_TO_REST === 0) await this.#checkAtRest()
    }
    await this.#checkAtRest()
    // Guards against vacuous success: a page that shows nothing violates nothing.
    if (this.#confirmed < (actions - this.#unconfirmable) / 10)
      await this.#fail([`only ${this.#confirmed} looks were confirmed`])
    this.#info.annotations.push({ type: 'confirmed by the engine', description: String(this.#confirmed) })
  }

  async replay(actions: readonly Action[]): Promise<void> {
    await this.#app.open('')
    for (const action of actions) await this.#do(action)
    await this.#checkAtRest()
  }

  async #do(action: Action): Promise<void> {
    this.#doneActions.push(action)
    // The browser may never acknowledge an input such as a wheel turn, so only the page's answer counts.
    await withTimeout(this.#app.perform(action))
    const shown = await withTimeout(this.#app.look())
    if (shown !== undefined) return this.#check(shown)
    await this.#fail([`the page does not answer: ${await this.#app.describeCallStack()}`])
  }

  async #check(shown: PageSnapshot): Promise<void> {
    const expected = this.#oracle.expected(shown)
    const wrong = [
      ...this.#app.errors,
      ...violations(shown),
      ...(expected === undefined ? [] : differences(shown, expected)),
    ]
    if (wrong.length > 0) await this.#fail(wrong, shown)
    if (expected !== undefined && shown.event > 0) this.#confirmed++
    if (shown.program.startsWith('own-')) this.#unconfirmable++
  }

  async #checkAtRest(): Promise<void> {
    let before: PageSnapshot | undefined
    // Gives up on a page that keeps playing or searching.
    for (let times = 0; times < 3; times++) {
      await this.#app.perform({ kind: 'wait', durationMs: REST_MS })
      const shown = await this.#app.look()
      await this.#check(shown)
      if (before !== undefined && JSON.stringify(shown) === JSON.stringify(before)) {
        const wrong = violationsAtRest(shown)
        return wrong.length > 0 ? this.#fail(wrong, shown) : undefined
      }
      before = shown
    }
  }

  async #fail(wrong: readonly string[], shown?: PageSnapshot): Promise<never> {
    const path = this.#info.outputPath('actions.json')
    writeFileSync(path, JSON.stringify(this.#doneActions))
    const latest = this.#doneActions.slice(-REPORTED_ACTIONS).map((action) => JSON.stringify(action))
    throw new Error(
      [
        ...wrong,
        '',
        `After ${this.#doneActions.length} actions, seed ${SEED}; all are in ${path}. The latest:`,
        ...latest,
        '',
        JSON.stringify(shown),
      ].join('\n'),
    )
  }
}

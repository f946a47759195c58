/**
 * The law of the last command: whatever is pressed in whatever order, and however long each answer takes, the state at
 * rest is that after the last commands alone, each given time.
 */
import { expect, onTestFinished, test } from 'vitest'
import { randomNumbers } from '../../calls/randomWorker.ts'
import { SEED } from '../../seed.ts'
import { cases, some } from '../../thorough.ts'
import { pageIn, type Part, PARTS } from '../../support/commandedPage.ts'
import { COMMANDS, type PageCommand, QUESTIONS_OF_RUN } from '../../support/pageCommands.ts'
import { RandomTime } from '../../support/randomTime.ts'
import { isGrading } from '../../../src/page/grade/grading.ts'
import { isVerdictPending } from '../../../src/page/own/own.ts'
import type { AppState } from '../../../src/page/store/state.ts'

/** State at rest, by part, and what still waits. */
interface Rest {
  readonly parts: Readonly<Record<Part, unknown>>
  readonly openQuestions: readonly string[]
  readonly state: AppState
}

const PART_IDS = Object.keys(PARTS) as Part[]

/** How commands are given. */
interface Giving {
  /** True if none waits for the one before. */
  readonly areAtOnce?: boolean
  /** True if a program of the user has run before. */
  readonly hasRun?: boolean
}

/** Gives commands to a new page, in a time, and waits until it rests. */
async function rest(
  commands: readonly PageCommand[],
  time: RandomTime,
  { areAtOnce = false, hasRun = false }: Giving = {},
): Promise<Rest> {
  const page = await pageIn(time, hasRun)
  for (const command of commands) {
    if (!areAtOnce) await time.passSome()
    command.do(page)
  }
  await time.settle()
  return {
    parts: Object.fromEntries(PART_IDS.map((part) => [part, PARTS[part](page)])) as Rest['parts'],
    openQuestions: time.openQuestions(),
    state: page.store.getState(),
  }
}

const patientRests = new Map<string, Promise<Rest>>()

/** As `rest`, with nothing delayed, and each command given only once the page rests after the one before. */
function patientRest(commands: readonly PageCommand[], { hasRun = false }: Giving): Promise<Rest> {
  const key = JSON.stringify([hasRun, ...commands.map(({ name }) => name)])
  const known = patientRests.get(key) ?? rest(commands, new RandomTime(undefined), { hasRun })
  patientRests.set(key, known)
  return known
}

const touches = (command: PageCommand, part: Part) =>
  [command.decides, command.changes, command.resumes, command.interrupts].some((parts) =>
    parts?.includes(part),
  )

/**
 * Returns the commands of a sequence that a part depends on: from the last that decides it on, those that touch it.
 * Undefined if it also depends on when one came.
 */
function decisive(commands: readonly PageCommand[], part: Part): readonly PageCommand[] | undefined {
  const touching = commands.filter((command) => touches(command, part))
  const last = touching.findLastIndex(({ decides }) => decides?.includes(part) === true)
  const isLedBack = touching.some(({ leadsBack }, index) => index > last && leadsBack === true)
  const late = isLedBack ? commands : touching.slice(Math.max(last, 0))
  const resumed = late.findLastIndex(
    ({ decides, resumes }) => decides?.includes(part) === true || resumes?.includes(part) === true,
  )
  const isTimed = late.some(
    ({ interrupts, takesTime }, index) =>
      (interrupts?.includes(part) === true && index > resumed && commands.length > 1) ||
      (takesTime === true && index < late.length - 1),
  )
  return isTimed ? undefined : late
}

/** Expects a hurried page to rest as a patient one does, and nothing to be left undone. */
async function expectLastWins(
  commands: readonly PageCommand[],
  seed: number,
  giving: Giving = {},
): Promise<void> {
  const said = `${commands.map(({ name }) => name).join(', ')} (seed ${seed})`
  const hurried = await rest(commands, new RandomTime(seed), giving)
  const { own, grading, sharing } = hurried.state
  expect
    .soft(own?.run !== undefined && isVerdictPending(own.run.verdict), `${said}: the verdict is pending`)
    .toBe(false)
  expect
    .soft(
      isGrading(grading) || grading.cases.some(({ state }) => state.kind === 'running'),
      `${said}: it grades`,
    )
    .toBe(false)
  expect.soft(sharing?.making, `${said}: a file is being made`).toBe(undefined)
  for (const part of PART_IDS) {
    const alone = decisive(commands, part)
    if (alone === undefined) continue
    const patient = await patientRest(alone, giving)
    expect.soft(hurried.parts[part], `${said}: ${part}`).toEqual(patient.parts[part])
  }
  if (commands.some(({ interrupts, takesTime }) => interrupts !== undefined || takesTime === true)) return
  const patient = await patientRest(commands, giving)
  expect.soft(hurried.openQuestions, `${said}: work`).toEqual(patient.openQuestions)
}

/** Collects rejections that nothing handles, until the test ends. */
function unhandledRejections(): readonly unknown[] {
  const rejections: unknown[] = []
  const collect = (reason: unknown) => void rejections.push(reason)
  process.on('unhandledRejection', collect)
  onTestFinished(() => void process.off('unhandledRejection', collect))
  return rejections
}

/** Returns commands taken at random, the same for a seed. */
function sequenceOf(seed: number, length: number): readonly PageCommand[] {
  const random = randomNumbers(seed)
  return Array.from({ length }, () => COMMANDS[Math.floor(random() * COMMANDS.length)])
}

const pairsOf = (commands: readonly PageCommand[]) =>
  commands.flatMap((first) => commands.map((second) => [first, second]))

const PAIRS = pairsOf(COMMANDS)

/** True if the second of two commands decides what the first decides, too. */
function areRivals([first, second]: readonly PageCommand[]): boolean {
  return first.decides?.some((part) => second.decides?.includes(part)) === true
}

/** True if the first of two different commands may be done after the second. */
function isRace([first, second]: readonly PageCommand[]): boolean {
  return areRivals([first, second]) && first.waits === true && second.waits === true && first !== second
}

/** Expects the second of each two commands to win. */
async function expectSecondWins(pairs: readonly (readonly PageCommand[])[], giving: Giving = {}) {
  const rejections = unhandledRejections()
  for (const [index, pair] of pairs.entries()) await expectLastWins(pair, SEED + index, giving)
  expect(rejections).toEqual([])
}

const OPTIONS = { timeout: 1_800_000 }

test('Of two commands that wait, given at once, the second wins', OPTIONS, () =>
  expectSecondWins(PAIRS.filter(isRace), { areAtOnce: true }),
)

test('Of two commands that decide the same, the second wins', OPTIONS, () =>
  expectSecondWins(some(PAIRS.filter(areRivals), 4)),
)

test('Of two questions about a run, given at once, the second wins', OPTIONS, () =>
  expectSecondWins(some(pairsOf(QUESTIONS_OF_RUN), 2), { areAtOnce: true, hasRun: true }),
)

test('Any two commands end as the second says', OPTIONS, () =>
  expectSecondWins(
    some(
      PAIRS.filter((pair) => !areRivals(pair)),
      8,
      400,
    ),
  ),
)

test('A random sequence of commands ends as the last say', OPTIONS, async () => {
  const rejections = unhandledRejections()
  for (let seed = SEED; seed < SEED + cases(100); seed++) await expectLastWins(sequenceOf(seed, 5), seed)
  expect(rejections).toEqual([])
})

test('the same seed leads to the same state', async () => {
  const commands = sequenceOf(SEED, 4)
  const [one, other] = [
    await rest(commands, new RandomTime(SEED)),
    await rest(commands, new RandomTime(SEED)),
  ]
  expect(one.parts).toEqual(other.parts)
  expect(one.openQuestions).toEqual(other.openQuestions)
})

/** Sequences that once ended otherwise. */
const FOUND = [
  { seed: 2587, names: ['load a harder puzzle', 'look at the facts'] },
  { seed: 2855, names: ['watch a case', 'look at the facts'] },
  { seed: 2891, names: ['go in step to the end', 'go in step by work'] },
]

test.each(FOUND)(
  'with seed $seed, a sequence that once ended otherwise ends as the last say',
  ({ seed, names }) =>
    expectLastWins(
      names.flatMap((name) => COMMANDS.filter((command) => command.name === name)),
      seed,
    ),
)

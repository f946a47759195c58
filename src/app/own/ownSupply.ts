/** Runs the user's own program when its session is to begin, and makes a trace of what it writes. */
import type { Givens } from '../../core/givens.ts'
import { ownProgram } from '../../core/own/ownProgram.ts'
import { recordedProgram } from '../../core/debugging/recordedProgram.ts'
import type { ProgramModel } from '../../core/debugging/programModel.ts'
import type { OwnProgram } from '../../worker/ownProtocol.ts'
import { rateOf } from '../playback/rate.ts'
import type { Supply, TraceListener } from '../session/traceSource.ts'
import type { AppState } from '../store/state.ts'
import { createComparing } from './comparing.ts'
import { delegatedSource } from './delegatedSource.ts'
import { LIMITS } from './limits.ts'
import { createLineFinder } from './lineFinder.ts'
import { chosenText, type OwnRun, type OwnVerdict } from './own.ts'
import { OwnClient, type OwnWorkshop, type RunReply } from './ownClient.ts'
import { arrangement } from './ownInput.ts'
import { OwnRecording } from './ownRecording.ts'
import { type JudgedCase, verdictOn } from './ownVerdict.ts'

export interface OwnSupply extends Supply {
  /** Of the latest run; undefined before the first. */
  model(): ProgramModel | undefined
}

interface OwnSurroundings extends OwnWorkshop {
  /** Resolves after what is waiting has been done. */
  readonly nextTask: () => Promise<void>
  readonly now: () => number
}

/** Faster, nobody can read the lines. */
const READABLE_RATE = 10

/** A run at work, or done. */
interface Running {
  readonly recording: OwnRecording
  readonly model: ProgramModel
  readonly text: string
  /** Undefined until its input has been written. */
  program: OwnProgram | undefined
  judged: JudgedCase | undefined
  isOver: boolean
}

type Get = () => AppState
type Set = (change: Partial<AppState>) => void

export function ownSupply(
  get: Get,
  set: Set,
  listener: TraceListener,
  { nextTask, now, ...workshop }: OwnSurroundings,
): OwnSupply {
  let running: Running | undefined
  const finder = createLineFinder({
    isWanted: () => !get().playing || rateOf(get()) <= READABLE_RATE,
    ask(event, lines) {
      if (running?.program === undefined || !running.isOver) return false
      client.inspect(running.program, event, lines)
      return true
    },
  })
  const client = new OwnClient(workshop, {
    heard,
    inspected(inspection) {
      finder.found(inspection)
      listener.learned()
    },
    lost(kind, reason) {
      finder.giveUp()
      if (running?.isOver === false) settle({ kind, reason })
      else listener.learned()
    },
  })

  const comparing = createComparing((likeness) => change({ likeness }), { pause: nextTask, now })

  function change(part: Partial<OwnRun>): void {
    const { own } = get()
    if (own?.run !== undefined) set({ own: { ...own, run: { ...own.run, ...part } } })
  }

  /** No more events come. */
  function settle(verdict: OwnVerdict, part: Partial<OwnRun> = {}): void {
    if (running === undefined || running.isOver) return
    const { recording } = running
    running.isOver = true
    recording.end()
    const { elapsedMs } = recording
    const events = recording.trace.frontier.event
    change({ verdict, fetched: undefined, elapsedMs, events, ...part })
    const run = get().own?.run
    if (run !== undefined) comparing.compare(recording, run)
    listener.learned()
  }

  function heard(reply: RunReply): void {
    const asked = running
    if (asked === undefined || asked.isOver) return
    switch (reply.type) {
      case 'fetching':
        return change({ fetched: reply })
      case 'loaded':
        return change({ fetched: undefined, verdict: { kind: 'running' } })
      case 'running':
        asked.recording.elapsedMs = reply.elapsedMs
        // An interpreter that was there already has not told of itself.
        return change({ elapsedMs: reply.elapsedMs, fetched: undefined, verdict: { kind: 'running' } })
      case 'recorded':
        return asked.recording.add(reply)
      case 'again':
        return recordAgain(asked)
      case 'ended':
        asked.recording.elapsedMs = reply.elapsedMs
        return void conclude(asked, reply)
    }
  }

  /** What was recorded is void; the program is on its way once more. */
  function recordAgain(asked: Running): void {
    asked.recording.discard()
    running = { ...asked, ...recordingOf(asked.recording.givens, asked.text) }
    running.recording.source.grew()
  }

  async function conclude(
    asked: Running,
    reply: Extract<RunReply, { readonly type: 'ended' }>,
  ): Promise<void> {
    await asked.recording.drained()
    if (running !== asked || asked.judged === undefined) return
    const { outcome, output: printed, errors = '', events, hidden } = reply
    try {
      const { verdict, output } = await verdictOn(outcome, printed, asked.judged)
      const told = [output, errors].filter((text) => text.trim() !== '').join('\n')
      if (running === asked) settle(verdict, { output: told, events, hidden })
    } catch (error) {
      // The judges could not be fetched.
      if (running === asked) settle({ kind: 'not-loaded', reason: String(error) })
    }
  }

  async function start(asked: Running): Promise<void> {
    const { own, puzzle, judging } = get()
    const { text, recording } = asked
    try {
      const input = await arrangement(text, own?.input ?? '', puzzle, judging.judge)
      if (running !== asked) return
      asked.judged = { grid: puzzle.grid, format: puzzle.format, judge: input.judge }
      asked.program = { source: text, input: input.input, givens: Uint8Array.from(recording.givens) }
      client.run(asked.program, LIMITS)
    } catch (error) {
      if (running === asked) settle({ kind: 'not-loaded', reason: String(error) })
    }
  }

  function begin(givens: Givens): void {
    drop()
    const { own } = get()
    const text = own === undefined ? '' : chosenText(own).text
    running = {
      ...recordingOf(givens, text),
      text,
      program: undefined,
      judged: undefined,
      isOver: false,
    }
    const run: OwnRun = {
      text,
      verdict: { kind: 'loading' },
      output: '',
      elapsedMs: 0,
      events: 0,
      hidden: undefined,
      fetched: undefined,
      likeness: undefined,
    }
    if (own !== undefined) set({ own: { ...own, run } })
    running.recording.source.grew()
    void start(running)
  }

  function recordingOf(givens: Givens, text: string): Pick<Running, 'recording' | 'model'> {
    const recording = new OwnRecording(givens, listener, { pause: nextTask, now }, () => {
      client.terminate()
      settle({ kind: 'stopped' })
    })
    const recorded = recordedProgram({ givens, text, language: 'py' }, (number) =>
      recording.trace.page(number),
    )
    return { recording, model: ownProgram(recorded, finder.around) }
  }

  function drop(): void {
    const dropped = running
    running = undefined
    finder.forget()
    comparing.drop()
    if (dropped === undefined) return
    client.forget(!dropped.isOver)
    dropped.recording.source.drop()
    const { own } = get()
    if (own?.run !== undefined) set({ own: { ...own, run: undefined } })
  }

  return {
    source: { ...delegatedSource(() => running?.recording.source), drop },
    begin,
    prepare() {},
    change() {},
    model: () => running?.model,
  }
}

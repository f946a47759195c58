/** Asks about the run that the Program panel shows, and stores the answers in the state of the run. */
import { type OwnRun, isAfterRun } from './own.ts'
import type { Asked } from './values.ts'
import { perStore } from '../store/perStore.ts'
import { latest } from '../../calls/latest.ts'
import { Lost } from '../../calls/question.ts'
import type { RunTold } from '../../runner/questions.ts'
import type { RunAsker } from '../../runner/run/reruns.ts'
import { neverRan } from '../../runner/run/outcome.ts'

interface RunQuestion<Request, Answer> {
  /** True if the question can be asked about a run. */
  isAskable(run: OwnRun): boolean
  ask(asker: RunAsker, request: Request, signal: AbortSignal): AsyncIterable<RunTold<Answer>>
  /** Returns the part of the run's state that shows the question; undefined once it is withdrawn. */
  shown(asked: Asked<Request, Answer> | undefined): Partial<OwnRun>
}

export const panelRunOf = perStore(({ getState, setState }) => {
  let asker: RunAsker | undefined

  function show(part: Partial<OwnRun>): void {
    const { own } = getState()
    if (own?.run !== undefined) setState({ own: { ...own, run: { ...own.run, ...part } } })
  }

  return {
    /** Sets the asker for the runs that the panel shows from now on. */
    provide(given: RunAsker): void {
      asker = given
    },
    /** Undefined before the first session with an own program. */
    asker: () => asker,
    /** Returns the commands of a question, of which one is open at a time. */
    question<Request, Answer>({ isAskable, ask, shown }: RunQuestion<Request, Answer>) {
      const questions = latest()
      return {
        /** Asks, in place of the question before. */
        begin(request: Request): void {
          const run = getState().own?.run
          const asked = asker
          if (asked === undefined || run === undefined || !isAskable(run)) return
          void questions.run(async (signal) => {
            show(shown({ kind: 'reading', request, events: 0 }))
            try {
              for await (const told of ask(asked, request, signal)) {
                if (told.type === 'alive') show(shown({ kind: 'reading', request, events: told.events }))
                if (told.type === 'answered') show(shown({ kind: 'answered', request, answer: told.answer }))
              }
            } catch (error) {
              if (!(error instanceof Lost)) throw error
              show(shown({ kind: 'lost', request }))
            }
          })
        },
        /** Withdraws the question and its answer. */
        end(): void {
          questions.stop()
          show(shown(undefined))
        },
      }
    },
  }
})

/** The program has to have run, and not as optimised code, which has no lines. */
export function canReadValues({ verdict, hidden }: OwnRun): boolean {
  return isAfterRun(verdict.kind) && !neverRan(verdict.kind) && hidden !== 'optimized'
}

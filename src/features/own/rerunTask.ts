import { latest } from '../../calls/latest.ts'
import { Lost } from '../../calls/question.ts'

/** What is shown of a question that a rerun of the program answers. */
interface RerunStates<Answer, State> {
  /** @param events number of events that the rerun has made so far */
  readonly running: (events: number) => State
  readonly answered: (answer: Answer) => State
  /** Shown if the worker was lost. */
  readonly lost: State
}

/**
 * Answers one question at a time by rerunning the program of an ended run.
 * @param tell receives each state to show; undefined once the question is withdrawn
 */
export function createRerunTask<State>(tell: (state: State | undefined) => void) {
  const questions = latest()
  const withdraw = () => tell(undefined)

  async function answer<Answer>(
    ask: (signal: AbortSignal, alive: (events: number) => void) => Promise<Answer>,
    { running, answered, lost }: RerunStates<Answer, State>,
    signal: AbortSignal,
  ): Promise<void> {
    signal.addEventListener('abort', withdraw)
    try {
      tell(running(0))
      tell(answered(await ask(signal, (events) => tell(running(events)))))
    } catch (error) {
      if (!(error instanceof Lost)) throw error
      tell(lost)
    } finally {
      signal.removeEventListener('abort', withdraw)
    }
  }

  return {
    /** Asks a question, which replaces the one before. */
    begin<Answer>(
      ask: (signal: AbortSignal, alive: (events: number) => void) => Promise<Answer>,
      states: RerunStates<Answer, State>,
    ): void {
      void questions.run((signal) => answer(ask, states, signal))
    },
    /** Withdraws the question, and ends its rerun. */
    end: questions.stop,
  }
}

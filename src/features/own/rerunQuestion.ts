/**
 * Creates the reported state of a question, which a rerun of a program answers: progress, answer, or loss of the
 * worker.
 */
interface QuestionStates<Request, Answer, State> {
  readonly running: (request: Request, events: number) => State
  readonly answered: (request: Request, answer: Answer) => State
  readonly lost: (request: Request) => State
}

interface QuestionDependencies<Run, Request, State> {
  readonly ask: (run: Run, request: Request) => void
  /** Reports a state; undefined once the question is withdrawn. */
  readonly tell: (state: State | undefined) => void
}

/** A question that is answered by rerunning the program of an ended run: one at a time, with progress. */
export function createRerunQuestion<Run, Request extends {}, Answer, State>(
  { ask, tell }: QuestionDependencies<Run, Request, State>,
  { running, answered, lost }: QuestionStates<Request, Answer, State>,
) {
  /** Undefined when idle. */
  let pending: Request | undefined

  return {
    begin(run: Run, request: Request): void {
      pending = request
      tell(running(request, 0))
      ask(run, request)
    },
    progressed(events: number): void {
      if (pending !== undefined) tell(running(pending, events))
    },
    answered(answer: Answer): void {
      if (pending !== undefined) tell(answered(pending, answer))
      pending = undefined
    },
    /** Reports `lost`: the worker died. */
    giveUp(): void {
      if (pending !== undefined) tell(lost(pending))
      pending = undefined
    },
    /** @returns true if a question was pending; the worker keeps running until it is terminated */
    end(): boolean {
      const wasPending = pending !== undefined
      if (wasPending) tell(undefined)
      pending = undefined
      return wasPending
    },
  }
}

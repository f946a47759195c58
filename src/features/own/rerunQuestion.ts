/**
 * Creates the states to report of a question. A question is a request, such as for the values of a variable, that a
 * rerun of the program answers.
 */
interface QuestionStates<Request, Answer, State> {
  /** @param events number of events that the rerun has made so far */
  readonly running: (request: Request, events: number) => State
  /** Called with the rerun's answer. */
  readonly answered: (request: Request, answer: Answer) => State
  /** Called if the worker died. */
  readonly lost: (request: Request) => State
}

interface QuestionDependencies<Run, Request, State> {
  /** Starts the rerun. */
  readonly ask: (run: Run, request: Request) => void
  /** Reports a state; undefined once the question is withdrawn. */
  readonly tell: (state: State | undefined) => void
}

/** Creates the handler of questions that are answered by rerunning the program of an ended run, one at a time. */
export function createRerunQuestion<Run, Request extends {}, Answer, State>(
  { ask, tell }: QuestionDependencies<Run, Request, State>,
  { running, answered, lost }: QuestionStates<Request, Answer, State>,
) {
  /** The request that the rerun is to answer; undefined when idle. */
  let pending: Request | undefined

  return {
    /** Starts a rerun for the request, which replaces a pending request. */
    begin(run: Run, request: Request): void {
      pending = request
      tell(running(request, 0))
      ask(run, request)
    },
    /** Called as the rerun makes progress. @param events made so far */
    progressed(events: number): void {
      if (pending !== undefined) tell(running(pending, events))
    },
    /** Called with the rerun's answer. */
    answered(answer: Answer): void {
      if (pending !== undefined) tell(answered(pending, answer))
      pending = undefined
    },
    /** Reports `lost`; called if the worker died. */
    giveUp(): void {
      if (pending !== undefined) tell(lost(pending))
      pending = undefined
    },
    /** Withdraws the question, but does not stop the rerun. @returns true if a question was pending */
    end(): boolean {
      const wasPending = pending !== undefined
      if (wasPending) tell(undefined)
      pending = undefined
      return wasPending
    },
  }
}

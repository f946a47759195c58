/** Commands of a part of the page whose code is loaded when it is first needed. */
export interface LatePart<Command> {
  /** Resolves with the commands once their code is loaded. */
  readonly loaded: Promise<(command: Command) => void>
  /** Called by the part itself, when it is created: what waits is done at once, in its order, before anything newer. */
  readonly provide: (run: (command: Command) => void) => void
  /** Acts with the commands: at once if their code is loaded, else then. */
  readonly use: (action: (run: (command: Command) => void) => void) => void
}

export function latePart<Command>(): LatePart<Command> {
  type Run = (command: Command) => void
  let provided: Run | undefined
  const waiting: ((run: Run) => void)[] = []

  function use(action: (run: Run) => void): void {
    if (provided === undefined) waiting.push(action)
    else action(provided)
  }

  return {
    loaded: new Promise(use),
    provide(run) {
      provided = run
      for (const action of waiting.splice(0)) action(run)
    },
    use,
  }
}

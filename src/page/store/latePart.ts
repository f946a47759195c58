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
  let provided: ((command: Command) => void) | undefined
  const waiting: ((run: (command: Command) => void) => void)[] = []
  let resolve: (run: (command: Command) => void) => void
  const loaded = new Promise<(command: Command) => void>((settle) => {
    resolve = settle
  })
  return {
    loaded,
    provide(run) {
      provided = run
      for (const action of waiting.splice(0)) action(run)
      resolve(run)
    },
    use(action) {
      if (provided === undefined) waiting.push(action)
      else action(provided)
    },
  }
}

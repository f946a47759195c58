import type { OwnProgram } from '../ownProtocol.ts'
import { memoryOf, type Pyodide } from './pyodide.ts'
import { PYTHON_SOURCES } from './sources.ts'

const PACKAGE = '/lib/python3.14/site-packages/backdoku'

/** What the Python side calls while a program runs. */
export interface RunHooks {
  /** @param lines of each site; JSON */
  begin(lines: string): void
  /** @returns how many events are to go into the next part */
  take_part(address: number, events: number): number
  end(): void
  /** @param values referred to by their numbers; both are JSON */
  deliver(inspection: string, values: string): void
}

/** What it tells of a run. */
export type RawOutcome = Readonly<Record<string, unknown>> & {
  readonly kind: string
  /** Something was written to the board and not seen. */
  readonly mistaken?: boolean
  /** Some stores were not watched any more. */
  readonly narrowed?: boolean
  /** The board was found. */
  readonly board?: boolean
}

/** Ways to see the writes, the fastest first: stores that go to the board, all stores, a look at the board after each line. */
export const WAYS = { narrowed: 0, stores: 1, lines: 2 } as const
export type Way = (typeof WAYS)[keyof typeof WAYS]

/** The way to try next where one has missed something; undefined where none is left, or none is needed. */
export function nextWay(way: Way, { mistaken, narrowed }: RawOutcome): Way | undefined {
  if (mistaken !== true || way === WAYS.lines) return undefined
  return way === WAYS.narrowed && narrowed === true ? WAYS.stores : WAYS.lines
}

/** A started interpreter. */
export class Interpreter {
  readonly pyodide: Pyodide
  readonly #run: (order: string, hooks: RunHooks, way: Way) => string

  constructor(pyodide: Pyodide) {
    this.pyodide = pyodide
    pyodide.FS.mkdirTree(PACKAGE)
    for (const [name, source] of Object.entries(PYTHON_SOURCES)) {
      pyodide.FS.writeFile(`${PACKAGE}/${name}.py`, source)
    }
    const { run } = pyodide.pyimport('backdoku.running') as {
      run(order: string, hooks: RunHooks, way: Way): string
    }
    this.#run = run
  }

  get memoryBytes(): number {
    return memoryOf(this.pyodide).length
  }

  /** Runs a program from its beginning to its end. @throws if the interpreter breaks */
  run(
    program: OwnProgram,
    way: Way,
    hooks: RunHooks,
    inspect?: { readonly event: number; readonly lines: number },
  ): RawOutcome {
    const { source, input, givens } = program
    const order = JSON.stringify({
      source: source.replace(/^\uFEFF/, ''),
      input,
      givens: [...givens],
      inspect,
    })
    const bytes = new TextEncoder().encode(input.kind === 'stdin' ? input.text : '')
    let at = 0
    this.pyodide.setStdin({
      read(buffer) {
        const some = bytes.subarray(at, at + buffer.length)
        buffer.set(some)
        at += some.length
        return some.length
      },
    })
    return JSON.parse(this.#run(order, hooks, way)) as RawOutcome
  }
}

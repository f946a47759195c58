import type { OwnProgram } from '../ownProtocol.ts'
import type { Pyodide } from './pyodide.ts'
import { PYTHON_SOURCES } from './sources.ts'

const PACKAGE = '/lib/python3.14/site-packages/backdoku'

/** What the Python side calls while a program runs. */
export interface RunHooks {
  begin(writesAt: number, sitesAt: number, lines: string): void
  take_page(filled: number): void
  end(): void
  /** @param values referred to by their numbers; both are JSON */
  deliver(inspection: string, values: string): void
}

/** What it tells of a run. */
export type RawOutcome = { readonly kind: string; readonly mistaken?: boolean; readonly board?: boolean } & Readonly<
  Record<string, unknown>
>

/** Ways to see the writes, the fastest first; each is taken if the one before has missed something. */
export const WAYS = [0, 1, 2] as const
export type Way = (typeof WAYS)[number]

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
    return this.pyodide._module.HEAPU8.length
  }

  /** Runs a program from its beginning to its end. @throws if the interpreter breaks */
  run(program: OwnProgram, hooks: RunHooks, way: Way, inspect?: { event: number; lines: number }): RawOutcome {
    const { source, input, givens } = program
    const order = JSON.stringify({ source: source.replace(/^\uFEFF/, ''), input, givens: [...givens], inspect })
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

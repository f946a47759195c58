import { assertNever } from '../../core/result.ts'
import type { OwnReply, OwnRequest } from '../ownProtocol.ts'
import { inspectedRun } from './inspectedRun.ts'
import { Interpreter } from './interpreter.ts'
import type { Pyodide } from './pyodide.ts'
import { recordedRun } from './recordedRun.ts'

export interface PythonHostSurroundings {
  post(reply: OwnReply, transfer: readonly ArrayBuffer[]): void
  now(): number
  /** Fetches the interpreter and starts it. Rejects if it does not come. */
  start(progress: (bytes: number, totalBytes: number) => void): Promise<Pyodide>
}

type Ran = Extract<OwnRequest, { type: 'run' }>

/** Of this share of its limit, memory that runs before have taken would be told to be the program's own. */
const WORN_SHARE = 0.5

/** Runs users' programs in Python, one after the other. */
export class PythonHost {
  readonly #surroundings: PythonHostSurroundings
  #interpreter: Interpreter | undefined
  /** The run that was recorded last, and the digests of its pages. */
  #recorded: { readonly run: number; readonly digests: readonly number[] } | undefined
  #served: Promise<void> = Promise.resolve()

  constructor(surroundings: PythonHostSurroundings) {
    this.#surroundings = surroundings
  }

  /** Requests are served in their order. */
  receive(request: OwnRequest): void {
    const { post } = this.#surroundings
    this.#served = this.#served
      .then(() => this.#serve(request))
      .catch((error: unknown) => {
        this.#interpreter = undefined
        post({ type: 'failed', run: 'run' in request ? request.run : 0, reason: String(error) }, [])
      })
  }

  async #serve(request: OwnRequest): Promise<void> {
    const { post } = this.#surroundings
    switch (request.type) {
      case 'ping':
        return post({ type: 'pong', run: request.run }, [])
      case 'load':
        if (this.#interpreter !== undefined) return post({ type: 'loaded' }, [])
        await this.#started()
        return
      case 'run':
        return this.#record(request)
      case 'inspect':
        return this.#inspect(request)
      default:
        return assertNever(request)
    }
  }

  /** Undefined if it does not come, of which the page is told. */
  async #started(): Promise<Interpreter | undefined> {
    if (this.#interpreter !== undefined) return this.#interpreter
    const { post, start } = this.#surroundings
    try {
      this.#interpreter = new Interpreter(
        await start((bytes, totalBytes) => post({ type: 'fetching', bytes, totalBytes }, [])),
      )
    } catch (error) {
      post({ type: 'unloaded', reason: String(error) }, [])
      return undefined
    }
    post({ type: 'loaded' }, [])
    return this.#interpreter
  }

  async #record({ run, program, limits }: Ran): Promise<void> {
    const worn = this.#interpreter?.memoryBytes ?? 0
    if (worn > limits.memoryBytes * WORN_SHARE) this.#interpreter = undefined
    const interpreter = await this.#started()
    if (interpreter === undefined) return
    const { post, now } = this.#surroundings
    const { digests, isBroken } = recordedRun({ interpreter, post, now }, run, program, limits)
    this.#recorded = { run, digests }
    if (isBroken) this.#interpreter = undefined
  }

  async #inspect(request: Extract<OwnRequest, { type: 'inspect' }>): Promise<void> {
    const interpreter = await this.#started()
    if (interpreter === undefined) return
    const { post, now } = this.#surroundings
    const { run, request: number, program, event, lines } = request
    const digests = this.#recorded?.run === run ? this.#recorded.digests : []
    const alive = () => post({ type: 'pong', run }, [])
    const { inspection, isBroken } = inspectedRun(interpreter, { now, alive }, program, {
      event,
      lines,
      digests,
    })
    if (isBroken) this.#interpreter = undefined
    if (inspection === undefined) throw new Error('The interpreter broke')
    post({ type: 'inspected', run, request: number, inspection }, [])
  }
}

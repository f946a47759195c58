/** The compiler and the linker, which are one program in WebAssembly. */
import { Application, Exit, instantiate, type Tree } from 'virtual:cpp-clang'

/** The files that the build has packed beside the compiler's own module, by their paths. */
export type Library = ReadonlyMap<string, Uint8Array>

/** How a run of a tool has gone. */
export interface ToolRun {
  readonly hasFailed: boolean
  /** It would have made a file that is larger than the memory of any program. */
  readonly isTooLarge: boolean
  /** All that it has said. */
  readonly report: string
  /** The files given and made, by name. */
  readonly files: Tree
}

const NAME = 'llvm'
const COMPILER = 'llvm.core.wasm'
/** Its words when a program's array is more than it has room for itself. */
const OUT_OF_MEMORY = /out of memory|bad_alloc|allocation failed/i

export class Toolchain {
  readonly #application: Application

  private constructor(application: Application) {
    this.#application = application
  }

  /** @param library with the small modules that tie the compiler together */
  static async started(compiler: WebAssembly.Module, library: Library): Promise<Toolchain> {
    const modules: Record<string, WebAssembly.Module> = { [COMPILER]: compiler }
    const root: Tree = {}
    for (const [path, content] of library) {
      if (path.endsWith('.wasm')) modules[path] = await WebAssembly.compile(Uint8Array.from(content))
      else put(root, path, content)
    }
    const application = new Application(
      { modules: () => Promise.resolve(modules), filesystem: () => Promise.resolve(root) },
      instantiate,
      NAME,
    )
    await application.run(undefined, {}, { ...silent, fetchProgress: () => undefined })
    return new Toolchain(application)
  }

  /** Runs a tool: its name and its arguments. */
  run(command: readonly string[], files: Tree): ToolRun {
    const decoder = new TextDecoder()
    let report = ''
    const say = (bytes: Uint8Array | null) => {
      if (bytes !== null) report += decoder.decode(bytes, { stream: true })
    }
    const options = { stdout: say, stderr: say, decodeASCII: false, synchronously: true }
    try {
      // It has its resources already, and is done when it returns.
      const made = this.#application.run(command, { ...files }, options) as Tree
      return { hasFailed: false, isTooLarge: false, report, files: made }
    } catch (error) {
      // It has come upon a mistake of its own, or has no memory left.
      const isBroken = error instanceof WebAssembly.RuntimeError
      const isTooLarge = isBroken ? OUT_OF_MEMORY.test(report) : error instanceof RangeError
      if (isBroken || isTooLarge) return { hasFailed: true, isTooLarge, report, files: {} }
      if (!(error instanceof Exit)) throw error
      return { hasFailed: true, isTooLarge, report, files: error.files }
    }
  }
}

const silent = { stdout: () => undefined, stderr: () => undefined, decodeASCII: false } as const

function put(root: Tree, path: string, content: Uint8Array): void {
  const folders = path.split('/')
  const name = folders.pop() ?? ''
  let folder = root
  for (const part of folders) {
    const next = (folder[part] ??= {})
    if (typeof next === 'string' || next instanceof Uint8Array) throw new TypeError(`${part} is no folder`)
    folder = next
  }
  folder[name] = content
}

const LENGTH_BYTES = 4

/** Takes apart the one file that the build's `packed` has made. */
export function unpacked(bytes: Uint8Array<ArrayBuffer>): Library {
  const length = new DataView(bytes.buffer, bytes.byteOffset).getUint32(0, true)
  const list = new TextDecoder().decode(bytes.subarray(LENGTH_BYTES, LENGTH_BYTES + length))
  const sizes = JSON.parse(list) as Readonly<Record<string, number>>
  let at = LENGTH_BYTES + length
  return new Map(
    Object.entries(sizes).map(([path, size]) => {
      at += size
      return [path, bytes.subarray(at - size, at)] as const
    }),
  )
}

/** Runs the C++ compiler and the linker, which are one WebAssembly program. */
import { Application, Exit, instantiate, type Tree } from 'virtual:cpp-clang'

/** Files that the build packs beside the compiler's module, by path. */
export type Library = ReadonlyMap<string, Uint8Array>

export interface ToolRun {
  readonly hasFailed: boolean
  /** True if the tool, or the space for its output, ran out of memory. */
  readonly isTooLarge: boolean
  /** The tool's standard output and standard error. */
  readonly report: string
  /** Input and output files, by name; empty if the tool crashed or ran out of memory. */
  readonly files: Tree
}

const NAME = 'llvm'
const COMPILER = 'llvm.core.wasm'
/** Matches what a tool prints if it runs out of memory, on a program with huge arrays. */
const OUT_OF_MEMORY = /out of memory|bad_alloc|allocation failed/i

export class Toolchain {
  readonly #application: Application

  private constructor(application: Application) {
    this.#application = application
  }

  /** Starts the toolchain. @param library includes the compiler's small auxiliary modules */
  static async started(compiler: WebAssembly.Module, library: Library): Promise<Toolchain> {
    const modules: Record<string, WebAssembly.Module> = { [COMPILER]: compiler }
    const root: Tree = {}
    for (const [path, content] of library) {
      if (path.endsWith('.wasm')) modules[path] = await WebAssembly.compile(Uint8Array.from(content))
      else addFile(root, path, content)
    }
    const application = new Application(
      { modules: () => Promise.resolve(modules), filesystem: () => Promise.resolve(root) },
      instantiate,
      NAME,
    )
    await application.run(undefined, {}, { ...silent, fetchProgress: () => undefined })
    return new Toolchain(application)
  }

  /** Runs a tool. @param command its name and arguments */
  run(command: readonly string[], files: Tree): ToolRun {
    const decoder = new TextDecoder()
    let report = ''
    const say = (bytes: Uint8Array | null) => {
      if (bytes !== null) report += decoder.decode(bytes, { stream: true })
    }
    const options = { stdout: say, stderr: say, decodeASCII: false, synchronously: true }
    try {
      // The result is no promise, because the resources are already loaded.
      const made = this.#application.run(command, { ...files }, options) as Tree
      return { hasFailed: false, isTooLarge: false, report, files: made }
    } catch (error) {
      // The tool crashed or ran out of memory.
      const isBroken = error instanceof WebAssembly.RuntimeError
      const isTooLarge = isBroken ? OUT_OF_MEMORY.test(report) : error instanceof RangeError
      if (isBroken || isTooLarge) return { hasFailed: true, isTooLarge, report, files: {} }
      if (!(error instanceof Exit)) throw error
      return { hasFailed: true, isTooLarge, report, files: error.files }
    }
  }
}

const silent = { stdout: () => undefined, stderr: () => undefined, decodeASCII: false } as const

/** Adds a file, and its folders if they are missing. */
function addFile(root: Tree, path: string, content: Uint8Array): void {
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

/**
 * Unpacks the library file that the build's `packed` writes:
 *
 *     │ length of the list, u32 │ list: JSON of sizes by path │ contents in the order of the list … │
 */
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

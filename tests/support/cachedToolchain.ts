import { createHash, type Hash } from 'node:crypto'
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { deserialize, serialize } from 'node:v8'
import { CLANG_VERSION } from '../../build/cppToolchain.ts'
import type { Toolchain, ToolRun } from '../../src/runner/cpp/toolchain.ts'

type Files = Parameters<Toolchain['run']>[1]

const FOLDER = '.cache/cpp'

/**
 * Compiler and linker, run once for each command and its files. Test files that share programs and headers, and later
 * runs of the tests, read the result from `.cache/cpp`: the result depends only on the command, its files and the
 * version of the compiler.
 */
export class CachedToolchain implements Pick<Toolchain, 'run'> {
  readonly #toolchain: Pick<Toolchain, 'run'>
  /** Hashes of file contents. Precompiled headers have some 15 MB, so each is hashed only once. */
  readonly #digests = new WeakMap<Uint8Array, Buffer>()

  constructor(toolchain: Pick<Toolchain, 'run'>) {
    this.#toolchain = toolchain
    mkdirSync(FOLDER, { recursive: true })
  }

  run(command: readonly string[], files: Files): ToolRun {
    const file = `${FOLDER}/${this.#key(command, files)}`
    const known = readCached(file)
    if (known !== undefined) return known
    const run = this.#toolchain.run(command, files)
    const made = Object.entries(run.files).filter(([name, content]) => files[name] !== content)
    const result: ToolRun = { ...run, files: Object.fromEntries(made) }
    // Other processes may read the file at any time, so it must appear atomically.
    writeFileSync(`${file}.${process.pid}`, serialize(result))
    renameSync(`${file}.${process.pid}`, file)
    return result
  }

  #key(command: readonly string[], files: Files): string {
    const hash = createHash('sha256').update(JSON.stringify([CLANG_VERSION, command]))
    this.#addTo(hash, files)
    return hash.digest('hex')
  }

  #addTo(hash: Hash, files: Files): void {
    for (const [name, content] of Object.entries(files)) {
      hash.update(JSON.stringify(name))
      if (typeof content === 'string') hash.update(JSON.stringify(content))
      else if (content instanceof Uint8Array) hash.update(this.#digest(content))
      else {
        hash.update('{')
        this.#addTo(hash, content)
        hash.update('}')
      }
    }
  }

  #digest(content: Uint8Array): Buffer {
    let digest = this.#digests.get(content)
    if (digest === undefined) {
      digest = createHash('sha256').update(content).digest()
      this.#digests.set(content, digest)
    }
    return digest
  }
}

function readCached(file: string): ToolRun | undefined {
  try {
    return deserialize(readFileSync(file)) as ToolRun
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw error
  }
}

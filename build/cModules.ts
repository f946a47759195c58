/** Compiles imported C files to WebAssembly modules. */
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { CLANG_VERSION } from './cppToolchain.ts'

/** Folder of the compiled modules. */
const CACHE = fileURLToPath(new URL('../node_modules/.cache/c/', import.meta.url))

/** Name of the file that the compiler writes. */
const MODULE = 'module.wasm'
const FLAGS = [
  '--target=wasm32-unknown-unknown -std=c23 -O2 -msimd128 -Wall -Wextra -Werror',
  // -fno-builtin keeps loops that copy a few vectors as loops: memory.copy is slow for few bytes.
  '-fno-builtin -nostdlib -Wl,--no-entry -Wl,--strip-all',
  // Exports the addresses of variables with `visibility("default")`.
  '-Wl,--export-dynamic',
  // 4 kB suffice: the deepest stack is a few hundred bytes.
  '-Wl,-z,stack-size=4096 -Wl,--no-growable-memory',
].flatMap((line) => line.split(' '))

/**
 * Loads `./file.c` as a module with its compiled `bytes` and the `addresses` of its exported variables. The C file may
 * include headers from its own folder. `file.d.c.ts` beside the C file declares the module's types.
 */
export function cModules(): Plugin {
  return {
    name: 'c-modules',
    load: {
      filter: { id: /\.c$/ },
      async handler(file) {
        const sources = sourcesOf(file)
        for (const name of sources.keys()) this.addWatchFile(join(dirname(file), name))
        const bytes = await compileOnce(basename(file), sources)
        // Hex, because gzip finds repetitions in it, but not in base64.
        const digits = Buffer.from(bytes).toString('hex')
        const code = `export const bytes = Uint8Array.from('${digits}'.match(/../g), (byte) => Number.parseInt(byte, 16))
export const addresses = ${JSON.stringify(addressesIn(bytes))}`
        return { code, moduleType: 'js' }
      },
    },
  }
}

/** Returns source texts by file name: the file, and all headers in its folder that it includes, directly or not. */
function sourcesOf(file: string): ReadonlyMap<string, string> {
  const sources = new Map<string, string>()
  const add = (name: string) => {
    if (sources.has(name)) return
    const text = readFileSync(join(dirname(file), name), 'utf8')
    sources.set(name, text)
    for (const [, included] of text.matchAll(/^#include "([^"]+)"/gm)) add(included)
  }
  add(basename(file))
  return sources
}

/**
 * Compilations by key, running or finished. The page and its workers have separate plugin instances that load the same
 * files.
 */
const compilations = new Map<string, Promise<Uint8Array<ArrayBuffer>>>()

/** Compiles each source text once; results are cached in memory and on disk. */
function compileOnce(name: string, sources: ReadonlyMap<string, string>): Promise<Uint8Array<ArrayBuffer>> {
  const recipe = createHash('sha256').update(JSON.stringify([CLANG_VERSION, FLAGS, name, [...sources]]))
  const key = recipe.digest('hex').slice(0, 16)
  let bytes = compilations.get(key)
  if (bytes === undefined) {
    bytes = readOrCompile(join(CACHE, `${key}.wasm`), name, sources)
    compilations.set(key, bytes)
  }
  return bytes
}

async function readOrCompile(
  cacheFile: string,
  name: string,
  sources: ReadonlyMap<string, string>,
): Promise<Uint8Array<ArrayBuffer>> {
  if (!existsSync(cacheFile)) {
    const bytes = await runCompiler(name, sources)
    mkdirSync(CACHE, { recursive: true })
    writeFileSync(`${cacheFile}.${process.pid}`, bytes)
    renameSync(`${cacheFile}.${process.pid}`, cacheFile)
  }
  return Uint8Array.from(await readFile(cacheFile))
}

/** Compiles without the cache. @throws Error with the compiler's output if compilation fails */
async function runCompiler(name: string, sources: ReadonlyMap<string, string>): Promise<Uint8Array> {
  // Imported lazily: the compiler has 100 MB and is rarely needed.
  const { commands, runLLVM } = await import('@yowasp/clang')
  const decoder = new TextDecoder()
  let report = ''
  const collectOutput = (bytes: Uint8Array | null) => {
    if (bytes !== null) report += decoder.decode(bytes, { stream: true })
  }
  const options = { stdout: collectOutput, stderr: collectOutput, decodeASCII: false }
  // Silences the compiler's download progress.
  await runLLVM(undefined, {}, { fetchProgress: () => undefined })
  try {
    const files = await commands.clang([...FLAGS, name, '-o', MODULE], Object.fromEntries(sources), options)
    const module = files?.[MODULE]
    if (module instanceof Uint8Array) return module
  } catch (error) {
    throw new Error(`${name} is not compiled:\n${report}`, { cause: error })
  }
  throw new Error(`${name} has become no module:\n${report}`)
}

function addressesIn(bytes: Uint8Array<ArrayBuffer>): Readonly<Record<string, number>> {
  const { exports } = new WebAssembly.Instance(new WebAssembly.Module(bytes))
  const addresses: Record<string, number> = {}
  for (const [name, exported] of Object.entries(exports)) {
    // The linker also exports its stack pointer.
    if (exported instanceof WebAssembly.Global && name !== '__stack_pointer') {
      addresses[name] = Number(exported.value)
    }
  }
  return addresses
}

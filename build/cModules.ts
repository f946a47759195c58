/** Compiles files in C to modules of WebAssembly, as they are imported. */
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { CLANG_VERSION } from './cppToolchain.ts'

const CACHE = fileURLToPath(new URL('../node_modules/.cache/c/', import.meta.url))

const MODULE = 'module.wasm'
const FLAGS = [
  '--target=wasm32-unknown-unknown -std=c23 -O2 -msimd128 -Wall -Wextra -Werror',
  // Loops that copy a few vectors stay loops: the instruction that copies any number of bytes is slow for few.
  '-fno-builtin -nostdlib -Wl,--no-entry -Wl,--strip-all',
  // Variables that are `visibility("default")` are exported, by their addresses.
  '-Wl,--export-dynamic',
  // The largest use of the stack is a few hundred bytes.
  '-Wl,-z,stack-size=4096 -Wl,--no-growable-memory',
].flatMap((line) => line.split(' '))

/**
 * Makes of `./file.c` a module with its compiled `bytes`, and the `addresses` of the variables that it exports. As many
 * headers as it likes may be included, from its own folder. `file.d.c.ts` beside it declares what is in it.
 */
export function cModules(): Plugin {
  return {
    name: 'c-modules',
    load: {
      filter: { id: /\.c$/ },
      async handler(file) {
        const sources = sourcesOf(file)
        for (const name of sources.keys()) this.addWatchFile(join(dirname(file), name))
        const bytes = await compiled(basename(file), sources)
        // Digits of base 16, since gzip finds in them what repeats, and in those of base 64 it does not.
        const digits = Buffer.from(bytes).toString('hex')
        const code = `export const bytes = Uint8Array.from('${digits}'.match(/../g), (byte) => Number.parseInt(byte, 16))
export const addresses = ${JSON.stringify(addressesIn(bytes))}`
        return { code, moduleType: 'js' }
      },
    },
  }
}

/** The text of a file and of all headers of its folder that it includes, by their names. */
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

/** The page and its workers are built by plugins of their own, and ask for the same. */
const underWay = new Map<string, Promise<Uint8Array<ArrayBuffer>>>()

/** Compiles once for a text, and keeps what has been made. */
function compiled(name: string, sources: ReadonlyMap<string, string>): Promise<Uint8Array<ArrayBuffer>> {
  const recipe = createHash('sha256').update(JSON.stringify([CLANG_VERSION, FLAGS, name, [...sources]]))
  const key = recipe.digest('hex').slice(0, 16)
  let bytes = underWay.get(key)
  if (bytes === undefined) {
    bytes = readOrCompiled(join(CACHE, `${key}.wasm`), name, sources)
    underWay.set(key, bytes)
  }
  return bytes
}

async function readOrCompiled(
  kept: string,
  name: string,
  sources: ReadonlyMap<string, string>,
): Promise<Uint8Array<ArrayBuffer>> {
  if (!existsSync(kept)) {
    const bytes = await run(name, sources)
    mkdirSync(CACHE, { recursive: true })
    writeFileSync(`${kept}.${process.pid}`, bytes)
    renameSync(`${kept}.${process.pid}`, kept)
  }
  return Uint8Array.from(await readFile(kept))
}

/** @throws Error with what the compiler has said, if it does not take the text */
async function run(name: string, sources: ReadonlyMap<string, string>): Promise<Uint8Array> {
  // The compiler has 100 MB, and is seldom needed.
  const { commands, runLLVM } = await import('@yowasp/clang')
  const decoder = new TextDecoder()
  let report = ''
  const say = (bytes: Uint8Array | null) => {
    if (bytes !== null) report += decoder.decode(bytes, { stream: true })
  }
  const options = { stdout: say, stderr: say, decodeASCII: false }
  // Otherwise it prints how much of itself it has read.
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
    // The linker exports where its stack ends, too.
    if (exported instanceof WebAssembly.Global && name !== '__stack_pointer') {
      addresses[name] = Number(exported.value)
    }
  }
  return addresses
}

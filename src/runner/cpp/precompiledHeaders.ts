/** Caches precompiled headers for programs with the same leading includes. */
import type { KeptFiles } from '../worker/keptFiles.ts'
import { BEGINNING, compileCommand, HEADERS, type Mode, PRECOMPILED, precompileCommand } from './commands.ts'
import { EVERY_HEADER } from './standardHeaders.ts'
import type { Toolchain } from './toolchain.ts'

type Precompiled = Uint8Array<ArrayBuffer>

/** Cache that outlives the worker. Its methods never reject: what is missing or unreadable is compiled again. */
export interface HeaderCache {
  /** Resolves to undefined if the headers are not cached. */
  precompiled(key: string): Promise<Precompiled | undefined>
  keep(key: string, precompiled: Precompiled): Promise<void>
  drop(key: string): Promise<void>
}

/** Maximum precompiled lists of includes in memory: room for one list in both C++ standards, 12 to 18 MB each. */
const MAX_IN_MEMORY = 2

export class PrecompiledHeaders {
  readonly #toolchain: Pick<Toolchain, 'run'>
  readonly #cache: HeaderCache
  /** LRU by key, most recently used last; undefined for headers that failed or were refused. */
  readonly #inMemory = new Map<string, Precompiled | undefined>()

  constructor(toolchain: Pick<Toolchain, 'run'>, cache: HeaderCache) {
    this.#toolchain = toolchain
    this.#cache = cache
  }

  /**
   * Returns precompiled headers, compiling them if not cached. Undefined if that fails, or if they failed or were
   * refused before. @param text the includes
   */
  async of(mode: Mode, text: string): Promise<Precompiled | undefined> {
    const key = keyOf(mode, text)
    if (this.#inMemory.has(key)) return this.#remember(key, this.#inMemory.get(key))
    const kept = await this.#cache.precompiled(key)
    if (kept !== undefined) return this.#remember(key, kept)
    const made = this.#compile(mode, text)
    if (made !== undefined) await this.#cache.keep(key, made)
    return this.#remember(key, made)
  }

  /** Drops headers that the compiler rejected; they are not tried again while `#inMemory` has their entry. */
  async refuse(mode: Mode, text: string): Promise<void> {
    const key = keyOf(mode, text)
    this.#remember(key, undefined)
    await this.#cache.drop(key)
  }

  #compile(mode: Mode, text: string): Precompiled | undefined {
    const run = this.#toolchain.run(precompileCommand(mode), { [HEADERS]: headersWith(text) })
    const { [PRECOMPILED]: made } = run.files
    // Copies without the spare capacity of the file's buffer.
    return !run.hasFailed && made instanceof Uint8Array ? made.slice() : undefined
  }

  /** Puts headers last in `#inMemory`, and drops the oldest beyond `MAX_IN_MEMORY`. @returns the headers */
  #remember(key: string, precompiled: Precompiled | undefined): Precompiled | undefined {
    this.#inMemory.delete(key)
    this.#inMemory.set(key, precompiled)
    const [oldest] = this.#inMemory.keys()
    if (this.#inMemory.size > MAX_IN_MEMORY) this.#inMemory.delete(oldest)
    return precompiled
  }
}

/** Returns a folder of headers for the compiler. @param beginning the prelude, or the program's leading includes */
export function headersWith(beginning: string) {
  return { bits: { 'stdc++.h': EVERY_HEADER }, [BEGINNING]: beginning }
}

/** Cache key: all inputs but the compiler and the library. */
function keyOf(mode: Mode, text: string): string {
  return JSON.stringify([compileCommand(mode), text, text.includes('bits/') ? EVERY_HEADER : ''])
}

/** Maximum precompiled lists of includes in the cache: two lists in both C++ standards, 50 to 70 MB in all. */
const MAX_CACHED = 4

/**
 * Returns a header cache that is part of the browser's cached files. Its files are dropped together with the
 * compiler's.
 * @param folder of the compiler's files
 */
export function browserHeaderCache(kept: KeptFiles, folder: string): HeaderCache {
  const all = `${folder}headers/`
  const addressOf = (key: string) => all + encodeURIComponent(key)
  return {
    precompiled: (key) => kept.file(addressOf(key)),
    drop: (key) => kept.drop(addressOf(key)),
    async keep(key, precompiled) {
      const others = (await kept.addresses()).filter((address) => address.startsWith(all))
      const oldest = others.slice(0, Math.max(0, others.length + 1 - MAX_CACHED))
      for (const address of oldest) await kept.drop(address)
      await kept.keep(addressOf(key), precompiled)
    },
  }
}

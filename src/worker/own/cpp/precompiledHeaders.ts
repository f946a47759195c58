/** Headers that have been compiled once for all programs that begin with the same ones. */
import type { KeptFiles } from '../shared/keptFiles.ts'
import { BEGINNING, compileCommand, HEADERS, type Mode, PRECOMPILED, precompileCommand } from './commands.ts'
import { EVERY_HEADER } from './standardHeaders.ts'
import type { Toolchain } from './toolchain.ts'

type Precompiled = Uint8Array<ArrayBuffer>

/** Where they outlive a worker. Neither rejects: what is not there, or finds no room, is compiled anew. */
export interface HeaderCache {
  precompiled(key: string): Promise<Precompiled | undefined>
  keep(key: string, precompiled: Precompiled): Promise<void>
  drop(key: string): Promise<void>
}

/** Of one text in both standards, with 12 to 18 MB each. */
const MOST_AT_HAND = 2

export class PrecompiledHeaders {
  readonly #toolchain: Pick<Toolchain, 'run'>
  readonly #cache: HeaderCache
  /** By their keys, those used last at the end; undefined for what is of no use. */
  readonly #atHand = new Map<string, Precompiled | undefined>()

  constructor(toolchain: Pick<Toolchain, 'run'>, cache: HeaderCache) {
    this.#toolchain = toolchain
    this.#cache = cache
  }

  /** Makes them if they are not there. Undefined if they cannot be had. @param text the directives alone */
  async of(mode: Mode, text: string): Promise<Precompiled | undefined> {
    const key = keyOf(mode, text)
    if (this.#atHand.has(key)) return this.#hold(key, this.#atHand.get(key))
    const kept = await this.#cache.precompiled(key)
    if (kept !== undefined) return this.#hold(key, kept)
    const made = this.#made(mode, text)
    if (made !== undefined) await this.#cache.keep(key, made)
    return this.#hold(key, made)
  }

  /** The compiler does not take them: this worker does without. */
  async refuse(mode: Mode, text: string): Promise<void> {
    const key = keyOf(mode, text)
    this.#hold(key, undefined)
    await this.#cache.drop(key)
  }

  #made(mode: Mode, text: string): Precompiled | undefined {
    const run = this.#toolchain.run(precompileCommand(mode), { [HEADERS]: headersWith(text) })
    const { [PRECOMPILED]: made } = run.files
    // Less the room that it was written with.
    return !run.hasFailed && made instanceof Uint8Array ? made.slice() : undefined
  }

  #hold(key: string, precompiled: Precompiled | undefined): Precompiled | undefined {
    this.#atHand.delete(key)
    this.#atHand.set(key, precompiled)
    const [oldest] = this.#atHand.keys()
    if (this.#atHand.size > MOST_AT_HAND) this.#atHand.delete(oldest)
    return precompiled
  }
}

/** Our own headers. @param beginning what comes before a program, or the directives that it begins with */
export function headersWith(beginning: string) {
  return { bits: { 'stdc++.h': EVERY_HEADER }, [BEGINNING]: beginning }
}

/** All that they depend on, but for the compiler and the library. */
function keyOf(mode: Mode, text: string): string {
  return JSON.stringify([compileCommand(mode), text, text.includes('bits/') ? EVERY_HEADER : ''])
}

/** Two texts in both standards: 50 to 70 MB. */
const MOST_KEPT = 4

/**
 * A shelf among the files that the browser keeps: its headers go where those go.
 * @param folder of the files that they have been made with
 */
export function headersAmong(kept: KeptFiles, folder: string): HeaderCache {
  const all = `${folder}headers/`
  const addressOf = (key: string) => all + encodeURIComponent(key)
  return {
    precompiled: (key) => kept.file(addressOf(key)),
    drop: (key) => kept.drop(addressOf(key)),
    async keep(key, precompiled) {
      const others = (await kept.addresses()).filter((address) => address.startsWith(all))
      const oldest = others.slice(0, Math.max(0, others.length + 1 - MOST_KEPT))
      for (const address of oldest) await kept.drop(address)
      await kept.keep(addressOf(key), precompiled)
    },
  }
}

import { fileURLToPath } from 'node:url'
import { type Plugin, runnerImport } from 'vite'
import type * as Prepared from '../src/app/opening/preparedSession.ts'

const PREPARED = fileURLToPath(new URL('../src/app/opening/preparedSession.ts', import.meta.url))
const ADDRESS = 'virtual:opening'

/** Serves `virtual:opening`: the session that a first visit opens with, as the source of plain values. */
export function opening(): Plugin {
  return {
    name: 'opening',
    resolveId: (id) => (id === ADDRESS ? `\0${ADDRESS}` : undefined),
    async load(id) {
      if (id !== `\0${ADDRESS}`) return undefined
      const { module, dependencies } = await runnerImport<typeof Prepared>(PREPARED)
      for (const file of [PREPARED, ...dependencies]) this.addWatchFile(file)
      return `const from = (text, numbers) => numbers.from(text, (character) => character.charCodeAt(0) - ${OFFSET})
export const prepared = ${sourceOf(module.preparedSession())}
`
    },
  }
}

/** Small numbers become printable characters. */
const OFFSET = 40

/** A value as JavaScript: what JSON can say, undefined, maps, sets, and arrays of small numbers. */
function sourceOf(value: unknown): string {
  if (value instanceof Uint8Array || value instanceof Uint16Array) {
    const text = String.fromCharCode(...Array.from(value, (number) => number + OFFSET))
    return `from(${JSON.stringify(text)}, ${value.constructor.name})`
  }
  if (value instanceof Map) return `new Map(${sourceOf([...value])})`
  if (value instanceof Set) return `new Set(${sourceOf([...value])})`
  if (Array.isArray(value)) return `[${value.map(sourceOf).join()}]`
  if (typeof value === 'object' && value !== null)
    return `{${Object.entries(value)
      .map(([name, part]) => `${JSON.stringify(name)}:${sourceOf(part)}`)
      .join()}}`
  return JSON.stringify(value) ?? 'undefined'
}

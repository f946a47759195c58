import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

/** The style sheet that has them. */
const FILE = join(import.meta.dirname, '../src/ui/scales.css')

/** Steps by name, `--space-4`, each with its size. */
export type Scales = ReadonlyMap<string, string>

export function scalesOf(css: string): Scales {
  return new Map(Array.from(css.matchAll(/^ +(--[\w-]+): ([^;]+);/gm), ([, name, size]) => [name, size]))
}

/** A style sheet with the sizes of steps written out. @throws if it names a step that there is none of */
export function withoutScales(css: string, scales: Scales): string {
  return css.replace(/var\((--(?:space|type)-\w+)\)/g, (_, name: string) => {
    const size = scales.get(name)
    if (size === undefined) throw new Error(`No step ${name}`)
    return size
  })
}

/** The scales of type and space, in one place; style sheets with sizes are shorter than with the names of variables. */
export const scales = (): Plugin => ({
  name: 'scales',
  enforce: 'pre',
  transform: {
    filter: { id: /\.css$/, code: /var\(--(?:space|type)-/ },
    handler(css) {
      this.addWatchFile(FILE)
      return { code: withoutScales(css, scalesOf(readFileSync(FILE, 'utf8'))), map: null }
    },
  },
})

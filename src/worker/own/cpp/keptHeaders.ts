/** Precompiled headers among the files that the browser keeps: they go where those go. */
import type { KeptFiles } from '../shared/keptFiles.ts'
import type { HeaderShelf } from './precompiledHeaders.ts'

/** Two texts in both standards: 50 to 70 MB. */
const MOST_KEPT = 4

/** @param folder of the files that they have been made with */
export function headersAmong(kept: KeptFiles, folder: string): HeaderShelf {
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

import { latest, still } from '../../calls/latest.ts'
import { freeName } from '../own/fileNames.ts'
import type { AppState } from '../store/state.ts'
import type { NamedFile, ShownFile } from './byHand.ts'

/** Actions on content that the user copies or saves by hand. */
export interface ByHandActions {
  /** Shows the file saved last, if any, so that the user can save it by hand. */
  showSaved(): Promise<void>
  /** Hides the content. */
  closeByHand(): void
}

/** Functions of the browser that copy texts and save files. */
export interface BrowserOutputs {
  /** Copies a text. Rejects if the browser forbids copying. */
  readonly writeClipboard: (text: string) => Promise<void>
  /** Asks the browser to save a file. Rejects if this browser is known not to save files. */
  readonly saveFile: (name: string, type: string, parts: readonly BlobPart[]) => Promise<void>
}

/** Maximum size of a shown text: longer ones are slow in a text field, and impractical to copy by hand. */
const LONGEST_TEXT_BYTES = 2_000_000

/**
 * Wraps the browser's functions so that content that the browser refuses to copy or save is shown, and each saved file
 * has a name of its own. Also returns the actions that show and hide such content.
 */
export function createByHand(
  get: () => AppState,
  set: (change: Partial<AppState>) => void,
  { writeClipboard, saveFile }: BrowserOutputs,
): { readonly outputs: BrowserOutputs; readonly actions: ByHandActions } {
  /**
   * Names of the files that this page has saved. Browsers rename a second file of the same name without a word, and the
   * page would name the first one.
   */
  const savedNames = new Set<string>()

  /** What is shown, which may have to be read first. */
  const showing = latest()

  function show(file: NamedFile): Promise<void> {
    return showing.run(async (signal) => set({ byHand: await still(shownFile(file), signal) }))
  }

  return {
    outputs: {
      async writeClipboard(text) {
        try {
          await writeClipboard(text)
        } catch (error) {
          showing.stop()
          set({ byHand: { kind: 'copy', text } })
          throw error
        }
      },
      async saveFile(requested, type, parts) {
        const name = freeName(savedNames, requested)
        const file = { name, content: new Blob([...parts], { type }) }
        savedNames.add(name)
        try {
          await saveFile(name, type, parts)
          set({ saved: file })
        } catch {
          savedNames.delete(name)
          set({ saved: undefined })
          await show(file)
        }
      },
    },
    actions: {
      async showSaved() {
        const { saved } = get()
        if (saved !== undefined) await show(saved)
      },
      closeByHand() {
        showing.stop()
        set({ byHand: undefined })
      },
    },
  }
}

async function shownFile(file: NamedFile): Promise<ShownFile> {
  const { type, size } = file.content
  if (type.startsWith('image/')) return { kind: 'picture', file, address: await dataUrl(file.content) }
  const isText = type.startsWith('text/') || type === 'application/x-ndjson'
  if (!isText || size > LONGEST_TEXT_BYTES) return { kind: 'unshown', file }
  return { kind: 'text', file, text: await file.content.text() }
}

/** Bytes per call of `String.fromCharCode`. Each byte is an argument, and every browser accepts this many. */
const CHUNK_BYTES = 0x8000

async function dataUrl(content: Blob): Promise<string> {
  const bytes = new Uint8Array(await content.arrayBuffer())
  let binary = ''
  for (let from = 0; from < bytes.length; from += CHUNK_BYTES)
    binary += String.fromCharCode(...bytes.subarray(from, from + CHUNK_BYTES))
  return `data:${content.type};base64,${btoa(binary)}`
}

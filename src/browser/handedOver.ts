/** Takes what the system hands over: files opened with the installed app, and what other apps share with it. */
import { openFiles } from '../page/reading/droppedFiles.ts'
import type { InputFile } from '../page/reading/inputFiles.ts'
import type { AppStore } from '../page/store/store.ts'
import { SHARED } from './shared.ts'

declare global {
  interface Window {
    /** Files that the app was opened with; in Chromium only. */
    readonly launchQueue?: {
      setConsumer(consumer: (launch: { readonly files?: readonly FileSystemFileHandle[] }) => void): void
    }
  }
}

export function takeHandedOver(store: AppStore): void {
  window.launchQueue?.setConsumer(({ files = [] }) => {
    if (files.length > 0) void takeFiles(store, files)
  })
  if (new URLSearchParams(location.search).has(SHARED.parameter)) void takeShared(store)
}

async function takeFiles(store: AppStore, handles: readonly FileSystemFileHandle[]): Promise<void> {
  const files = handles.map((handle) => handle.getFile().catch(() => unreadable(handle.name)))
  await openFiles(store, await Promise.all(files))
}

/** Stands for a file that may not be read, which is then left out like one that is gone. */
function unreadable(name: string): InputFile {
  return { name, type: '', size: 0, arrayBuffer: () => Promise.reject(new Error('The file cannot be read')) }
}

/** Takes what the service worker has kept; once, so that a reload does not take it again. */
async function takeShared(store: AppStore): Promise<void> {
  const kept = await caches.open(SHARED.cache).catch(() => undefined)
  const share = await kept?.match(SHARED.parameter)
  await kept?.delete(SHARED.parameter)
  const form = await share?.formData()
  if (form === undefined) return
  // Names of the fields as in `manifest.webmanifest`.
  const files = form.getAll('files').filter((part) => part instanceof File)
  if (files.length > 0) return openFiles(store, files)
  // Apps put a link into either of these.
  const texts = ['text', 'url'].map((part) => form.get(part))
  const text = texts.find((part) => typeof part === 'string' && part.trim() !== '')
  store.actions.paste(typeof text === 'string' ? text : '')
}

import { type Folder, FOLDER_TYPE, type InputFile } from './inputFiles.ts'
import type { AppStore } from '../store/store.ts'

/** Returns the dropped files and folders. Must be called while the drop is handled: browsers empty it afterwards. */
export function droppedFiles(data: DataTransfer | null): readonly (File | Folder)[] {
  const folders = new Set<string>()
  for (const item of data?.items ?? []) {
    const entry = item.kind === 'file' ? item.webkitGetAsEntry() : null
    if (entry?.isDirectory === true) folders.add(entry.name)
  }
  return Array.from(data?.files ?? [], (file) =>
    folders.has(file.name) ? { name: file.name, type: FOLDER_TYPE } : file,
  )
}

/** Opens files by code that is loaded for the first of them. */
export async function openFiles(store: AppStore, files: readonly (InputFile | Folder)[]): Promise<void> {
  const loaded = await import('./openingFiles.ts').catch(() => undefined)
  if (loaded === undefined) store.setState({ notice: { kind: 'not-loaded', what: 'files' } })
  else await loaded.filesOf(store).openFiles(files)
}

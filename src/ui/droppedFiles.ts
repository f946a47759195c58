import { type Folder, FOLDER_TYPE } from '../app/reading/files.ts'

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

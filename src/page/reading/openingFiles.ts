/** Opens files: reads each, and takes them together. */
import { perStore } from '../store/perStore.ts'
import type { AppStore } from '../store/store.ts'
import { readFiles } from './files.ts'
import type { Folder, InputFile } from './inputFiles.ts'
import type { FilesPlace } from './items.ts'

interface FileActions {
  openFiles(files: readonly (InputFile | Folder)[], place?: FilesPlace): Promise<void>
}

/** Commands of a store that open files. */
export const filesOf = perStore(createFileOpening)

function createFileOpening({ actions }: AppStore): FileActions {
  /** Settles when the files opened last were taken: files are taken in the order in which they were opened. */
  let latest = Promise.resolve()

  return {
    openFiles(files, place = 'page') {
      const reading = readFiles(files, place)
      latest = latest.then(async () => actions.takeItems(await reading, place))
      return latest
    },
  }
}

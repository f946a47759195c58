/** The worker for users' Python programs, in this process and with the real interpreter. */
import { loadPyodide } from 'pyodide'
import { emptyLockFile, PYODIDE_FOLDER, pythonLibrary } from '../../build/pythonLibrary.ts'
import { PythonLanguage } from '../../src/runner/python/pythonLanguage.ts'
import { PYODIDE_OPTIONS, type Pyodide } from '../../src/runner/python/pyodide.ts'
import { OwnTestWorker } from './ownTestWorker.ts'

export { program, type RunReport } from './ownTestWorker.ts'

/**
 * Starts an interpreter, from the package's files and the library that the build makes.
 * @param options further options of `loadPyodide`
 */
export async function startedPyodide(options: object = {}): Promise<Pyodide> {
  const pyodide: unknown = await loadPyodide({
    ...PYODIDE_OPTIONS,
    ...options,
    indexURL: PYODIDE_FOLDER,
    stdLibURL: await pythonLibrary(),
    lockFileContents: await emptyLockFile(),
  })
  // `Pyodide` declares only the part of the interpreter that the worker uses.
  return pyodide as Pyodide
}

/** The worker for Python programs, whose messages the test sends and reads. */
export class PythonWorker extends OwnTestWorker {
  constructor(start: () => Promise<Pyodide> = () => startedPyodide()) {
    super(async () => new PythonLanguage(await start()))
  }
}

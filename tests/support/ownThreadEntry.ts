/** The worker for users' programs, in its own thread: bundled by `ownThread.ts`. */
import { parentPort, workerData } from 'node:worker_threads'
import { loadPyodide } from 'pyodide'
import { CppLanguage } from '../../src/runner/cpp/cppLanguage.ts'
import { Compiler } from '../../src/runner/cpp/compiler.ts'
import { PrecompiledHeaders } from '../../src/runner/cpp/precompiledHeaders.ts'
import { Toolchain } from '../../src/runner/cpp/toolchain.ts'
import { JavaScriptLanguage } from '../../src/runner/javascript/javascriptLanguage.ts'
import { PythonLanguage } from '../../src/runner/python/pythonLanguage.ts'
import { PYODIDE_OPTIONS, type Pyodide } from '../../src/runner/python/pyodide.ts'
import { type SnapshotCache, startInterpreter } from '../../src/runner/python/snapshot.ts'
import type { Language } from '../../src/runner/worker/language.ts'
import type { ToHost } from '../../src/calls/protocol.ts'
import { serveOwnQuestions } from '../../src/runner/worker/ownJobs.ts'
import type { InterpreterMemory, ThreadData } from './ownThread.ts'

const port = parentPort
if (port === null) throw new Error('This is no thread')
/** Posts the interpreter's memory to the test, which keeps it for later starts. */
const keep = (kept: InterpreterMemory) => port.postMessage({ type: 'kept', kept })

async function startedLanguage(data: ThreadData): Promise<Language> {
  switch (data.language) {
    case 'python':
      return new PythonLanguage(await startedPyodide(data))
    case 'javascript':
      return JavaScriptLanguage.started(data.engine)
    case 'cpp':
      return new CppLanguage(await startedCompiler(data))
  }
}

async function startedPyodide(data: Extract<ThreadData, { language: 'python' }>): Promise<Pyodide> {
  const cache: SnapshotCache = {
    snapshot: async () => data.kept.snapshot,
    keep: async (snapshot) => keep({ snapshot }),
    drop: async () => undefined,
  }
  return startInterpreter(cache, async (options) => {
    const pyodide: unknown = await loadPyodide({ ...PYODIDE_OPTIONS, ...options, ...data.files })
    // `Pyodide` declares only the part of the interpreter that the worker uses.
    return pyodide as Pyodide
  })
}

async function startedCompiler(data: Extract<ThreadData, { language: 'cpp' }>): Promise<Compiler> {
  const toolchain = await Toolchain.started(data.compiler, data.library)
  const nothingKept = {
    precompiled: async () => undefined,
    keep: async () => undefined,
    drop: async () => undefined,
  }
  return new Compiler(toolchain, new PrecompiledHeaders(toolchain, nothingKept))
}

const receive = serveOwnQuestions(
  (message, transfer) =>
    port.postMessage(
      message,
      transfer.filter((buffer) => buffer instanceof ArrayBuffer),
    ),
  {
    now: () => performance.now(),
    pause: () => new Promise((resume) => void setImmediate(resume)),
    start: () => startedLanguage(workerData as ThreadData),
  },
)
port.on('message', (message: ToHost) => receive(message))

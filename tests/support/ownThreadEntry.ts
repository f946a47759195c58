/** The worker for users' programs, in a thread of its own: bundled by `ownThread.ts`. */
import { parentPort, workerData } from 'node:worker_threads'
import { loadPyodide } from 'pyodide'
import { CppHost } from '../../src/worker/own/cpp/cppHost.ts'
import { Compiler } from '../../src/worker/own/cpp/compiler.ts'
import { PrecompiledHeaders } from '../../src/worker/own/cpp/precompiledHeaders.ts'
import { Toolchain } from '../../src/worker/own/cpp/toolchain.ts'
import { JavaScriptInterpreter } from '../../src/worker/own/javascript/interpreter.ts'
import { JavaScriptHost } from '../../src/worker/own/javascript/javascriptHost.ts'
import { PythonHost } from '../../src/worker/own/python/pythonHost.ts'
import { PYODIDE_OPTIONS, type Pyodide } from '../../src/worker/own/python/pyodide.ts'
import { type SnapshotShelf, startedFrom } from '../../src/worker/own/python/snapshot.ts'
import type { OwnReply, OwnRequest } from '../../src/worker/ownProtocol.ts'
import type { Kept, ThreadData } from './ownThread.ts'

const port = parentPort
if (port === null) throw new Error('This is no thread')
const surroundings = {
  post: (reply: OwnReply, transfer: readonly ArrayBuffer[]) => port.postMessage(reply, [...transfer]),
  now: () => performance.now(),
}
const keep = (kept: Kept) => port.postMessage({ type: 'kept', kept })

function hostFor(data: ThreadData) {
  switch (data.language) {
    case 'python':
      return new PythonHost({ ...surroundings, start: () => startedPyodide(data) })
    case 'javascript':
      return new JavaScriptHost({
        ...surroundings,
        start: () => JavaScriptInterpreter.started(data.engine),
      })
    case 'cpp':
      return new CppHost({ ...surroundings, start: () => startedCompiler(data) })
  }
}

async function startedPyodide(data: Extract<ThreadData, { language: 'python' }>): Promise<Pyodide> {
  const shelf: SnapshotShelf = {
    snapshot: async () => data.kept.snapshot,
    keep: async (snapshot) => keep({ snapshot }),
    drop: async () => undefined,
  }
  return startedFrom(shelf, async (options) => {
    const pyodide: unknown = await loadPyodide({ ...PYODIDE_OPTIONS, ...options, ...data.files })
    // The part of it that the worker declares.
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

const host = hostFor(workerData as ThreadData)
port.on('message', (request: OwnRequest) => host.receive(request))

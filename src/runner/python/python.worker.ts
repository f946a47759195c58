/// <reference lib="webworker" />
import { fetchedPyodide } from './fetching.ts'
import { PythonLanguage } from './pythonLanguage.ts'
import { serveOwnPrograms } from '../worker/ownWorker.ts'

declare const self: DedicatedWorkerGlobalScope

serveOwnPrograms(self, async (progress) => new PythonLanguage(await fetchedPyodide(progress)), false)

/// <reference lib="webworker" />
import { fetchedPyodide } from './own/python/fetching.ts'
import { PythonLanguage } from './own/python/pythonLanguage.ts'
import { serveOwnPrograms } from './own/shared/ownWorker.ts'

declare const self: DedicatedWorkerGlobalScope

serveOwnPrograms(self, async (progress) => new PythonLanguage(await fetchedPyodide(progress)), false)

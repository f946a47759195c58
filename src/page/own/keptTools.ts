/**
 * Removes the tools that run a language's programs (compiler, interpreter), and updates their status (whether this
 * browser has them cached, and whether the device has enough memory) and the size of files built for them.
 */
import { CACHED_TOOLS, type CachedTool } from '../../runner/run/keptTools.ts'
import type { AppState } from '../store/state.ts'
import type { ToolStatus } from './own.ts'

/** Storage of the tools, and their requirements. */
export interface ToolStorage {
  /** Resolves to true if this browser has the tool cached. */
  isKept(tool: CachedTool): Promise<boolean>
  /** Size of the files that the app built and stored with the tool: compiled headers, Python's memory snapshot. */
  madeBytes(tool: CachedTool): Promise<number>
  remove(tool: CachedTool): Promise<void>
  hasMemoryFor(tool: CachedTool): boolean
}

type Get = () => AppState
type Set = (change: Partial<AppState>) => void

/** Updates the status of each tool. If one cannot be read, it and the remaining ones stay unchanged. */
export async function updateToolStatuses(get: Get, set: Set, storage: ToolStorage): Promise<void> {
  try {
    for (const tool of CACHED_TOOLS) await updateStatus(get, set, storage, tool)
  } catch {
    // Offline, or storage refused: a run reports the error in detail.
  }
}

export async function removeTool(get: Get, set: Set, storage: ToolStorage, tool: CachedTool): Promise<void> {
  try {
    await storage.remove(tool)
    await updateStatus(get, set, storage, tool)
  } catch {
    // Storage refused: the status stays unchanged.
  }
}

async function updateStatus(get: Get, set: Set, storage: ToolStorage, tool: CachedTool): Promise<void> {
  const status = !storage.hasMemoryFor(tool) ? 'short-memory' : await keptStatus(storage, tool)
  const bytes = await storage.madeBytes(tool)
  const { own } = get()
  if (own === undefined || (own.tools[tool] === status && own.madeBytes[tool] === bytes)) return
  const madeBytes = { ...own.madeBytes, [tool]: bytes }
  set({ own: { ...own, tools: { ...own.tools, [tool]: status }, madeBytes } })
}

async function keptStatus(storage: ToolStorage, tool: CachedTool): Promise<ToolStatus> {
  return (await storage.isKept(tool)) ? 'kept' : 'absent'
}

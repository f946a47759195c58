/**
 * The tools that run a language's programs, as far as this browser keeps them: whether they are there, and whether
 * there is room.
 */
import { KEPT_TOOLS, type KeptTool } from '../../core/own/keptTools.ts'
import type { AppState } from '../store/state.ts'
import type { ToolStatus } from './own.ts'

/** Where they are kept, and what it takes. */
export interface ToolPlaces {
  isKept(tool: KeptTool): Promise<boolean>
  /** Of what has been made here for the next programs, and is kept beside the tool: compiled headers, Python's memory. */
  madeBytes(tool: KeptTool): Promise<number>
  remove(tool: KeptTool): Promise<void>
  /** Whether the device has the memory that it takes. */
  hasMemoryFor(tool: KeptTool): boolean
}

type Get = () => AppState
type Set = (change: Partial<AppState>) => void

/** Finds out how they stand; what cannot be found out stays as it was. */
export async function lookForTools(get: Get, set: Set, places: ToolPlaces): Promise<void> {
  try {
    for (const tool of KEPT_TOOLS) await lookFor(get, set, places, tool)
  } catch {
    // Offline, or storage refused: a run tells more.
  }
}

export async function removeTool(get: Get, set: Set, places: ToolPlaces, tool: KeptTool): Promise<void> {
  try {
    await places.remove(tool)
    await lookFor(get, set, places, tool)
  } catch {
    // It is still there, and the page goes on saying so.
  }
}

async function lookFor(get: Get, set: Set, places: ToolPlaces, tool: KeptTool): Promise<void> {
  const status = !places.hasMemoryFor(tool) ? 'short-memory' : await keptStatus(places, tool)
  const bytes = await places.madeBytes(tool)
  const { own } = get()
  if (own === undefined || (own.tools[tool] === status && own.madeBytes[tool] === bytes)) return
  const madeBytes = { ...own.madeBytes, [tool]: bytes }
  set({ own: { ...own, tools: { ...own.tools, [tool]: status }, madeBytes } })
}

async function keptStatus(places: ToolPlaces, tool: KeptTool): Promise<ToolStatus> {
  return (await places.isKept(tool)) ? 'kept' : 'absent'
}

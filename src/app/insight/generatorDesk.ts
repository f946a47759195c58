import { type GeneratorOptions, writeOptions } from '../../core/generator/options.ts'
import type { GenerationState } from '../../worker/insightProtocol.ts'
import type { EditorActions } from '../editor.ts'
import type { AppState } from '../state.ts'
import type { Insight, InsightSurroundings } from './insight.ts'
import { InsightClient } from './insightClient.ts'

/** Has puzzles made, and puts them on the board. */
export function createGeneratorDesk(
  get: () => AppState,
  change: (part: Partial<Insight>) => void,
  loadGrid: EditorActions['loadGrid'],
  { makeInsightWorker, writeClipboard, pageAddress }: InsightSurroundings,
  failed: (reason: string) => void,
) {
  const client = new InsightClient(
    makeInsightWorker,
    (reply) => reply.type === 'generation' && show(reply.generation),
    (reason) => {
      change({ generation: undefined })
      failed(reason)
    },
  )

  function show(state: GenerationState): void {
    const { generation } = get().insight
    if (generation === undefined) return
    change({ generation: { ...generation, state } })
    if (state.status !== 'running' && state.best !== undefined) loadGrid(state.best.grid)
  }

  return {
    generate(options: GeneratorOptions): void {
      const state: GenerationState = { status: 'running', tried: 0, best: undefined }
      change({ generation: { options, state }, refusedOptions: undefined })
      client.ask({ type: 'generate', options })
    },
    stop: () => client.stop(),
    async copyLink(): Promise<void> {
      const { generation } = get().insight
      if (generation === undefined) return
      const link = `${pageAddress()}?make=${writeOptions(generation.options)}`
      await writeClipboard(link)
    },
  }
}

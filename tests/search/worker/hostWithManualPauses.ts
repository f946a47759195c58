/** The solver's host, whose pauses end when the test says so. Each slice of its work is one step long. */
import type { ToClient } from '../../../src/calls/protocol.ts'
import type { Kind } from '../../../src/calls/question.ts'
import { gridOfLine } from '../../../src/sudoku/grid.ts'
import { type HostDependencies, solverHost } from '../../../src/search/worker/host.ts'
import type { Progress, SolverQuestions } from '../../../src/search/worker/solverQuestions.ts'

export function hostWithManualPauses(tools: Pick<HostDependencies, 'compile'> = {}) {
  const messages: ToClient[] = []
  let resume: (() => void) | undefined
  let timeMs = 0
  let lastId = 0
  const pauses: ('pause' | 'rest')[] = []
  const paused = (kind: 'pause' | 'rest') => {
    pauses.push(kind)
    return new Promise<void>((resolve) => (resume = resolve))
  }
  const receive = solverHost({
    post: (message) => messages.push(message),
    pause: () => paused('pause'),
    now: () => (timeMs += 10),
    rest: () => paused('rest'),
    ...tools,
  })

  function ask<K extends Kind<SolverQuestions>>(kind: K, order: SolverQuestions[K]['order']) {
    const id = ++lastId
    receive({ type: 'ask', id, kind, order })
    const mine = () => messages.filter((message) => 'id' in message && message.id === id)
    return {
      /** All that was told so far, the answer last. */
      told: () =>
        mine().flatMap((message) =>
          // The host tells what the kind's type says.
          'tell' in message ? [message.tell as SolverQuestions[K]['tell']] : [],
        ),
      /** How the question has ended, if it has. */
      ending: () => mine().find(({ type }) => type === 'answered' || type === 'over' || type === 'failed'),
      drop: () => receive({ type: 'end', id }),
    }
  }

  return {
    messages,
    pauses,
    ask,
    begin: (line: string, strategy = 'tables') =>
      ask('trace', { grid: gridOfLine(line), strategy, extent: 'first' }),
    advance: () => ask('advance', undefined),
    progress: (): Progress | undefined => ask('progress', { withChunk: false }).told()[0]?.progress,
    /** Ends the pause; resolves when the next one begins. */
    async slice(times = 1): Promise<void> {
      for (let time = 0; time < times; time++) {
        resume?.()
        await new Promise((resolve) => setImmediate(resolve))
      }
    },
  }
}

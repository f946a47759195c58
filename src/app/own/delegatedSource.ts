import type { TraceSource } from '../session/traceSource.ts'

/** A source whose runs are each served by one of their own: the latest, and none before the first. Whoever has it ends them. */
export function delegatedSource(current: () => TraceSource | undefined): Omit<TraceSource, 'drop'> {
  return {
    page: (number, event) => current()?.page(number, event),
    prefetch: (number, events) => current()?.prefetch(number, events),
    findSolution: (solution) => current()?.findSolution(solution),
    hunt: (order) => current()?.hunt(order),
    endHunt: () => current()?.endHunt(),
    askEnvelope: (range) => current()?.askEnvelope(range),
    dropEnvelope: () => current()?.dropEnvelope(),
    countFills: (range) => current()?.countFills(range) ?? false,
    dropFills: () => current()?.dropFills(),
    askFlame: (order) => current()?.askFlame(order),
    dropFlame: () => current()?.dropFlame(),
    findNode: (query) => current()?.findNode(query),
    askTicks: (order, hear) => current()?.askTicks(order, hear),
    askPace: (order, hear) => current()?.askPace(order, hear),
    stop: () => current()?.stop(),
    continue: () => current()?.continue(),
  }
}

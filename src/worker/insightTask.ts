import type { InsightReply, RunStatus } from './insightProtocol.ts'

/** Something that takes long, done in slices of a few milliseconds at most. */
export interface Task {
  readonly ended: boolean
  advance(): void
  /** How far it has got; and what is handed over with that. */
  report(run: number, status: RunStatus): Report
}

export interface Report {
  readonly reply: InsightReply
  readonly transfer: readonly ArrayBufferLike[]
}

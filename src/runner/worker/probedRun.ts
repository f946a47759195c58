import { unpackedChunk } from '../../search/trace/packedChunk.ts'
import type { OwnProgram, ProbeResult, ProbeLimits, RecordedPart } from '../questions.ts'
import type { Language } from './language.ts'
import { type LimitedDependencies, LimitedAttempt } from './limitedAttempt.ts'

/**
 * Runs a program on a test board, to diagnose its fault, and returns its writes to the board with its outcome. Repeats
 * the run while the language has another way to watch the program. Resolves with undefined if the program cannot run.
 * After `isBroken`, the language's interpreter must be started anew.
 */
export async function probedRun(
  language: Language,
  dependencies: LimitedDependencies,
  program: OwnProgram,
  limits: ProbeLimits,
): Promise<(ProbeResult & { readonly isBroken: boolean }) | undefined> {
  const prepared = await language.prepared(program, () => dependencies.alive())
  if (prepared.kind === 'unrunnable') return undefined
  let make = prepared.run
  for (;;) {
    const written = new WrittenParts()
    const attempt = new LimitedAttempt(
      dependencies,
      limits,
      { kind: 'record' },
      {
        events: limits.events,
        eventBytes: Infinity,
        post: (part) => written.add(part),
      },
    )
    const end = await make(attempt)
    if (end.next !== undefined) {
      make = end.next
      continue
    }
    return {
      ...written.joined(),
      // A program that catches the interrupt of a limit ends in another way: report the limit, without a line.
      outcome:
        attempt.limit === undefined || end.outcome.kind === attempt.limit
          ? end.outcome
          : { kind: attempt.limit, line: undefined },
      output: end.output ?? attempt.output.text,
      hasBoard: end.hasBoard && !end.hasMissedWrite,
      isComplete: attempt.chunks.events <= limits.events,
      isBroken: end.isBroken,
    }
  }
}

/** Joins the writes of a run, and the lines that made them, in order. */
class WrittenParts {
  readonly #writes: number[] = []
  readonly #lines: number[] = []

  add(part: RecordedPart): void {
    const { writes, lines } = part.type === 'packed' ? unpackedChunk(part.chunk) : part
    for (const write of writes) this.#writes.push(write)
    for (const line of lines) this.#lines.push(line)
  }

  joined(): Pick<ProbeResult, 'writes' | 'lines'> {
    return { writes: Uint16Array.from(this.#writes), lines: Uint16Array.from(this.#lines) }
  }
}

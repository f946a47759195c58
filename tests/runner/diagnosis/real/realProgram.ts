import type { FaultKind } from '../../../../src/runner/diagnosis/finding.ts'

/** Where the program with this fault was found. */
interface Source {
  /**
   * `question`: a thread of a forum, or a data set's copy of one; `file`: a public source file, by its number in a code
   * index; `trial`: a program that was tried in the app earlier, without an address; `written`: written for this list.
   */
  readonly kind: 'question' | 'issue' | 'commit' | 'blog' | 'file' | 'trial' | 'written'
  readonly address: string
}

export interface RealProgram {
  readonly file: string
  readonly source: Source
  /** How the program gets its puzzle: a judge's format on standard input, a call, or not at all (its own board). */
  readonly input: 'boj-2580' | 'boj-2239' | 'call' | 'own'
  /** What happens if the program runs natively. */
  readonly natively: 'wrong' | 'nothing' | 'crash' | 'endless'
  /** The cause, as the answers name it, or else as the program shows it. */
  readonly cause: string
  /** What tells the cause: a kind of fault, and words of its sentence if the kind alone is not enough. */
  readonly told: readonly (readonly [FaultKind, RegExp?])[]
  /** Kinds that are true of the program, but leave the cause open. */
  readonly vague: readonly (FaultKind | 'fact')[]
  /** The puzzle of the run, if the usual one does not show the fault. */
  readonly puzzle?: string
}

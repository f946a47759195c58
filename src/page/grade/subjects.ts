/** Which program is graded, in which form it gets the puzzle, and by which judge. */
import { languageInFront } from '../own/choice.ts'
import { chosenProgram, programsIn, type Understood } from '../own/own.ts'
import { ANY_JUDGE } from '../judge/judge.ts'
import { builtInOf, frontOf } from '../session/sessions.ts'
import type { AppStore } from '../store/store.ts'
import { judgesCases } from './cases.ts'
import type { GradedProgram, Subject } from './grading.ts'
import { listingText } from './listings.ts'
import { judgeFor } from './running.ts'

export function createSubjects({ getState: get }: Pick<AppStore, 'getState'>) {
  /** By text: forms of input that programs understand, as far as gradings have found out. */
  const found = new Map<string, Understood>()

  /** Returns the chosen program, else the user's or built-in program that the page shows. */
  function subject(): Subject {
    const { grading, own: programs } = get()
    const { subject: chosen } = grading
    if (chosen?.kind === 'listing') return chosen
    const known = programs?.programs.find(({ id }) => chosen?.kind === 'own' && id === chosen.id)
    if (known !== undefined) return { kind: 'own', id: known.id }
    const { program } = frontOf(get())
    const language = languageInFront(get())
    if (
      program.kind !== 'own' ||
      programs === undefined ||
      programsIn(programs.programs, language).length === 0
    )
      return { kind: 'listing', strategy: builtInOf(get()).strategy, language: 'python' }
    return { kind: 'own', id: chosenProgram(programs, language).id }
  }

  /** Returns the text of a program, with its name and language; undefined if it does not exist. */
  async function programOf(chosen: Subject): Promise<GradedProgram | undefined> {
    if (chosen.kind === 'own') {
      const known = get().own?.programs.find(({ id }) => id === chosen.id)
      if (known === undefined) return undefined
      const { name, language, text } = known
      return { name, language, text, understood: understoodBy(text) }
    }
    const { strategy, language } = chosen
    const text = await listingText(strategy, language)
    return { name: strategy, language, text, understood: understoodBy(text) }
  }

  function isJudgeChosen(): boolean {
    const { grading, judge } = get()
    return grading.judge !== undefined || judge.chosen !== ANY_JUDGE
  }

  /** Returns what the program's run, or an earlier grading, has found; undefined if a judge is chosen. */
  function understoodBy(text: string): Understood | undefined {
    if (isJudgeChosen()) return undefined
    const run = get().own?.run
    return (run?.text === text ? run.understood : undefined) ?? found.get(text)
  }

  /**
   * Returns the id of the first judge that has cases, in this order: the judge chosen in this view, the page's judge,
   * the judge whose input the program reads, BOJ 2580.
   */
  function judgeOf(program: GradedProgram): string {
    const { grading, judge, puzzle } = get()
    const wanted = [
      grading.judge,
      judge.chosen === ANY_JUDGE ? undefined : judge.chosen,
      judgeFor(program, puzzle.grid),
    ]
    return wanted.find((id) => id !== undefined && judgesCases(id).length > 0) ?? 'boj-2580'
  }

  return {
    subject,
    programOf,
    judgeOf,
    isJudgeChosen,
    /** Remembers how a program reads its input, and whose rules count for its answer. */
    noteUnderstood: (text: string, understood: Understood) => void found.set(text, understood),
  }
}

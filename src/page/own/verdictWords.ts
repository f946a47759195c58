import { LIMITS, limitsOf } from '../../runner/run/limits.ts'
import { isVerdictPending, type OwnRun, type OwnVerdict } from './own.ts'
import type { OwnLanguage } from '../../sudoku/reading/language.ts'
import { type CheckedAnswer, propertyPhrase } from '../../runner/run/checkers.ts'
import { assertNever } from '../../sudoku/result.ts'
import type { Phrase } from '../../i18n/text.ts'
import { OWN, type OwnWords } from './words.ts'
import { VERDICTS, type VerdictWords } from '../judge/words.ts'
import { useApp, useMessages, usePhrase, useWords } from '../store/useApp.ts'

/** Properties of a run on which the texts of its verdict depend. */
export type RunInWords = Pick<
  OwnRun,
  'language' | 'verdict' | 'fetched' | 'events' | 'solutions' | 'hidden'
> &
  Partial<Pick<OwnRun, 'hasSolvedOwn'>>

/** Messages of one of the page's languages. */
export interface TextsOfVerdict {
  readonly words: OwnWords
  readonly judging: VerdictWords
  /** Returns a phrase in this language. */
  readonly phrase: (text: Phrase) => string
}

export interface VerdictText {
  readonly title: string
  readonly reason?: string | undefined
}

/** Returns the title and reason of a run's verdict, in the page's language. */
export function useVerdictWords(run: RunInWords): VerdictText {
  const words = useWords(OWN)
  const judging = useWords(VERDICTS)
  const { alert } = useMessages()
  const isOutdated = useApp((app) => app.isOutdated)
  const phrase = usePhrase()
  if (run.verdict.kind === 'not-loaded' && isOutdated)
    return { title: words.notLoaded(run.language), reason: alert.outdated }
  return verdictText(run, { words, judging, phrase })
}

/** Returns the title and reason of a run's verdict, from the messages of one language. */
export function verdictText(run: RunInWords, { words, judging, phrase }: TextsOfVerdict): VerdictText {
  const { language, verdict, fetched } = run
  if (verdict.kind === 'loading')
    return {
      title:
        fetched === undefined
          ? words.loading(language)
          : words.fetching(language, fetched.bytes, fetched.totalBytes),
    }
  if (run.hasSolvedOwn === true) return { title: words.solvedOwn, reason: words.solvedOther }
  if ('check' in verdict) return checkText(words, judging, verdict.check, phrase)
  if (verdict.kind === 'no-output') return unprintedText(words, run)
  if (!('judgement' in verdict))
    return unjudgedText(words, language, verdict, run.events > 0 ? words.eventsSoFar : undefined)
  const { judge, verdict: said } = verdict.judgement
  const judged = said.kind === 'undecided' ? judge.words.accepted : judge.words[said.kind]
  return { title: words.by(phrase(judged), phrase(judge.name)), reason: reasonOf(judging, verdict) }
}

type JudgedVerdict = Extract<OwnVerdict, { readonly judgement: unknown }>
type CheckedVerdict = Extract<OwnVerdict, { readonly check: unknown }>

/** Text for a function that answers whether the board is right: the answer, whether the answer is right, and why. */
function checkText(
  words: OwnWords,
  judging: VerdictWords,
  { name, property, answer, expected, isRight, fault }: CheckedAnswer,
  phrase: (text: Phrase) => string,
): VerdictText {
  const truth = fault === undefined ? words.has(phrase(propertyPhrase(property))) : judging.reason(fault)
  return {
    title: isRight ? words.answersRightly(name, answer) : words.answersWrongly(name, answer, expected),
    reason: `${words.isChecker} ${truth}`,
  }
}

type UnjudgedVerdict = Exclude<
  OwnVerdict,
  JudgedVerdict | CheckedVerdict | { readonly kind: 'loading' | 'no-output' }
>

function reasonOf(words: VerdictWords, { judgement: { verdict, form } }: JudgedVerdict): string {
  switch (verdict.kind) {
    case 'accepted':
      return words.note(verdict.note)
    case 'undecided':
      return words.doubt(verdict.doubt)
    case 'wrong':
    case 'misformatted':
      return [words.reason(verdict.reason), ...(form === undefined ? [] : [words.form(form)])].join(' ')
    default:
      return assertNever(verdict)
  }
}

/** Text of a verdict on a run whose output was not judged: in progress, or failed. */
function unjudgedText(
  words: OwnWords,
  language: OwnLanguage,
  verdict: UnjudgedVerdict,
  /** Sentence about the events that were recorded. */
  eventsSoFar: string | undefined,
): VerdictText {
  switch (verdict.kind) {
    case 'compiling':
      return { title: words.compiling }
    case 'running':
      return { title: words.running }
    case 'compile-error':
      return {
        title: words.compileError(verdict),
        reason: words.explainedCompile(verdict.message, verdict.line),
      }
    case 'runtime-error':
    case 'syntax-error':
      return { title: words.failed(verdict), reason: words.explained(language, verdict) }
    case 'no-function':
      return { title: words.noFunction(verdict.name), reason: words.noFunctionHint }
    case 'time-limit':
      return {
        title: words.timeLimit(LIMITS.timeMs),
        reason: [words.timeLimitHint, ...(eventsSoFar === undefined ? [] : [eventsSoFar])].join(' '),
      }
    case 'memory-limit':
      return {
        title: words.memoryLimit(verdict.line),
        reason: words.memoryLimitHint(limitsOf(language).memoryBytes >> 20),
      }
    case 'output-limit':
      return { title: words.outputLimit(verdict.line), reason: words.outputLimitHint }
    case 'no-code':
      return { title: words.noCode, reason: words.noCodeHint }
    case 'stopped':
      return { title: words.stopped, reason: eventsSoFar }
    case 'not-loaded':
      return { title: words.notLoaded(language), reason: words.notLoadedHint }
    case 'broken':
      return { title: words.broken(language), reason: `${words.brokenHint} (${verdict.reason})` }
    case 'failed':
      return { title: words.pageFailed, reason: `${words.pageFailedHint} (${verdict.reason})` }
    default:
      return assertNever(verdict)
  }
}

/**
 * Text for a run without output: what is known of its search. Only a program that is known to have written nothing may
 * have forgotten to call its function.
 */
function unprintedText(words: OwnWords, { events, solutions, hidden }: RunInWords): VerdictText {
  if (hidden === 'unwritten' || hidden === 'no-board')
    return { title: words.noOutput, reason: `${words.boardExpected} ${words.asksForCall}` }
  const reason = words.boardExpected
  if (hidden !== undefined || events === 0) return { title: words.noOutput, reason }
  if (solutions === undefined) return { title: words.endedUnprinted(events), reason }
  return { title: solutions > 0 ? words.solvedUnprinted : words.searchedInVain(events), reason }
}

type Tone = 'good' | 'bad' | 'neutral'

export function toneOf({ verdict: { kind }, hasSolvedOwn }: Pick<OwnRun, 'verdict' | 'hasSolvedOwn'>): Tone {
  if (kind === 'accepted' || hasSolvedOwn) return 'good'
  return isVerdictPending({ kind }) || kind === 'stopped' ? 'neutral' : 'bad'
}

/**
 * Verdict name for test attributes: a run in preparation is `running`, a missing function `runtime-error`; a compiler
 * or interpreter that did not load or crashed, and a run that the page failed to carry out, is `stopped`. The others are
 * named by their kind.
 */
export function verdictName({ kind }: OwnVerdict): string {
  if (kind === 'loading' || kind === 'compiling') return 'running'
  if (kind === 'no-function') return 'runtime-error'
  return kind === 'not-loaded' || kind === 'broken' || kind === 'failed' ? 'stopped' : kind
}

/** The few words in which the bar says how a run went, or what it is doing. */
import type { Phrase } from '../../i18n/text.ts'
import { assertNever } from '../../sudoku/result.ts'
import type { OwnWords } from './words.ts'
import type { OwnRun } from './own.ts'
import { passedLimit } from './runLimit.ts'

interface ChipText {
  readonly word: string
  readonly detail?: string | undefined
  /** What screen readers hear instead, if the words change all the time. */
  readonly spoken?: string
}

type ChipRun = Pick<OwnRun, 'language' | 'verdict' | 'fetched' | 'elapsedMs' | 'judge' | 'hasSolvedOwn'>

/** @param phrase returns a phrase in the language of the words */
export function chipText(run: ChipRun, words: OwnWords, phrase: (text: Phrase) => string): ChipText {
  const { language, verdict, fetched, elapsedMs } = run
  const { chip } = words
  if (run.hasSolvedOwn) return { word: chip.ownSolved }
  switch (verdict.kind) {
    case 'loading':
      return fetched === undefined
        ? { word: words.loading(language) }
        : {
            word: words.fetching(language, fetched.bytes, fetched.totalBytes),
            spoken: words.downloading(language),
          }
    case 'compiling':
      return { word: words.compiling }
    case 'running':
      return runningText(run, words)
    case 'accepted':
    case 'wrong-answer':
    case 'presentation-error': {
      const detail = verdict.kind === 'accepted' && elapsedMs > 0 ? words.seconds(elapsedMs) : undefined
      if ('check' in verdict) return { word: verdict.check.isRight ? chip.right : chip.wrong, detail }
      const { judge, verdict: said } = verdict.judgement
      const kind = said.kind === 'undecided' ? 'accepted' : said.kind
      return { word: chip.judged(phrase(judge.words[kind])), detail }
    }
    case 'no-output':
      return { word: chip.noOutput }
    case 'runtime-error':
    case 'syntax-error':
      return { word: words.errorName(verdict.error) }
    case 'compile-error':
      return { word: chip.compileError }
    case 'no-function':
      return { word: chip.noFunction }
    case 'time-limit':
    case 'stopped':
      return { word: chip.stopped(wholeSeconds(elapsedMs)) }
    case 'memory-limit':
      return { word: chip.memoryLimit }
    case 'output-limit':
      return { word: chip.outputLimit }
    case 'no-code':
      return { word: chip.noCode }
    case 'not-loaded':
      return { word: chip.notHere(language) }
    case 'broken':
      return { word: words.broken(language) }
    case 'failed':
      return { word: chip.pageFailed }
    default:
      return assertNever(verdict)
  }
}

const wholeSeconds = (ms: number) => Math.floor(ms / 1000)

/** The seconds so far and, once they exceed it, the judge's limit. */
function runningText(run: ChipRun, words: OwnWords): ChipText {
  const { chip } = words
  const word = chip.runningFor(wholeSeconds(run.elapsedMs))
  const limit = passedLimit(run)
  return limit === undefined
    ? { word, spoken: words.running }
    : { word, detail: chip.limit(limit), spoken: chip.pastLimit(limit) }
}

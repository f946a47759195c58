import type { Phrase } from '../../../i18n/text.ts'
import { errorName } from '../../run/errorName.ts'
import type { AnalysedRun } from '../analysedRun.ts'
import { cellPhrase } from '../wording.ts'
import { causeOfMessage } from './errorCauses.ts'
import { lastEventOf, type Rule, sighting } from './rule.ts'

/** Matches the errors of an endless recursion in Python, C++ and JavaScript. */
const DEEP = /RecursionError|stack.?overflow|call stack/i

/** Says what each call of an endless recursion does. */
function repeatedCall({ writes, blanks }: AnalysedRun): Phrase {
  const [cell, ...others] = new Set(Array.from(writes, (write) => write >> 4))
  if (cell !== undefined && others.length === 0 && blanks.length > 1)
    return {
      en: `only ${cellPhrase(cell).en} is filled, as if each call got the same cell as the one before`,
      ko: `${cellPhrase(cell).ko}만 채웁니다. 호출할 때마다 앞의 호출과 같은 칸을 받는 셈입니다`,
    }
  return {
    en: 'each call makes the next one without coming closer to the end',
    ko: '끝에 가까워지지 않은 채 다시 호출합니다',
  }
}

/** Says why a run failed, as far as the error and the board tell; undefined if they do not. */
function causeOf({ tree, outcome }: AnalysedRun): Phrase | undefined {
  if (outcome.kind !== 'runtime-error') return undefined
  const cause = causeOfMessage(outcome.message)
  const { solvedAt, changedAt } = tree
  if (solvedAt === undefined || solvedAt === 0 || changedAt !== undefined) return cause
  if (outcome.error === 'missing-return')
    return {
      en: `the board is solved at event ${solvedAt}, and a return true is missing there`,
      ko: `이벤트 ${solvedAt}에서 보드가 완성되었는데 여기에 return true가 없습니다`,
    }
  const after: Phrase = {
    en: `the board is solved at event ${solvedAt}, but the search goes on after the last blank`,
    ko: `이벤트 ${solvedAt}에서 보드가 완성되었지만 마지막 빈칸 다음에도 탐색을 계속합니다`,
  }
  if (cause === undefined) return after
  return { en: `${after.en}, and ${cause.en}`, ko: `${after.ko}. 그래서 ${cause.ko}` }
}

/** Says when a run ended; of a run with more events than are known, that there are more. */
function afterEvents({ isComplete, events }: AnalysedRun, event: number): Phrase {
  if (isComplete || events !== undefined) return { en: `After event ${event}`, ko: `이벤트 ${event} 다음에` }
  return { en: `After more than ${event} events`, ko: `이벤트가 ${event}개 넘게 지난 다음에` }
}

export const crash: Rule = (run) => {
  const { outcome } = run
  if (outcome.kind !== 'runtime-error') return undefined
  const isDeep = DEEP.test(`${outcome.error} ${outcome.message}`)
  const name = (language: 'en' | 'ko') =>
    outcome.error === 'exit-status'
      ? `${errorName(outcome.error, language)} ${outcome.message}`
      : errorName(outcome.error, language)
  const inLine =
    outcome.line === undefined
      ? { en: '', ko: '' }
      : { en: ` in line ${outcome.line}`, ko: ` ${outcome.line}번 줄에서` }
  const { events: event = lastEventOf(run) } = run
  const after = afterEvents(run, event)
  const cause = causeOf(run)
  const same = repeatedCall(run)
  return sighting(run, {
    kind: isDeep ? 'recursion' : 'crash',
    at: event + 1,
    event,
    cells: new Map(),
    otherLines: [outcome.line],
    // The cause of an endless recursion, or of a generator that yields no board, is in the search. A run on another
    // board may show the cause.
    isVague: isDeep || outcome.error === 'StopIteration',
    sentence: isDeep
      ? {
          en: `${after.en} the calls never end (${name('en')}${inLine.en}): ${same.en}.`,
          ko: `${after.ko}${inLine.ko} 호출이 끝없이 이어집니다(${name('ko')}). ${same.ko}.`,
        }
      : {
          en: `${after.en} an error ends the program: ${name('en')}${inLine.en}${cause === undefined ? '' : `: ${cause.en}`}.`,
          ko: `${after.ko}${inLine.ko} 오류(${name('ko')})로 프로그램이 끝납니다.${cause === undefined ? '' : ` ${cause.ko}.`}`,
        },
  })
}

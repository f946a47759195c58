import { errorName } from '../../run/errorName.ts'
import { lastEventOf, type Rule, sighting } from './rule.ts'

/** Matches the errors of an endless recursion in Python, C++ and JavaScript. */
const DEEP = /RecursionError|stack.?overflow|call stack/i

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
  const event = lastEventOf(run)
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
          en: `After event ${event} the calls never end (${name('en')}${inLine.en}): each call makes the next one without coming closer to the end.`,
          ko: `이벤트 ${event} 다음에${inLine.ko} 호출이 끝없이 이어집니다(${name('ko')}). 끝에 가까워지지 않은 채 다시 호출합니다.`,
        }
      : {
          en: `After event ${event} an error ends the program: ${name('en')}${inLine.en}.`,
          ko: `이벤트 ${event} 다음에${inLine.ko} 오류(${name('ko')})로 프로그램이 끝납니다.`,
        },
  })
}

import { assertNever } from '../../../sudoku/result.ts'
import type { Reason } from '../../../search/costs/reasons.ts'
import type { WorkKind } from '../../../search/engine/workKinds.ts'
import { TIMED_LANGUAGES, type TimedLanguage } from '../../../search/seconds/estimates.ts'
import { durationFormatter } from '../../../i18n/durations.ts'
import type { tableEn } from './en.ts'
import { factorFormatter, roundedDown } from '../../../i18n/rounding.ts'
import { secondsFormatter } from '../../words/seconds.ts'

const figures = new Intl.NumberFormat('ko')
const shares = new Intl.NumberFormat('ko', { style: 'percent', maximumFractionDigits: 0 })
const fractions = new Intl.NumberFormat('ko', { style: 'percent', maximumSignificantDigits: 2 })
const number = (value: number) => figures.format(value)
const factorText = factorFormatter('ko')
const secondsText = secondsFormatter('ko', '초', 'ms', durationFormatter('ko'))

const LANGUAGES: Readonly<Record<TimedLanguage, string>> = { cpython: 'Python', pypy: 'PyPy', cpp: 'C++' }

const namesOf = (languages: readonly TimedLanguage[]) =>
  languages.map((language) => LANGUAGES[language]).join(', ')

const FIGURES = {
  program: '프로그램',
  events: '이벤트',
  placements: '배치',
  backtracks: '백트랙',
  work: '작업량',
  deepest: '최대 깊이',
  ...LANGUAGES,
}

const KINDS: Readonly<Record<WorkKind, readonly [name: string, definition: string]>> = {
  cells: ['칸', '보드의 칸을 하나 읽습니다.'],
  entries: ['표 항목', '보드와 별도로 둔 표나 리스트에서 항목을 하나 읽습니다.'],
  masks: ['마스크', '행·열·박스에서 사용한 숫자를 비트로 적은 정수를 하나 읽습니다.'],
  comparisons: ['비교', '리스트의 항목을 숫자와 비교합니다. in에서 한 번, remove에서 다시 한 번 비교합니다.'],
  tests: ['포함 검사', 'in으로 set에 숫자가 있는지 검사합니다.'],
  calls: ['메서드 호출', 'discard나 remove를 호출해 set에서 숫자를 찾습니다.'],
  removals: ['제거', '남아 있던 숫자를 리스트나 set에서 뺍니다.'],
  taken: ['후보 꺼내기', '시도할 후보를 리스트나 set에서 하나 꺼냅니다.'],
  sizes: ['크기', '선택지가 가장 적은 제약을 고르려고, 제약 하나의 선택지 수를 읽습니다.'],
  links: ['노드', '제약에서 노드를 하나 떼거나 다시 잇습니다.'],
}

/** Ratios from 1 / SAME to SAME count as equal: they are within the error of the estimates. */
const SAME = 1.05

/** Compares the work for each placement. @param factor work of the slower program divided by the other's */
function placementWork(slower: string, factor: number): string {
  if (factor > SAME) return `배치 한 번의 작업량은 ${slower} 쪽이 ${factorText(factor)}배입니다`
  return factor < 1 / SAME
    ? `배치 한 번의 작업량은 ${slower} 쪽이 상대의 ${fractions.format(factor)}입니다`
    : '배치 한 번의 작업량은 비슷합니다'
}

function reason(reported: Reason, slower: string, faster: string): string {
  switch (reported.kind) {
    case 'same-tree':
      return reported.factor <= SAME
        ? `같은 트리(이벤트 ${number(reported.events)}개)를 탐색하고, 작업량도 거의 같습니다.`
        : `같은 트리(이벤트 ${number(reported.events)}개)를 탐색하지만, ${placementWork(slower, reported.factor)}.`
    case 'overwrites':
      return `배치하는 숫자는 같지만 한쪽은 실패한 숫자를 덮어씁니다. 이벤트는 ${slower} ${number(reported.events)}개, ${faster} ${number(reported.others)}개이고, ${placementWork(slower, reported.perPlacement)}.`
    case 'other-tree':
      return reported.factor >= 1
        ? `${faster} 쪽은 빈칸을 다른 순서로 채웁니다. 이벤트는 ${slower} 쪽이 ${factorText(reported.factor)}배이고, ${placementWork(slower, reported.perPlacement)}.`
        : `이벤트는 ${faster} 쪽이 ${factorText(1 / reported.factor)}배이지만, ${placementWork(slower, reported.perPlacement)}.`
    case 'mostly':
      return `${slower}: 작업량의 ${shares.format(reported.share)}가 ‘${KINDS[reported.work][0]}’입니다. ${KINDS[reported.work][0]}: ${KINDS[reported.work][1]}`
    default:
      return assertNever(reported)
  }
}

export const tableKo: typeof tableEn = {
  title: (programs, puzzle) => `프로그램 ${programs}개 비교: ${puzzle}`,
  yourPuzzle: '내 퍼즐',
  extent: '모든 프로그램의 해답 범위',
  limit: '최대 이벤트 수',
  limitOf: (limit) => (Number.isFinite(limit) ? `이벤트 ${number(limit)}개` : '끝까지'),
  judge: '시간 제한',
  limitsOf: (limits) =>
    limits.length === 0
      ? '공개된 시간 제한 없음'
      : limits.map(([language, limit]) => `${LANGUAGES[language]} ${number(limit)}초`).join(' · '),
  progress: (ended, all) => `이벤트를 끝까지 센 프로그램: ${all}개 중 ${ended}개`,
  progressName: '이벤트를 끝까지 센 프로그램',
  stop: '멈추기',
  goOn: '계속하기',
  copyMarkdown: 'Markdown으로 복사',
  copyCsv: 'CSV로 복사',
  copied: '복사했습니다.',
  notCopied: '브라우저가 복사를 막았습니다. 표를 직접 선택해 복사하세요.',
  picks: {
    pick: (program) => `나란히 볼 프로그램으로 선택: ${program}`,
    watch: '선택한 프로그램 나란히 보기',
    howMany: '표에서 프로그램을 2~4개 선택하세요.',
    full: '최대 4개까지 선택할 수 있습니다. 다른 프로그램을 고르려면 하나를 빼세요.',
  },
  table: '비교표',
  figures: FIGURES,
  languages: LANGUAGES,
  chosen: '선택됨',
  seconds: '예상 시간 (로그 눈금)',
  verdict: '판정',
  counting: '세는 중',
  done: (share) => `${shares.format(share)} 진행`,
  atLeast: (counted) => `> ${number(roundedDown(counted))}`,
  about: (seconds) => `≈ ${secondsText(seconds)}`,
  moreThan: (seconds) => `> ${secondsText(seconds)}`,
  secondsText,
  unknown: '측정하지 않음',
  limitLine: (language, limit) => `${LANGUAGES[language]} 제한 ${number(limit)}초`,
  verdictOf: (verdict, languages) => {
    const names = languages.length === TIMED_LANGUAGES.length ? '모든 언어' : namesOf(languages)
    switch (verdict) {
      case 'within':
        return `통과 예상: ${names}`
      case 'close':
        return `아슬아슬함: ${names}`
      case 'over':
        return `초과 예상: ${names}`
      case 'open':
        return `아직 모름: ${names}`
      default:
        return assertNever(verdict)
    }
  },
  watch: (program) => `${program}: 탐색 보기`,
  inStepWith: (rival) => `${rival} 프로그램과 나란히 보기`,
  passTitle: '시간 제한 안에 끝날까요?',
  pass: (program, judge, verdict, languages) => {
    const names = namesOf(languages)
    switch (verdict) {
      case 'within':
        return `${program} (${names}): ${judge}의 시간 제한 안에 끝날 것으로 보입니다.`
      case 'close':
        return `${names}: 예상 시간이 ${judge}의 시간 제한에 너무 가까워 통과할지 알 수 없습니다.`
      case 'over':
        return `${program} (${names}): ${judge}의 시간 제한을 넘길 것으로 보입니다.`
      case 'open':
        return `${names}: 이벤트를 끝까지 세어 봐야 알 수 있습니다.`
      default:
        return assertNever(verdict)
    }
  },
  aboutIn: (language, seconds, error, isSoFar) =>
    `${LANGUAGES[language]} ${isSoFar ? '최소' : '약'} ${secondsText(seconds)}, ${error > 0.5 ? `오차 ${factorText(1 + error)}배 이내` : `± ${shares.format(error)}`}`,
  extrapolated: '측정 범위를 벗어난 추정',
  noLimit: (judge) => `${judge}: 공개된 시간 제한이 없어 판정할 수 없습니다.`,
  advice: {
    program: (program, language, seconds) =>
      `${LANGUAGES[language]}에서 통과할 것으로 보이는 프로그램: ${program}, ≈ ${secondsText(seconds)}.`,
    language: (language) => `이 프로그램도 ${LANGUAGES[language]}에서는 통과할 것으로 보입니다.`,
    // Said of the first language with a limit in which the chosen program fails: Python, for every judge.
    nothing: `예상 시간으로는 ${LANGUAGES.cpython}에서 통과할 프로그램이 없습니다.`,
    transform: (name, factor) =>
      `퍼즐에 ‘${name}’만 적용해도 이 프로그램의 이벤트가 1/${factorText(factor)}로 줄어듭니다.`,
  },
  whyTitle: '왜 그럴까요?',
  whyFastest: (program) => `예상 시간으로는 ${program} 쪽이 가장 빠릅니다.`,
  whyPending: '이 프로그램과 더 빠른 프로그램의 이벤트를 끝까지 세고 나면 알려 드립니다.',
  against: (slower, faster, factor, language) =>
    factor < 1.1
      ? `${slower}: ${LANGUAGES[language]}에서 ${faster} 프로그램과 시간이 비슷하며, 그 차이는 예상 시간의 오차보다 작습니다.`
      : `${slower}: ${LANGUAGES[language]}에서 ${faster}보다 ${factorText(factor)}배 오래 걸립니다.`,
  reason,
  workTitle: (program) => `작업량의 구성: ${program}`,
  kind: (kind) => KINDS[kind][0],
  definition: (kind) => KINDS[kind][1],
  share: (share) => shares.format(share),
  workNote: '작업량은 프로그램이 보드와 표, 리스트, set 등을 다루는 횟수이며, 다음을 각각 하나로 셉니다.',
  setsTitle: 'in과 remove, 아니면 discard?',
  sets: (lowest, highest) =>
    `set을 쓰는 두 프로그램의 이벤트는 같습니다. 같은 탐색으로 번갈아 재 보니 discard에 걸린 시간은 인터프리터에 따라 in과 remove에 걸린 시간의 ${factorText(lowest)}~${factorText(highest)}배였습니다. 차이가 이보다 훨씬 크다면 원인은 다른 데 있습니다.`,
  setsWhy:
    'discard는 27칸 하나하나에서 호출합니다. in은 27칸을 호출 없이 확인하고, remove는 set에 아직 남아 있는 숫자 몇 개에만 호출합니다. 호출 비용은 Python 버전마다 다릅니다.',
  setsHeads: ['인터프리터', 'in + remove', 'discard', 'discard ÷ in'],
  methodTitle: '시간은 어떻게 예상하나요?',
  method: (machine, day, versions) =>
    `컴퓨터 한 대(${machine}; ${versions.join(', ')}; ${day})를 기준으로 한 예상 시간입니다. 이벤트가 최대 1억 3,800만 개인 탐색에서 코드의 실행 시간을 측정하고, 프로그램마다 작업량에 맞춘 선형 모델로 계산합니다. ±는 모델을 맞출 때 쓰지 않은 탐색의 최대 오차이며, PyPy의 짧은 실행은 특히 예상하기 어렵습니다. 채점 서버는 더 빠르거나 느릴 수 있고, 다른 퍼즐로도 채점합니다.`,
}

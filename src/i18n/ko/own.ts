import type { Likeness } from '../../core/own/nearestProgram.ts'
import { assertNever } from '../../core/result.ts'
import type { Extent } from '../../core/search/strategy.ts'
import type { ownEn } from '../en/own.ts'
import { deed } from './deed.ts'

const figures = new Intl.NumberFormat('ko')
const number = (value: number) => figures.format(value)
const megabytes = (bytes: number) => (bytes / 1e6).toFixed(1)
const seconds = (ms: number) => `${(ms / 1000).toFixed(ms < 10_000 ? 2 : 1)}초`

/** Errors that most people meet, by Python's names for them. */
const EXPLAINED: Readonly<Partial<Record<string, string>>> = {
  IndexError: '리스트나 문자열에 없는 자리입니다. 번호는 0부터 시작하므로 아홉 번째는 8입니다.',
  RecursionError: '호출이 너무 깊어졌습니다. 끝나지 않는 재귀이거나 sys.setrecursionlimit 값이 작습니다.',
  EOFError: '입력이 끝났는데 더 읽으려고 합니다. 프로그램이 다른 형식의 입력을 기대하는 것일 수 있습니다.',
  ValueError: '숫자가 아닌 글자를 숫자로 바꾸려 했거나, 값의 개수가 변수의 개수와 다릅니다.',
  TypeError: '연산에 맞지 않는 형의 값입니다. 숫자 자리에 문자열이, 리스트 자리에 None이 온 경우가 많습니다.',
  NameError: '값이 정해지지 않은 이름입니다. 철자가 다르거나 나중에 정의되었습니다.',
  UnboundLocalError:
    '함수 안에서 값을 넣는 변수는 처음부터 지역 변수입니다. 전역 변수라면 global로 선언하세요.',
  KeyError: '딕셔너리에 없는 키입니다.',
  AttributeError: '그 값에는 그런 메서드나 속성이 없습니다. None인 경우가 많습니다.',
  ZeroDivisionError: '0으로 나누었습니다.',
  ModuleNotFoundError: '여기에는 표준 라이브러리만 있습니다.',
  IndentationError: '들여쓰기가 앞뒤 줄과 맞지 않습니다.',
  TabError: '들여쓰기에 탭과 공백이 섞여 있습니다. 한 가지만 쓰세요.',
  SyntaxError: '파이썬이 읽을 수 없는 줄입니다. 바로 앞 줄의 괄호가 빠졌을 때도 이렇게 됩니다.',
}

const place = (line: number | undefined) => (line === undefined ? '' : `${number(line)}번 줄: `)

const HIDDEN = {
  'no-board':
    '실행 과정을 보여 줄 수 없습니다. 퍼즐을 담은 리스트 대신 집합이나 비트마스크 같은 다른 것으로 풉니다.',
  'unseen-writes': '실행 과정을 보여 줄 수 없습니다. 지켜볼 수 없는 방법으로 보드를 바꿉니다.',
} as const

function likeness(like: Likeness, name: string): string {
  switch (like.kind) {
    case 'same':
      return `이벤트가 모두 같은 프로그램: “${name}”${andOthers(like.others)}${searched(like.extent)}.`
    case 'same-so-far':
      return `비교한 ${number(like.events)}번째 이벤트까지 같은 프로그램: “${name}”${andOthers(like.others)}.`
    case 'parts':
      return parting(like, name)
    default:
      return assertNever(like)
  }
}

function andOthers(others: number): string {
  return others === 0 ? '' : ` 외 Backdoku 프로그램 ${others}개`
}

function searched(extent: Extent | undefined): string {
  if (extent === undefined) return ''
  return extent === 'first' ? ' (첫 해답까지)' : ' (모든 해답)'
}

function parting(
  { shared, own, theirs }: Extract<Likeness, { readonly kind: 'parts' }>,
  name: string,
): string {
  const does = theirs === undefined ? '끝' : deed(theirs)
  const same = `가장 비슷한 프로그램: “${name}”. ${number(shared)}번째 이벤트까지 같고`
  if (own === undefined) return `${same} 거기서 끝나지만, 그 프로그램은 ${does}.`
  return shared === 0
    ? `Backdoku의 프로그램과는 첫 이벤트부터 다릅니다. 내 프로그램은 ${deed(own)}, “${name}” 쪽은 ${does}.`
    : `${same}, 그다음은 다릅니다. 내 프로그램은 ${deed(own)}, 그 프로그램은 ${does}.`
}

export const ownKo: typeof ownEn = {
  name: '내 프로그램',
  run: '실행',
  stop: '중지',
  runs: '이 퍼즐로 브라우저 안에서 실행하며, 코드는 어디에도 올리지 않습니다',
  programs: '프로그램',
  program: '프로그램 파일',
  add: '새 프로그램',
  remove: '프로그램 삭제',
  examples: '예제…',
  input: '입력',
  autoInput: '입력: 자동',
  inputAs: (format) => `입력: ${format}`,
  calls: (name) => `${name}(board) 호출`,
  breakpointOn: (line) => `${line}번 줄의 중단점`,
  breakpointHint: '중단점은 그 줄이 보드에 쓸 때 멈춥니다.',
  output: '출력',
  fetching: (bytes, totalBytes) =>
    `처음 한 번 Python을 받는 중: ${megabytes(totalBytes)}MB 중 ${megabytes(bytes)}MB`,
  loading: 'Python을 시작하는 중',
  running: '실행 중',
  by: (verdict, judge) => `${verdict} · ${judge}`,
  noOutput: '출력이 없습니다',
  noOutputHint: '채점하려면 완성한 보드를 출력해야 합니다. 함수를 호출하고 답을 출력했는지 확인하세요.',
  stopped: '중지했습니다',
  stoppedHint: '그때까지의 이벤트는 볼 수 있습니다.',
  timeLimit: (limitMs) => `${seconds(limitMs)}가 지나 멈췄습니다`,
  timeLimitHint: '채점 서버라면 더 일찍 멈췄을 것입니다. 그때까지의 이벤트는 볼 수 있습니다.',
  memoryLimit: (line) => `${place(line)}메모리 초과`,
  memoryLimitHint: '여기에서 쓸 수 있는 메모리보다 많이 씁니다.',
  outputLimit: (line) => `${place(line)}출력 초과`,
  outputLimitHint: '끝없이 출력하거나, 보드보다 훨씬 많이 출력합니다.',
  noFunction: (name) => `호출할 함수 ${name}이(가) 없습니다`,
  noFunctionHint: '다른 입력을 고르거나, 보드를 받는 함수의 이름을 확인하세요.',
  notLoaded: 'Python을 받지 못했습니다',
  notLoadedHint: '인터넷 연결을 확인하고 다시 실행하세요.',
  broken: 'Python이 멈췄습니다',
  brokenHint: '다시 실행하면 새로 시작합니다.',
  failed: (outcome) =>
    `${place(outcome.line)}${outcome.error}${outcome.message === '' ? '' : `: ${outcome.message}`}`,
  explained: (error) => EXPLAINED[error],
  figures(elapsedMs, events, recorded) {
    const figures = `이 브라우저에서 ${seconds(elapsedMs)} · 보드에 쓴 횟수 ${number(events)}번`
    return recorded < events ? `${figures}(처음 ${number(recorded)}번을 기록)` : figures
  },
  hidden: (reason) => HIDDEN[reason],
  likeness,
  goToEvent: (event) => `이벤트 ${number(event)} 보기`,
  edited: '이 실행 뒤에 코드를 고쳤습니다.',
  call: (name, line) => `${name}, ${number(line)}번 줄`,
  theProgram: '프로그램 전체',
  leaving:
    'Tab은 들여쓰기입니다. 편집기를 벗어나려면 Escape를 누른 뒤 Tab을 누르세요. Ctrl+Enter로 실행합니다.',
}

import { errorName } from '../../runner/run/errorName.ts'
import type { Hint } from './mendedPrograms.ts'
import type { LinkFault } from './own.ts'
import type { Likeness } from '../../runner/run/nearestProgram.ts'
import type { OwnLanguage } from '../../sudoku/reading/language.ts'
import type { Lookalike, LookalikeKind } from '../../runner/text/lookalikes.ts'
import type { Cleaned } from '../../runner/text/cleaning.ts'
import { assertNever } from '../../sudoku/result.ts'
import type { Extent } from '../../search/engine/strategy.ts'
import { type TimeVerdict, verdictOfRange } from '../../search/seconds/secondsRange.ts'
import type { ownEn } from './en.ts'
import { rangeFormatter } from '../words/secondsRange.ts'
import { action } from '../controls/action.ko.ts'
import { compilerSays, explained, explainedCompile } from './errorsKo.ts'

const figures = new Intl.NumberFormat('ko')
const number = (value: number) => figures.format(value)
/** Interpreter or compiler of each language. All names end in a vowel, which fixes the particles after them. */
const TOOLS: Readonly<Record<OwnLanguage, string>> = {
  python: 'Python 실행기',
  cpp: 'C++ 컴파일러',
  javascript: 'JavaScript 실행기',
}

/** Maximum number of lines that a sentence lists. */
const MOST_LINES = 12
const numbers = (lines: readonly number[]) => {
  const shown = lines.slice(0, MOST_LINES).map(number).join(', ')
  return lines.length > MOST_LINES ? `${shown}, …` : shown
}
const quoted = (names: readonly string[]) => names.map((name) => `“${name}”`).join(', ')
const megabytes = (bytes: number) => (bytes / 1e6).toFixed(1)
const seconds = (ms: number) => `${(ms / 1000).toFixed(ms < 10_000 ? 2 : 1)}초`

const range = rangeFormatter('ko', {
  between: (low, high) => `${low}~${high}초`,
  under: (high) => `${high}초 미만`,
  over: (low) => `${low}초 이상`,
})

const TIME_VERDICTS: Readonly<Record<TimeVerdict, string>> = {
  within: '시간 제한 안에 끝날 것으로 보입니다',
  close: '시간 제한에 너무 가까워 통과할지 알 수 없습니다',
  over: '시간 제한을 넘길 것으로 보입니다',
  open: '시간 제한 안에 끝날지는 알 수 없습니다',
}

const estimate: (typeof ownEn)['estimate'] = (seconds, judge, { version, machine }) => {
  const by = `(${version}, ${machine} 기준)`
  if (judge === undefined) return `채점 서버 예상 시간: ${range(seconds)}${by}.`
  const { name, limit } = judge
  const reported = `${name} 예상 시간: ${range(seconds)}${by}`
  if (limit === undefined) return `${reported}. 공개된 시간 제한은 없습니다.`
  return `${reported}, 제한 ${number(limit)}초. ${TIME_VERDICTS[verdictOfRange(seconds, limit)]}.`
}

const place = (line: number | undefined) => (line === undefined ? '' : `${number(line)}번 줄: `)

const PLACES = '퍼즐이 그대로 담긴 9 × 9 자리(리스트, 배열, 딕셔너리, 객체에 숫자, 문자, 비트로 담긴 것)'
const STILL = '“여기서 값 보기…”로 어느 줄의 값이든 읽을 수 있습니다.'

const HIDDEN = {
  'no-board': `보여 줄 실행 과정이 없습니다. ${PLACES}를 찾았지만 없었습니다. 퍼즐을 읽지 않았거나, 정확한 덮개처럼 다른 방식으로 담은 프로그램입니다. ${STILL}`,
  unwritten: `보여 줄 실행 과정이 없습니다. ${PLACES}는 있지만 아무것도 쓰지 않았습니다. 다른 구조에 숫자를 놓거나, 하나도 놓지 않는 프로그램입니다. ${STILL}`,
  'ended-before': `보여 줄 실행 과정이 없습니다. 숫자를 쓰기 전에 프로그램이 끝났습니다. 찾은 것: ${PLACES}. ${STILL}`,
  'unseen-writes': `실행 과정을 보여 줄 수 없습니다. 보드는 찾았지만, 추적할 수 없는 방식으로 숫자가 바뀌었습니다. ${STILL}`,
  optimized: '최적화해서 컴파일했습니다. 채점 결과와 실행 시간만 나옵니다.',
} as const

const LOOKALIKES: Readonly<Record<LookalikeKind, string>> = {
  quote: '둥근 따옴표',
  space: '다른 종류의 공백',
  invisible: '보이지 않는 문자',
  'full-width': '전각 문자',
  dash: '빼기 기호 대신 쓴 줄표',
  'line-end': '다른 종류의 줄바꿈',
  dots: '한 글자로 된 말줄임표',
}

/** Code point, preceded by the character itself if it is visible. */
function character({ character, kind }: Lookalike): string {
  const code = `U+${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`
  return kind === 'space' || kind === 'invisible' || kind === 'line-end' ? code : `${character} (${code})`
}

function lookalike(first: Lookalike, others: number): string {
  const reported = `${number(first.line)}번 줄 ${number(first.column)}번째 글자: ${LOOKALIKES[first.kind]} ${character(first)}. 코드로 읽을 수 없습니다.`
  return others === 0 ? reported : `${reported} 이런 문자가 ${number(others)}개 더 있습니다.`
}

function noiseNamed({ kind, count }: Cleaned): string {
  const lines = `${number(count)}줄`
  switch (kind) {
    case 'line-numbers':
      return `줄 번호 ${lines}`
    case 'prompts':
      return `프롬프트(>>>) ${lines}`
    case 'output':
      return `출력 ${lines}`
    case 'quote-marks':
      return `인용 표시(>) ${lines}`
    case 'diff-marks':
      return `추가 표시(+) ${lines}`
    case 'diff-lines':
      return `프로그램에 없는 diff ${lines}`
    case 'fences':
      return `마크다운 표시 ${lines}`
    case 'entities':
      return `HTML 기호로 쓴 문자 ${number(count)}개`
    case 'tags':
      return `HTML 태그 ${number(count)}개`
    case 'text':
      return `설명 글 ${lines}`
    case 'board':
      return `보드 ${lines}`
    case 'lookalikes':
      return `코드로 읽을 수 없는 문자 ${number(count)}개`
    default:
      return assertNever(kind)
  }
}

const noiseList = (noise: readonly Cleaned[]) => noise.map(noiseNamed).join(', ')

function likeness(like: Likeness, name: string): string {
  switch (like.kind) {
    case 'same':
      return `이벤트가 모두 같은 프로그램: “${name}”${andOthers(like.others)}${searched(like.extent)}.`
    case 'same-so-far':
      return `${number(like.events)}번째 이벤트까지만 비교했습니다. 거기까지 같은 프로그램: “${name}”${andOthers(like.others)}.`
    case 'parts':
      return parting(like, name)
    default:
      return assertNever(like)
  }
}

function andOthers(others: number): string {
  return others === 0 ? '' : ` 외 Backdoku 프로그램 ${others}개`
}

/** Says which extent of the nearest program's search has the same events; empty if both extents have. */
function searched(extent: Extent | undefined): string {
  if (extent === undefined) return ''
  return extent === 'first' ? ' (첫 해답까지)' : ' (모든 해답)'
}

/** Says where the nearest program and the user's program begin to differ. */
function parting(
  { shared, own, theirs }: Extract<Likeness, { readonly kind: 'parts' }>,
  name: string,
): string {
  const does = theirs === undefined ? '끝남' : action(theirs)
  const same = `가장 비슷한 프로그램: “${name}”. ${number(shared)}번째 이벤트까지 같고`
  if (own === undefined) return `${same}, 내 프로그램은 거기서 끝납니다. “${name}”: ${does}.`
  return shared === 0
    ? `Backdoku의 모든 프로그램과 첫 이벤트부터 다릅니다. 내 프로그램: ${action(own)}. “${name}”: ${does}.`
    : `${same}, 그다음은 다릅니다. 내 프로그램: ${action(own)}. “${name}”: ${does}.`
}

function hints(found: Hint['found']): string {
  switch (found.kind) {
    case 'takes-back':
      return `이벤트 ${number(found.event)}: 맞는 숫자를 지웁니다.`
    case 'overwrites':
      return `이벤트 ${number(found.event)}: 맞는 숫자를 다른 숫자로 덮어씁니다.`
    case 'goes-on':
      return `이벤트 ${number(found.event)}: 다 푼 보드를 되돌립니다.`
    case 'keeps':
      return `이벤트 ${number(found.event)}: 이 숫자가 틀렸고, 그 뒤로도 바로잡지 못합니다.`
    case 'ends':
      return `이벤트 ${number(found.event)}: 마지막 이벤트이고, 여기까지의 숫자는 모두 맞습니다.`
    case 'not-run':
      return '먼저 실행하세요. 힌트는 어느 이벤트를 살펴볼지 알려 줍니다.'
    case 'running':
      return '실행이 끝나면 다시 누르세요. 힌트는 어느 이벤트를 살펴볼지 알려 줍니다.'
    case 'accepted':
      return '이 퍼즐에서는 맞았습니다. 채점을 눌러 다른 입력도 확인하세요.'
    case 'nothing':
      return '힌트가 없습니다. 프로그램이 숫자를 쓰지 않았거나 해답이 없는 퍼즐입니다.'
    default:
      return assertNever(found)
  }
}

const BAD_LINK: Readonly<Record<LinkFault, string>> = {
  damaged:
    '링크에 담긴 프로그램을 읽지 못했습니다. #code= 뒤가 잘렸거나 바뀌었습니다. 링크 전체를 다시 복사하세요.',
  'too-large': '링크에 담긴 프로그램이 1MB를 넘어 열지 않았습니다.',
}

export const ownKo: typeof ownEn = {
  name: '내 프로그램',
  run: '실행',
  stop: '중지',
  runs: '이 퍼즐로 브라우저 안에서 실행하며, 코드는 업로드하지 않습니다',
  grade: '채점',
  toolSize: (tool, bytes) =>
    `처음 실행할 때 ${TOOLS[tool]}(${megabytes(bytes)}MB)를 내려받아 이 브라우저에 저장합니다.`,
  toolKept: (tool, bytes) => `${TOOLS[tool]}가 이 브라우저에 있습니다(${megabytes(bytes)}MB).`,
  removeTool: '지우기',
  optimize: '최적화(-O2)',
  optimizeOnly: '채점 결과와 시간만, 단계 없음',
  shortMemory: '이 기기의 메모리로는 C++을 컴파일할 수 없습니다.',
  add: '새 프로그램',
  remove: '프로그램 삭제',
  removed: (name) => `삭제했습니다: ${name}`,
  restore: '삭제 취소',
  conflict: (name, copy) =>
    `${name}: 두 탭에서 동시에 수정해 둘 다 저장했습니다. 사본의 이름은 ${copy}입니다.`,
  stays: (name) => `다른 탭에서 수정하고 있어 삭제하지 않았습니다: ${name}`,
  dismiss: '확인',
  more: '이 프로그램의 다른 기능',
  openFile: '파일 열기',
  saveFile: '파일로 저장',
  saveAll: '모두 한 파일로 저장',
  linked: (name) => `링크에 담긴 프로그램입니다: ${name}. 실행을 눌러야 실행됩니다.`,
  badLink: (fault) => BAD_LINK[fault],
  rename: '이름 바꾸기',
  newName: '프로그램 이름',
  examples: '예제…',
  brokenPrograms: (mended, of) => `고쳐 보기 (${of}개 중 ${mended}개 고침)`,
  brokenName: (which) => `고쳐 보기 ${which}`,
  brokenChoice: (which, by) =>
    `고쳐 보기 ${which}${by === undefined ? '' : by === 'run' ? ' ✓ 실행' : ' ✓ 채점'}`,
  mend: '실수가 하나 있는 프로그램입니다. 실행해서 어디서 틀리는지 보고 고치세요.',
  mended: (by) =>
    by === 'run'
      ? '✓ 고쳤습니다(실행 통과). 채점을 눌러 모든 입력을 확인하세요.'
      : '✓ 고쳤습니다(채점 전체 통과).',
  mendedCount: (mended, of) => `${of}개 중 ${mended}개 고침`,
  hint: '힌트',
  hints,
  brokenPuzzle: '연습용 퍼즐 불러오기',
  input: '입력',
  autoInput: '입력: 자동',
  inputAs: (format) => `입력: ${format}`,
  calls: (name) => `${name}(board) 호출`,
  breakpointOn: (line) => `${line}번 줄의 중단점`,
  breakpointHint:
    '중단점을 둔 줄이 실행된 직후에 멈춥니다. 보드에 쓰지 않는 줄에 두면 프로그램을 한 번 더 실행해 멈출 시점을 찾습니다. 칸·숫자·횟수 조건은 보드에 쓸 때만 적용됩니다.',
  output: '출력',
  checkOutput: '출력 확인',
  checkOther: '다른 출력 확인…',
  fetching: (language, bytes, totalBytes) =>
    `${TOOLS[language]} 내려받는 중, ${megabytes(totalBytes)}MB 중 ${megabytes(bytes)}MB`,
  downloading: (language) => `${TOOLS[language]} 내려받는 중`,
  loading: (language) => `${TOOLS[language]}를 시작하는 중`,
  compiling: '컴파일하는 중',
  running: '실행 중',
  by: (verdict, judge) => `${verdict} · ${judge} 규칙`,
  verdict: '채점 결과',
  seconds,
  errorName: (error) => errorName(error, 'ko'),
  chip: {
    runningFor: (whole) => `${number(whole)}초째 실행 중`,
    stillAt: (line) => `아직 ${number(line)}번 줄입니다.`,
    limit: (limit) => `제한 ${number(limit)}초`,
    pastLimit: (limit) => `제한 시간 ${number(limit)}초를 넘겨 실행 중`,
    judged: (word) => word,
    right: '맞음',
    wrong: '틀림',
    ownSolved: '코드의 퍼즐을 풂',
    noOutput: '출력 없음',
    compileError: '컴파일 오류',
    noFunction: '호출할 함수 없음',
    stopped: (whole) => `${number(whole)}초 뒤 중지`,
    memoryLimit: '메모리 초과',
    outputLimit: '출력 초과',
    noCode: '코드 없음',
    notHere: (language) => `아직 ${TOOLS[language]}가 없음`,
    pageFailed: '실행 실패',
    edited: '실행 뒤에 수정함',
  },
  noOutput: '출력이 없습니다',
  searchedInVain: (events) => `보드에 ${number(events)}번 썼지만 해답 없이 탐색이 끝났고, 출력이 없습니다`,
  solvedUnprinted: '보드를 다 풀었지만 출력이 없습니다',
  endedUnprinted: (events) => `보드에 ${number(events)}번 쓰고 프로그램이 끝났지만, 출력이 없습니다`,
  boardExpected: '채점하려면 완성한 보드를 출력해야 합니다.',
  asksForCall: '함수를 호출하고 답을 출력했는지 확인하세요.',
  stopped: '중지했습니다',
  eventsSoFar: '그때까지의 이벤트는 볼 수 있습니다.',
  noCode: '실행할 코드가 없습니다',
  noCodeHint: '프로그램이 비어 있거나 주석뿐입니다.',
  timeLimit: (limitMs) => `${seconds(limitMs)}가 지나 멈췄습니다`,
  timeLimitHint: '채점 서버라면 더 일찍 멈췄을 것입니다.',
  memoryLimit: (line) => `${place(line)}메모리 초과`,
  memoryLimitHint: (mebibytes) =>
    `전역 배열까지 합쳐 메모리를 ${mebibytes}MB 넘게 씁니다. 채점 사이트의 제한은 256MB입니다.`,
  outputLimit: (line) => `${place(line)}출력 초과`,
  outputLimitHint: '출력이 끝나지 않거나, 보드보다 훨씬 많습니다.',
  noFunction: (name) => `호출할 함수가 없습니다: ${name}`,
  noFunctionHint: '다른 입력을 고르거나, 보드를 받는 함수의 이름을 확인하세요.',
  notLoaded: (language) => `${TOOLS[language]}를 내려받지 못했습니다`,
  notLoadedHint: '인터넷 연결을 확인하고 다시 실행하세요.',
  broken: (language) => `${TOOLS[language]}가 멈췄습니다`,
  brokenHint: '다시 실행하면 새로 시작합니다.',
  pageFailed: 'Backdoku 오류로 실행이 중단되었습니다',
  pageFailedHint: '내 프로그램의 문제가 아닙니다. 다시 실행해 보세요.',
  failed: (outcome) =>
    `${place(outcome.line)}${errorName(outcome.error, 'ko')}${outcome.message === '' ? '' : `: ${outcome.message}`}`,
  compileError: ({ line, message }) => `${place(line)}${compilerSays(message)}`,
  compilerSays,
  explained,
  explainedCompile,
  figures(elapsedMs, events, recorded) {
    const figures = `이 브라우저에서 ${seconds(elapsedMs)} · 보드에 쓴 횟수 ${number(events)}번`
    return recorded < events ? `${figures}(처음 ${number(recorded)}번만 기록)` : figures
  },
  estimate,
  hidden: (reason) => HIDDEN[reason],
  otherBlank: ({ asked, line, got }) =>
    `${number(line)}번 줄에서 찾는 빈칸은 ${asked}인데, 받은 빈칸은 ${got}입니다.`,
  likeness,
  sameEvents: (name) => `“${name}”: 이벤트가 모두 같습니다.`,
  lookalike,
  replaceLookalikes: (count) => (count === 1 ? '바꾸기' : `모두 바꾸기(${number(count)}개)`),
  lookalikesReplaced: (count) =>
    `문자 ${number(count)}개를 바꿨습니다. 편집기에서 Ctrl+Z로 되돌릴 수 있습니다.`,
  noise: (noise) => `프로그램에 섞인 것: ${noiseList(noise)}.`,
  removeNoise: '모두 지우기',
  noiseRemoved: (noise) => `지웠습니다: ${noiseList(noise)}.`,
  putNoiseBack: '되돌리기',
  goToEvent: (event) => `이벤트 ${number(event)} 보기`,
  readAs: (form) => `${form} 형식으로 읽었습니다.`,
  standIn: (files) =>
    `${quoted(files)} 파일이 없어 대신 채점 입력을 전달했습니다. 채점 서버에도 이런 파일은 없습니다.`,
  refusals: (refused) =>
    `채점 서버에서는 컴파일되지 않습니다: ${refused.map(({ line, what }) => (line === undefined ? what : `${what}(${number(line)}번 줄)`)).join(', ')}`,
  ownPuzzle: '소스 코드에 퍼즐이 들어 있는 프로그램입니다.',
  ownUnsolvable: '이 퍼즐에는 해답이 없습니다.',
  readsNothing: '입력을 읽지 않았습니다.',
  solvedOwn: '소스 코드에 있는 퍼즐을 풀었습니다',
  solvedOther: '보드의 퍼즐은 다른 퍼즐이므로, 이 출력은 보드의 답으로 인정되지 않습니다.',
  watchOwnPuzzle: '코드에 있는 퍼즐로 보기',
  isForeign: '어떤 입력 형식으로도 실패합니다. 다른 문제의 입력을 읽는 프로그램일 수 있습니다.',
  mergeMarks: ([first, ...others]) =>
    `${number(first)}번 줄은 병합이 충돌한 곳에 Git이 남긴 표시입니다${others.length === 0 ? '' : `(다른 표시: ${numbers(others)})`}. 표시 사이의 두 버전 중 하나만 남기고 표시를 지우세요.`,
  python2: (lines) => `Python 2 코드입니다. Python 3과 다른 줄: ${numbers(lines)}`,
  divisions: (lines) =>
    `${numbers(lines)}번 줄의 /를 확인하세요. Python 2의 정수 나눗셈은 //처럼 내림합니다.`,
  quotients: (lines) =>
    `Python 3의 /는 소수를 만듭니다. Python 2에서는 //처럼 내림했습니다. /가 있는 줄: ${numbers(lines)}`,
  roundQuotients: '/를 //로 바꾸기',
  convertPython2: 'Python 3으로 변환',
  gradeThis: '이 프로그램 채점하기',
  neverWentBack: '숫자를 한 번도 지우지 않고 풀었습니다. 채점에서는 탐색이 필요한 퍼즐도 풀어 봅니다.',
  rightBoard: '보드는 맞지만, 채점 서버는 나머지 출력을 허용하지 않습니다.',
  isChecker: '스도쿠를 푸는 대신 보드를 검사하는 프로그램입니다. 현재 보드로 호출했습니다.',
  has: (property) => `${property}.`,
  answersRightly: (name, answer) => `${name}: ${answer} (맞음)`,
  answersWrongly: (name, answer, expected) =>
    `${name}: ${answer === '' ? '답 없음' : answer} (틀림, 정답은 ${expected})`,
  printedBeside: '답 외에 출력한 내용',
  writtenFile: (name) => `${name} 파일에 쓴 내용`,
  edited: '이 실행 뒤에 코드를 수정했습니다.',
  leaving:
    'Tab은 들여쓰기입니다. 편집기를 벗어나려면 Escape를 누른 뒤 Tab을 누르세요. Ctrl+Enter로 실행합니다.',
}

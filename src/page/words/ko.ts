/** Texts of the page in Korean, except those of rooms that are loaded later. */
import { backgroundKo } from '../background/background.ko.ts'
import { byHandKo } from '../byHand/byHand.ko.ts'
import { filesKo } from '../reading/files.ko.ts'
import { drawerKo } from '../drawer/drawer.ko.ts'
import { readingKo } from '../reading/reading.ko.ts'
import { puzzlePanelKo } from '../puzzle/puzzlePanel.ko.ts'
import { runningKo } from '../own/running.ko.ts'
import { boardViewKo } from '../board/boardView.ko.ts'
import { searchingKo } from '../player/searching.ko.ts'
import { sentenceKo } from '../why/sentence.ko.ts'
import type { Conflict } from '../../sudoku/conflicts.ts'
import type { UnitKind } from '../../sudoku/units.ts'
import type { Messages } from './en.ts'
import { withJosa } from '../../i18n/josa.ts'
import { introductionKo } from '../introduction/introduction.ko.ts'
import { judgeKo } from '../judge/judge.ko.ts'
import { steppingKo } from '../listing/stepping.ko.ts'

const UNIT: Record<UnitKind, string> = { row: '행', column: '열', box: '번 박스' }

const figures = new Intl.NumberFormat('ko')

const compact = new Intl.NumberFormat('ko', { notation: 'compact' })

const number = (value: number) => figures.format(value)

function conflict({ unit, digit, cells }: Conflict): string {
  return `${unit.index + 1}${UNIT[unit.kind]}에 ${withJosa(digit, '이/가')} ${cells.length}개`
}

/** Names the first two conflicts, and counts the others. */
function list(found: readonly Conflict[]): string {
  const rest = found.length - 2
  return `${found.slice(0, 2).map(conflict).join(', ')} 있습니다${rest > 0 ? ` (외 ${rest}건)` : ''}`
}

export const ko: Messages = {
  number,
  introduction: introductionKo,
  judge: judgeKo,
  stepping: steppingKo,
  background: backgroundKo,
  byHand: byHandKo,
  files: filesKo,
  drawer: drawerKo,
  readings: readingKo,
  puzzlePanel: puzzlePanelKo,
  running: runningKo,
  boardView: boardViewKo,
  searching: searchingKo,
  sentence: sentenceKo,
  header: {
    skip: '바로 가기',
    skipToCode: '코드로 건너뛰기',
    skipToPlayback: '재생으로 건너뛰기',
    paste: '붙여넣기',
    views: '화면',
    puzzle: '퍼즐 선택',
    ownPuzzle: '내 퍼즐',
    program: '프로그램',
    extent: '해답 범위',
    own: '내 코드',
    mine: '내 프로그램',
    builtIn: 'Backdoku의 프로그램',
    first: '첫 해답까지',
    all: '모든 해답',
    otherLanguage: 'English',
    theme: { system: '테마: 시스템 설정', light: '테마: 밝게', dark: '테마: 어둡게' },
    share: '공유',
    help: '도움말',
    more: '더 보기',
  },
  board: {
    name: '스도쿠 보드',
    cell: (row, column) => `${row}행 ${column}열`,
    given: '주어진 숫자',
    placed: '배치한 숫자',
    blank: '빈칸',
    marks: {
      working: '지금 보는 칸',
      backtracked: '방금 지움 (백트랙)',
      conflict: '충돌',
      failing: '들어갈 숫자가 없음',
      blocking: '이 숫자가 막음',
    },
    rings: {
      stale: '남은 숫자, 비어 있어야 할 칸',
      fault: '잘못된 칸',
      blank: '숫자 없음',
      opened: '기록을 보는 칸',
      chosen: '고른 답',
      asked: '질문한 칸',
      right: '맞음',
      missing: '답에서 빠짐',
      superfluous: '답이 아님',
      redundant: '빼도 되는 숫자',
    },
    undo: '실행 취소',
    redo: '다시 실행',
    clear: '모두 지우기',
    reset: '초기화',
    resetHint: '탐색을 멈추고 처음 퍼즐로 돌아갑니다',
    advance: '입력 후 다음 칸으로',
  },
  status: {
    ready: '퍼즐을 입력하거나 붙여넣고 재생을 누르세요.',
    readyToPlay: (givens) => `주어진 숫자 ${givens}개. 재생을 누르면 탐색을 볼 수 있습니다.`,
    making: '퍼즐을 만드는 중…',
    playing: '재생 중입니다.',
    paused: '일시정지했습니다.',
    seekingEnd: '끝까지 탐색하는 중…',
    seeking: (event) => `이벤트 ${number(event)} 찾는 중…`,
    stopped: '탐색을 멈췄습니다.',
    failed: '탐색에 실패했습니다.',
    solvedSeveral: (solutions) => `해결했습니다: 해답 ${number(solutions)}개`,
    unsolvable: '해답이 없습니다 (모두 탐색함)',
    unsolved: '프로그램이 해답 없이 끝났습니다',
    endedAfter: (solutions) => `프로그램이 해답 ${number(solutions)}개를 찾은 뒤 끝났습니다`,
    runEnd: {
      hidden: '프로그램이 끝났습니다. 보여 줄 과정이 없습니다',
      'cut-off': '기록은 여기까지입니다. 프로그램은 더 실행되었습니다',
      'time-limit': '시간 제한으로 중지되었습니다',
      'memory-limit': '메모리 제한으로 중지되었습니다',
      'output-limit': '출력 제한으로 중지되었습니다',
      error: '오류로 프로그램이 끝났습니다',
      stopped: '사용자가 프로그램을 중지했습니다',
      lost: '실행이 중간에 끊겼습니다',
      'not-run': '프로그램이 실행되지 않았습니다',
    },
    exhausted: (solutions) => `모두 탐색했습니다: 해답 ${number(solutions)}개`,
    submitted: {
      answer: '퍼즐을 불러왔습니다. 함께 있던 답이 맞는지는 출력 확인에 있습니다.',
      finished: '다 채워진 보드이므로 출력 확인에서 확인합니다. 퍼즐은 바뀌지 않습니다.',
      printed: '프로그램이 출력한 내용을 출력 확인에서 보드의 퍼즐로 확인합니다.',
    },
    copied: '답을 복사했습니다.',
    runOver: '탐색을 닫았습니다. 실행 취소로 다시 열 수 있습니다.',
    watched: 'F2를 누르거나 빈칸을 클릭하면 편집할 수 있습니다.',
    past: (depth) => `깊이 ${depth}의 호출이 시작된 시점의 보드입니다. Esc를 누르면 돌아갑니다.`,
  },
  alert: {
    conflicts: (found) => `충돌: ${list(found)}`,
    unreadable: (error) => `텍스트를 읽을 수 없습니다: ${error}`,
    refused: (found) => `탐색할 수 없습니다: ${list(found)}`,
    failed: (reason) => `탐색에 실패했습니다: ${reason}. 재생을 눌러 다시 시작하세요.`,
    lost: {
      'not-made': '브라우저가 워커를 만들지 못함',
      sandboxed: '프레임이 워커를 막음. iframe에 sandbox="allow-scripts allow-same-origin"이 필요함',
      'not-loaded': '워커를 불러오지 못함',
      silent: '워커가 응답하지 않음',
    },
    notLoaded: '앱의 일부를 불러오지 못했습니다. 연결을 확인하고 다시 시도하세요.',
    broken: '이 부분에서 오류가 발생했습니다.',
    outdated: '새 버전이 나와 이전 버전의 파일이 삭제되었습니다. 새로고침하면 지금 상태에서 이어집니다.',
    reload: '새로고침',
    noEvent: (typed) => `“${typed}”은(는) 이벤트 번호가 아닙니다. 0 이상의 정수를 입력하세요.`,
    badEvent: (written) => `링크의 “${written}”은(는) 이벤트 번호가 아니어서 무시했습니다.`,
    again: '다시 시도',
    close: '닫기',
    notCopied: '브라우저가 복사를 막았습니다.',
    notPasted: '그사이 입력한 내용이 있어 붙여넣지 않았습니다. 입력한 내용을 바꾸려면 다시 붙여넣으세요.',
    nothingPasted: '클립보드가 비어 있거나 텍스트가 없습니다. 먼저 퍼즐을 복사하세요.',
  },
  transport: {
    name: '재생',
    play: '재생',
    pause: '일시정지',
    predict: '예측하기',
    predictHint: '몇몇 이벤트 앞에서 멈추고 다음에 일어날 일을 묻습니다',
    stepForward: '한 단계 앞으로',
    stepBack: '한 단계 뒤로',
    goToStart: '처음으로',
    goToEnd: '끝으로',
    speed: '속도',
    more: '재생 도구 더 보기',
    rate: (rate) => `${compact.format(rate)} /초`,
    goToEvent: '이벤트로 이동',
    rateSpoken: (rate, counted) =>
      counted === 'lines' ? `초당 ${number(rate)}줄` : `초당 이벤트 ${number(rate)}개`,
  },
  counters: {
    event: '이벤트',
    events: '/',
    allEvents: '전체 이벤트',
    placements: '배치',
    backtracks: '백트랙',
    depth: '깊이',
    solutions: '해답',
  },
  timeline: {
    name: '타임라인',
    position: (event, events) => `이벤트 ${number(events)}개 중 ${number(event)}번째`,
    detail: '타임라인 확대',
    tools: '타임라인 도구',
    zoomIn: '확대',
    zoomOut: '축소',
    fit: '전체 탐색 보기',
    loop: '보이는 구간 반복',
    empty: '탐색을 시작하면 깊이가 여기에 그려집니다.',
    ownEmpty: '보드에 쓰면 깊이가 여기에 그려집니다.',
  },
  panels: {
    name: '패널',
    open: '패널 열기',
    close: '패널 닫기',
    taller: '패널 높이기',
  },
}

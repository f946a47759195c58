import type { puzzlePanelEn } from './puzzlePanel.en.ts'

const figures = new Intl.NumberFormat('ko')
const number = (value: number) => figures.format(value)

export const puzzlePanelKo: typeof puzzlePanelEn = {
  text: '퍼즐 텍스트',
  hint: '채점 입력, 81자 한 줄, 2차원 리스트를 붙여넣으세요. 페이지 어디서나 Ctrl+V로도 붙여넣을 수 있습니다.',
  load: '퍼즐 불러오기',
  samples: '예제',
  answer: '답',
  answerPending: '완성된 보드를 입력과 같은 형식으로 여기에 표시합니다.',
  copy: '답 복사',
  cannotPersist: '브라우저가 저장을 막고 있습니다. 새로고침하면 주소에 담긴 내용만 남습니다.',
  choose: '퍼즐이 여러 개 있습니다. 하나를 고르세요:',
  unlisted: (more) => `나머지 ${number(more)}개는 목록에 표시하지 않았습니다.`,
  solutions: '찾은 해답',
  solution: '해답',
  ofSolutions: (met) => `/ ${number(met)}`,
  previousSolution: '이전 해답',
  nextSolution: '다음 해답',
  work: (isWhole) => `${isWhole ? '탐색 전체에서' : '지금까지'} 읽은 칸과 표 항목:`,
  workHere: '이 이벤트까지:',
  transforms: '돌리기, 뒤집기, 바꾸기',
  programs: '프로그램별 비용',
  landmarks: '탐색의 주요 지점',
  deepest: (event) => `가장 깊은 막다른 칸: 이벤트 ${number(event)}`,
  excursionBegins: (event) => `가장 오래 헤맨 구간의 시작: 이벤트 ${number(event)}`,
  excursionEnds: (event) => `가장 오래 헤맨 구간의 끝: 이벤트 ${number(event)}`,
  excursion: (events) => `틀린 숫자 하나를 배치한 채 이벤트 ${number(events)}개 동안 헤맸습니다.`,
}

import type { puzzlePanelEn } from '../en/puzzlePanel.ts'

export const puzzlePanelKo: typeof puzzlePanelEn = {
  text: '퍼즐 텍스트',
  hint: '문제의 입력, 81자 한 줄, 2차원 리스트를 붙여넣으세요. 페이지 어디서나 Ctrl+V를 눌러도 됩니다.',
  load: '퍼즐 불러오기',
  samples: '예제',
  answer: '답',
  answerPending: '완성된 보드가 붙여넣은 텍스트와 같은 형식으로 여기에 나타납니다.',
  copy: '답 복사',
}

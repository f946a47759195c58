import type { judgingEn } from '../en/judging.ts'

export const judgingKo: typeof judgingEn = {
  atFault: (printed) => `출력에서 틀린 칸, 출력된 값은 ${printed === '' ? '빈칸' : printed}`,
  submitted: {
    answer: '퍼즐을 불러왔습니다. 함께 있던 답은 채점 패널에 있습니다.',
    finished: '다 채워진 보드라서 채점 패널에서 채점합니다. 퍼즐은 그대로입니다.',
  },
}

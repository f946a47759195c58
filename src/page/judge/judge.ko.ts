import type { judgeEn } from './judge.en.ts'

export const judgeKo: typeof judgeEn = {
  atFault: (printed) => `출력에서 틀린 칸 (출력: ${printed === '' ? '빈칸' : printed})`,
}

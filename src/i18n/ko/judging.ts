import type { judgingEn } from '../en/judging.ts'

export const judgingKo: typeof judgingEn = {
  atFault: (printed) => `출력에서 틀린 칸 (출력: ${printed === '' ? '빈칸' : printed})`,
}

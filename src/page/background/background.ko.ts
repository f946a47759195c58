import type { backgroundEn } from './background.en.ts'

export const backgroundKo: typeof backgroundEn = {
  failure: (reason) =>
    `백그라운드 계산에 실패했습니다(${reason}). 이 패널의 아무 버튼이나 누르면 다시 시작합니다.`,
}

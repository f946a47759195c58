import type { presentEn } from './en.ts'

export const presentKo: typeof presentEn = {
  name: '발표 화면',
  hint: '페이지는 뒤에 그대로 있습니다. 재생과 단계 실행 키를 쓸 수 있고, Esc를 누르면 발표가 끝납니다.',
  end: '끝내기',
  ended: '발표 화면을 닫았습니다.',
}

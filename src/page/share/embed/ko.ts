import type { embedEn } from './en.ts'

export const embedKo: typeof embedEn = {
  open: 'Backdoku에서 열기',
  waits: '이 브라우저에서 실행합니다',
}

import type { embedEn } from './en.ts'

export const embedKo: typeof embedEn = {
  open: 'Backdoku에서 열기',
}

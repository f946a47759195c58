import type { embedEn } from '../en/embed.ts'

export const embedKo: typeof embedEn = {
  open: 'Backdoku에서 열기',
}

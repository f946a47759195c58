import type { versionEn } from './version.en.ts'

export const versionKo: typeof versionEn = {
  heading: '새 버전',
  ready: '새 버전이 있습니다.',
  take: '새로고침',
  later: '나중에',
}

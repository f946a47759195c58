// Sino-Korean digits (영 일 이 삼 사 오 육 칠 팔 구) that end in a consonant.
const CLOSED = new Set([0, 1, 3, 6, 7, 8])

/** Appends the Korean particle that fits the last digit. @param particles after a consonant / after a vowel */
export function withJosa(figure: number, particles: '이/가' | '은/는' | '을/를'): string {
  const [closed, open] = particles.split('/')
  return `${figure}${CLOSED.has(figure % 10) ? closed : open}`
}

// Digits read in Sino-Korean: 영 일 이 삼 사 오 육 칠 팔 구; those that end in a consonant.
const CLOSED = new Set([0, 1, 3, 6, 7, 8])

/** A number with the Korean particle that its last digit asks for. @param particles for a final consonant / a vowel */
export function withJosa(figure: number, particles: '이/가' | '은/는' | '을/를'): string {
  const [closed, open] = particles.split('/')
  return `${figure}${CLOSED.has(figure % 10) ? closed : open}`
}

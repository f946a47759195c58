// Digits whose Sino-Korean reading (영 일 이 삼 사 오 육 칠 팔 구) ends in a consonant.
const CONSONANT_FINAL = new Set([0, 1, 3, 6, 7, 8])

/** Appends to a number the Korean particle for its last digit. @param particles after a consonant / after a vowel */
export function withJosa(figure: number, particles: '이/가' | '은/는' | '을/를'): string {
  const [closed, open] = particles.split('/')
  return `${figure}${CONSONANT_FINAL.has(figure % 10) ? closed : open}`
}

import type { runningEn } from './running.en.ts'

const figures = new Intl.NumberFormat('ko')
const number = (value: number) => figures.format(value)

export const runningKo: typeof runningEn = {
  stop: '찾기 중지',
  searching: (event) => `중단점을 찾는 중: 이벤트 ${number(event)}…`,
  missed: {
    forward: '이 시점 이후로는 중단점에 걸리지 않습니다.',
    back: '이 시점 이전에는 중단점에 걸리지 않습니다.',
    stopped: '중단점에 닿기 전에 탐색이 멈췄습니다.',
  },
  playingAt: (rate) => `초당 이벤트 ${number(rate)}개로 재생 중`,
  digest: ({ row, lowest, highest, placements, backtracks }) =>
    `${row + 1}행 부근, 깊이 ${lowest === highest ? lowest : `${lowest}~${highest}`}: 최근 1초에 배치 ${number(placements)}번, 백트랙 ${number(backtracks)}번. 일시정지하면 코드를 한 줄씩 볼 수 있습니다.`,
}

import { EventKind } from '../../search/events.ts'
import { withJosa } from '../../i18n/josa.ts'
import type { predictEn } from './en.ts'

const figures = new Intl.NumberFormat('ko')

export const predictKo: typeof predictEn = {
  name: '예측',
  idle: '예측하기가 켜져 있습니다. 몇몇 이벤트 앞에서 멈추고 다음에 일어날 일을 묻습니다.',
  slowed: (rate) =>
    `예측하기가 켜져 있습니다. 재생 속도를 ${rate}로 낮춰, 몇몇 이벤트 앞에서 멈추고 다음에 일어날 일을 묻습니다.`,
  tooFast: (rate, most) =>
    `예측하기가 켜져 있지만, ${rate}로 재생하는 동안에는 묻지 않습니다. 속도를 ${most} 이하로 낮추거나 한 단계씩 진행하세요.`,
  guided: '예측하기가 켜져 있습니다. 투어가 끝나면 다시 묻습니다.',
  score: (right, answered) => `${figures.format(answered)}개 중 ${figures.format(right)}개`,
  scoreHint: '이 브라우저에서 맞힌 답',
  returnedCall: (call) =>
    `${call} 호출이 반환되었습니다. 이제 어느 칸의 호출이 이어지고, 그 칸에는 지금 무엇이 있습니까?`,
  returnedCell: (cell) =>
    `프로그램이 ${cell}에서 되돌아갑니다. 어느 칸으로 돌아가고, 그 칸에는 지금 무엇이 있습니까?`,
  digit: (cell, digit) =>
    `${cell}에서 방금 ${withJosa(digit, '을/를')} 지웠습니다. 이 칸에 다음으로 들어갈 숫자는 무엇입니까?`,
  move: '다음은 배치입니까, 백트랙입니까? 바뀌는 칸과, 바뀐 뒤 그 칸에 있을 숫자를 고르세요.',
  placed: (cell, digit) => `${cell}에 방금 ${withJosa(digit, '을/를')} 배치했습니다.`,
  takenBack: (cell, digit) => `${cell}에서 방금 ${withJosa(digit, '을/를')} 지웠습니다.`,
  cell: '다음에 채울 칸은 어디이고, 어떤 숫자가 들어갑니까?',
  pressCell: '보드에서 칸을 누르세요',
  byKeyboard: '또는 방향키로 이동해 Enter',
  pressed: (cell) => cell,
  cellFirst: '칸을 먼저 누르고 숫자를 고르세요.',
  holds: {
    return: '지금 있는 숫자',
    digit: '다음 숫자',
    move: '바뀐 뒤의 숫자',
    cell: '들어갈 숫자',
  },
  pad: '답할 숫자',
  nothing: '없음',
  skip: '건너뛰기 (Esc)',
  goOn: '계속',
  verdict: (verdict, kind, digit) => {
    if (verdict === 'right') return '맞았습니다.'
    if (verdict === 'only-cell') {
      if (kind === 'return') return `칸은 맞았지만, 그 칸에는 아직 ${withJosa(digit, '이/가')} 있었습니다.`
      return digit === 0
        ? '칸은 맞았지만, 그 칸은 비워집니다.'
        : `칸은 맞았지만, ${withJosa(digit, '이/가')} 들어갑니다.`
    }
    if (verdict === 'only-digit')
      return digit === 0 ? '숫자를 지우는 것은 맞지만, 다른 칸입니다.' : '숫자는 맞았지만, 다른 칸입니다.'
    if (kind === 'digit')
      return digit === 0
        ? '아닙니다. 남은 숫자가 없습니다.'
        : `아닙니다. ${withJosa(digit, '이/가')} 들어갑니다.`
    return {
      return: '아닙니다. 다른 호출이 이어집니다.',
      move: '아닙니다. 다른 일이 일어납니다.',
      cell: '아닙니다. 다음은 다른 칸입니다.',
    }[kind]
  },
  said: '고른 답',
  was: '실제',
  why: '이유',
  answer: (cell, digit) => `${cell}: ${digit === 0 ? '없음' : digit}`,
  returnChanges: '호출이 반환되어도 보드는 그대로입니다.',
  happenedEvent: (event, kind, cell, digit) =>
    kind === EventKind.backtrack
      ? `이벤트 ${figures.format(event)}에서 ${cell}의 ${withJosa(digit, '을/를')} 지웠습니다.`
      : `이벤트 ${figures.format(event)}에서 ${cell}에 ${withJosa(digit, '을/를')} 배치했습니다.`,
}

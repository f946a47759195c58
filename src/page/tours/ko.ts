import type { toursEn } from './en.ts'
import type { PartFault, TourFault } from './tourFile.ts'

const figures = new Intl.NumberFormat('ko')

function place({ step, scene }: PartFault): string {
  if (step !== undefined) return `${step}단계`
  return scene === undefined ? '일부' : `${scene}번째 장면`
}

function reasonOf({ part, reason }: PartFault): string {
  const named = part === '' ? '내용' : `“${part}”`
  switch (reason.kind) {
    case 'missing':
      return `${named} 없음`
    case 'empty':
      return `${named} 비어 있거나 부족함`
    case 'too-long':
      return `${named} 최대 ${reason.most} 초과`
    case 'invalid':
      return `${named} 형식이 잘못됨`
  }
}

function fault(fault: TourFault): string {
  switch (fault.kind) {
    case 'not-json':
      return '글이 잘렸거나 손상되어 열 수 없습니다.'
    case 'not-a-tour':
      return 'Backdoku의 투어가 아닙니다.'
    case 'newer-format':
      return '더 새로운 Backdoku에서 만들었습니다. 페이지를 새로고침하세요.'
    case 'damaged':
      return '링크가 손상되었습니다. 링크가 잘렸을 수 있으니 다시 복사하세요.'
    case 'too-large':
      return '링크에 담긴 내용이 너무 큽니다.'
    case 'no-lesson':
      return `“${fault.id}” 수업이 없습니다.`
    case 'bad-part':
      return `보여 줄 수 있는 단계가 없습니다. ${place(fault.fault)}: ${reasonOf(fault.fault)}.`
  }
}

export const toursKo: typeof toursEn = {
  name: '투어',
  progress: (step, steps) => `${step} / ${steps}`,
  steps: '단계',
  stepNamed: (step, title) => `${step}단계: ${title}`,
  back: '이전',
  next: '다음',
  finish: '마치기',
  end: '그만 보기',
  resume: '이어서 보기',
  predict: '다음 예측하기',
  right: '맞습니다',
  wrong: '아닙니다',
  missing: (event, events) =>
    `이 탐색은 이벤트 ${figures.format(events)}개로 끝나서, 이 단계의 이벤트 ${figures.format(event)}까지 가지 않습니다.`,
  otherVersion: (program) => `“${program}”의 다른 버전으로 만들어서, 설명과 화면이 맞지 않을 수 있습니다.`,
  leftOut: (parts) => `제외한 부분 ${parts}개`,
  partLeftOut: (fault) => `${place(fault)}: ${reasonOf(fault)}.`,
  fault,
  close: '닫기',
}

import type { DiagnosisWords } from './en.ts'

const number = new Intl.NumberFormat('ko').format

export const diagnosisKo: DiagnosisWords = {
  looking: '작은 보드에서 실행해 원인을 찾는 중입니다…',
  onSmallBoard: '작은 보드에서:',
  show: '보여 주기',
  showSmall: '작은 보드에서 보기',
  showHere: '이 실행에서 보기',
  showLine: (line) => `${number(line)}번 줄`,
  also: (count) => `그 밖에 (${number(count)})`,
  event: (event) => `이벤트 ${number(event)}`,
  faultLine: (event) => `이벤트 ${number(event)}에서 잘못된 줄`,
  lineAround: (event) => `이벤트 ${number(event)} 앞뒤에서 실행된 줄`,
}

import type { DiagnosisWords } from './en.ts'

import type { Fact, FaultKind, Finding } from '../../../runner/diagnosis/finding.ts'
import { unitList } from '../../../runner/diagnosis/wording.ts'

const number = new Intl.NumberFormat('ko').format

/** The cause in a few words, by the kind of the finding. */
const HEADLINES: Readonly<Record<FaultKind | 'fact', string>> = {
  'given-changed': '주어진 숫자가 바뀝니다.',
  'left-behind': '놓은 숫자를 지우지 않습니다.',
  overlooked: '검사가 잘못되었습니다.',
  blocked: '지운 숫자를 여전히 쓴 것으로 봅니다.',
  stuck: '숫자 하나에서 더 나아가지 못합니다.',
  'goes-on': '해답을 찾고도 탐색을 계속합니다.',
  'prints-early': '보드를 너무 일찍 출력합니다.',
  'cell-ignored': '숫자를 놓지 않는 빈칸이 있습니다.',
  repeats: '같은 보드를 두 번 탐색합니다.',
  'prints-several': '보드를 여러 개 출력합니다.',
  'digit-never-tried': '한 번도 시도하지 않는 숫자가 있습니다.',
  'gives-up': '너무 일찍 포기합니다.',
  skips: '놓을 수 있는 숫자를 건너뜁니다.',
  'passes-over': '빈칸을 지나칩니다.',
  'no-solution': '해답 없이 탐색이 끝납니다.',
  crash: '오류로 프로그램이 끝납니다.',
  endless: '반복이 끝나지 않습니다.',
  recursion: '호출이 끝없이 이어집니다.',
  format: '탐색은 맞지만 출력이 다릅니다.',
  fact: '여기까지는 보드가 맞습니다.',
}

function headline({ kind, units }: Pick<Finding | Fact, 'kind' | 'units'>): string {
  return kind === 'overlooked' && units.length > 0
    ? `${unitList(units).ko} 검사가 잘못되었습니다.`
    : HEADLINES[kind]
}

export const diagnosisKo: DiagnosisWords = {
  note: (line) => (line === undefined ? '틀린 이유' : `틀린 이유, ${number(line)}번 줄`),
  errorNote: (line) => (line === undefined ? '오류 설명' : `오류 설명, ${number(line)}번 줄`),
  headline,
  stillAt: (line) => `아직 ${number(line)}번 줄`,
  pastLimit: (limit) => `제한 시간 ${number(limit)}초가 지났습니다. 끝나지 않는 반복일 수 있습니다.`,
  stoppedAt: (line) => `${number(line)}번 줄에서 중지`,
  edited: '이 실행 뒤에 수정했습니다.',
  looking: '작은 보드에서 실행해 원인을 찾는 중입니다…',
  onSmallBoard: '작은 보드에서:',
  show: '지금 이 순간',
  showSmall: (blanks) => (blanks === 0 ? '다 찬 보드에서' : `빈칸 ${number(blanks)}개 보드에서`),
  back: '내 퍼즐로 돌아가기',
  showLine: (line) => `${number(line)}번 줄`,
  also: (count) => `그 밖에 (${number(count)})`,
  event: (event) => `이벤트 ${number(event)}`,
  faultLine: (event) => `이벤트 ${number(event)}에서 잘못된 줄`,
  lineAround: (event) => `이벤트 ${number(event)} 앞뒤에서 실행된 줄`,
}

import type { variableEn } from './en.ts'

const figures = new Intl.NumberFormat('ko')
const number = (value: number) => figures.format(value)

export const variableKo: typeof variableEn = {
  open: (name) => `${name}: 값을 쓴 줄 보기`,
  title: (name) => `${name}의 값을 쓴 줄`,
  call: (name, depth) =>
    depth === undefined ? '프로그램의 변수' : `${name}()의 변수 (호출 ${number(depth)}단계)`,
  close: '닫기',
  stop: '중지',
  reading: (event, events) => `다시 실행하는 중: 이벤트 ${number(events)}개 중 ${number(event)}개`,
  written: (event, step, line, change) =>
    step === 0
      ? `이벤트 ${number(event)}에서 ${number(line)}번 줄이 썼습니다: ${change}`
      : `이벤트 ${number(event)} 다음에 ${number(line)}번 줄이 썼습니다: ${change}`,
  unwritten: (from) => `이벤트 ${number(from)}부터는 값이 바뀌지 않았습니다.`,
  further: '더 앞까지 찾기',
  missing: '값을 쓴 줄을 찾지 못했습니다. 다시 실행한 프로그램이 시간 제한 안에 그 줄까지 가지 못했습니다.',
  differs: '다시 실행했더니 결과가 달라서, 원래 실행에서 값을 쓴 줄은 알 수 없습니다.',
  lost: '값을 쓴 줄을 찾지 못했습니다. 다시 실행한 프로그램이 그 줄까지 가지 못했습니다.',

  writes: '이 변수의 값이 바뀐 기록',
  figure: number,
  line: (line) => `${number(line)}번 줄`,
  row: (event, step, line, change) =>
    `이벤트 ${number(event)}${step === 0 ? '' : ' 다음'}, ${number(line)}번 줄: ${change}`,
  change: (before, after) => (before === undefined ? `처음 값 ${after}` : `${before} → ${after}`),
  changes: (count, first) => `항목 ${number(count)}개, 그중 첫 번째 ${first}`,
  gaveBack: (call, value) => `${call} 반환값: ${value}`,
}

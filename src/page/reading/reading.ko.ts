import { digitLike, type ReadError } from '../../sudoku/formats/errors.ts'
import { LANGUAGE_NAMES } from '../../sudoku/reading/language.ts'
import { assertNever } from '../../sudoku/result.ts'
import { CELLS } from '../../sudoku/units.ts'
import type { readingEn } from './reading.en.ts'
import { withJosa } from '../../i18n/josa.ts'
import type { Language } from '../../i18n/text.ts'
import { foremost, type ReadPart } from '../store/notice.ts'

const FIGURES = new Intl.NumberFormat('ko')
const figure = (number: number) => FIGURES.format(number)

const signedWithJosa = (number: number) => `${number < 0 ? '-' : ''}${withJosa(Math.abs(number), '은/는')}`

/** Like `error`, but names only the first three of the supported formats. */
function briefError(found: ReadError): string {
  if (found.code !== 'unrecognised') return error(found)
  const names = found.understood.slice(0, 3).map(({ ko }) => ko)
  return `퍼즐을 찾을 수 없습니다. 지원하는 형식: ${names.join(', ')} 외 ${found.understood.length - 3}가지`
}

const UNCLEAR_CELLS = {
  range: '칸 목록에 9행 9열을 벗어난 칸이 있습니다.',
  origin: '칸 목록의 행과 열을 0부터 세는지 1부터 세는지 알 수 없습니다. 보드를 아홉 줄로 적어 주세요.',
  order: '칸 목록에서 두 번호 중 어느 쪽이 행인지 알 수 없습니다. 칸을 행 순서대로 적어 주세요.',
} as const

function error(error: ReadError): string {
  switch (error.code) {
    case 'unrecognised':
      return `스도쿠 퍼즐을 찾을 수 없습니다. 지원하는 형식: ${error.understood.map(({ ko }) => ko).join(', ')}`
    case 'too-long':
      return `텍스트가 너무 깁니다. ${figure(error.limit)}${error.unit === 'lines' ? '줄' : '자'}까지만 읽을 수 있습니다.`
    case 'row-count':
      return `행이 ${figure(error.found)}개입니다. ${error.expected}개여야 합니다.`
    case 'row-length':
      return `${error.row}행의 칸이 ${figure(error.found)}개입니다. ${error.expected}개여야 합니다.`
    case 'cell-count':
      return `칸이 ${figure(error.found)}개입니다. ${error.expected}개여야 합니다.`
    case 'line-length':
      return `${figure(error.found)}자입니다. ${error.expected}자여야 합니다.`
    case 'not-a-digit':
      return `${error.row}행 ${error.column}열: '${error.found}'은(는) 숫자가 아닙니다.${alike(error.found)}`
    case 'out-of-range':
      return `${error.row}행 ${error.column}열: ${signedWithJosa(error.found)} 0 이상 9 이하의 수가 아닙니다.`
    case 'puzzle-count':
      return `퍼즐이 ${figure(error.found)}개입니다. 첫 줄에 적힌 대로 ${figure(error.expected)}개여야 합니다.`
    case 'broken-link':
      return `${error.site} 링크를 읽을 수 없습니다. '${error.parameter}=' 뒤의 내용이 손상되었거나 잘렸습니다.`
    case 'unknown-packing':
      return `이 ${error.site} 링크의 압축 형식('${error.parameter}=')은 지원하지 않습니다. 보드가 81자로 담긴 링크를 사용하세요.`
    case 'board-size':
      return `${error.found}×${error.found} 보드입니다. ${error.expected}×${error.expected}만 읽을 수 있습니다.`
    case 'unclear-cells':
      return UNCLEAR_CELLS[error.reason]
    case 'cell-twice':
      return `${error.row}행 ${error.column}열: 칸 목록에 서로 다른 숫자가 두 번 적혀 있습니다.`
    case 'pencil-marks':
      return '후보가 적힌 보드라서 주어진 숫자를 구분할 수 없습니다. 후보를 빼고 복사하세요.'
    case 'program':
      if (error.language !== undefined)
        return `${LANGUAGE_NAMES[error.language]} 프로그램입니다. 여기에서 실행할 수 있습니다.`
      return error.resembles === undefined
        ? '여기에서 실행할 수 없는 언어의 프로그램이며, 메뉴에 비슷한 프로그램도 없습니다.'
        : `여기에서 실행할 수 없는 언어의 프로그램입니다. 메뉴에서 가장 비슷한 프로그램은 ‘${error.resembles.name.ko}’입니다.`
    case 'picture':
      return '그림은 읽을 수 없습니다. 퍼즐을 텍스트로 복사하거나 보드에 직접 입력하세요.'
    case 'link':
      return '링크는 여기에서 열 수 없습니다. 그 페이지의 텍스트를 복사하세요.'
    case 'other-rules':
      return `이 ${error.site} 퍼즐에는 추가 규칙이 있습니다(${error.rule}).`
    case 'in-puzzle':
      return `${error.label}: ${readingKo.error(error.error)}`
    default:
      return assertNever(error)
  }
}

function alike(found: string): string {
  const digit = digitLike(found)
  return digit === undefined ? '' : ` 모양이 비슷한 ${digit}인지 확인하세요.`
}

function readPart(part: ReadPart, language: Language): string {
  if (part.kind === 'program') return `내 ${LANGUAGE_NAMES[part.language]} 코드, ${figure(part.lines)}줄`
  const format = part.formatName === undefined ? '' : `${part.formatName[language]}, `
  return `${format}${part.kind === 'puzzle' ? `주어진 숫자 ${figure(part.givens)}개` : `퍼즐 ${figure(part.puzzles)}개`}`
}

const NEXT: Readonly<Record<ReadPart['kind'], string>> = {
  program: '실행을 누르면 볼 수 있습니다.',
  puzzle: '재생을 누르면 탐색을 볼 수 있습니다.',
  several: '하나를 고르세요.',
}

export const readingKo: typeof readingEn = {
  read(parts, language) {
    return `${parts.map((part) => readPart(part, language)).join('. ')}. ${NEXT[foremost(parts)]}`
  },
  linkOpened: '링크를 열었습니다.',
  sample({ part, number }) {
    const name = { input: '예제 입력', output: '예제 출력', example: '예제' }[part]
    return number === undefined ? name : `${name} ${number}`
  },
  numberedBoard: (label, row, givens) =>
    `${label} · ${row} · ${givens === CELLS ? '다 채워짐' : `주어진 숫자 ${figure(givens)}개`}`,
  error,
  briefError,
  unread([first, ...others]) {
    if (first === undefined) return ''
    const found = `${first.label}: ${error(first.error)}`
    return others.length === 0
      ? `읽을 수 없는 퍼즐이 1개 있습니다. ${found}`
      : `읽을 수 없는 퍼즐이 ${figure(others.length + 1)}개 있습니다. 그중 첫 번째입니다. ${found}`
  },
  program: '프로그램 코드입니다.',
  runProgram: '내 코드로 실행',
  openProgram: (name) => `‘${name}’ 열기`,
  recognised: (format, givens) => `${format} · 주어진 숫자 ${figure(givens)}개`,
  recognisedSeveral: (format, puzzles) => `${format} · 퍼즐 ${figure(puzzles)}개`,
  recognisedAnswered: (format, givens) => `${format} · 주어진 숫자 ${figure(givens)}개, 정답 포함`,
  recognisedComplete: (format) => `${format} · 다 채워진 보드`,
  recognisedBeside: (boards, language) => `${boards} · ${LANGUAGE_NAMES[language]} 프로그램 포함`,
}

import type { FileFault, LeftOut } from '../../sudoku/reading/filesReport.ts'
import type { filesEn } from './files.en.ts'
import { readingKo } from './reading.ko.ts'

/** Maximum files that a list names. */
const MOST_NAMED = 3

/** Why a file was left out, and what was expected, if it was the only one. */
const FAULTS: Readonly<Record<FileFault, string>> = {
  empty: '빈 파일입니다.',
  'too-large': '파일이 너무 큽니다. 프로그램은 1MB, 압축 파일과 퍼즐 텍스트는 20MB까지 열 수 있습니다.',
  'not-text': '텍스트 파일이 아닙니다.',
  'unknown-encoding': '인코딩을 알 수 없습니다. UTF-8로 저장해 다시 여세요.',
  picture: '그림 파일입니다. 퍼즐을 텍스트로 복사하거나 보드에 직접 입력하세요.',
  folder: '폴더입니다. 폴더 안의 파일을 끌어다 놓으세요.',
  finished: '다 채워진 보드입니다.',
  tour: '투어입니다. 이 파일만 따로 여세요.',
  'unknown-type': 'Python, C++, JavaScript, TypeScript 파일이 아니고 퍼즐도 없습니다.',
  'unknown-language':
    '퍼즐이 없고 어떤 언어인지 알 수 없습니다. 확장자를 .py, .cpp, .js, .ts 중 하나로 바꿔 다시 여세요.',
  unreadable: '파일을 읽지 못했습니다. 파일이 그대로 있는지, 손상되지 않았는지 확인하세요.',
}

/** The same in a list. */
const BRIEF_FAULTS: Readonly<Record<FileFault, string>> = {
  empty: '빈 파일',
  'too-large': '너무 큰 파일',
  'not-text': '텍스트 아님',
  'unknown-encoding': '인코딩을 알 수 없음',
  picture: '그림',
  folder: '폴더',
  finished: '다 채워진 보드',
  tour: '투어, 따로 열어야 함',
  'unknown-type': 'Python, C++, JavaScript, TypeScript 아님',
  'unknown-language': '퍼즐 없음, 언어를 알 수 없음',
  unreadable: '읽지 못함',
}

function briefFault({ file, reason }: LeftOut): string {
  if (typeof reason === 'string') return `${file}(${BRIEF_FAULTS[reason]})`
  const error = reason.code === 'unrecognised' ? '퍼즐 없음' : readingKo.error(reason).replace(/\.$/, '')
  return `${file}(${error})`
}

function fault({ file, reason }: LeftOut): string {
  return `${file}: ${typeof reason === 'string' ? FAULTS[reason] : readingKo.briefError(reason)}`
}

function list(names: readonly string[]): string {
  const rest = names.length - MOST_NAMED
  return rest > 0 ? `${names.slice(0, MOST_NAMED).join(', ')} 외 ${rest}개` : names.join(', ')
}

export const filesKo: typeof filesEn = {
  report({ programs, puzzles, leftOut, unclear = [] }) {
    const [first, ...others] = leftOut
    if (first !== undefined && others.length + programs.length + puzzles.length === 0) return fault(first)
    return [
      programs.length > 0 && `연 파일: ${list(programs)}.`,
      puzzles.length > 0 && `퍼즐: ${list(puzzles)}.`,
      leftOut.length > 0 && `읽지 않은 파일: ${list(leftOut.map(briefFault))}.`,
      unclear.length > 0 && `인코딩이 분명하지 않아 일부 글자가 깨졌을 수 있습니다: ${list(unclear)}.`,
    ]
      .filter((sentence) => sentence !== false)
      .join(' ')
  },
}

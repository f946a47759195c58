import type { OptionsError } from '../../search/generator/options.ts'
import { patternWithId } from '../../search/generator/patterns.ts'
import { assertNever } from '../../sudoku/result.ts'
import { roundedDown } from '../../i18n/rounding.ts'
import type { generatorEn } from './en.ts'

const figures = new Intl.NumberFormat('ko')
const number = (value: number) => figures.format(value)
const more = (value: number) => `${number(roundedDown(value))}개 초과`
const events = (value: number) => `이벤트 ${number(value)}개`

const OPTIONS = { givens: '주어진 숫자 개수', difficulty: '난이도', seed: '시드' } as const

function refused(error: OptionsError): string {
  switch (error.code) {
    case 'option-count':
      return `퍼즐을 만들 수 없습니다. 하이픈으로 나눈 옵션이 ${number(error.found)}개입니다. 주어진 숫자 개수, 대칭, 난이도, 시드, 이렇게 적어도 ${error.expected}개가 필요합니다.`
    case 'option-range':
      return `퍼즐을 만들 수 없습니다. ${OPTIONS[error.option]} 값이 ${error.found === '' ? '없습니다' : `'${error.found}'입니다`}. ${number(error.from)} 이상 ${number(error.to)} 이하의 수여야 합니다.`
    case 'unknown-pattern':
      return `퍼즐을 만들 수 없습니다. 대칭 값이 '${error.found}'입니다. ${error.known.join(', ')} 중 하나여야 합니다.`
    case 'unknown-strategy':
      return `퍼즐을 만들 수 없습니다. 프로그램 값이 '${error.found}'입니다. ${error.known.join(', ')} 중 하나여야 합니다.`
    case 'givens-in-pattern':
      return `퍼즐을 만들 수 없습니다. 주어진 숫자 ${error.givens}개는 '${patternWithId(error.pattern)?.name.ko ?? error.pattern}' 모양으로 배치할 수 없습니다. 4의 배수이거나 그보다 하나 많아야 합니다.`
    default:
      return assertNever(error)
  }
}

export const generatorKo: typeof generatorEn = {
  givens: OPTIONS.givens,
  pattern: '대칭',
  difficulty: OPTIONS.difficulty,
  anyDifficulty: '상관없음',
  atLeast: (least) => `${events(least)} 이상`,
  measuredFor: '기준 프로그램',
  difficultyHint:
    '기준 프로그램이 첫 해답을 찾기까지의 이벤트 수입니다. 다음 칸을 골라 채우는 프로그램에서는 이벤트가 수천 개를 넘는 일이 드뭅니다.',
  seed: OPTIONS.seed,
  seedHint: '시드와 옵션이 같으면 항상 같은 퍼즐을 만듭니다.',
  make: '새 퍼즐 만들기',
  makeAgain: '이 시드로 만들기',
  stop: '중지하고 가장 좋은 퍼즐 쓰기',
  progressName: '퍼즐 만드는 중',
  tried: (tried) => `지금까지 퍼즐 ${number(tried)}개를 만들어 보았습니다.`,
  best: (givens, counted, ended, program) =>
    `지금까지 가장 좋은 퍼즐: 주어진 숫자 ${givens}개, ${program} 프로그램에서 ${ended ? events(counted) : `이벤트 ${more(counted)}`}.`,
  made: (givens, counted, ended, program) =>
    `만들었습니다: 주어진 숫자 ${givens}개, ${program} 프로그램에서 ${ended ? events(counted) : `이벤트 ${more(counted)}`}.`,
  stopped: '조건에 맞는 퍼즐을 찾기 전에 멈췄습니다.',
  copyLink: '링크 복사',
  copied: '링크를 복사했습니다:',
  notCopied: '브라우저가 복사를 막았습니다. 링크는 다음과 같습니다:',
  refused,
}

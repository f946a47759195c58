/**
 * Models of faulty programs whose loop over the digits leaves some out, or ends too early. Each model says which digits
 * such a program tries in a cell.
 */
import { ALL_DIGITS, type DigitSet, digitsOf } from '../../../sudoku/candidates.ts'
import { DIGITS } from '../../../sudoku/units.ts'
import type { Visit } from '../visits.ts'
import { fittingDigits } from './checks.ts'
import type { DigitOrder, Model } from './model.ts'

/** Returns `tries` of a model: the digits that fit, except `digits`. */
function fittingExcept(digits: DigitSet): (visit: Visit) => DigitSet {
  return (visit) => fittingDigits(visit) & ~digits
}

/**
 * Returns `tries` of a model: some of the digits that fit.
 * @param keeps returns true to try the digit with this index among the digits that fit, in the order of the loop;
 *   `count` is the number of digits that fit
 */
function fittingByIndex(
  keeps: (index: number, count: number) => boolean,
): (visit: Visit, order: DigitOrder) => DigitSet {
  return (visit, order) => {
    const digits = digitsOf(fittingDigits(visit))
    const inOrder = order === 'descending' ? digits.toReversed() : digits
    return inOrder.reduce(
      (kept, digit, index) => (keeps(index, digits.length) ? kept | (1 << digit) : kept),
      0,
    )
  }
}

/** Tries the digits before the first that does not fit. */
function untilRefused(visit: Visit, order: DigitOrder): DigitSet {
  const fits = fittingDigits(visit)
  let digits = 0
  for (const digit of order === 'descending' ? DIGITS.toReversed() : DIGITS) {
    if (((fits >> digit) & 1) === 0) break
    digits |= 1 << digit
  }
  return digits
}

/** Returns `tries` of a model: a single digit, if it fits. */
function singleDigit(digit: number): (visit: Visit) => DigitSet {
  return (visit) => fittingDigits(visit) & (1 << digit)
}

/** The odd digits, as a set: bit 1 stands for digit 1. */
const ODD = 0b10_1010_1010

/** @param en, ko beginning of the reason, in English and Korean, such as `5 is` */
function neverTriedModel(digits: DigitSet, en: string, ko: string): Model {
  return {
    kind: 'digit-never-tried',
    units: [],
    reason: { en: `${en} never tried`, ko: `${ko} 한 번도 시도하지 않습니다` },
    isLoop: true,
    tries: fittingExcept(digits),
  }
}

function loopModel(kind: 'gives-up' | 'skips', en: string, ko: string, tries: Model['tries']): Model {
  return { kind, units: [], reason: { en, ko }, isLoop: true, tries }
}

/** Reason in English and Korean. */
const ONLY_FIRST = [
  'only the first digit that fits is tried in a cell (there is no search, the first result is returned whatever it is, or all calls share a variable)',
  '칸마다 놓을 수 있는 첫 숫자만 시도합니다(탐색이 없거나, 첫 호출의 결과를 그대로 return하거나, 모든 호출이 변수 하나를 함께 씁니다)',
] as const

export const LOOP_MODELS: readonly Model[] = [
  ...DIGITS.map((digit) =>
    neverTriedModel(1 << digit, `${digit} is`, `숫자 ${digit}${'은는는은는은은은는'[digit - 1]}`),
  ),
  neverTriedModel(0b11_0000_0000, '8 and 9 are', '숫자 8과 9는'),
  neverTriedModel(0b110, '1 and 2 are', '숫자 1과 2는'),
  neverTriedModel((1 << 1) | (1 << 9), '1 and 9 are', '숫자 1과 9는'),
  neverTriedModel(ALL_DIGITS & ~ODD, '2, 4, 6 and 8 are', '숫자 2, 4, 6, 8은'),
  neverTriedModel(ODD, '1, 3, 5, 7 and 9 are', '숫자 1, 3, 5, 7, 9는'),
  loopModel(
    'gives-up',
    ...ONLY_FIRST,
    fittingByIndex((index) => index === 0),
  ),
  loopModel(
    'gives-up',
    'the loop over the digits ends after its first round',
    '숫자 반복문이 한 번 만에 끝납니다',
    singleDigit(1),
  ),
  loopModel(
    'gives-up',
    'the loop over the digits ends after its first round',
    '숫자 반복문이 한 번 만에 끝납니다',
    singleDigit(9),
  ),
  {
    kind: 'skips',
    units: [],
    reason: {
      en: 'the check refuses every digit, as if it found the digit that has just been placed',
      ko: '검사가 방금 놓은 숫자 자신을 중복으로 보는 것처럼 모든 숫자를 막습니다',
    },
    tries: () => 0,
  },
  loopModel(
    'skips',
    'after a digit that does not fit, no other is tried (the loop ends there instead of going on)',
    '놓을 수 없는 숫자를 만나면 나머지를 시도하지 않습니다. continue 자리에 break나 return이 있는 셈입니다',
    untilRefused,
  ),
  loopModel(
    'skips',
    'every other digit that fits is left out, as if the list changed while the loop goes through it',
    '놓을 수 있는 숫자를 하나 걸러 하나씩만 시도합니다. 반복문이 도는 동안 목록이 바뀌는 셈입니다',
    fittingByIndex((index) => index % 2 === 0),
  ),
  loopModel(
    'skips',
    'the first digit that fits is left out',
    '놓을 수 있는 첫 숫자를 건너뜁니다',
    fittingByIndex((index) => index > 0),
  ),
  loopModel(
    'skips',
    'the last digit that fits is left out',
    '놓을 수 있는 마지막 숫자를 건너뜁니다',
    fittingByIndex((index, count) => index < count - 1),
  ),
]

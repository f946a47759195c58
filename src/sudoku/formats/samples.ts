import { countsOf } from '../counts.ts'
import { type NamedGrid, numberLabel } from './format.ts'

/** Identifies a board among the samples of a judge's problem. */
export interface SampleName {
  /** `example`: an input together with its output. */
  readonly part: 'input' | 'output' | 'example'
  /** Number of the sample in the heading. */
  readonly number: number | undefined
}

/**
 * Words in headings of samples, in the judges' languages; `filler` words are ignored. `letters` match only whole words,
 * `others` anywhere.
 */
const WORDS = {
  input: {
    letters: 'inputs?|stdin|entrada|entrées?|eingabe|input[oa]|вход|ввод|входные|входних|masukan',
    others: '입력값?|输入|輸入|入力',
  },
  output: {
    letters: 'outputs?|stdout|expected|salida|saída|sortie|ausgabe|вывод|выход|выходные|keluaran',
    others: '출력값?|输出|輸出|出力',
  },
  example: {
    letters: 'examples?|samples?|test ?cases?|ejemplo|exemplo|exemple|beispiel|пример|contoh',
    others: '예제|예시|입출력 예|样例|樣例|示例|范例|範例|例題|例',
  },
  filler: {
    letters: 'test|case|data|for|of|the|and|no|board|grid|puzzle|sudoku|данные|de|den?|le|la',
    others: '테스트 ?케이스|데이터|数据|數據|测试|測試|複製',
  },
} as const

/** Maximum characters of a sample's heading. */
const LONGEST = 60

function wordPattern({ letters, others }: { readonly letters: string; readonly others: string }): RegExp {
  return new RegExp(`(?<!\\p{L})(?:${letters})(?!\\p{L})|${others}`, 'giu')
}

const INPUT = wordPattern(WORDS.input)
const OUTPUT = wordPattern(WORDS.output)
const EXAMPLE = wordPattern(WORDS.example)
const FILLER = wordPattern(WORDS.filler)

/** Parses the heading of a sample: `예제 입력 1`, `输出 #2`, `Input:`; undefined if it says anything else. */
export function sampleNameOf(heading: string): SampleName | undefined {
  if (heading.length > LONGEST) return undefined
  const rest = [OUTPUT, INPUT, EXAMPLE, FILLER].reduce((left, words) => left.replace(words, ' '), heading)
  if (/\p{L}/u.test(rest)) return undefined
  const isInput = heading.search(INPUT) !== -1
  const isOutput = heading.search(OUTPUT) !== -1
  // `输入输出样例` is the heading of an input together with its output.
  if (isInput === isOutput && heading.search(EXAMPLE) === -1) return undefined
  const part = isInput === isOutput ? 'example' : isInput ? 'input' : 'output'
  const numbers = rest.match(/\d+/g) ?? []
  return numbers.length > 1
    ? undefined
    : { part, number: numbers.length === 0 ? undefined : Number(numbers[0]) }
}

/**
 * Gives every board a distinct name: numbers samples that the text does not number, and replaces other shared names by
 * the boards' numbers. If names are still shared, all boards have their numbers instead.
 */
export function withDistinctLabels(grids: readonly NamedGrid[]): readonly NamedGrid[] {
  const counts = countsOf(grids.map(({ label }) => label))
  if (counts.size === grids.length) return grids
  const seen = new Map<string, number>()
  const named = grids.map(({ label, grid }, index) => {
    if (counts.get(label) === 1) return { label, grid }
    const number = (seen.get(label) ?? 0) + 1
    seen.set(label, number)
    const isSample = sampleNameOf(label)?.number === undefined && sampleNameOf(label) !== undefined
    return { label: isSample ? `${label} ${number}` : numberLabel(index + 1), grid }
  })
  const isDistinct = countsOf(named.map(({ label }) => label)).size === grids.length
  return isDistinct ? named : grids.map(({ grid }, index) => ({ label: numberLabel(index + 1), grid }))
}

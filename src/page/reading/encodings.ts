/**
 * Guesses the encoding of bytes. Legacy encodings overlap, so that the same bytes may be Korean, Chinese or Japanese:
 * the one is taken that gives the most usual characters.
 */

export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'euc-kr' | 'shift_jis' | 'gb18030'

export interface Guess {
  readonly encoding: Encoding
  /** False if no text that the bytes give is usual, or if another encoding gives one that is as usual. */
  readonly isSure: boolean
}

/** Legacy encodings of two bytes a character. Decoders call CP949 EUC-KR. The first of equally likely ones is taken. */
const LEGACY = ['euc-kr', 'gb18030', 'shift_jis'] as const

type Legacy = (typeof LEGACY)[number]

/** @param isCut true if the last character may be incomplete @returns undefined if no encoding fits */
export function guessedEncoding(bytes: Uint8Array, isCut: boolean): Guess | undefined {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return { encoding: 'utf-16le', isSure: true }
  if (first === 0xfe && second === 0xff) return { encoding: 'utf-16be', isSure: true }
  if (bytes.includes(0)) return guessedWide(bytes, isCut)
  if (decoded('utf-8', bytes, isCut) !== undefined) return { encoding: 'utf-8', isSure: true }
  return guessedLegacy(bytes, isCut)
}

/** Decodes bytes; undefined if they are not in the encoding. */
function decoded(encoding: Encoding, bytes: Uint8Array, isCut: boolean): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes, { stream: isCut })
  } catch {
    return undefined
  }
}

// -- UTF-16 ---------------------------------------------------------------------------------------------------------

const ESCAPE = String.fromCharCode(27)
/** Characters of no text: controls besides white space and escape, unassigned and private ones. */
const NO_TEXT = new RegExp(`[^\\P{Cc}\\s\\u0085${ESCAPE}]|[\\p{Cn}\\p{Co}]`, 'u')

/** Returns the byte order with more ASCII: every text has line ends, spaces or digits. Undefined for binary data. */
function guessedWide(bytes: Uint8Array, isCut: boolean): Guess | undefined {
  const found = (['utf-16le', 'utf-16be'] as const).flatMap((encoding) => {
    const text = decoded(encoding, bytes, isCut)
    if (text === undefined || NO_TEXT.test(text)) return []
    return { encoding, plain: text.match(/[\t-~]/g)?.length ?? 0 }
  })
  const [best, other] = found.toSorted((one, another) => another.plain - one.plain)
  if (best === undefined || best.plain === 0) return undefined
  return { encoding: best.encoding, isSure: best.plain !== other?.plain }
}

// -- Encodings of two bytes -----------------------------------------------------------------------------------------

/** Characters of boards and code that all legacy encodings have, full-width ones included. */
const SHARED =
  /[\uff01-\uff5e\u3000-\u3002\u300c-\u3011\u2018-\u201d\u2026\u2500-\u254b□■○●◎◇◆△▲▽▼☆★※→←↑↓·・×÷±°′″]/

/** The most frequent characters of a language, also in comments of programs. */
const FREQUENT: Readonly<Record<Legacy, string>> = {
  'euc-kr':
    '이다의는을에가고하지로기사어자리도해한스으나라은시그아서를대일정수보인부만전있상들과주게장제원내여' +
    '안성면되않습니까중간없행열칸값입출력예제풀백트래킹숫보드퍼즐코재귀함호출체크확검초방문빈판숫결과음요데때문돌',
  gb18030:
    '的一是不了在人有我他这个们中来上大为和国地到以说时要就出会可也你对生能而子那得于着下自之年过发后作里' +
    '用道行所然家种事成方多经么去法学如都同现当没动面起看定天分还进好小部其些主样理心数独求解列宫格检查填返回输入输出表示否空答案题',
  shift_jis:
    'のにはをたがでてとしれさあいうるなかもこくりまきすんだらよえつわおけめそせみどちひばげやふじほへろ' +
    '数独行列解入力出力盤面空白確認番号配列探索戻値例題ン・ースルトリラドイクレタプログラム',
}

/** Weight of a character: frequent, shared or of the encoding's usual part, or rare. */
const WEIGHT = { frequent: 3, usual: 1, rare: -1 } as const

/** Difference of mean weights below which two texts are equally likely. */
const CLOSE = 0.25

function guessedLegacy(bytes: Uint8Array, isCut: boolean): Guess | undefined {
  const found = LEGACY.flatMap((encoding) => {
    const text = decoded(encoding, bytes, isCut)
    return text === undefined || NO_TEXT.test(text)
      ? []
      : { encoding, text, weight: weightOf(text, encoding) }
  })
  const [best, ...others] = found.toSorted((one, other) => other.weight - one.weight)
  if (best === undefined) return undefined
  const isSure =
    best.weight > 0 && others.every(({ text, weight }) => text === best.text || best.weight - weight > CLOSE)
  return { encoding: best.encoding, isSure }
}

/** Maximum characters outside ASCII that are weighed. */
const WEIGHED = 20_000

/** Returns the mean weight of a text's characters outside ASCII, per byte, because encodings may take one or two. */
function weightOf(text: string, encoding: Legacy): number {
  let weight = 0
  let bytes = 0
  const frequent = new Set(FREQUENT[encoding])
  const usual = usualOf(encoding)
  for (const character of text.replaceAll(/[\0-~]+/g, '').slice(0, WEIGHED)) {
    const size = isHalfWidth(character) ? 1 : 2
    bytes += size
    if (SHARED.test(character)) weight += WEIGHT.usual * size
    else if (frequent.has(character)) weight += WEIGHT.frequent * size
    else weight += (usual.has(character) ? WEIGHT.usual : WEIGHT.rare) * size
  }
  return bytes === 0 ? 0 : weight / bytes
}

/** True for half-width katakana: Shift-JIS reads most bytes of other encodings as these, which no one writes. */
function isHalfWidth(character: string): boolean {
  return character >= '\uff61' && character <= '\uff9f'
}

const KNOWN_USUAL = new Map<Legacy, ReadonlySet<string>>()

/** Returns the characters of an encoding's first part, which has those in daily use. */
function usualOf(encoding: Legacy): ReadonlySet<string> {
  const known = KNOWN_USUAL.get(encoding) ?? new Set(firstPart(encoding))
  KNOWN_USUAL.set(encoding, known)
  return known
}

/** First and last bytes of the parts: Hangul, Chinese characters of level 1, kana and kanji of level 1. */
const PARTS: Readonly<Record<Legacy, readonly (readonly [first: number, last: number, second: number])[]>> = {
  'euc-kr': [[0xb0, 0xc8, 0xa1]],
  gb18030: [[0xb0, 0xd7, 0xa1]],
  shift_jis: [
    [0x82, 0x83, 0x40],
    [0x88, 0x97, 0x40],
  ],
}

function firstPart(encoding: Legacy): string {
  const decoder = new TextDecoder(encoding)
  const bytes: number[] = []
  for (const [first, last, from] of PARTS[encoding])
    for (let lead = first; lead <= last; lead++)
      for (let trail = from; trail <= 0xfe; trail++) if (trail !== 0x7f) bytes.push(lead, trail)
  return decoder.decode(Uint8Array.from(bytes)).replaceAll(/[\0-~\ufffd]/g, '')
}

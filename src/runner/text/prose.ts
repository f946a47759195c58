/**
 * Tells lines of prose from lines of code: two plain words in a row are no code, unless one of them is a keyword.
 */

/** Words that code has beside another word. */
const KEYWORDS = new Set(
  (
    'and as assert async await break case catch class continue def del do elif else except exec finally for from ' +
    'global if import in is lambda match nonlocal not or pass print raise return try type while with yield ' +
    'auto bool boolean char const constexpr default delete double enum explicit export extends extern final float ' +
    'friend function get implements inline instanceof int interface let long mutable namespace new of operator ' +
    'override package private protected public register require set short signed sizeof static string struct super ' +
    'switch template this throw throws typedef typename typeof union unsigned using var vector virtual void volatile'
  ).split(' '),
)

/** A plain word: small letters after the first one, or letters outside ASCII. */
const PLAIN_WORD = /^(?:[A-Za-z][a-z]*(?:['’][a-z]+)?|(?=.*[^\p{ASCII}])[\p{L}\p{M}\p{N}]+)$/u

/** Start of a string or a comment, which may contain prose. The apostrophe of `it's` starts none. */
const QUOTED_OR_COMMENT = /#|\/\/|\/\*|["`“”‘]|'(?!(?<=\p{L}')(?:s|t|m|d|re|ve|ll)\b)/u

/** A line of letters, digits and the punctuation of sentences. */
const SENTENCE = /^[\p{L}\p{M}\p{N}\s,.:;!?'’"“”…。，：！？()~^/+-]+$/u

const SENTENCE_END = /[.:!?…。：！？]$/
/** A sentence of at least three words, keywords included: code ends neither in `?` nor in a word with a full stop. */
const WHOLE_SENTENCE =
  /^[\p{L}\p{N}](?:\S*\s+){2,}\S*(?:\p{L}\p{M}*[.!?…]|[。！？])$|^[A-Z]\S*\s+(?:\S+\s+)+\S*\p{L}:$/u
/** A greeting, a heading or a word of thanks: `Thanks!`, `Solution:`, `코드:`. */
const SHORT_SENTENCE = /^(?:[A-Z][a-z]+(?: [\p{L}\d]+)?|[^\P{L}\p{ASCII}][\p{L}\d ]*) ?[.:!?…。：！？]+$/u
/** A Korean sentence, of one word or more. */
const KOREAN_SENTENCE =
  /^[\p{sc=Hangul}\w\s,.()]*\p{sc=Hangul}(?:니다|니까|세요|어요|아요|해요|네요|나요|까요|지요|죠)[.!?~ ㅠㅜㅎㅋ]*$/u
/**
 * Further lines around code: addresses, titles with a tag (`[BOJ] 2580`), what a chat or a page of code puts above it, and
 * what a mail program puts above a quotation.
 */
const KNOWN =
  /^(?:https?:\/\/\S+|\[[\p{L}\p{N} /+#_-]+\]\s+[\p{L}\p{N}].*|copy code|코드 복사|\d+ lines \(\d+ s?loc\).*|.*(?:\bwrote|님이 작성|님이 씀) ?:?)$/iu
/** A word in Hangul, Han or Kana that stands alone, which code has in strings and comments only, or beside a sign. */
const EASTERN_WORD =
  /(?:^|\s)[([]?[\p{sc=Hangul}\p{sc=Han}\p{sc=Hira}\p{sc=Kana}ー\d]*[\p{sc=Hangul}\p{sc=Han}\p{sc=Hira}\p{sc=Kana}][\])]?[.,!?~…。，！？、：]*(?=\s|$)/u
/** What code has beside a name. */
const SIGN_OF_CODE = /[=;{}]|[:([,]$/

/** Maximum length of a line that is examined; paragraphs are cut. */
const EXAMINED = 2000

/** True for a line of prose, which no program has outside of strings and comments. */
export function isProse(line: string): boolean {
  const text = line.trim().slice(0, EXAMINED)
  if (KNOWN.test(text) || SHORT_SENTENCE.test(text) || KOREAN_SENTENCE.test(text)) return true
  const start = text.search(QUOTED_OR_COMMENT)
  const isSentence = start < 0 && SENTENCE.test(text)
  if (isSentence && WHOLE_SENTENCE.test(text)) return true
  const head = (start < 0 ? text : text.slice(0, start)).replace(/^(?:[-*•] |\d{1,2}[.)] )/, '')
  if (isEastern(head)) return true
  const runs = longestRun(head)
  if (runs >= 3) return true
  if (runs < 2 || !isSentence) return false
  return SENTENCE_END.test(text) || head.trim().split(/\s+/).length > 2 || /[^\p{ASCII}]/u.test(text)
}

/** True for words in Korean, Chinese or Japanese: more than one, and no statement with such a name. */
function isEastern(head: string): boolean {
  const words = head.trim().split(/\s+/)
  return words.length > 1 && EASTERN_WORD.test(head) && !SIGN_OF_CODE.test(head) && !KEYWORDS.has(words[0])
}

/** Returns the length of the longest run of plain words that are no keywords; Hangul and numbers count as words. */
function longestRun(text: string): number {
  let longest = 0
  let run = 0
  for (const token of text.split(/\s+/)) {
    const word = token.replace(/[,.:!?…。，：！？]+$/, '')
    const isWord = (PLAIN_WORD.test(word) && !KEYWORDS.has(word)) || (run > 0 && /^\d+$/.test(word))
    run = isWord ? run + 1 : 0
    longest = Math.max(longest, run)
    // Code, too, has words between commas.
    if (word !== token) run = 0
  }
  return longest
}

/** True for a line that may belong to the prose beside it: up to three words, or a rule. */
export function isBesideProse(line: string): boolean {
  const text = line.trim()
  if (/^[-=*_~]{3,}$/.test(text)) return true
  return /^[\p{L}\p{N}\s,.:!?…~^+-]{1,40}$/u.test(text) && text.split(/\s+/).length <= 3
}

/** Lines that only code has, alone. Prose is none of them, as `isProse` tells. */
const CODE: readonly RegExp[] = [
  /^\s*(?:import|from|export|using|package|typedef|template|global|nonlocal|public|private|protected)\b\s*[\w.{*:<"']/,
  /^\s*#\s*(?:include|define|pragma|undef|if|ifdef|ifndef|endif)\b/,
  /^\s*(?:async |static |inline |const |unsigned )*(?:def|class|struct|function|int|long|bool|boolean|void|char|string|auto|vector|let|const|var|type|interface)\b[\s<[*&]*\w/,
  /^\s*(?:\}\s*)?(?:if|elif|else|for|while|do|try|except|catch|finally|with|switch|case|lambda)\b.*(?:[:{)]|;)\s*$/,
  /^\s*(?:return|pass|break|continue|yield|raise|throw|del)\b[^.?!]*$/,
  // An assignment, of one name or several, and a call.
  /^\s*[A-Za-z_*(][\w.[\]()'", *+-]*\s*(?:[-+*/|&^%]|\/\/|<<|>>)?=(?!=)\s*\S/,
  /^\s*(?:await |new )?[A-Za-z_][\w.]*\(.*\)\s*$/,
  /[;{}]\s*$/,
  /^\s*[)\]}]+[;,)]*\s*$/,
  /^\s*@\w/,
  /^\s*[fr]?["'`]/,
  /^\s*(?:\/\/|\/\*|\*\/)/,
  /^\s*(?:cin\s*>>|cout\s*<<)/,
]

/** A number before a line, and a comment after it. */
const AROUND_CODE = /^\s*\d{1,5}(?:[.:|)]\s?|\s)|\s(?:#|\/\/).*$/g

/** True for a line that is code by itself. */
export function isCode(line: string): boolean {
  const text = line.slice(0, EXAMINED)
  // A docstring may end behind a sentence.
  if (/"""|'''/.test(text)) return true
  const bare = text.replaceAll(AROUND_CODE, '')
  return CODE.some((pattern) => pattern.test(bare)) && !isProse(text)
}

/** Writes a tour as Markdown, for a blog post: words, links to the moments and, if there are any, pictures. */
import { ringedCells, type Tour, type TourQuestion, type TourStep, wordParts } from './tour.ts'
import { cellNotation } from '../../sudoku/units.ts'

export interface MarkdownWords {
  /** Describes a picture. @param event number of the event, formatted @param cells ringed cells */
  readonly picture: (event: string, cells: readonly string[]) => string
  readonly toMoment: string
  readonly walk: string
  readonly answer: string
  readonly predict: string
}

export interface MarkdownLinks {
  /** Link that walks the tour; undefined if the tour is too large for one. */
  readonly tour: string | undefined
  /** Returns the link to the moment of a step; undefined if its program is too large for one. */
  readonly moment: (step: TourStep) => string | undefined
  /** Returns the name of the file with the picture of a step; undefined if it has none. */
  readonly picture: (index: number) => string | undefined
}

export function tourMarkdown(
  { title, steps }: Tour,
  { tour, moment, picture }: MarkdownLinks,
  words: MarkdownWords,
): string {
  const parts = steps.map((step, index) => {
    const file = picture(index)
    const { event } = step.position
    const link = moment(step)
    return [
      ...(step.title === undefined ? [] : [`## ${line(step.title)}`]),
      ...(file === undefined
        ? []
        : [`![${words.picture(String(event), ringedCells(step).map(cellNotation))}](${file})`]),
      writtenWords(step.words),
      ...(step.question === undefined ? [] : writtenQuestion(step.question, words)),
      ...(link === undefined ? [] : [`[${words.toMoment}](${link})`]),
    ].join('\n\n')
  })
  const walk = tour === undefined ? [] : [`[${words.walk}](${tour})`]
  return `${[`# ${line(title)}`, ...parts, ...walk].join('\n\n')}\n`
}

function writtenWords(words: string): string {
  const written = wordParts(words).map((part) =>
    part.kind === 'code' ? `\`${part.text}\`` : escaped(part.text),
  )
  // Two spaces break the line.
  return written.join('').replaceAll(/ *\n/g, '  \n')
}

function writtenQuestion(question: TourQuestion, words: MarkdownWords): readonly string[] {
  if (question.kind === 'predict') return [`**${words.predict}**`]
  const { ask, answers } = question
  const replies = answers.map(({ text, reply, isRight }) => `${isRight ? '✓' : '✗'} ${text}: ${reply}`)
  return [
    `**${line(ask)}**`,
    answers.map(({ text }) => `- ${line(text)}`).join('\n'),
    // An empty line on each side lets Markdown inside the element be read.
    `<details>\n<summary>${words.answer}</summary>\n\n${replies.map((reply) => `- ${line(reply)}`).join('\n')}\n\n</details>`,
  ]
}

/** Writes a text that must stay on one line. */
const line = (text: string) => escaped(text.replaceAll(/\s*\n\s*/g, ' '))

/** Escapes what Markdown would read as a sign of its own. */
function escaped(text: string): string {
  return text
    .replaceAll(/[\\`*_[\]<>~|&]/g, String.raw`\$&`)
    .replaceAll(/^(\s*)([#+=-])/gm, String.raw`$1\$2`)
    .replaceAll(/^(\s*\d+)([.)])/gm, String.raw`$1\$2`)
}

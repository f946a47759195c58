/** The ways in which programs are found: what copying from posts, terminals and pages puts around them. */
import type { NoiseKind } from '../../../src/runner/text/noisyLines.ts'

const codeLines = (program: string) => program.split('\n')

/** Puts a mark before every line. */
export const marked = (program: string, mark: (index: number) => string) =>
  codeLines(program)
    .map((line, index) => `${mark(index)}${line}`)
    .join('\n')

export const numbered = (between: string) => (program: string) =>
  marked(program, (index) => `${index + 1}${between}`)

const SAMPLE = `0 3 5 4 6 9 2 7 8
7 8 2 1 0 5 6 0 9
0 6 0 2 7 8 1 3 5
3 2 1 0 4 6 8 9 7
8 0 4 9 1 3 5 0 6
5 9 6 8 2 0 4 1 3
9 1 7 6 5 2 0 8 0
6 0 3 7 0 1 9 5 2
2 5 8 3 9 4 7 6 0`

const asHtml = (program: string) =>
  program.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** A way in which programs are found, the text for a program, and the noise in it besides line counts. */
export const DRESSES: readonly (readonly [string, (program: string) => string, readonly NoiseKind[]])[] = [
  ['numbers with a space', numbered(' '), ['line-numbers']],
  ['numbers with two spaces', numbered('  '), ['line-numbers']],
  ['numbers with a full stop', numbered('. '), ['line-numbers']],
  ['numbers with a colon', numbered(': '), ['line-numbers']],
  ['numbers with a colon only', numbered(':'), ['line-numbers']],
  ['numbers with a bar', numbered(' | '), ['line-numbers']],
  ['numbers with a bracket', numbered(') '), ['line-numbers']],
  ['numbers with a tab', numbered('\t'), ['line-numbers']],
  ['numbers with a no-break space', numbered('\u00a0'), ['line-numbers']],
  ['numbers directly before the code', numbered(''), ['line-numbers']],
  [
    'numbers in a column on the right',
    (program) => marked(program, (index) => `${String(index + 1).padStart(5)}  `),
    ['line-numbers'],
  ],
  [
    'numbers in a column on the left',
    (program) => marked(program, (index) => String(index + 1).padEnd(5)),
    ['line-numbers'],
  ],
  [
    'numbers from 120 on, with zeros',
    (program) => marked(program, (index) => `${String(index + 120).padStart(5, '0')} `),
    ['line-numbers'],
  ],
  [
    'numbers without the spaces at line ends',
    (program) => numbered(' ')(program).replaceAll(/ +$/gm, ''),
    ['line-numbers'],
  ],
  [
    'numbers except for blank lines',
    (program) => numbered(' ')(program).replaceAll(/^\d+ *$/gm, ''),
    ['line-numbers'],
  ],
  [
    'all numbers above',
    (program) =>
      `${codeLines(program)
        .map((_, index) => index + 1)
        .join('\n')}\n${program}`,
    ['line-numbers'],
  ],
  ['each number above its line', (program) => marked(program, (index) => `${index + 1}\n`), ['line-numbers']],
  [
    'prompts',
    (program) =>
      marked(program, (index) => (index === 0 || /^\S/.test(codeLines(program)[index]) ? '>>> ' : '... ')),
    ['prompts'],
  ],
  ['quote marks', (program) => marked(program, () => '> '), ['quote-marks']],
  ['quote marks without spaces', (program) => marked(program, () => '>'), ['quote-marks']],
  ['quote marks of a reply to a reply', (program) => marked(program, () => '> > '), ['quote-marks']],
  [
    'quote marks and the line of a mail program',
    (program) =>
      `On Mon, Nov 3, 2026 at 5:12 PM Kim <kim@example.org> wrote:\n\n${marked(program, () => '> ')}`,
    ['quote-marks', 'text'],
  ],
  ['plus signs', (program) => marked(program, () => '+'), ['diff-marks']],
  ['plus signs with spaces', (program) => marked(program, () => '+ '), ['diff-marks']],
  [
    'a change',
    (program) =>
      `diff --git a/sol.py b/sol.py\nindex 1a2b3c..4d5e6f 100644\n--- a/sol.py\n+++ b/sol.py\n@@ -1,2 +1,9 @@\n-x = 1\n${marked(
        program,
        (index) => (index % 3 === 0 ? ' ' : '+'),
      )}`,
    ['diff-marks', 'diff-lines'],
  ],
  [
    'marks of a change without its headers',
    (program) => `-x = 1\n${marked(program, (index) => (index % 3 === 0 ? '+' : ' '))}`,
    ['diff-marks', 'diff-lines'],
  ],
  ['a fence', (program) => `\`\`\`\n${program}\n\`\`\``, ['fences']],
  [
    'a fence with prose around',
    (program) => `Here is my code:\n\n\`\`\`python\n${program}\n\`\`\`\n\nIt gets a **wrong answer**. Why?`,
    ['fences', 'text'],
  ],
  [
    'a fence below a heading, with a sample in another one',
    (program) => `## 풀이\n\n~~~cpp\n${program}\n~~~\n\n출력:\n\n~~~\n5 3 4\n~~~\n`,
    ['fences', 'text'],
  ],
  [
    'a fence in a quotation',
    (program) => marked(`\`\`\`py\n${program}\n\`\`\``, () => '> '),
    ['quote-marks', 'fences'],
  ],
  [
    'HTML entities',
    (program) =>
      program
        .replaceAll('&', '&amp;')
        .replaceAll('<', '&lt;')
        .replaceAll('>', '&gt;')
        .replaceAll('"', '&quot;')
        .replaceAll("'", '&#39;'),
    ['entities'],
  ],
  ['tags around it', (program) => `<pre><code>${asHtml(program)}</code></pre>`, ['tags', 'entities']],
  [
    'tags around each line',
    (program) =>
      `<div class="code">\n${codeLines(asHtml(program))
        .map((line) => `<span class="line">${line}</span>`)
        .join('\n')}\n</div>`,
    ['tags', 'entities'],
  ],
  [
    'numbers in a table of HTML',
    (program) =>
      `<table>${codeLines(asHtml(program))
        .map((line, index) => `<tr><td>${index + 1}</td><td> ${line}</td></tr>`)
        .join('\n')}</table>`,
    ['tags', 'line-numbers', 'entities'],
  ],
  ['a sample below', (program) => `${program}\n\n예제 입력 1\n${SAMPLE}\n`, ['text', 'board']],
  ['a sample above, without a word', (program) => `${SAMPLE}\n\n${program}`, ['board']],
  [
    'a sample and a heading above, and one line of 81 digits below',
    (program) =>
      `## 문제\n\n예제 입력 1\n${SAMPLE}\n\n풀이입니다.\n\n${program}\n\n${SAMPLE.replaceAll(/\s/g, '')}`,
    ['text', 'board'],
  ],
  [
    'sentences above and below',
    (program) =>
      `Hi everyone, I tried to solve BOJ 2580 with backtracking.\nWhat is wrong with this program?\n\n${program}\n\nThanks in advance!`,
    ['text'],
  ],
  [
    'Korean sentences above and below',
    (program) =>
      `백준 2580 스도쿠 풀이입니다.\n파이썬으로 풀었어요\n\n${program}\n\n왜 시간 초과가 나는지 모르겠습니다 ㅠㅠ\n감사합니다`,
    ['text'],
  ],
  [
    'a post on a Korean blog around it, with a tag in its title, a sample and a last word',
    (program) =>
      `[백준/Python] 2580번 스도쿠 - 백트래킹\n\n문제\n스도쿠는 '라틴 사각형'에서 유래한 퍼즐이다.\n\n예제 입력 1\n${SAMPLE}\n\n풀이\n- 1 ≤ n ≤ 9\n\n코드\n${program}\n\n처음에 exit()를 안 써서 틀렸다...\n공감과 댓글은 힘이 됩니다 :)`,
    ['text', 'board'],
  ],
  [
    'lists, arrows, pictures and counters of a Korean blog around it',
    (program) =>
      `[BOJ] 2580 - 스도쿠\n2023년 4월 5일 · 0개의 댓글\n\nBOJ\n백트래킹\n목록 보기\n12/48\n✅ 문제 풀이\n\n1. 빈칸(0)을 담는다\n2. 1~9를 넣어본다 → 안되면 되돌아간다\n\n💻 코드\n${program}\n\n📌 느낀점\n시간초과가 계속 나서 힘들었다 ㅠㅠ\n#백준 #스도쿠`,
    ['text'],
  ],
  [
    "a judge's table above",
    (program) => `결과\t메모리\t시간\t언어\n맞았습니다!!\t31120\t4032\tPyPy3\n\n${program}`,
    ['text'],
  ],
  ['one title with a tag above', (program) => `[백준] 2580\n${program}`, ['text']],
  [
    'what a page of questions puts around it',
    (program) =>
      `Sudoku solver returns None\nAsked 3 years, 5 months ago\nViewed 1k times\n1\n\nI'm trying to write a solver (9x9). My code:\n\n${program}\n\nAny help would be appreciated.\n\npython recursion\nedited May 3, 2021 at 10:12\n1,234 5 5 gold badges\n1 Answer\nSorted by:`,
    ['text'],
  ],
  [
    'what a page of code puts above',
    (program) => `sudoku/solver.py\nkim fix\n30 lines (24 loc) · 812 Bytes\nCode\nBlame\n${program}`,
    ['text'],
  ],
  [
    'sentences in Chinese around it',
    (program) => `[LeetCode] 37. 解数独\n思路：回溯\n\n代码如下：\n${program}\n时间复杂度 O(9^m)`,
    ['text'],
  ],
  ['what a chat puts above', (program) => `python\nCopy code\n${program}`, ['text']],
  [
    'sentences around numbered lines',
    (program) => `My solution is below:\n\n${numbered('. ')(program)}\n\nIt is too slow.`,
    ['line-numbers', 'text'],
  ],
]

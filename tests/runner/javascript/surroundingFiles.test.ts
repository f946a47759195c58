/** Files of JavaScript programs: missing ones give the judge's input; written files and uses of input are reported. */
import { describe, expect, test } from 'vitest'
import { PUZZLES } from '../../sudoku/puzzles.ts'
import { JavaScriptWorker, program } from '../../support/javascript.ts'
import { some } from '../../thorough.ts'

const worker = new JavaScriptWorker()
const LINE = PUZZLES.codewars1

/** Defines `solve(p)`, which fills the blanks of `board` from cell `p`. */
const SOLVE = `
function fits(r, c, n) {
  for (let k = 0; k < 9; k++) {
    if (board[r][k] === n || board[k][c] === n) return false
    if (board[r - (r % 3) + Math.floor(k / 3)][c - (c % 3) + (k % 3)] === n) return false
  }
  return true
}
function solve(p) {
  if (p === 81) return true
  const r = Math.floor(p / 9), c = p % 9
  if (board[r][c] !== 0) return solve(p + 1)
  for (let n = 1; n <= 9; n++) {
    if (!fits(r, c, n)) continue
    board[r][c] = n
    if (solve(p + 1)) return true
    board[r][c] = 0
  }
  return false
}
`
const PRINT = "solve(0)\nconsole.log(board.map((row) => row.join(' ')).join('\\n'))\n"
/** A program that parses a text at once, and solves it. @param text expression for the text */
const PARSE = (text: string) =>
  `const board = ${text}.trim().split('\\n').map((line) => line.trim().split(' ').map(Number))\n${SOLVE}${PRINT}`
/** A program that solves in `main`. @param calls statements that call `main` with the text */
const LATER = (calls: string) =>
  `let board\n${SOLVE}\nfunction main(text) {\n  board = text.trim().split('\\n').map((line) => line.trim().split(' ').map(Number))\n  ${PRINT.replaceAll('\n', '\n  ')}\n}\n${calls}\n`

describe('A program that reads a file which is not there gets the judge’s input:', () => {
  test.each(
    some(
      [
        [
          'readFileSync of test.txt',
          "const fs = require('fs')\n" + PARSE("fs.readFileSync('test.txt', 'utf8')"),
          ['test.txt'],
        ],
        [
          'a path from its own folder',
          "const fs = require('fs')\nconst path = require('path')\n" +
            PARSE("fs.readFileSync(path.join(__dirname, 'input.txt')).toString()"),
          ['input.txt'],
        ],
        [
          'a path from the folder above',
          "const fs = require('fs')\nconst path = require('path')\n" +
            PARSE(
              "fs.readFileSync(path.resolve(__dirname, '..', 'data', '2580.txt'), { encoding: 'utf-8' })",
            ),
          ['/home/data/2580.txt'],
        ],
        ['./input.txt', PARSE("require('fs').readFileSync('./input.txt').toString()"), ['./input.txt']],
        [
          'the same file twice',
          "const fs = require('fs')\nfs.readFileSync('in/sudoku', 'utf8')\n" +
            PARSE("fs.readFileSync('in/sudoku', 'utf8')"),
          ['in/sudoku'],
        ],
        [
          'a module, and the folder of its URL',
          "import { readFileSync } from 'node:fs'\nimport path from 'path'\nimport { fileURLToPath } from 'url'\nconst __filename = fileURLToPath(import.meta.url)\nconst __dirname = path.dirname(__filename)\n" +
            PARSE("readFileSync(path.join(__dirname, 'puzzle'), 'utf8')"),
          ['puzzle'],
        ],
        [
          'lines that end as on Windows',
          `const board = require('fs').readFileSync('test.txt', 'utf8').split('\\r\\n').filter((line) => line).map((line) => line.split(' ').map(Number))\n${SOLVE}${PRINT}`,
          ['test.txt'],
        ],
        [
          'readFile with a callback',
          LATER(
            "require('fs').readFile('input.txt', 'utf8', (err, data) => {\n  if (err) throw err\n  main(data)\n})",
          ),
          ['input.txt'],
        ],
        [
          'promised readFile',
          LATER("const fs = require('fs/promises')\nfs.readFile('input.txt', 'utf8').then(main)"),
          ['input.txt'],
        ],
        [
          'awaited readFile',
          LATER(
            "const { promises } = require('fs');\n(async () => {\n  main((await promises.readFile('boards/1.txt')).toString())\n})()",
          ),
          ['boards/1.txt'],
        ],
        [
          'a stream of data',
          LATER(
            "let text = ''\nrequire('fs').createReadStream('input.txt', 'utf8').on('data', (chunk) => (text += chunk)).on('end', () => main(text))",
          ),
          ['input.txt'],
        ],
        [
          'lines of a stream',
          LATER(
            "const lines = []\nconst rl = require('readline').createInterface({ input: require('fs').createReadStream('input.txt'), crlfDelay: Infinity })\nrl.on('line', (line) => lines.push(line))\nrl.on('close', () => main(lines.join('\\n')))",
          ),
          ['input.txt'],
        ],
        [
          'awaited lines of a stream',
          LATER(
            "async function read() {\n  const lines = []\n  const rl = require('readline').createInterface({ input: require('fs').createReadStream('input.txt') })\n  for await (const line of rl) lines.push(line)\n  main(lines.join('\\n'))\n}\nread()",
          ),
          ['input.txt'],
        ],
        [
          'a descriptor',
          "const fs = require('fs')\nconst fd = fs.openSync('a.in', 'r')\nconst bytes = Buffer.alloc(1000)\nconst size = fs.readSync(fd, bytes, 0, 1000, null)\nfs.closeSync(fd)\n" +
            PARSE("bytes.toString('utf8', 0, size)"),
          ['a.in'],
        ],
        [
          'the file in its arguments',
          "const fs = require('fs')\nif (process.argv.length < 3) {\n  console.log('Usage: node sudoku.js <file>')\n  process.exit(1)\n}\n" +
            PARSE("fs.readFileSync(process.argv[2], 'utf8')"),
          ['process.argv[2]'],
        ],
      ],
      4,
    ),
  )('%s', async (_, source, standIns) => {
    const reported = await worker.run(program(source, LINE))
    expect([reported.outcome, reported.errors]).toEqual([{ kind: 'finished', answer: undefined }, ''])
    expect(reported.output.replaceAll(/\s/g, '')).toMatch(/^[1-9]{81}$/)
    expect(reported.replayed).toBe(reported.output.replaceAll(/\s/g, ''))
    expect(reported.io).toEqual({ input: 'read', standIns, written: [] })
  })
})

describe('The standard input', () => {
  test.each(
    some(
      [
        ['readFileSync', "require('fs').readFileSync(0)", 'read'],
        ['its other name', "require('fs').readFileSync('/dev/stdin')", 'read'],
        [
          'a choice by the platform',
          "require('fs').readFileSync(process.platform === 'linux' ? '/dev/stdin' : 'input.txt')",
          'read',
        ],
        [
          'a choice by what is there',
          "const fs = require('fs')\nfs.readFileSync(fs.existsSync('input.txt') ? 'input.txt' : '/dev/stdin')",
          'read',
        ],
        [
          'a stream of its descriptor',
          "require('fs').createReadStream(null, { fd: 0 }).on('data', () => {})",
          'read',
        ],
        [
          'lines',
          "require('readline').createInterface({ input: process.stdin }).on('line', () => {})",
          'read',
        ],
        ['nothing', 'console.log(1)', 'unread'],
        [
          'an interface without a listener',
          "const rl = require('readline').createInterface({ input: process.stdin })",
          'unread',
        ],
        ['a second time', "const fs = require('fs')\nfs.readFileSync(0)\nfs.readFileSync(0)", 'overread'],
        [
          'a question after the last line',
          "const rl = require('readline').createInterface({ input: process.stdin })\nconst ask = () => rl.question('', ask)\nask()",
          'overread',
        ],
        [
          'two lines that are not there',
          "(async () => {\n  const lines = require('readline').createInterface({ input: process.stdin })[Symbol.asyncIterator]()\n  for (let k = 0; k < 11; k++) await lines.next()\n})()",
          'overread',
        ],
        [
          'bytes up to its end',
          "const fs = require('fs')\nconst bytes = Buffer.alloc(16)\nwhile (fs.readSync(0, bytes) > 0);",
          'read',
        ],
      ],
      2,
    ),
  )('is known to have been read or not: %s', async (_, source, input) => {
    const reported = await worker.run(program(`${source}\n`, LINE))
    expect(reported.errors).toBe('')
    expect(reported.io).toEqual({ input, standIns: [], written: [] })
  })

  test.each([
    ['an error', "require('fs').readFileSync('b.txt')\nnothing.there\n", 'runtime-error'],
    ['a limit', "require('fs').readFileSync('b.txt')\nwhile (true);\n", 'time-limit'],
    ['an exit', "require('fs').readFileSync('b.txt')\nprocess.exit(2)\n", 'runtime-error'],
  ])('is reported after %s, too', async (_, source, kind) => {
    const reported = await worker.run(program(source, LINE), { timeMs: 500 })
    expect(reported.outcome.kind).toBe(kind)
    expect(reported.io).toEqual({ input: 'read', standIns: ['b.txt'], written: [] })
  })
})

describe('A judge has no file:', () => {
  test.each(
    some(
      [
        "fs.existsSync('input.txt')",
        "fs.existsSync('./data')",
        "(() => { try { fs.accessSync('input.txt'); return true } catch { return false } })()",
        "(() => { try { fs.statSync('input.txt'); return true } catch { return false } })()",
        "(() => { try { fs.readFileSync('/etc/hostname'); return false } catch (error) { return error.code !== 'ENOENT' } })()",
      ],
      2,
    ),
  )('%s is false', async (expression) => {
    const reported = await worker.run(program(`const fs = require('fs')\nconsole.log(${expression})\n`, LINE))
    expect(reported.output).toBe('false\n')
    expect(reported.io?.standIns).toEqual([])
  })
})

describe('A program that writes a file', () => {
  test.each(
    some(
      [
        ['writeFileSync', "fs.writeFileSync('output.txt', 'a\\n')\nfs.appendFileSync('output.txt', 'b\\n')"],
        [
          'a flag',
          "fs.writeFileSync('output.txt', 'a\\n')\nfs.writeFileSync('output.txt', 'b\\n', { flag: 'a' })",
        ],
        [
          'callbacks',
          "fs.writeFile('output.txt', 'a\\n', () => fs.appendFile('output.txt', Buffer.from('b\\n'), () => {}))",
        ],
        [
          'promises',
          ";(async () => {\n  await fs.promises.writeFile('output.txt', 'a\\n')\n  await fs.promises.appendFile('output.txt', 'b\\n')\n})()",
        ],
        ['a stream', "const out = fs.createWriteStream('output.txt')\nout.write('a\\n')\nout.end('b\\n')"],
        [
          'a descriptor',
          "const fd = fs.openSync('output.txt', 'w')\nfs.writeSync(fd, 'a\\n')\nfs.writeSync(fd, 'b\\n')\nfs.closeSync(fd)",
        ],
      ],
      2,
    ),
  )('reports its text: %s', async (_, source) => {
    const reported = await worker.run(program(`const fs = require('fs')\n${source}\n`, LINE))
    expect(reported.errors).toBe('')
    expect(reported.io).toEqual({
      input: 'unread',
      standIns: [],
      written: [{ name: 'output.txt', text: 'a\nb\n' }],
    })
  })

  test('reads there what it wrote', async () => {
    const source = `const fs = require('fs')
fs.writeFileSync(__dirname + '/out.txt', 'mine')
console.log(fs.existsSync('out.txt'), fs.readFileSync('./out.txt', 'utf8'))
`
    const reported = await worker.run(program(source, LINE))
    expect(reported.output).toBe('true mine\n')
    expect(reported.io).toEqual({
      input: 'unread',
      standIns: [],
      written: [{ name: 'out.txt', text: 'mine' }],
    })
  })

  test('prints by the names of the standard streams', async () => {
    const reported = await worker.run(
      program("const fs = require('fs')\nfs.writeFileSync('/dev/stdout', 'a')\nfs.writeSync(1, 'b')\n", LINE),
    )
    expect([reported.output, reported.io?.written]).toEqual(['ab', []])
  })

  test('reports sixteen files at most, each up to the output limit', async () => {
    const source = "for (let k = 0; k < 20; k++) require('fs').writeFileSync(`${k}.txt`, 'x'.repeat(3000))\n"
    const { io, outcome } = await worker.run(program(source, LINE), { output: 1000 })
    expect(outcome.kind).toBe('finished')
    expect(io?.written.map(({ name, text }) => [name, text.length])).toEqual(
      Array.from({ length: 16 }, (_, k) => [`${k}.txt`, 1000]),
    )
  })
})

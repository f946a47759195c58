/** Programs that store to their board in many forms (kinds of statements), and report what has changed on it. */
import { READ } from './programs.ts'

/** Lines that store `v`, or a value made of it, at row `r` and column `c` of the board; one stores to another board. */
export const STORE_FORMS = [
  'board[r][c] = v',
  'board[r][c - 9] = v',
  'board[r - 9][c] = str(v)',
  'again[r][c] = v',
  'holder.rows[r][c] = v',
  'board[r][c] = other[r][c] = v',
  'board[r][c], left = v, 0',
  'left, (board[r][c], right) = 0, (v, 1)',
  'board[r][c] *= 0',
  'board[r][c] = v > 4',
  'board[r][c] = v * 1.0',
  'board[r][c] = [v]',
  'board[picked(r)][picked(c)] = picked(v)',
  'hold(v); board[let_go(r)][c] = held; assert board[r][c] == v',
  'row = board[r]; row[c] = v',
  'board[r] = board[r][:c] + [v] + board[r][c + 1:]',
  'board[r][c:c + 1] = [v]',
  'board[r].pop(c); board[r].insert(c, v)',
  'other[r][c] = v',
  'for board[r][c] in (v,): pass',
] as const

/** Returns the line number of a form in the programs that `storingProgram` returns. */
export function lineOfForm(form: number): number {
  return FIRST_LINE + form
}

const BEFORE = `${READ}
class Holder: pass
holder = Holder()
holder.rows = again = board
other = [[0] * 9 for _ in range(9)]
blanks = [p for p in range(81) if board[p // 9][p % 9] == 0]
known = dict.fromkeys(blanks, 0)
changes = []
def picked(value): return value
def hold(value):
    global held
    held = value
def let_go(value):
    hold(0)
    return value
def digit(value):
    return 0 if type(value) is list or value == '' else int(value)
def told(form):
    for p in blanks:
        if digit(board[p // 9][p % 9]) != known[p]:
            known[p] = digit(board[p // 9][p % 9])
            changes.append((p * 16 + known[p], form))
def step(form, r, c, v):
`
const FIRST_LINE = BEFORE.split('\n').length

/**
 * Returns a program that stores `steps` times.
 * @param forms indices in `STORE_FORMS` @param seed determines which of these forms stores what, and where
 */
export function storingProgram(forms: readonly number[], seed: number, steps: number): string {
  const cases = STORE_FORMS.map((form, index) => `    if form == ${index}: ${form}`)
  // A loop statement cannot follow a condition on one line.
  const stands = cases.map((line) =>
    line.replace(/if form == (\d+): for (.*) in \(v,\): pass/, 'for $2 in (v,) * (form == $1): pass'),
  )
  return `${BEFORE}${stands.join('\n')}
def steps(seed):
    for k in range(${steps}):
        seed = (seed * 1103515245 + 12345) % 2147483648
        p = blanks[seed // 65536 % len(blanks)]
        form = [${forms.join(', ')}][seed // 4096 % ${forms.length}]
        step(form, p // 9, p % 9, seed // 256 % 10)
        told(form)
steps(${seed})
print(*(f'{change}:{form}' for change, form in changes))
`
}

/** Code without some of its parts, told by the names that they have in it. */
import { type ESTree, parseSync, Visitor } from 'rolldown/utils'

export interface LeftOut {
  /** Functions that keep no body: each is called in vain, if at all. */
  readonly functions: readonly string[]
  /** Stands for each call of a function, or each reading of a variable. */
  readonly answers: Readonly<Record<string, string>>
  /** Branches of a `switch`: those for a constant by its name, those for a tag by its number. */
  readonly cases: readonly (string | number)[]
  /** Assignments, by the beginning of their left side: exports, methods. */
  readonly assigned: readonly string[]
}

/** Where something stands in the code. */
interface Place {
  readonly start: number
  readonly end: number
}

interface Named extends Place {
  readonly name: string | number
}

/** @throws Error if something that is to be left out is not there */
export function without(code: string, leftOut: LeftOut): string {
  const { functions, answers, cases, assigned } = leftOut
  const parts = partsOf(code)
  const beginning = ({ name }: Named) => assigned.find((start) => String(name).startsWith(start))
  const branches = parts.branches.filter(isOneOf(cases))
  const answered = parts.values.filter(isOneOf(Object.keys(answers)))
  const emptied = parts.functions.filter(isOneOf(functions))
  const methods = parts.assignments.filter((part) => beginning(part) !== undefined)

  const found = new Set([...branches, ...answered, ...emptied].map(({ name }) => name))
  for (const method of methods) found.add(beginning(method) ?? '')
  const names = [...functions, ...Object.keys(answers), ...cases, ...assigned]
  const missing = names.filter((name) => !found.has(name))
  if (missing.length > 0) throw new Error(`There is no ${missing.join(', ')}`)

  return edited(code, [
    ...emptied.map((part) => ({ ...part, text: '{}' })),
    ...answered.map((part) => ({ ...part, text: answers[part.name] })),
    ...[...methods, ...branches].map((part) => ({ ...part, text: '' })),
    ...branches.map((branch) => declarations(branch, parts)),
  ])
}

function isOneOf(names: readonly (string | number)[]): (part: Named) => boolean {
  return ({ name }) => names.includes(name)
}

/** @param edits those within another one are part of that */
function edited(code: string, edits: readonly (Place & { readonly text: string })[]): string {
  let at = 0
  let text = ''
  for (const edit of edits.toSorted((one, other) => one.start - other.start)) {
    if (edit.start < at) continue
    text += code.slice(at, edit.start) + edit.text
    at = edit.end
  }
  return text + code.slice(at)
}

/** A variable of a branch is the whole function's: declared at its beginning, it stays when the branch goes. */
function declarations(branch: Place, { functions, declared }: Parts): Place & { readonly text: string } {
  const [around] = functions
    .filter((body) => contains(body, branch))
    .toSorted((one, other) => other.start - one.start)
  const names = declared.filter((place) => contains(branch, place)).map(({ name }) => name)
  const start = around.start + 1
  return { start, end: start, text: names.length === 0 ? '' : `var ${names.join()};` }
}

function contains(outer: Place, inner: Place): boolean {
  return outer.start <= inner.start && inner.end <= outer.end
}

interface Parts {
  /** The bodies of functions that are declared. */
  readonly functions: readonly Named[]
  /** Calls, and variables that are read. */
  readonly values: readonly Named[]
  readonly branches: readonly Named[]
  readonly assignments: readonly Named[]
  readonly declared: readonly Named[]
}

function partsOf(code: string): Parts {
  const functions: Named[] = []
  const values: Named[] = []
  const branches: Named[] = []
  const assignments: Named[] = []
  const declared: Named[] = []
  /** Where names begin that are not read: those that are declared, assigned, or of a property. */
  const unread = new Set<number>()
  const textOf = ({ start, end }: Place) => code.slice(start, end)

  new Visitor({
    FunctionDeclaration({ id, params, body }) {
      for (const { start } of params) unread.add(start)
      if (id === null || body === null) return
      unread.add(id.start)
      functions.push({ name: id.name, start: body.start, end: body.end })
    },
    VariableDeclarator({ id }) {
      unread.add(id.start)
      if (id.type === 'Identifier') declared.push(id)
    },
    MemberExpression: ({ property, computed }) => void (computed || unread.add(property.start)),
    Property: ({ key, computed }) => void (computed || unread.add(key.start)),
    AssignmentExpression: ({ left }) => void unread.add(left.start),
    ExpressionStatement({ expression, start, end }) {
      if (expression.type === 'AssignmentExpression')
        assignments.push({ name: textOf(expression.left), start, end })
    },
    CallExpression({ callee, start, end }) {
      if (callee.type === 'Identifier') values.push({ name: callee.name, start, end })
    },
    Identifier(identifier) {
      if (!unread.has(identifier.start)) values.push(identifier)
    },
    SwitchStatement: (choice) =>
      void branches.push(...branchesOf(choice, textOf(choice.discriminant).endsWith('tag'))),
  }).visit(parseSync('left-out.js', code).program)
  return { functions, values, branches, assignments, declared }
}

/** The branches that can go: one into which another branch falls is that one's, too. */
function branchesOf({ cases }: ESTree.SwitchStatement, isOfTags: boolean): readonly Named[] {
  return cases.flatMap(({ test, consequent, start, end }, index) => {
    const before = cases[index - 1]?.consequent
    if (consequent.length > 0 && before !== undefined && !isLeft(before.at(-1))) return []
    const name = kindOf(test, isOfTags)
    return name === undefined ? [] : [{ name, start, end }]
  })
}

function kindOf(test: ESTree.Expression | null, isOfTags: boolean): string | number | undefined {
  if (test?.type === 'Identifier') return test.name
  return isOfTags && test?.type === 'Literal' && typeof test.value === 'number' ? test.value : undefined
}

/** Whether a branch with this last statement ends there. */
function isLeft(statement: ESTree.Statement | undefined): boolean {
  if (statement?.type === 'BlockStatement') return isLeft(statement.body.at(-1))
  const { type } = statement ?? { type: '' }
  return ['ReturnStatement', 'BreakStatement', 'ThrowStatement', 'ContinueStatement'].includes(type)
}

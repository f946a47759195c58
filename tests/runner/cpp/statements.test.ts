/** Finds the places for inserted expressions in C++ source, and splits the list of expressions that a user types. */
import { expect, test } from 'vitest'
import { shownColumns } from '../../../src/runner/cpp/shownExpressions.ts'
import { statementPlaces } from '../../../src/runner/cpp/statements.ts'

/** Returns the source with `@` for each inserted expression, and the text that the insertion needs around it. */
function markedSource(source: string): string {
  const insertions = statementPlaces(source)
    .flatMap(({ before, after }) => [
      { at: before.at, text: `${before.text}@${before.behind}` },
      ...(after === undefined ? [] : [{ at: after.at, text: after.text }]),
    ])
    .toSorted((one, other) => one.at - other.at)
  let text = ''
  let at = 0
  for (const { at: to, text: inserted } of insertions) {
    text += source.slice(at, to) + inserted
    at = to
  }
  return text + source.slice(at)
}

test.each([
  ['int f(int n) { int x = 1; return n; }', 'int f(int n) {@; @;int x = 1; @;return n; }'],
  ['void f() { if (a) b(); else c(); }', 'void f() {@; @;if (a) {@;b();} else {@;c();} }'],
  [
    'void f() { for (int i = 0; i < 9; i++) g(i); }',
    'void f() {@; for (int i = 0; (@,(i < 9)); i++) {@;g(i);} }',
  ],
  ['void f() { for (;;) break; }', 'void f() {@; for (;@,true;) {@;break;} }'],
  ['void f() { for (int n : all) { g(n); } }', 'void f() {@; for (int n : all) {@;{ @;g(n); }} }'],
  ['void f() { while (n--) g(); }', 'void f() {@; while ((@,(n--))) {@;g();} }'],
  ['void f() { while (int n = g()) h(); }', 'void f() {@; while (int n = g()) {@;{@;h();}} }'],
  ['void f() { do n++; while (n < 3); }', 'void f() {@; do {@;n++;} while (n < 3); }'],
  [
    'void f() { switch (n) { case 1: a(); break; default: b(); } }',
    'void f() {@; @;switch (n) { case 1: @;a(); @;break; default: @;b(); } }',
  ],
  ['auto f = [](int n) { return n; };', 'auto f = [](int n) {@; @;return n; };'],
  [
    'void f() { auto g = [&](int n) -> int { return n; }; }',
    'void f() {@; @;auto g = [&](int n) -> int {@; @;return n; }; }',
  ],
  [
    'void f() { sort(a, b, [](int x, int y) { return x < y; }); }',
    'void f() {@; @;sort(a, b, [](int x, int y) {@; @;return x < y; }); }',
  ],
  [
    'int a[2] = {1, 2}; void f() { vector<int> v{1, 2}; }',
    'int a[2] = {1, 2}; void f() {@; @;vector<int> v{1, 2}; }',
  ],
  [
    'struct P { int x; int f() const { return x; } }; namespace n { void g() { h(); } }',
    'struct P { int x; int f() const {@; @;return x; } }; namespace n { void g() {@; @;h(); } }',
  ],
  [
    'class S { public: bool operator==(const S& o) const { return true; } };',
    'class S { public: bool operator==(const S& o) const {@; @;return true; } };',
  ],
  [
    '#define REP(i, n) for (int i = 0; i < (n); i++)\nvoid f() { REP(i, 9) REP(j, 9)\n g(i, j); }',
    '#define REP(i, n) for (int i = 0; i < (n); i++)\nvoid f() {@; REP(i, 9) {@;REP(j, 9)\n {@;{@;g(i, j);}}} }',
  ],
  ['void f() { /* if (a) { */ puts("for (;;) {"); }', 'void f() {@; /* if (a) { */ @;puts("for (;;) {"); }'],
  [
    'enum { A, B }; void f() { try { g(); } catch (int e) { h(); } }',
    'enum { A, B }; void f() {@; try { @;g(); } catch (int e) { @;h(); } }',
  ],
  ['void f() { if (a) if (b) c(); else d(); }', 'void f() {@; @;if (a) {@;if (b) {@;c();} else {@;d();}} }'],
  ['} void f() { a(); }', '} void f() {@; @;a(); }'],
])('%s', (source, expected) => {
  expect(markedSource(source)).toBe(expected)
})

test.each([
  ['n, board[y][x]', ['n', 'board[y][x]']],
  ['max(a, b), {1, 2}[0]', ['max(a, b)', '{1, 2}[0]']],
  ['a == b, a <= b, c != d', ['a == b', 'a <= b', 'c != d']],
  ['",", \',\'', ['","', "','"]],
])('the expressions of %s', (text, columns) => {
  expect(shownColumns(text)).toEqual(columns)
})

test.each([
  ['', { kind: 'fault', column: 1 }],
  ['n,', { kind: 'fault', column: 3 }],
  ['f(n', { kind: 'fault', column: 4 }],
  ['n) + (1', { kind: 'fault', column: 2 }],
  ['n; m', { kind: 'fault', column: 2 }],
  ['n = 3', { kind: 'changes', column: 3 }],
  ['n, m++', { kind: 'changes', column: 5 }],
  ['n <<= 1', { kind: 'changes', column: 3 }],
])('the list %s is refused', (text, answer) => {
  expect(shownColumns(text)).toMatchObject(answer)
})

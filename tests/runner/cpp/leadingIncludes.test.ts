import { describe, expect, test } from 'vitest'
import { leadingIncludes } from '../../../src/runner/cpp/leadingIncludes.ts'

const IOSTREAM = '#include <iostream>\n'

describe('A program begins with', () => {
  test.each([
    ['its standard headers in their order', `${IOSTREAM}#include <cstdio>\nint main() {}`, [1, 2]],
    ['those behind comments', `/* BOJ\n 2580 */\n// mine\n${IOSTREAM} # include<cstdio> // scanf\n`, [4, 5]],
    [
      'those behind what Clang does not heed',
      `#pragma GCC optimize("O3,unroll-loops")\n#pragma warning(disable : 4996)\n#define _CRT_SECURE_NO_WARNINGS\n${IOSTREAM}#include <cstdio>`.concat(
        '\n',
      ),
      [4, 5],
    ],
    ['those in lines of Windows', '#include <iostream>\r\n\r\n#include <cstdio>\r\nint a;\r\n', [1, 3]],
  ])('%s', (_, source, lines) => {
    expect(leadingIncludes(source)).toEqual({ text: `${IOSTREAM}#include <cstdio>\n`, lines })
  })

  test.each([
    ['a definition', `${IOSTREAM}#define N 9\n#include <vector>\n`],
    ['a header of its own or of another system', `${IOSTREAM}#include <windows.h>\n#include <vector>\n`],
    ['a condition', `${IOSTREAM}#if 1\n#include <vector>\n#endif\n`],
    ['a directive that is none, behind another', `${IOSTREAM}#include <map> /* */ #include <vector>\n`],
    ['code', `${IOSTREAM}using namespace std;\n#include <vector>\n`],
  ])('headers no further than %s', (_, source) => {
    expect(leadingIncludes(source)).toEqual({ text: IOSTREAM, lines: [1] })
  })

  test.each([
    ['it defines something first', `#define private public\n${IOSTREAM}`],
    ['it has diagnostics changed first', `#pragma GCC diagnostic ignored "-Wall"\n${IOSTREAM}`],
    ['a comment goes on in the next line', `// a \\\n${IOSTREAM}#include <vector>\n`],
    ['they are commented out', `/*\n${IOSTREAM}*/\nint main() {}\n`],
    ['they are those of C, which take no time', '#include <cstdio>\n#include <string.h>\n'],
    ['there are none', 'int main() {}\n'],
  ])('no headers if %s', (_, source) => {
    expect(leadingIncludes(source)).toBeUndefined()
  })
})

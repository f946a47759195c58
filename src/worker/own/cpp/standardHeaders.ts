/** `<bits/stdc++.h>`, which is GCC's: all headers of the library at once. */

const EVERY = [
  'cassert cctype cerrno cfloat climits clocale cmath cstdarg cstddef cstdint cstdio cstdlib cstring ctime cwchar cwctype',
  'cinttypes algorithm array bitset chrono complex deque exception forward_list fstream functional initializer_list',
  'iomanip ios iosfwd iostream istream iterator limits list locale map memory new numeric ostream queue random ratio',
  'regex scoped_allocator set sstream stack stdexcept streambuf string system_error tuple type_traits typeindex typeinfo',
  'unordered_map unordered_set utility valarray vector',
]
const FROM_17 = ['any charconv optional string_view variant']
const FROM_20 = ['bit compare concepts numbers ranges span']

function includes(lines: readonly string[]): string {
  return lines
    .join(' ')
    .split(' ')
    .map((name) => `#include <${name}>\n`)
    .join('')
}

export const EVERY_HEADER = `#pragma once
${includes(EVERY)}#if __cplusplus >= 201703L
${includes(FROM_17)}#endif
#if __cplusplus >= 202002L
${includes(FROM_20)}#endif
`

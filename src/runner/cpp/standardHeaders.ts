/** Names and sizes of standard headers, and a text like GCC's `<bits/stdc++.h>`, which includes them. */

/** Headers of C by their names in C++, separated by spaces or on several lines. */
const OF_C = [
  'cassert cctype cerrno cfloat climits clocale cmath cstdarg cstddef cstdint cstdio cstdlib cstring ctime cwchar cwctype',
  'cinttypes',
]
/** Other headers that all supported C++ standards have. */
const EVERY = [
  'algorithm array bitset chrono complex deque exception forward_list fstream functional initializer_list',
  'iomanip ios iosfwd iostream istream iterator limits list locale map memory new numeric ostream queue random ratio',
  'regex scoped_allocator set sstream stack stdexcept streambuf string system_error tuple type_traits typeindex typeinfo',
  'unordered_map unordered_set utility valarray vector',
]
/** Headers that C++17 added. */
const FROM_17 = ['any charconv optional string_view variant']
/** Headers that C++20 added. */
const FROM_20 = ['bit compare concepts numbers ranges span']

function names(lines: readonly string[]): readonly string[] {
  return lines.join(' ').split(' ')
}

function includes(lines: readonly string[]): string {
  return names(lines)
    .map((name) => `#include <${name}>\n`)
    .join('')
}

/** Text of `<bits/stdc++.h>`. */
export const EVERY_HEADER = `#pragma once
${includes([...OF_C, ...EVERY])}#if __cplusplus >= 201703L
${includes(FROM_17)}#endif
#if __cplusplus >= 202002L
${includes(FROM_20)}#endif
`

const SMALL = new Set(names(OF_C).flatMap((name) => [name, `${name.slice(1)}.h`]))
const LARGE = new Set(['bits/stdc++.h', ...names([...EVERY, ...FROM_17, ...FROM_20])])

/** Returns the size of a header; undefined for headers not listed here. C headers are small and compile fast. */
export function sizeOfHeader(name: string): 'small' | 'large' | undefined {
  if (LARGE.has(name)) return 'large'
  return SMALL.has(name) ? 'small' : undefined
}

/**
 * C++ code to insert before a program whose expressions are to be listed: reports their values as text. The code needs
 * no header, and allocates no memory.
 */
import { HOOK_MODULE } from './hooks.ts'
import { PROGRAM_FILE, SHOWN_HEADER } from './sourceFiles.ts'

/** Codes that the program reports besides characters: before each column, before a whole number, after each row. */
export const SHOWN_CODE = { column: -1, number: -2, rowEnd: -3 } as const

/** Returns how C++ declares a function of the page that the program imports under this name. */
const hook = (name: string) =>
  `extern "C" __attribute__((import_module("${HOOK_MODULE}"), import_name("${name}")))`

const TEXT = `${hook('shows')} int backdoku_shows();
${hook('shown')} void backdoku_shown(int);
${hook('shownNumber')} void backdoku_shown_number(double);
namespace backdoku_values {
template <int Level> struct Choice : Choice<Level - 1> {};
template <> struct Choice<0> {};
typedef Choice<6> Best;
inline void put(int code) { backdoku_shown(code); }
inline void text(const char* from) {
  while (*from) put(*from++ & 255);
}
inline void digits(unsigned long long number) {
  if (number > 9) digits(number / 10);
  put('0' + int(number % 10));
}
inline void whole(long long number) {
  put(${SHOWN_CODE.number});
  if (number < 0) put('-');
  digits(number < 0 ? 0ULL - (unsigned long long)number : (unsigned long long)number);
}
inline void whole(unsigned long long number) {
  put(${SHOWN_CODE.number});
  digits(number);
}
inline void character(char one, char quote) {
  if (one == quote || one == '\\\\') put('\\\\');
  if (one >= 32 || one < 0) return put(one & 255);
  put('\\\\');
  digits((unsigned long long)one);
}
inline void write(bool value) { text(value ? "true" : "false"); }
inline void write(char value) {
  put('\\'');
  character(value, '\\'');
  put('\\'');
}
inline void write(signed char value) { whole((long long)value); }
inline void write(unsigned char value) { whole((long long)value); }
inline void write(short value) { whole((long long)value); }
inline void write(unsigned short value) { whole((long long)value); }
inline void write(int value) { whole((long long)value); }
inline void write(unsigned int value) { whole((long long)value); }
inline void write(long value) { whole((long long)value); }
inline void write(unsigned long value) { whole((unsigned long long)value); }
inline void write(long long value) { whole(value); }
inline void write(unsigned long long value) { whole(value); }
inline void write(float value) { backdoku_shown_number(value); }
inline void write(double value) { backdoku_shown_number(value); }
inline void write(long double value) { backdoku_shown_number(double(value)); }
inline void write(decltype(nullptr)) { text("nullptr"); }
inline void characters(const char* from, unsigned long count) {
  put('"');
  for (unsigned long k = 0; k < count; k++) character(from[k], '"');
  put('"');
}
inline void write(const char* from) {
  if (!from) return text("nullptr");
  unsigned long count = 0;
  while (from[count]) count++;
  characters(from, count);
}
inline void write(char* from) { write((const char*)from); }
template <class Type> void write(const Type& value);
template <class From, class To> void range(From from, To to) {
  put('{');
  for (bool isFirst = true; from != to; ++from, isFirst = false) {
    if (!isFirst) text(", ");
    write(*from);
  }
  put('}');
}
template <unsigned long Size> void array(const char (&value)[Size]) {
  unsigned long count = 0;
  while (count < Size && value[count]) count++;
  characters(value, count);
}
template <class Type, unsigned long Size> void array(const Type (&value)[Size]) { range(value, value + Size); }
template <class Type> auto other(const Type& value, Choice<6>) -> decltype(characters(value.c_str(), value.size())) {
  characters(value.c_str(), value.size());
}
template <class Type> auto other(const Type& value, Choice<5>) -> decltype(void(value.begin() != value.end())) {
  range(value.begin(), value.end());
}
template <class Type> auto other(const Type& value, Choice<4>) -> decltype(void(value.first), void(value.second)) {
  put('{');
  write(value.first);
  text(", ");
  write(value.second);
  put('}');
}
template <class Type> auto other(const Type& value, Choice<3>) -> decltype(void(value.test(0)), void(value.size())) {
  for (unsigned long k = value.size(); k > 0; k--) put(value.test(k - 1) ? '1' : '0');
}
template <bool Is> struct Only {};
template <> struct Only<true> { typedef void type; };
template <class Type> auto other(const Type& value, Choice<2>) -> typename Only<__is_enum(Type)>::type {
  whole((long long)value);
}
template <class Type> auto other(const Type& value, Choice<1>) -> decltype(void(value.operator bool())) {
  write(value.operator bool());
}
template <class Type> void other(const Type&, Choice<0>) { text("<object>"); }
template <class Type> struct Kind {
  static void write(const Type& value) { other(value, Best()); }
};
template <class Type, unsigned long Size> struct Kind<Type[Size]> {
  static void write(const Type (&value)[Size]) { array(value); }
};
template <class Type> struct Kind<Type*> {
  static void write(Type* value) { text(value ? "<pointer>" : "nullptr"); }
};
template <class Type> void write(const Type& value) { Kind<Type>::write(value); }
template <class Type, unsigned long Size> void write(const Type (&value)[Size]) { array(value); }
template <class Type> auto size(const Type& value, Choice<1>) -> decltype((long)value.size()) {
  return (long)value.size();
}
template <class Type> long size(const Type&, Choice<0>) { return -1; }
template <class Type> long length(const Type& value) { return size(value, Best()); }
template <class Type, unsigned long Size> long length(const Type (&)[Size]) { return Size; }
inline bool fits(long long index, long length) { return length < 0 || (0 <= index && index < length); }
struct Row {
  template <class Type> Row& operator()(const Type& value) {
    put(${SHOWN_CODE.column});
    write(value);
    return *this;
  }
  void end() { put(${SHOWN_CODE.rowEnd}); }
};
}
`

/** The code, followed by a directive that numbers the lines of the program from 1. */
export const SHOWN_PRELUDE = `#line 1 "${SHOWN_HEADER}"\n${TEXT}#line 1 "${PROGRAM_FILE}"\n`

/**
 * Harmless stand-ins for headers and functions of other systems, which programs made at home use and judges refuse; and
 * names that judges or other compilers define.
 */
import type { Diagnostic } from '../../sudoku/reading/language.ts'
import { codeAlone } from '../text/sourceText.ts'
import { PROGRAM_FILE, STAND_IN_FILE } from './sourceFiles.ts'

export interface StandIns {
  /** Text to insert before the program, whose line numbers it keeps; empty if none is needed. */
  readonly before: string
  /** Stand-in headers, by the names that the program uses. */
  readonly headers: Readonly<Record<string, string>>
  /** Warnings on the lines that a judge refuses. */
  readonly diagnostics: readonly Diagnostic[]
}

/** Stand-in for `conio.h`: `getch` does not wait for a key. */
const CONSOLE = `#pragma once
static inline int getch(void) { return 13; }
static inline int getche(void) { return 13; }
static inline int kbhit(void) { return 0; }
static inline int _getch(void) { return 13; }
static inline int _getche(void) { return 13; }
static inline int _kbhit(void) { return 0; }
static inline int putch(int c) { return c; }
static inline int _putch(int c) { return c; }
static inline void clrscr(void) {}
static inline void gotoxy(int x, int y) { (void)x, (void)y; }
static inline void textcolor(int c) { (void)c; }
static inline void textbackground(int c) { (void)c; }
`

/** Stand-in for `windows.h`: its functions have no effect. */
const WINDOWS = `#pragma once
#include <stdlib.h>
typedef unsigned long DWORD;
typedef unsigned short WORD;
typedef unsigned char BYTE;
typedef unsigned int UINT;
typedef int BOOL;
typedef short SHORT;
typedef long LONG;
typedef long long LONGLONG;
typedef void* HANDLE;
typedef void* HWND;
typedef const char* LPCSTR;
typedef struct { SHORT X, Y; } COORD;
typedef struct { SHORT Left, Top, Right, Bottom; } SMALL_RECT;
typedef union { LONGLONG QuadPart; } LARGE_INTEGER;
typedef struct { DWORD dwSize; BOOL bVisible; } CONSOLE_CURSOR_INFO;
typedef struct { COORD dwSize, dwCursorPosition; WORD wAttributes; SMALL_RECT srWindow; COORD dwMaximumWindowSize; } CONSOLE_SCREEN_BUFFER_INFO;
#define TRUE 1
#define FALSE 0
#define STD_INPUT_HANDLE ((DWORD)-10)
#define STD_OUTPUT_HANDLE ((DWORD)-11)
#define FOREGROUND_BLUE 1
#define FOREGROUND_GREEN 2
#define FOREGROUND_RED 4
#define FOREGROUND_INTENSITY 8
#define CP_UTF8 65001
static inline void Sleep(DWORD ms) { (void)ms; }
static inline DWORD GetTickCount(void) { return 0; }
static inline unsigned long long GetTickCount64(void) { return 0; }
static inline HANDLE GetStdHandle(DWORD which) { (void)which; return 0; }
static inline BOOL SetConsoleTextAttribute(HANDLE of, WORD to) { (void)of, (void)to; return 1; }
static inline BOOL SetConsoleCursorPosition(HANDLE of, COORD to) { (void)of, (void)to; return 1; }
static inline BOOL SetConsoleCursorInfo(HANDLE of, const CONSOLE_CURSOR_INFO* to) { (void)of, (void)to; return 1; }
static inline BOOL GetConsoleCursorInfo(HANDLE of, CONSOLE_CURSOR_INFO* into) { (void)of; into->dwSize = 1; into->bVisible = 1; return 1; }
static inline BOOL GetConsoleScreenBufferInfo(HANDLE of, CONSOLE_SCREEN_BUFFER_INFO* into) { (void)of, (void)into; return 0; }
static inline BOOL SetConsoleTitle(const char* to) { (void)to; return 1; }
static inline BOOL SetConsoleTitleA(const char* to) { (void)to; return 1; }
static inline BOOL SetConsoleOutputCP(UINT to) { (void)to; return 1; }
static inline BOOL SetConsoleCP(UINT to) { (void)to; return 1; }
static inline BOOL QueryPerformanceCounter(LARGE_INTEGER* into) { into->QuadPart = 0; return 1; }
static inline BOOL QueryPerformanceFrequency(LARGE_INTEGER* into) { into->QuadPart = 1000000; return 1; }
static inline BOOL Beep(DWORD tone, DWORD ms) { (void)tone, (void)ms; return 1; }
`

/** Stand-in for the headers of Visual Studio's projects. */
const TEXT = `#pragma once
#include <stdio.h>
#include <stdlib.h>
typedef char TCHAR;
typedef char _TCHAR;
#define _T(text) text
#define _tmain main
#define _tprintf printf
`

const EMPTY = '#pragma once\n'

/** Stand-in headers by lower-case name, because Windows ignores case. */
const HEADERS: ReadonlyMap<string, string> = new Map([
  ['conio.h', CONSOLE],
  ['windows.h', WINDOWS],
  ['stdafx.h', TEXT],
  ['pch.h', EMPTY],
  ['framework.h', EMPTY],
  ['targetver.h', EMPTY],
  ['tchar.h', TEXT],
  ['sdkddkver.h', EMPTY],
  ['crtdbg.h', EMPTY],
  ['dos.h', EMPTY],
  ['process.h', EMPTY],
  ['io.h', EMPTY],
  ['direct.h', EMPTY],
])

/** Stand-in for `system` and `std::system` that runs no command. */
const SYSTEM = `#define system no_system
static inline int no_system(const char* command) { (void)command; return 0; }
#ifdef __cplusplus
namespace std { using ::no_system; }
#endif
`

/** Stand-ins for Microsoft's checked functions. Sizes that the standard functions do not take are ignored. */
const CHECKED = `#include <stdio.h>
#include <string.h>
typedef int errno_t;
#define scanf_s scanf
#define fscanf_s fscanf
#define sscanf_s sscanf
#define printf_s printf
#define fprintf_s fprintf
#define sprintf_s snprintf
#define gets_s(text, size) fgets(text, size, stdin)
static inline errno_t fopen_s(FILE** into, const char* name, const char* mode) {
  *into = fopen(name, mode);
  return *into ? 0 : 2;
}
static inline errno_t freopen_s(FILE** into, const char* name, const char* mode, FILE* of) {
  *into = freopen(name, mode, of);
  return *into ? 0 : 2;
}
static inline errno_t strcpy_s(char* to, size_t size, const char* from) { (void)size; strcpy(to, from); return 0; }
static inline errno_t strcat_s(char* to, size_t size, const char* from) { (void)size; strcat(to, from); return 0; }
static inline errno_t memcpy_s(void* to, size_t size, const void* from, size_t n) { (void)size; memcpy(to, from, n); return 0; }
static inline char* strtok_s(char* text, const char* marks, char** rest) { return strtok_r(text, marks, rest); }
#ifdef __cplusplus
template <size_t size> errno_t strcpy_s(char (&to)[size], const char* from) { return strcpy_s(to, size, from); }
template <size_t size> errno_t strcat_s(char (&to)[size], const char* from) { return strcat_s(to, size, from); }
#endif
`

const KEYS = '_?(?:getch|getche|kbhit)'
const CHECKED_NAMES = '(?:[fs]?scanf|f?printf|sprintf|gets|fopen|freopen|str(?:cpy|cat|tok)|memcpy)_s'
/**
 * Texts to insert before a program whose code matches, even if it includes no header for them. None is inserted if the
 * program itself defines one of the replaced functions.
 */
const TEXTS: readonly (readonly [needed: RegExp, text: string])[] = [
  [/\bsystem\s*\(/, SYSTEM],
  [new RegExp(`\\b${CHECKED_NAMES}\\s*\\(`), CHECKED],
  [new RegExp(`\\b${KEYS}\\s*\\(`), CONSOLE.replace('#pragma once\n', '')],
  // Defined as on BOJ (acmicpc.net): programs test it to leave out code for their author's machine.
  [/\bONLINE_JUDGE\b/, '#define ONLINE_JUDGE 1\n'],
  [/\bBOJ\b/, '#define BOJ 1\n'],
  [/\b_?_int64\b/, '#define __int64 long long\n#define _int64 long long\n'],
]
/** Matches the program's own definition of a function that `TEXTS` replaces. */
const OWN_DEFINITION = new RegExp(
  `(?:\\b(?:int|void|char|bool|auto|errno_t)\\s+|#\\s*define\\s+)(?:system|${KEYS}|${CHECKED_NAMES})\\s*\\(`,
)

const REFUSED_CALLS = new RegExp(`\\b(system|${KEYS}|${CHECKED_NAMES})\\s*\\(`)
const INCLUDE = /^\s*#\s*include\s*[<"]([^<>"\n]+)[>"]/
/** Prefix of the messages of warnings on refused lines, by which the page recognises such warnings. */
const REFUSED = 'a judge refuses this: '

/** Returns the stand-ins that a program needs. */
export function standInsFor(source: string): StandIns {
  const code = codeAlone(source, 'cpp')
  const headers: Record<string, string> = {}
  const diagnostics: Diagnostic[] = []
  const codeLines = code.split('\n')
  const isOwn = OWN_DEFINITION.test(code)
  for (const [index, line] of source.split('\n').entries()) {
    const [, name] = (codeLines[index].trim() === '' ? null : INCLUDE.exec(line)) ?? []
    const header = name === undefined ? undefined : HEADERS.get(name.toLowerCase())
    if (name !== undefined && header !== undefined) {
      headers[name] = header
      diagnostics.push(refusal(index, line.indexOf('#'), name))
    }
    const call = isOwn ? null : REFUSED_CALLS.exec(codeLines[index])
    if (call !== null) diagnostics.push(refusal(index, call.index, call[1]))
  }
  const hasConsole = Object.keys(headers).some((name) => name.toLowerCase() === 'conio.h')
  const texts = TEXTS.filter(
    ([needed, text]) => !isOwn && needed.test(code) && !(hasConsole && CONSOLE.endsWith(text)),
  )
  const before =
    texts.length === 0
      ? ''
      : `#line 1 "${STAND_IN_FILE}"\n${texts.map(([, text]) => text).join('')}#line 1 "${PROGRAM_FILE}"\n`
  return { before, headers, diagnostics }
}

/** @param index of the line, from 0 @param column from 0 @param what the refused header or function */
function refusal(index: number, column: number, what: string): Diagnostic {
  return { severity: 'warning', line: index + 1, column: column + 1, message: REFUSED + what }
}

/** Command lines of the compiler and the linker, as the clang driver would build them. */
import { GLOBAL_BASE, STACK_BYTES } from './layout.ts'
import { PROGRAM_FILE } from './sourceFiles.ts'

/** Standards of C++, tried in this order: the judges' default first. */
export const STANDARDS = ['gnu++14', 'gnu++20'] as const
export const C_STANDARD = 'gnu17'

/** Options that change the output for the same source. */
export interface Mode {
  readonly standard: (typeof STANDARDS)[number] | typeof C_STANDARD
  /** True for -O2. Otherwise -O0, so that every line runs as written and variables stay in memory. */
  readonly optimized: boolean
  /** True if our own `main` calls a function of the program, whose `main` is therefore renamed. */
  readonly isCalled: boolean
}

/** File that the compiler writes and the linker reads. */
export const OBJECT = 'program.o'
/** File that the linker writes. */
export const LINKED = 'program.wasm'
/** File with the names of the symbols that the recorder provides at run time. */
export const OPEN = 'open.txt'
/** Folder of our own headers. */
export const HEADERS = 'headers'
/** Header with the code that precedes a program, or with the program's leading includes. */
export const BEGINNING = 'beginning.h'
/** The precompiled `BEGINNING`. */
export const PRECOMPILED = 'beginning.pch'

function argumentsOf(...lines: readonly string[]): readonly string[] {
  return lines.join(' ').split(' ')
}

const TARGET = [
  `clang -cc1 -main-file-name ${PROGRAM_FILE}`,
  '-triple wasm32-unknown-wasip1 -target-cpu generic -mrelocation-model static',
]
const EMULATED =
  '-D_WASI_EMULATED_PROCESS_CLOCKS -D_WASI_EMULATED_SIGNAL -D_WASI_EMULATED_MMAN -D_WASI_EMULATED_GETPID'

const COMMON = argumentsOf(
  ...TARGET,
  '-mconstructor-aliases -mframe-pointer=none -ffp-contract=on -fno-rounding-math',
  '-fdeprecated-macro -fgnuc-version=4.2.1 -fcxx-exceptions -fexceptions',
  `-resource-dir /usr -isysroot /usr -fdebug-compilation-dir=/ -internal-isystem /${HEADERS}`,
  '-internal-isystem /usr/include/c++/v1 -internal-isystem /usr/include',
  '-internal-isystem /usr/include/wasm32-wasip1 -dwarf-version=5',
  // Without these, the library's headers for clocks, signals and the like raise errors.
  EMULATED,
  '-ferror-limit 19 -Wno-unknown-pragmas -Wno-ignored-pragmas',
  // Accepts extensions: features of newer standards, and those of GCC.
  '-Wno-c++17-extensions -Wno-c++20-extensions -Wno-c++23-extensions -Wno-vla-extension',
)
/** Options for plain C. They accept code for which GCC only warns. */
const COMMON_C = argumentsOf(
  ...TARGET,
  '-mframe-pointer=none -ffp-contract=on -fno-rounding-math -fgnuc-version=4.2.1',
  `-resource-dir /usr -isysroot /usr -fdebug-compilation-dir=/ -internal-isystem /${HEADERS}`,
  '-internal-isystem /usr/include -internal-isystem /usr/include/wasm32-wasip1 -dwarf-version=5',
  EMULATED,
  '-ferror-limit 19 -Wno-unknown-pragmas -Wno-ignored-pragmas',
  '-Wno-error=implicit-function-declaration -Wno-error=implicit-int -Wno-error=int-conversion',
  '-Wno-error=incompatible-function-pointer-types -Wno-error=return-type',
)
const FOR_LINES = argumentsOf('-O0 -debug-info-kind=constructor')
const FOR_SPEED = argumentsOf('-O2 -debug-info-kind=line-tables-only')

function inMode({ standard, optimized, isCalled }: Mode): readonly string[] {
  const called = isCalled ? ['-Dmain=own_main'] : []
  const common = standard === C_STANDARD ? COMMON_C : COMMON
  return [...common, `-std=${standard}`, ...(optimized ? FOR_SPEED : FOR_LINES), ...called]
}

/** @param before how `BEGINNING` is included before the program; undefined: not at all */
export function compileCommand(mode: Mode, before?: 'text' | 'precompiled'): readonly string[] {
  const included = {
    text: ['-include', `/${HEADERS}/${BEGINNING}`],
    precompiled: ['-include-pch', PRECOMPILED],
  }
  const language = mode.standard === C_STANDARD ? 'c' : 'c++'
  const toCompile = ['-emit-obj', '-o', OBJECT, '-x', language, PROGRAM_FILE]
  return [...inMode(mode), ...(before === undefined ? [] : included[before]), ...toCompile]
}

const TO_PRECOMPILE = argumentsOf(`-emit-pch -o ${PRECOMPILED} -x c++-header /${HEADERS}/${BEGINNING}`)

export function precompileCommand(mode: Mode): readonly string[] {
  return [...inMode(mode), ...TO_PRECOMPILE]
}

const LIBRARIES = '/usr/lib/wasm32-wasip1'

export const LINK_COMMAND = argumentsOf(
  `wasm-ld -m wasm32 -L${LIBRARIES} ${LIBRARIES}/crt1-command.o ${OBJECT}`,
  '-lc++ -lc++abi -lc-printscan-long-double -lwasi-emulated-process-clocks',
  '-lwasi-emulated-signal -lwasi-emulated-mman -lwasi-emulated-getpid -lc',
  '/usr/lib/wasm32-unknown-wasip1/libclang_rt.builtins.a',
  `--stack-first -z stack-size=${STACK_BYTES} --global-base=${GLOBAL_BASE}`,
  `--allow-undefined-file=${OPEN} -o ${LINKED}`,
)

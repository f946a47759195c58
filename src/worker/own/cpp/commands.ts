/** How the compiler and the linker are called, which is otherwise the business of a driver that starts both. */
import { GLOBAL_BASE, STACK_BYTES } from './layout.ts'
import { PROGRAM_FILE } from './sourceFiles.ts'

/** The first is what judges take where nothing is chosen; where it does not do, the second may. */
export const STANDARDS = ['gnu++14', 'gnu++20'] as const

/** All by which the same text may come out in another way. */
export interface Mode {
  readonly standard: (typeof STANDARDS)[number]
  /** For speed; otherwise, each line does all that it says, and variables are where they are said to be. */
  readonly optimized: boolean
  /** A function of the program is called, and its own `main` is not. */
  readonly isCalled: boolean
}

/** Names of files and folders among those that a tool is given or makes. */
export const OBJECT = 'program.o'
export const LINKED = 'program.wasm'
/** A list of what the recorder gives the program. */
export const OPEN = 'open.txt'
/** A folder of our own headers. */
export const HEADERS = 'headers'
/** One of them: what comes before a program, or what it begins with. */
export const BEGINNING = 'beginning.h'
/** That which has been made of it beforehand. */
export const PRECOMPILED = 'beginning.pch'

/** Arguments as one would type them. */
function words(...lines: readonly string[]): readonly string[] {
  return lines.join(' ').split(' ')
}

const COMMON = words(
  `clang -cc1 -main-file-name ${PROGRAM_FILE}`,
  '-triple wasm32-unknown-wasip1 -target-cpu generic -mrelocation-model static',
  '-mconstructor-aliases -mframe-pointer=none -ffp-contract=on -fno-rounding-math',
  '-fdeprecated-macro -fgnuc-version=4.2.1 -fcxx-exceptions -fexceptions',
  `-resource-dir /usr -isysroot /usr -fdebug-compilation-dir=/ -internal-isystem /${HEADERS}`,
  '-internal-isystem /usr/include/c++/v1 -internal-isystem /usr/include',
  '-internal-isystem /usr/include/wasm32-wasip1 -dwarf-version=5',
  // Without these the library's headers for clocks and signals are refused.
  '-D_WASI_EMULATED_PROCESS_CLOCKS -D_WASI_EMULATED_SIGNAL -D_WASI_EMULATED_MMAN -D_WASI_EMULATED_GETPID',
  '-ferror-limit 19 -Wno-unknown-pragmas -Wno-ignored-pragmas',
  // Newer standards' features that are understood in older ones, and those of GCC's.
  '-Wno-c++17-extensions -Wno-c++20-extensions -Wno-c++23-extensions -Wno-vla-extension',
)
const FOR_LINES = words('-O0 -debug-info-kind=constructor')
const FOR_SPEED = words('-O2 -debug-info-kind=line-tables-only')

function inMode({ standard, optimized, isCalled }: Mode): readonly string[] {
  const called = isCalled ? ['-Dmain=own_main'] : []
  return [...COMMON, `-std=${standard}`, ...(optimized ? FOR_SPEED : FOR_LINES), ...called]
}

const TO_COMPILE = words(`-emit-obj -o ${OBJECT} -x c++ ${PROGRAM_FILE}`)

/** @param before what is taken into account before the program: the text, or what has been made of it beforehand */
export function compileCommand(mode: Mode, before?: 'text' | 'precompiled'): readonly string[] {
  const included = {
    text: ['-include', `/${HEADERS}/${BEGINNING}`],
    precompiled: ['-include-pch', PRECOMPILED],
  }
  return [...inMode(mode), ...(before === undefined ? [] : included[before]), ...TO_COMPILE]
}

const TO_PRECOMPILE = words(`-emit-pch -o ${PRECOMPILED} -x c++-header /${HEADERS}/${BEGINNING}`)

export function precompileCommand(mode: Mode): readonly string[] {
  return [...inMode(mode), ...TO_PRECOMPILE]
}

const LIBRARIES = '/usr/lib/wasm32-wasip1'

export const LINK_COMMAND = words(
  `wasm-ld -m wasm32 -L${LIBRARIES} ${LIBRARIES}/crt1-command.o ${OBJECT}`,
  '-lc++ -lc++abi -lc-printscan-long-double -lwasi-emulated-process-clocks',
  '-lwasi-emulated-signal -lwasi-emulated-mman -lwasi-emulated-getpid -lc',
  '/usr/lib/wasm32-unknown-wasip1/libclang_rt.builtins.a',
  `--stack-first -z stack-size=${STACK_BYTES} --global-base=${GLOBAL_BASE}`,
  `--allow-undefined-file=${OPEN} -o ${LINKED}`,
)

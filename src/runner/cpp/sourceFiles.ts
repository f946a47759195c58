export const PROGRAM_FILE = 'program.cpp'

/** File name of the harness that calls a function of the program. */
export const HARNESS_FILE = 'harness.cpp'

/** File name of the stand-ins for functions of other systems, such as Windows. */
export const STAND_IN_FILE = 'standIns.h'

/** File name of the expressions whose values are read. */
export const SHOWN_FILE = 'shown'
/** File name of the code that formats the values of the expressions in `SHOWN_FILE`. */
export const SHOWN_HEADER = 'shown.h'

import type { ComparedFigure } from './comparing.ts'
import styles from './Mark.module.css'

/** Marker of a language: filled for CPython, a diamond for PyPy, hollow for C++; nothing for other figures. */
export function Mark({ figure }: { readonly figure: ComparedFigure }) {
  if (figure !== 'cpython' && figure !== 'pypy' && figure !== 'cpp') return undefined
  return <span aria-hidden="true" className={`${styles.mark} ${styles[figure]}`} />
}

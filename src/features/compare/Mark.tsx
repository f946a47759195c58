import type { ComparedFigure } from '../../app/comparing/comparing.ts'
import styles from './Mark.module.css'

/** The shape of a language in the chart: full for Python, a diamond for PyPy, hollow for C++. Nothing for other figures. */
export function Mark({ figure }: { readonly figure: ComparedFigure }) {
  if (figure !== 'cpython' && figure !== 'pypy' && figure !== 'cpp') return undefined
  return <span aria-hidden="true" className={`${styles.mark} ${styles[figure]}`} />
}

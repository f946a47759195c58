import styles from './Header.module.css'

/** The word mark: an arrow that goes back joins its halves. */
export function Logo() {
  return (
    <h1 className={styles.logo} translate="no" aria-label="Backdoku">
      <span aria-hidden="true">back</span>
      <svg aria-hidden="true" viewBox="0 0 20 20" width="17" height="17" className={styles.arrow}>
        <path
          d="M8 3.2 3.5 7.7 8 12.2M4 7.7h6.5a4.6 4.6 0 0 1 0 9.2H9"
          fill="none"
          stroke="currentColor"
          strokeWidth="2.4"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
      <span aria-hidden="true">doku</span>
    </h1>
  )
}

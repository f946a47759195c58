import type { ComponentProps, ReactElement } from 'react'
import styles from './Button.module.css'

interface ButtonProps extends Omit<ComponentProps<'button'>, 'aria-label'> {
  /** The accessible name; shown as well unless there is an icon alone. */
  readonly label: string
  readonly icon?: ReactElement | false
  /** `adaptive`: both, but the icon alone at phone width. */
  readonly shows?: 'icon' | 'label' | 'both' | 'adaptive'
  readonly tone?: 'plain' | 'primary' | 'stop'
  /** There is nothing for it to do now. It keeps the focus, which a disabled button would lose. */
  readonly isIdle?: boolean
}

/** A button with an icon, a label, or both; the label is its name in every case. */
export function Button({
  label,
  icon,
  shows = 'both',
  tone = 'plain',
  isIdle = false,
  onClick,
  ...attributes
}: ButtonProps) {
  const iconOnly = shows === 'icon'
  return (
    <button
      type="button"
      title={iconOnly ? label : undefined}
      {...attributes}
      aria-disabled={isIdle || undefined}
      onClick={isIdle ? undefined : onClick}
      aria-label={iconOnly ? label : undefined}
      className={[styles.button, styles[tone], styles[shows]].filter(Boolean).join(' ')}
    >
      {icon}
      {!iconOnly && <span>{label}</span>}
    </button>
  )
}

import type { ComponentProps, ReactElement } from 'react'
import styles from './Button.module.css'

interface ButtonProps extends Omit<ComponentProps<'button'>, 'aria-label'> {
  /** Visible unless only the icon is shown. */
  readonly label: string
  readonly icon?: ReactElement | false
  /** `adaptive`: both, but only the icon at phone width. */
  readonly shows?: 'icon' | 'label' | 'both' | 'adaptive'
  readonly tone?: 'plain' | 'primary' | 'stop' | 'quiet'
  /** True if a click has no effect at the moment. The button keeps the focus, which a disabled one would lose. */
  readonly isIdle?: boolean
}

/** Button with an icon, a label, or both; the label is always its accessible name. */
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

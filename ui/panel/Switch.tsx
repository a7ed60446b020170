import type { ComponentProps, ReactNode } from 'react'
import styles from './Switch.module.css'

interface Props extends Omit<ComponentProps<'input'>, 'type' | 'role'> {
  label: ReactNode
}

/** On or off, at once where it stands alone; in a form it is sent as a checkbox is. */
export function Switch({ label, ...rest }: Props) {
  return (
    <label className={styles.switch}>
      {/* biome-ignore lint/a11y/useAriaPropsForRole: a native checkbox tells its state itself. */}
      <input {...rest} type="checkbox" role="switch" className={styles.track} />
      <span>{label}</span>
    </label>
  )
}

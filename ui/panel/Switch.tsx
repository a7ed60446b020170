import type { ComponentProps, ReactNode } from 'react'
import styles from './Switch.module.css'

interface Props extends Omit<ComponentProps<'input'>, 'type' | 'role'> {
  label: ReactNode
}

/** An on/off switch. In a form it is submitted like a checkbox. */
export function Switch({ label, ...rest }: Props) {
  return (
    <label className={styles.switch}>
      {/* biome-ignore lint/a11y/useAriaPropsForRole: a native checkbox exposes its own state. */}
      <input {...rest} type="checkbox" role="switch" className={styles.track} />
      <span>{label}</span>
    </label>
  )
}

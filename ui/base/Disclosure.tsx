import type { ComponentProps, ReactNode } from 'react'
import ChevronDown from '#ui/icons/chevron-down.ts'
import styles from './Disclosure.module.css'
import { Icon } from './Icon.tsx'

interface Props extends Pick<ComponentProps<'details'>, 'open' | 'name' | 'id'> {
  summary: ReactNode
  children: ReactNode
}

/** Collapsible content; works without JavaScript. Of those with the same `name` one is open at a time. */
export function Disclosure({ summary, children, ...rest }: Props) {
  return (
    <details {...rest} className={styles.disclosure}>
      <summary className={styles.summary}>
        <span>{summary}</span>
        <Icon icon={ChevronDown} className={styles.chevron} />
      </summary>
      <div className={styles.body}>{children}</div>
    </details>
  )
}

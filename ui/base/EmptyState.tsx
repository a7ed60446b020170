import type { ReactNode } from 'react'
import { HandSymbol } from '#ui/signwriting/HandSymbol.tsx'
import styles from './EmptyState.module.css'
import { Placeholder } from './Placeholder.tsx'

interface Props {
  title: ReactNode
  children?: ReactNode
  /** Next steps: fewer filters, another search. */
  actions?: ReactNode
  /** Heading level, 2 by default. */
  level?: 2 | 3
}

/** Shown instead of an empty list: a sentence and the next steps. */
export function EmptyState({ title, children, actions, level = 2 }: Props) {
  return (
    <Placeholder
      illustration={<HandSymbol symbol="S14c00" className={styles.mark} />}
      title={title}
      level={level}
      actions={actions}
    >
      {children}
    </Placeholder>
  )
}

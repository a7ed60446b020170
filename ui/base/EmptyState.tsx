import type { ReactNode } from 'react'
import { HandSymbol } from '#ui/signwriting/HandSymbol.tsx'
import styles from './EmptyState.module.css'
import { Placeholder } from './Placeholder.tsx'

interface Props {
  title: ReactNode
  children?: ReactNode
  /** A way on: fewer filters, another search. */
  actions?: ReactNode
  /** SignWriting key of the handshape that stands above. */
  symbol?: string
  /** Heading level, 2 by default. */
  level?: 2 | 3
}

/** What stands where a list has nothing: a sentence and a way on. */
export function EmptyState({ title, children, actions, symbol = 'S14c00', level = 2 }: Props) {
  return (
    <Placeholder
      illustration={<HandSymbol symbol={symbol} className={styles.mark} />}
      title={title}
      level={level}
      actions={actions}
    >
      {children}
    </Placeholder>
  )
}

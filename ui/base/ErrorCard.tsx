import type { ReactNode } from 'react'
import TriangleAlert from '#ui/icons/triangle-alert.ts'
import styles from './ErrorCard.module.css'
import { Icon } from './Icon.tsx'
import { Placeholder } from './Placeholder.tsx'

interface Props {
  title: ReactNode
  /** HTTP status, shown in large digits. */
  status?: number
  /** What happened, in one or two sentences, and the error code. */
  children?: ReactNode
  /** Next steps: a list of links, a button. */
  actions?: ReactNode
  /** Heading level, 1 by default; 2 if only a part of the page failed. */
  level?: 1 | 2
}

/** Shown instead of a page, or a part of it, that failed; at most 700 px wide. */
export function ErrorCard({ title, status, children, actions, level = 1 }: Props) {
  return (
    <Placeholder
      isFramed
      illustration={
        <>
          <Icon icon={TriangleAlert} size={40} className={styles.icon} />
          {status !== undefined && <p className={styles.status}>{status}</p>}
        </>
      }
      title={title}
      level={level}
      actions={actions}
    >
      {children}
    </Placeholder>
  )
}

import TriangleAlert from 'lucide-react/icons/triangle-alert'
import type { ReactNode } from 'react'
import styles from './ErrorCard.module.css'
import { Icon } from './Icon.tsx'
import { Placeholder } from './Placeholder.tsx'

interface Props {
  title: ReactNode
  /** The status in large figures, where it is what the reader should see first. */
  status?: number
  /** A sentence or two: what happened, and the code. */
  children?: ReactNode
  /** Ways on: a list of links, a button. */
  actions?: ReactNode
  /** Heading level, 1 by default; 2 when only a part of the page failed. */
  level?: 1 | 2
}

/** What stands in place of a page, or of a part of it, that could not be shown; at most 700 px wide. */
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

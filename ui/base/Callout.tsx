import CircleCheck from 'lucide-react/icons/circle-check'
import Info from 'lucide-react/icons/info'
import OctagonAlert from 'lucide-react/icons/octagon-alert'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import type { ReactNode } from 'react'
import styles from './Callout.module.css'
import { classNames } from './class-names.ts'
import { Icon } from './Icon.tsx'

const icons = { info: Info, success: CircleCheck, warning: TriangleAlert, danger: OctagonAlert }

interface Props {
  tone?: keyof typeof icons
  /** The message in a few words. It must be understood without the colour. */
  title: ReactNode
  children?: ReactNode
}

/** A permanent message in the page; a toast disappears. */
export function Callout({ tone = 'info', title, children }: Props) {
  return (
    <div className={classNames(styles.callout, styles[tone])}>
      <Icon icon={icons[tone]} className={styles.icon} />
      <div className={styles.words}>
        <p className={styles.title}>{title}</p>
        {children}
      </div>
    </div>
  )
}

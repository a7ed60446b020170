import type { ReactNode } from 'react'
import CircleCheck from '#ui/icons/circle-check.ts'
import Info from '#ui/icons/info.ts'
import OctagonAlert from '#ui/icons/octagon-alert.ts'
import TriangleAlert from '#ui/icons/triangle-alert.ts'
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

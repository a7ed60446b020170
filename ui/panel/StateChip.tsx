import type { ReactNode } from 'react'
import { classNames } from '../base/class-names.ts'
import { Icon, type IconMarkup } from '../base/Icon.tsx'
import styles from './StateChip.module.css'

interface Props {
  /** A shape of its own for each state, because colour alone does not tell states apart. */
  icon: IconMarkup
  tone?: 'neutral' | 'success' | 'warning' | 'danger' | 'info'
  /** The state in one or two words. */
  children: ReactNode
}

/** The state of a sign, an account or a message: shape, word and tint. */
export const StateChip = ({ icon, tone = 'neutral', children }: Props) => (
  <span className={classNames(styles.chip, styles[tone])}>
    <Icon icon={icon} size={16} />
    <span>{children}</span>
  </span>
)

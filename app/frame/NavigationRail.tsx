import type { MouseEvent, ReactNode } from 'react'
import styles from './NavigationRail.module.css'

export interface RailItem {
  key: string
  /** At most ten letters. */
  name: string
  /** Its full name, as a tooltip. */
  title?: string
  icon: ReactNode
  href: string
  /** The page itself, or a page below it. */
  current?: 'page' | 'true' | undefined
  onClick?: (event: MouseEvent) => void
}

interface Props {
  label: string
  /** Groups, parted by a line. */
  groups: readonly (readonly RailItem[])[]
  /** The button that opens the menu in full. */
  footer: ReactNode
}

/** The menu beside a page: an icon above a short word for each item. It is not displayed on phones. */
export function NavigationRail({ label, groups, footer }: Props) {
  return (
    <div className={styles.place}>
      <nav className={styles.rail} aria-label={label}>
        {groups.map((items, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the groups are always the same.
          // biome-ignore lint/a11y/noRedundantRoles: without it, Safari does not announce a list without markers.
          <ul key={at} role="list" className={styles.group}>
            {items.map(({ key, name, title, icon, href, current, onClick }) => (
              <li key={key}>
                <a className={styles.item} href={href} title={title} aria-current={current} onClick={onClick}>
                  <span className={styles.icon}>{icon}</span>
                  {name}
                </a>
              </li>
            ))}
          </ul>
        ))}
        {footer}
      </nav>
    </div>
  )
}

interface RailButtonProps {
  name: string
  /** What it does; contains the name. */
  title: string
  icon: ReactNode
  /** Id of the popover that the button opens. */
  opens: string
}

/** An item of the rail that opens a popover; works without JavaScript. */
export function RailButton({ name, title, icon, opens }: RailButtonProps) {
  return (
    <button type="button" className={styles.item} aria-label={title} popoverTarget={opens}>
      <span className={styles.icon}>{icon}</span>
      {name}
    </button>
  )
}

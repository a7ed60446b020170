import { useLocation } from 'react-router'
import styles from './Tabs.module.css'

interface Props {
  /** What the row leads through. */
  label: string
  /** Pages that differ by their query alone say which of them is in view. */
  items: readonly { to: string; label: string; isCurrent?: boolean }[]
}

/** Pages that belong together, as a row of links; the one in view is underlined. */
export function Tabs({ label, items }: Props) {
  const { pathname } = useLocation()
  return (
    <nav aria-label={label}>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari forgets that an unmarked list is one. */}
      <ul role="list" className={styles.tabs}>
        {items.map((item) => (
          <li key={item.to}>
            <a
              href={item.to}
              className={styles.tab}
              aria-current={(item.isCurrent ?? item.to === pathname) ? 'page' : undefined}
            >
              {item.label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

import { useLocation } from 'react-router'
import styles from './Tabs.module.css'

interface Props {
  /** Accessible name of the navigation. */
  label: string
  /** `isCurrent` is needed where pages differ only by their query string. */
  items: readonly { to: string; label: string; isCurrent?: boolean }[]
}

/** Links to related pages; the current one is underlined. */
export function Tabs({ label, items }: Props) {
  const { pathname } = useLocation()
  return (
    <nav aria-label={label}>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role of a list without markers. */}
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

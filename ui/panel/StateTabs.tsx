import { useEffect, useRef } from 'react'
import { formatNumber } from '#platform/i18n/format.ts'
import type { Locale } from '#platform/i18n/locales.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import styles from './StateTabs.module.css'

export interface StateTab {
  /** URL of the list with this state only. */
  to: string
  label: string
  /** How many rows the list has in this state, with the other filters as they are. */
  count: number
  isCurrent: boolean
}

interface Props {
  /** Accessible name of the navigation: "States of signs". */
  label: string
  tabs: readonly StateTab[]
}

/**
 * The states of a list as links with their counts, in one row. The first is "all"; what waits for the viewer comes
 * second. The state is part of the URL, so this needs no script; the current tab is scrolled into view with one.
 */
export function StateTabs({ label, tabs }: Props) {
  const { language } = useTranslation('kit')
  const current = useRef<HTMLAnchorElement>(null)
  const chosen = tabs.find(({ isCurrent }) => isCurrent)?.to
  // biome-ignore lint/correctness/useExhaustiveDependencies: another choice scrolls.
  useEffect(() => {
    const list = current.current?.closest('ul')
    if (!list || !current.current || list.scrollWidth <= list.clientWidth) return
    list.scrollLeft = current.current.offsetLeft - (list.clientWidth - current.current.clientWidth) / 2
  }, [chosen])
  return (
    <nav aria-label={label}>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role of a list without markers. */}
      <ul role="list" className={styles.tabs}>
        {tabs.map(({ to, label: name, count, isCurrent }) => (
          <li key={to}>
            <a
              ref={isCurrent ? current : undefined}
              href={to}
              className={styles.tab}
              aria-current={isCurrent ? 'page' : undefined}
            >
              {name} <span className={styles.count}>{formatNumber(count, language as Locale)}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

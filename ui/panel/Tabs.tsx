import type { ReactNode } from 'react'
import { Tabs as AriaTabs, Tab, TabList, TabPanel } from 'react-aria-components/Tabs'
import { classNames } from '../base/class-names.ts'
import look from '../base/Tabs.module.css'
import styles from './Tabs.module.css'

interface Props {
  /** What the tabs divide. */
  label: string
  tabs: readonly { id: string; label: string; content: ReactNode }[]
  /** The one in view, with `onSelect`; else they keep it themselves. */
  selected?: string
  onSelect?: (id: string) => void
}

/** Parts of one page that take turns. For pages of their own take the Tabs of ui/base, which are links. */
export function Tabs({ label, tabs, selected, onSelect }: Props) {
  return (
    <AriaTabs
      className={styles.tabs}
      {...(selected !== undefined && { selectedKey: selected })}
      onSelectionChange={(id) => onSelect?.(String(id))}
    >
      <TabList aria-label={label} className={look.tabs}>
        {tabs.map((tab) => (
          <Tab key={tab.id} id={tab.id} className={classNames(look.tab, styles.tab)}>
            {tab.label}
          </Tab>
        ))}
      </TabList>
      {tabs.map(({ id, content }) => (
        <TabPanel key={id} id={id} className={styles.panel}>
          {content}
        </TabPanel>
      ))}
    </AriaTabs>
  )
}

import type { ReactNode } from 'react'
import { Tabs as AriaTabs, Tab, TabList, TabPanel } from 'react-aria-components/Tabs'
import { classNames } from '../base/class-names.ts'
import tabStyles from '../base/Tabs.module.css'
import styles from './Tabs.module.css'

interface Props {
  /** Accessible name of the tab list. */
  label: string
  tabs: readonly { id: string; label: string; content: ReactNode }[]
  /** Id of the selected tab, if the tabs are controlled; needs `onSelect`. */
  selected?: string
  onSelect?: (id: string) => void
}

/** Switches between parts of one page. For separate pages use the Tabs of ui/base, which are links. */
export function Tabs({ label, tabs, selected, onSelect }: Props) {
  return (
    <AriaTabs
      className={styles.tabs}
      {...(selected !== undefined && { selectedKey: selected })}
      onSelectionChange={(id) => onSelect?.(String(id))}
    >
      <TabList aria-label={label} className={tabStyles.tabs}>
        {tabs.map((tab) => (
          <Tab key={tab.id} id={tab.id} className={classNames(tabStyles.tab, styles.tab)}>
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

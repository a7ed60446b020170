import { type ReactNode, useState } from 'react'
import { Tab, TabList, TabPanel, Tabs } from 'react-aria-components/Tabs'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import CircleCheck from '#ui/icons/circle-check.ts'
import CircleDashed from '#ui/icons/circle-dashed.ts'
import ClockAlert from '#ui/icons/clock-alert.ts'
import OctagonAlert from '#ui/icons/octagon-alert.ts'
import { classNames } from '../base/class-names.ts'
import { Icon } from '../base/Icon.tsx'
import tabStyles from '../base/Tabs.module.css'
import { useHydrated } from '../base/use-hydrated.ts'
import hidden from '../base/VisuallyHidden.module.css'
import styles from './LanguageTabs.module.css'
import panelStyles from './Tabs.module.css'

const marks = { filled: CircleCheck, outdated: ClockAlert, missing: CircleDashed, invalid: OctagonAlert }

/** A language, whether its text exists, and the fields of its text. */
export interface LanguageTab {
  /** BCP 47 tag. */
  lang: string
  /** Name of the language in the language of the interface. */
  label: string
  mark: keyof typeof marks
  content: ReactNode
}

interface Props {
  /** Accessible name of the tab list: "Languages of the title". */
  label: string
  tabs: readonly LanguageTab[]
  /** The open language, if the tabs are controlled; needs `onSelect`. */
  selected?: string
  onSelect?: (lang: string) => void
}

/**
 * The texts of one field in several languages. The fields of the other languages stay in the form. After a check that
 * finds errors only in closed languages, the first of these opens. Without JavaScript no tab can be opened, so the fields of
 * all languages are shown one below the other.
 */
export function LanguageTabs({ label, tabs, selected, onSelect }: Props) {
  const { t } = useTranslation('kit')
  const { open, select } = useOpenTab(tabs)
  const isHydrated = useHydrated()
  return (
    <Tabs
      className={panelStyles.tabs}
      selectedKey={selected ?? open}
      onSelectionChange={(lang) => {
        select(String(lang))
        onSelect?.(String(lang))
      }}
    >
      <TabList aria-label={label} className={classNames(tabStyles.tabs, styles.list)}>
        {tabs.map(({ lang, label: name, mark }) => (
          <Tab key={lang} id={lang} className={classNames(tabStyles.tab, panelStyles.tab, styles.tab)}>
            <span>{name}</span>
            <Icon icon={marks[mark]} size={16} className={styles[mark] ?? ''} />
            <span className={hidden.hidden}>{` (${t(`languages.${mark}`)})`}</span>
          </Tab>
        ))}
      </TabList>
      {tabs.map(({ lang, label: name, content }) => (
        <TabPanel
          key={lang}
          id={lang}
          shouldForceMount
          // Fields of an inert panel cannot be edited; only JavaScript would open it.
          render={({ inert, ...panel }) => <div {...panel} inert={isHydrated && inert} />}
          className={classNames(panelStyles.panel, styles.panel)}
        >
          <p className={styles.name}>{name}</p>
          {content}
        </TabPanel>
      ))}
    </Tabs>
  )
}

function useOpenTab(tabs: readonly LanguageTab[]) {
  const [open, select] = useState(tabs[0]?.lang ?? '')
  const invalid = tabs.flatMap(({ lang, mark }) => (mark === 'invalid' ? [lang] : []))
  const [seen, setSeen] = useState(invalid)
  if (invalid.join() !== seen.join()) {
    setSeen(invalid)
    const isNew = invalid.some((lang) => !seen.includes(lang))
    if (isNew && !invalid.includes(open)) select(invalid[0] ?? open)
  }
  return { open, select }
}

import type { ReactNode } from 'react'
import { Tab, TabList, TabPanel, Tabs } from 'react-aria-components/Tabs'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import CircleCheck from '#ui/icons/circle-check.ts'
import CircleDashed from '#ui/icons/circle-dashed.ts'
import OctagonAlert from '#ui/icons/octagon-alert.ts'
import { classNames } from '../base/class-names.ts'
import { Icon } from '../base/Icon.tsx'
import tabStyles from '../base/Tabs.module.css'
import hidden from '../base/VisuallyHidden.module.css'
import styles from './LanguageTabs.module.css'
import panelStyles from './Tabs.module.css'

const marks = { filled: CircleCheck, missing: CircleDashed, invalid: OctagonAlert }

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

/** The texts of one field in several languages. The fields of the other languages stay in the form. */
export function LanguageTabs({ label, tabs, selected, onSelect }: Props) {
  const { t } = useTranslation('kit')
  return (
    <Tabs
      className={panelStyles.tabs}
      {...(selected !== undefined && { selectedKey: selected })}
      onSelectionChange={(lang) => onSelect?.(String(lang))}
    >
      <TabList aria-label={label} className={tabStyles.tabs}>
        {tabs.map(({ lang, label: name, mark }) => (
          <Tab key={lang} id={lang} className={classNames(tabStyles.tab, panelStyles.tab, styles.tab)}>
            <span>{name}</span>
            <Icon icon={marks[mark]} size={16} className={styles[mark] ?? ''} />
            <span className={hidden.hidden}>{` (${t(`languages.${mark}`)})`}</span>
          </Tab>
        ))}
      </TabList>
      {tabs.map(({ lang, content }) => (
        <TabPanel
          key={lang}
          id={lang}
          shouldForceMount
          className={classNames(panelStyles.panel, styles.panel)}
        >
          {content}
        </TabPanel>
      ))}
    </Tabs>
  )
}

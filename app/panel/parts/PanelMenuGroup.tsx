import type { ReactNode } from 'react'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { Disclosure } from '#ui/base/Disclosure.tsx'
import { createStoredChoice } from '#ui/base/stored-choice.ts'
import type { MenuSection } from '../panel-pages.ts'
import styles from './PanelMenu.module.css'

const choiceOf = (section: MenuSection) => createStoredChoice(`menu.${section}`, ['closed', 'open'])
const choices = {
  content: choiceOf('content'),
  eaf: choiceOf('eaf'),
  settings: choiceOf('settings'),
} satisfies Record<MenuSection, unknown>

interface Props {
  section: MenuSection
  /** Whether the page belongs to an item of the group. */
  isHere: boolean
  /** Items of a list. */
  children: ReactNode
}

/** A group of the main menu that folds. The group of the page is open; the browser remembers which others are. */
export function PanelMenuGroup({ section, isHere, children }: Props) {
  const { t } = useTranslation('panel')
  const choice = choices[section]
  const isOpen = choice.useStored() === 'open' || isHere
  return (
    <Disclosure
      open={isOpen}
      // The event also follows a change by the program, such as opening the group of the page.
      onToggle={({ currentTarget: { open } }) => open !== isOpen && choice.store(open ? 'open' : 'closed')}
      className={styles.group}
      summary={t(`group.${section}`)}
    >
      <ul className={styles.list} aria-label={t(`group.${section}`)}>
        {children}
      </ul>
    </Disclosure>
  )
}

import { lazy, Suspense, useEffect, useState } from 'react'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { classNames } from '#ui/base/class-names.ts'
import { Icon } from '#ui/base/Icon.tsx'
import Search from '#ui/icons/search.ts'
import styles from './PanelSearch.module.css'

const PanelSearchDialog = lazy(() => import('./PanelSearchDialog.tsx'))

interface Props {
  /** Of the button; without it only the keys open the search. */
  className?: string | undefined
}

/** Opens the search of the panel, by a button and by Ctrl+K or ⌘K. The dialog is loaded when it is opened first. */
export function PanelSearch({ className }: Props) {
  const { t } = useTranslation('panel')
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      const isCombination = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey
      if (!isCombination || event.key.toLowerCase() !== 'k' || event.defaultPrevented) return
      // The dialog that is open keeps the focus.
      if (document.querySelector('[role=dialog], [role=alertdialog], dialog[open]')) return
      event.preventDefault()
      setOpen(true)
    }
    document.addEventListener('keydown', handleKey)
    return () => document.removeEventListener('keydown', handleKey)
  }, [])
  return (
    <>
      {className !== undefined && (
        <button
          type="button"
          className={classNames(className, styles.open)}
          aria-label={t('search.open')}
          title={t('search.open')}
          aria-keyshortcuts="Control+K Meta+K"
          onClick={() => setOpen(true)}
        >
          <Icon icon={Search} />
        </button>
      )}
      {isOpen && (
        <Suspense>
          <PanelSearchDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

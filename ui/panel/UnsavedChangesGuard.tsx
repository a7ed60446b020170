import { type ReactNode, useState } from 'react'
import { useBeforeUnload, useBlocker } from 'react-router'
import { pathWithoutLocale } from '#platform/i18n/localized-path.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { UnsavedChangesContext } from '../base/unsaved-changes.ts'
import { LazyConfirmDialog } from './LazyConfirmDialog.tsx'

/**
 * Asks before a page with unsaved changes in a `ValidatedForm` is left. Another language of the same page is no other
 * page: it keeps what was typed. For documents of another site the browser asks.
 */
export function UnsavedChangesGuard({ children }: { children: ReactNode }) {
  const { t } = useTranslation('kit')
  const [forms] = useState(createRegistry)
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      pathWithoutLocale(currentLocation.pathname) !== pathWithoutLocale(nextLocation.pathname) &&
      forms.isAnyDirty(),
  )
  useBeforeUnload((event) => {
    if (forms.isAnyDirty()) event.preventDefault()
  })
  return (
    <UnsavedChangesContext value={forms}>
      {children}
      <LazyConfirmDialog
        isOpen={blocker.state === 'blocked'}
        onClose={() => blocker.reset?.()}
        onConfirm={() => blocker.proceed?.()}
        title={t('unsaved.title')}
        cancelLabel={t('unsaved.stay')}
        confirmLabel={t('unsaved.leave')}
        tone="danger"
      >
        <p>{t(forms.areChangesKept() ? 'unsaved.kept' : 'unsaved.text')}</p>
      </LazyConfirmDialog>
    </UnsavedChangesContext>
  )
}

function createRegistry() {
  const forms = new Set<{ isDirty: () => boolean; isKept: boolean }>()
  const dirty = () => [...forms].filter(({ isDirty }) => isDirty())
  return {
    register(isDirty: () => boolean, isKept = false) {
      const form = { isDirty, isKept }
      forms.add(form)
      return () => {
        forms.delete(form)
      }
    },
    isAnyDirty: () => dirty().length > 0,
    /** Whether all changes that are not saved stay as drafts. */
    areChangesKept: () => dirty().every(({ isKept }) => isKept),
  }
}

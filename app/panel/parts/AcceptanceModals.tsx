import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import type { Locale } from '#platform/i18n/locales.ts'
import { localizedPath } from '#platform/i18n/localized-path.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { Button } from '#ui/base/Button.tsx'
import { useHydrated } from '#ui/base/use-hydrated.ts'
import { Dialog } from '#ui/panel/Dialog.tsx'
import type { AcceptanceView } from '../acceptance-view.ts'
import { AcceptanceQuestion, useQuestionTitle } from './AcceptanceQuestion.tsx'

interface Props {
  acceptance: AcceptanceView | null
  locale: Locale
  /** The page. */
  children: ReactNode
}

/**
 * New terms, a new policy and the consent form stand over the page until they are answered, one after the other;
 * without JavaScript in place of the page.
 */
export function AcceptanceModals({ acceptance, locale, children }: Props) {
  const isHydrated = useHydrated()
  const { pathname } = useLocation()
  if (!acceptance || pathname.endsWith('/control-panel/acceptance')) return children
  if (!isHydrated)
    return (
      <noscript>
        <AcceptanceQuestion acceptance={acceptance} locale={locale} />
      </noscript>
    )
  const { question, legal } = acceptance
  return (
    <>
      {children}
      <AcceptanceModal
        key={`${question} ${legal.state === 'ready' ? legal.versionId : ''}`}
        acceptance={acceptance}
        locale={locale}
      />
    </>
  )
}

/** Nothing but an answer closes it, or leaving. */
function AcceptanceModal({ acceptance, locale }: { acceptance: AcceptanceView; locale: Locale }) {
  const title = useQuestionTitle(acceptance)
  const { t } = useTranslation('consent')
  const exit = (
    <form method="post" action={localizedPath(locale, '/logout')}>
      <Button type="submit" variant="quiet">
        {t('exit')}
      </Button>
    </form>
  )
  return (
    <Dialog isOpen isDismissable={false} title={title} footer={exit}>
      <AcceptanceQuestion acceptance={acceptance} locale={locale} stepwise hasHeading />
    </Dialog>
  )
}

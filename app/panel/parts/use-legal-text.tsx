import { useMemo } from 'react'
import type { LegalTextState } from '#domains/consent/ui/legal-text-state.ts'
import type { Locale } from '#platform/i18n/locales.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { RichText } from '../../frame/RichText.tsx'
import type { LegalView } from '../acceptance-view.ts'

/** Terms or policy as the consent form takes them; the page needs the messages `consent`, `content` and `errors`. */
export function useLegalText(view: LegalView, locale: Locale): LegalTextState {
  const { t } = useTranslation('consent')
  return useMemo(
    () =>
      view.state === 'ready'
        ? { ...view, text: <RichText text={view.text} locale={locale} empty={t('text.empty')} /> }
        : view,
    [view, locale, t],
  )
}

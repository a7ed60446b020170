import { ConsentForm } from '#domains/consent/ui/ConsentForm.tsx'
import type { FormRefusal } from '#platform/forms/form-refusal.ts'
import type { Locale } from '#platform/i18n/locales.ts'
import { localizedPath } from '#platform/i18n/localized-path.ts'
import type { OwnConsentView } from '../acceptance-view.ts'
import { useLegalText } from './use-legal-text.tsx'

interface Props {
  consent: OwnConsentView
  locale: Locale
  refused?: FormRefusal | undefined
}

/** A person's own consent form as a part of their profile; the answers go to the page of acceptance and back here. */
export function OwnConsentForm({ consent, locale, refused }: Props) {
  return (
    <ConsentForm
      mode="page"
      policy={useLegalText(consent.policy, locale)}
      choices={consent.choices}
      action={localizedPath(locale, '/control-panel/acceptance')}
      refused={refused}
    />
  )
}

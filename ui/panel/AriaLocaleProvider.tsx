import type { ReactNode } from 'react'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { type Locale, localeTags } from '#platform/i18n/locales.ts'

/** Lets the parts of this kit inside speak the page's language, on the server as in the browser. */
export function AriaLocaleProvider({ locale, children }: { locale: Locale; children: ReactNode }) {
  return <I18nProvider locale={localeTags[locale]}>{children}</I18nProvider>
}

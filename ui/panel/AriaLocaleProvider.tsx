import type { ReactNode } from 'react'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { type Locale, localeTags } from '#platform/i18n/locales.ts'

/** Sets the language of React Aria components, on the server and in the browser. */
export function AriaLocaleProvider({ locale, children }: { locale: Locale; children: ReactNode }) {
  return <I18nProvider locale={localeTags[locale]}>{children}</I18nProvider>
}

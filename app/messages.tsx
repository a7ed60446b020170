import { type ReactNode, useMemo } from 'react'
import { I18nextProvider } from 'react-i18next'
import { useMatches } from 'react-router'
import { createI18n, type Messages } from '#platform/i18n/create-i18n.ts'
import type { Locale } from '#platform/i18n/locales.ts'

/** Speaks the page's language with the messages that the loaders of its routes sent along. */
export function PageMessages({ locale, children }: { locale: Locale; children: ReactNode }) {
  const sent = useMatches().flatMap(({ loaderData }) => {
    const messages = (loaderData as { messages?: Messages } | null | undefined)?.messages
    return messages ? [messages] : []
  })
  const key = [locale, ...sent.flatMap((messages) => Object.keys(messages))].join()
  // Messages of one language never change while the page lives, so the names of the namespaces say it all.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above.
  const i18n = useMemo(() => createI18n(locale, Object.assign({}, ...sent)), [key])
  return <I18nextProvider i18n={i18n}>{children}</I18nextProvider>
}

import type { i18n } from 'i18next'
import type { ReactNode } from 'react'
import { I18nextProvider } from 'react-i18next'
import { useMatches } from 'react-router'
import { createI18n } from '#platform/i18n/create-i18n.ts'
import type { Locale } from '#platform/i18n/locales.ts'

/** By language and messages: they are the same for every page of a kind, and nothing of a visitor is in them. */
const speakers = new Map<string, i18n>()

function speakerOf(locale: Locale, sent: readonly string[]): i18n {
  const key = `${locale} ${sent.join(' ')}`
  const known = speakers.get(key)
  if (known) return known
  const speaker = createI18n(locale, Object.assign({}, ...sent.map((json) => JSON.parse(json))))
  speakers.set(key, speaker)
  return speaker
}

/** Speaks the page's language with the messages that the loaders of its routes sent along. */
export function PageMessages({ locale, children }: { locale: Locale; children: ReactNode }) {
  const sent = useMatches().flatMap(({ loaderData }) => {
    const messages = (loaderData as { messages?: string } | null | undefined)?.messages
    return messages ? [messages] : []
  })
  return <I18nextProvider i18n={speakerOf(locale, sent)}>{children}</I18nextProvider>
}

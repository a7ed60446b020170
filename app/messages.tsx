import type { i18n } from 'i18next'
import type { ReactNode } from 'react'
import { I18nextProvider } from 'react-i18next'
import { useMatches } from 'react-router'
import { createI18n } from '#platform/i18n/create-i18n.ts'
import type { Locale } from '#platform/i18n/locales.ts'

/** Who speaks when these messages came, and those that may come after them. */
interface Known {
  speaker?: i18n
  further: Map<string, Known>
}

/**
 * By language and messages, one step for each text: they are the same for every page of a kind, and nothing of a
 * visitor is in them. Put together they would be a key of twenty thousand letters to be read for every page.
 */
const known: Known = { further: new Map() }

function speakerOf(locale: Locale, sent: readonly string[]): i18n {
  let here = known
  for (const step of [locale, ...sent]) {
    const next = here.further.get(step) ?? { further: new Map() }
    here.further.set(step, next)
    here = next
  }
  here.speaker ??= createI18n(locale, Object.assign({}, ...sent.map((json) => JSON.parse(json))))
  return here.speaker
}

/** Speaks the page's language with the messages that the loaders of its routes sent along. */
export function PageMessages({ locale, children }: { locale: Locale; children: ReactNode }) {
  const sent = useMatches().flatMap(({ loaderData }) => {
    const messages = (loaderData as { messages?: string } | null | undefined)?.messages
    return messages ? [messages] : []
  })
  return <I18nextProvider i18n={speakerOf(locale, sent)}>{children}</I18nextProvider>
}

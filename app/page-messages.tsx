import { type ReactNode, use } from 'react'
import { useMatches } from 'react-router'
import { createI18n, type I18n } from '#platform/i18n/create-i18n.ts'
import type { Locale } from '#platform/i18n/locales.ts'
import { findCachedMessages, loadMessages } from '#platform/i18n/message-cache.ts'
import { I18nContext } from '#platform/i18n/use-translation.ts'

/** By URLs of the messages. Instances contain no data of a visitor, so requests share them. */
const i18nInstances = new Map<string, I18n>()

/** The URLs of the messages of this page, from the loader data of its routes. */
function useMessageUrls(): string[] {
  return useMatches().flatMap(({ loaderData }) => {
    const url = (loaderData as { messages?: string } | null | undefined)?.messages
    return url ? [url] : []
  })
}

/** Preload links: the browser fetches the messages early, but after what it displays. `loadInitialMessages` awaits them. */
export function MessagePreloads() {
  return useMessageUrls().map((url) => (
    <link
      key={url}
      rel="preload"
      as="fetch"
      crossOrigin="anonymous"
      fetchPriority="low"
      href={url}
      data-messages
    />
  ))
}

/** Fetches the messages of a server-rendered page before its hydration. */
export function loadInitialMessages(): Promise<unknown> {
  const links = document.querySelectorAll<HTMLLinkElement>('link[data-messages]')
  return Promise.all([...links].map((link) => loadMessages(link.getAttribute('href') ?? '')))
}

/**
 * For a change of language.
 * @returns a function that fetches the messages of this page in another language, and rejects if it fails
 */
export function useMessagePreloader(): (locale: Locale) => Promise<unknown> {
  const urls = useMessageUrls()
  return (locale) => Promise.all(urls.map((url) => loadMessages(messagesUrlIn(locale, url))))
}

/** The URL of the same messages in another language. */
const messagesUrlIn = (locale: Locale, url: string) =>
  url.replace(/^\/messages\/[a-z]+(-[A-Z]+)?-/, `/messages/${locale}-`)

/** Provides the messages that the loaders of the routes declare. */
export function PageMessages({ locale, children }: { locale: Locale; children: ReactNode }) {
  const urls = useMessageUrls()
  const messages = []
  for (const url of urls) messages.push(findCachedMessages(url) ?? use(loadMessages(url)))
  const key = urls.join(' ')
  const i18nInstance = i18nInstances.get(key) ?? createI18n(locale, Object.assign({}, ...messages))
  i18nInstances.set(key, i18nInstance)
  return <I18nContext value={i18nInstance}>{children}</I18nContext>
}

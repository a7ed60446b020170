import type { i18n } from 'i18next'
import { type ReactNode, use } from 'react'
import { useMatches } from 'react-router'
import { createI18n } from '#platform/i18n/create-i18n.ts'
import type { Locale } from '#platform/i18n/locales.ts'
import { findCachedMessages, loadMessages } from '#platform/i18n/message-cache.ts'
import { I18nContext } from '#platform/i18n/use-translation.ts'

/** By language and addresses: they are the same for every page of a kind, and nothing of a visitor is in them. */
const i18nInstances = new Map<string, i18n>()

/** The addresses of the messages of this page, as the loaders of its routes name them. */
function useMessageAddresses(): string[] {
  return useMatches().flatMap(({ loaderData }) => {
    const address = (loaderData as { messages?: string } | null | undefined)?.messages
    return address ? [address] : []
  })
}

/** Lets the browser fetch the messages while it still reads the page; `loadFirstMessages` waits for them. */
export function MessagePreloads() {
  return useMessageAddresses().map((address) => (
    <link key={address} rel="preload" as="fetch" crossOrigin="anonymous" href={address} data-messages />
  ))
}

/** Fetches what the page that the server sent says its texts in, before it is taken over. */
export function loadInitialMessages(): Promise<unknown> {
  const links = document.querySelectorAll<HTMLLinkElement>('link[data-messages]')
  return Promise.all([...links].map((link) => loadMessages(link.getAttribute('href') ?? '')))
}

/**
 * Gives what fetches the messages of this page in another language, before anything changes.
 * @returns a promise that fails when they cannot be had
 */
export function useMessagePreloader(): (locale: Locale) => Promise<unknown> {
  const addresses = useMessageAddresses()
  return (locale) => Promise.all(addresses.map((address) => loadMessages(messagesAddress(locale, address))))
}

/** The address of the same messages in another language. */
const messagesAddress = (locale: Locale, address: string) =>
  address.replace(/^\/messages\/[a-z]+-/, `/messages/${locale}-`)

/** Speaks the page's language with the messages that the loaders of its routes name. */
export function PageMessages({ locale, children }: { locale: Locale; children: ReactNode }) {
  const addresses = useMessageAddresses()
  const messages = []
  for (const address of addresses) messages.push(findCachedMessages(address) ?? use(loadMessages(address)))
  const key = addresses.join(' ')
  const i18nInstance = i18nInstances.get(key) ?? createI18n(locale, Object.assign({}, ...messages))
  i18nInstances.set(key, i18nInstance)
  return <I18nContext value={i18nInstance}>{children}</I18nContext>
}

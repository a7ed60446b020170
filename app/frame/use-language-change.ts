import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { localeCookieLine } from '#platform/i18n/choose-locale.ts'
import type { Locale } from '#platform/i18n/locales.ts'
import { useMessagePreloader } from '../page-messages.tsx'
import { localizedPath, pathWithoutLocale } from '../site-links.ts'

/**
 * Changes the language of the page once the messages of the other one are there; without them everything stays as it
 * was, the remembered choice too.
 * @returns `failed`: the language that could not be had, until a change succeeds
 */
export function useLanguageChange() {
  const navigate = useNavigate()
  const fetchMessages = useMessagePreloader()
  const [failed, setFailed] = useState<Locale | null>(null)
  const latest = useRef<Locale>(null)

  const change = async (chosen: Locale): Promise<void> => {
    latest.current = chosen
    const isFetched = await fetchMessages(chosen).then(
      () => true,
      () => false,
    )
    if (latest.current !== chosen) return
    setFailed(isFetched ? null : chosen)
    if (!isFetched) return
    // biome-ignore lint/suspicious/noDocumentCookie: cookieStore is missing in browsers that we support.
    document.cookie = localeCookieLine(chosen) + (window.location.protocol === 'https:' ? '; Secure' : '')
    const { pathname, search, hash } = window.location
    await navigate(localizedPath(chosen, `${pathWithoutLocale(pathname)}${search}${hash}`), {
      preventScrollReset: true,
    })
  }
  return { failed, change }
}

import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { localeCookieLine } from '#platform/i18n/choose-locale.ts'
import type { Locale } from '#platform/i18n/locales.ts'
import { localizedPath, pathWithoutLocale } from '#platform/i18n/localized-path.ts'
import { useMessagePreloader } from '../page-messages.tsx'

/**
 * Changes the language of the page after its messages have been fetched. If that fails, page and cookie stay unchanged.
 * @returns `failed`: the language whose messages could not be fetched, until a change succeeds
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

import { useEffect, useEffectEvent } from 'react'
import { useNavigate } from 'react-router'
import { isLocale } from '#platform/i18n/locales.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { toast } from '#ui/base/toast-store.ts'
import { hasChunkFailed, openDocument } from './errors/reload-guard.ts'
import { siteAreaOf } from './site-areas.ts'

/**
 * The page that a press of a link leads to, as path, query and place; undefined when it is the browser's to follow, as
 * into the other area.
 */
export function findLinkTarget(event: MouseEvent): string | undefined {
  const { metaKey, ctrlKey, shiftKey, altKey, button, defaultPrevented, target } = event
  if (defaultPrevented || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
  if (!link || link.target || link.hasAttribute('download')) return
  const { origin, pathname, search, hash } = link
  if (origin !== window.location.origin || !isLocale(pathname.split('/')[1])) return
  if (
    link.getAttribute('href')?.startsWith('#') ||
    siteAreaOf(pathname) !== siteAreaOf(window.location.pathname)
  )
    return
  return pathname + search + hash
}

/**
 * Lets every plain link to a page of the site change the page in place. Links need nothing of their own for it, so a
 * page with a hundred of them is rendered, sent and brought to life for the price of a hundred `<a>`.
 */
export function useLinkNavigation(): void {
  const { t } = useTranslation('public')
  const navigate = useNavigate()
  const showError = useEffectEvent(() => toast(t('error.routeFailed'), 'danger'))
  useEffect(() => {
    const handleClick = (event: MouseEvent) => {
      const address = findLinkTarget(event)
      if (address === undefined) return
      event.preventDefault()
      if (hasChunkFailed()) {
        void openDocument(address, () => showError())
        return
      }
      const { pathname, search, hash } = window.location
      void navigate(address, { replace: address === pathname + search + hash })
    }
    document.addEventListener('click', handleClick)
    return () => document.removeEventListener('click', handleClick)
  }, [navigate])
}

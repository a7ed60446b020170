import { useEffect, useEffectEvent } from 'react'
import { useNavigate } from 'react-router'
import { isLocale } from '#platform/i18n/locales.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { toast } from '#ui/base/toast-store.ts'
import { hasChunkFailed, openDocument } from './errors/reload-guard.ts'
import { siteAreaOf } from './site-areas.ts'

/**
 * The target of a click on a link as path, query and fragment; undefined if the browser must follow the link, as into
 * the other site area.
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
 * Client-side navigation for every plain link to a page of the site area. One listener replaces a `Link` component per
 * link, so pages with hundreds of links are cheap to render and to hydrate (ADR 0008).
 */
export function useLinkNavigation(): void {
  const { t } = useTranslation('public')
  const navigate = useNavigate()
  const showError = useEffectEvent(() => toast(t('error.routeFailed'), 'danger'))
  useEffect(() => {
    const handleClick = (event: MouseEvent) => {
      const target = findLinkTarget(event)
      if (target === undefined) return
      event.preventDefault()
      if (hasChunkFailed()) {
        void openDocument(target, () => showError())
        return
      }
      const { pathname, search, hash } = window.location
      void navigate(target, { replace: target === pathname + search + hash })
    }
    document.addEventListener('click', handleClick)
    return () => document.removeEventListener('click', handleClick)
  }, [navigate])
}

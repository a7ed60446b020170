import { useEffect, useEffectEvent, useRef, useSyncExternalStore } from 'react'
import { createPath, useLocation, useNavigate, useNavigation } from 'react-router'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { toast } from '#ui/base/toast-store.ts'
import { guardReloads } from './errors/reload-guard.ts'
import { isWaitingForConnection, setShownPath, subscribeToWaiting } from './errors/retry-when-online.ts'

/** Says when a change of page fails or waits, and moves the focus to the new page when one succeeds. */
export function useNavigationFeedback(): void {
  const { t } = useTranslation('public')
  const location = useLocation()
  const { pathname, hash } = location
  useReloadGuard(location)

  const isWaiting = useSyncExternalStore(subscribeToWaiting, isWaitingForConnection, () => false)
  const announceWaiting = useEffectEvent(() => toast(t('error.waiting')))
  useEffect(() => {
    if (isWaiting) announceWaiting()
  }, [isWaiting])

  const shown = useRef(pathname)
  useEffect(() => {
    setShownPath(pathname)
    if (shown.current === pathname) return
    shown.current = pathname
    if (!hash) document.getElementById('main')?.focus({ preventScroll: true })
  }, [pathname, hash])
}

/** A part of the program that cannot be loaded leads to the page that was wanted, or leaves this one as it is. */
function useReloadGuard(shown: ReturnType<typeof useLocation>): void {
  const { t } = useTranslation('public')
  const navigate = useNavigate()
  const nextLocation = useNavigation().location
  const address = useEffectEvent(() => nextLocation && createPath(nextLocation))
  const stayOnPage = useEffectEvent(() => {
    toast(t('error.routeFailed'), 'danger')
    // The router waits for the lost part for ever; what it shows already needs nothing.
    void navigate(shown, {
      replace: true,
      preventScrollReset: true,
      defaultShouldRevalidate: false,
      state: shown.state,
    })
  })
  useEffect(
    () =>
      guardReloads(
        () => address(),
        () => stayOnPage(),
      ),
    [],
  )
}

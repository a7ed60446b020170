import { useEffect, useEffectEvent, useRef, useSyncExternalStore } from 'react'
import { createPath, useLocation, useNavigate, useNavigation } from 'react-router'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { toast } from '#ui/base/toast-store.ts'
import { guardReloads } from './errors/reload-guard.ts'
import {
  getWaitingFor,
  setShownPath,
  subscribeToWaiting,
  type WaitingFor,
} from './errors/retry-failed-loads.ts'

/** Reports a navigation that fails or is to be repeated, and moves the focus to the new page. */
export function useNavigationFeedback(): void {
  const { t } = useTranslation('public')
  const location = useLocation()
  const { pathname, hash } = location
  useReloadGuard(location)

  const waitingFor = useSyncExternalStore(subscribeToWaiting, getWaitingFor, () => undefined)
  const announce = useEffectEvent((reason: WaitingFor) => toast(t(`error.waiting.${reason}`)))
  useEffect(() => {
    if (waitingFor) announce(waitingFor)
  }, [waitingFor])

  const shown = useRef(pathname)
  useEffect(() => {
    setShownPath(pathname)
    if (shown.current === pathname) return
    shown.current = pathname
    if (!hash) document.getElementById('main')?.focus({ preventScroll: true })
  }, [pathname, hash])
}

/** After a failed chunk, opens the target page as a document or stays on the current page. */
function useReloadGuard(shown: ReturnType<typeof useLocation>): void {
  const { t } = useTranslation('public')
  const navigate = useNavigate()
  const nextLocation = useNavigation().location
  const nextPath = useEffectEvent(() => nextLocation && createPath(nextLocation))
  const stayOnPage = useEffectEvent(() => {
    toast(t('error.routeFailed'), 'danger')
    // The router would wait for the chunk forever. The current page needs no new data.
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
        () => nextPath(),
        () => stayOnPage(),
      ),
    [],
  )
}

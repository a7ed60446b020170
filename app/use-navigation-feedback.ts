import { useEffect, useRef } from 'react'
import { useLocation, useNavigation } from 'react-router'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { toast } from '#ui/base/toast-store.ts'
import { guardReloads } from './errors/reload-guard.ts'

/** Says when a change of page fails, and moves the focus to the new page when one succeeds. */
export function useNavigationFeedback(): void {
  const { t } = useTranslation('public')
  const { state } = useNavigation()
  const isNavigating = useRef(false)
  useEffect(() => {
    isNavigating.current = state !== 'idle'
  }, [state])
  useEffect(
    () =>
      guardReloads(
        () => isNavigating.current,
        () => toast(t('error.routeFailed'), 'danger'),
      ),
    [t],
  )

  const { pathname, hash } = useLocation()
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    if (!hash) document.getElementById('main')?.focus({ preventScroll: true })
  }, [pathname, hash])
}

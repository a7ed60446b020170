import { type ReactNode, useEffect, useEffectEvent } from 'react'
import { createPath, isRouteErrorResponse, useLocation, useNavigate } from 'react-router'
import type { Locale } from '#platform/i18n/locales.ts'
import { localizedPath } from '#platform/i18n/localized-path.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { ErrorCard } from '#ui/base/ErrorCard.tsx'
import { toast } from '#ui/base/toast-store.ts'
import { useRootData } from '../frame/use-root-data.ts'
import type { PageRefusal } from '../page-errors.ts'
import { menuItemsIn, offeredPages } from '../site-links.ts'
import styles from './ErrorPage.module.css'
import { isConnectionFailure, isServerBusy, retryDelay } from './retry-failed-loads.ts'
import { statusOf } from './status-of.ts'

/** The data that the server sent with the error. */
function refusalOf(error: unknown): Partial<PageRefusal> {
  const sent: unknown = isRouteErrorResponse(error) ? error.data : null
  return typeof sent === 'object' && sent !== null ? sent : {}
}

/** Replaces a page that could not be shown, and offers links to other pages. */
export function ErrorPage({ error, locale }: { error: unknown; locale: Locale }) {
  const { t } = useTranslation('public')
  const { key } = useLocation()
  const status = statusOf(error)
  const isOffline = isConnectionFailure(error)
  const isUnhandled = !isRouteErrorResponse(error) && !isOffline
  useEffect(() => {
    if (isUnhandled) toast(t('error.unhandled'), 'danger')
  }, [isUnhandled, t])

  const nextLinks = <NextLinks locale={locale} />
  if (isOffline) return <ConnectionLost key={key} actions={nextLinks} />
  const { message } = refusalOf(error)
  if (status === 404)
    return (
      <ErrorCard title={t('error.heading404')} actions={nextLinks}>
        {message !== undefined && <p>{message}</p>}
        <p>{t('error.code404')}</p>
      </ErrorCard>
    )
  return (
    <ErrorCard title={t('error.title')} status={status} actions={nextLinks}>
      <p>{message ?? t(isUnhandled ? 'error.unhandled' : 'error.text')}</p>
      {status === 422 && <WithoutQuery />}
      {status >= 500 && <Retry />}
      {isServerBusy(error) && <RetryLater key={key} />}
    </ErrorCard>
  )
}

function NextLinks({ locale }: { locale: Locale }) {
  const { t } = useTranslation('public')
  const { searches } = useRootData()
  return (
    <nav aria-label={t('error.waysOn')}>
      <p>{t('error.waysOn')}</p>
      <ul className={styles.ways}>
        {offeredPages(menuItemsIn('error'), searches).map(({ key, path }) => (
          <li key={key}>
            <a href={localizedPath(locale, path)}>{t(`place.${key}`)}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** A link to the page without the parameters that were refused. */
function WithoutQuery() {
  const { t } = useTranslation('public')
  return (
    <p>
      <a href={useLocation().pathname}>{t('error.withoutQuery')}</a>
    </p>
  )
}

/** A link to the same URL. */
function Retry() {
  const { t } = useTranslation('public')
  return (
    <p>
      <a href={createPath(useLocation())}>{t('error.retry')}</a>
    </p>
  )
}

/** Shown while the server cannot be reached. */
function ConnectionLost({ actions }: { actions: ReactNode }) {
  const { t } = useTranslation('public')
  return (
    <ErrorCard title={t('error.lost.title')} actions={actions}>
      <p>{t('error.lost.text')}</p>
      <Retry />
      <RetryLater />
    </ErrorCard>
  )
}

/** Navigates to the same URL after a delay and when the browser is online. */
function RetryLater() {
  const navigate = useNavigate()
  const here = useLocation()
  const retry = useEffectEvent(() => void navigate(here, { replace: true }))
  useEffect(() => {
    const again = () => retry()
    // If this fails too, `retryFailedLoads` repeats the request.
    const timer = setTimeout(again, retryDelay)
    window.addEventListener('online', again)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('online', again)
    }
  }, [])
  return null
}

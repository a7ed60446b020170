import { type ReactNode, useEffect, useEffectEvent } from 'react'
import { createPath, isRouteErrorResponse, useLocation, useNavigate } from 'react-router'
import type { Locale } from '#platform/i18n/locales.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { ErrorCard } from '#ui/base/ErrorCard.tsx'
import { toast } from '#ui/base/toast-store.ts'
import type { PageRefusal } from '../page-errors.ts'
import { localizedPath, menuItemsIn } from '../site-links.ts'
import styles from './ErrorPage.module.css'
import { isConnectionFailure, retryDelay } from './retry-when-online.ts'

/** The status an error stands for: `statusCode`, `status` or that of its response, else 500. */
export function statusOf(error: unknown): number {
  if (typeof error !== 'object' || error === null) return 500
  const { statusCode, status, response } = error as Record<string, unknown>
  const found = [statusCode, status, (response as { status?: unknown } | undefined)?.status].find(
    (candidate) => typeof candidate === 'number' && candidate >= 400 && candidate < 600,
  )
  return (found as number | undefined) ?? 500
}

/** What the server sent with a refusal. */
function refusalOf(error: unknown): Partial<PageRefusal> {
  const sent: unknown = isRouteErrorResponse(error) ? error.data : null
  return typeof sent === 'object' && sent !== null ? sent : {}
}

/** What stands in place of a page that could not be shown, with ways on. */
export function ErrorPage({ error, locale }: { error: unknown; locale: Locale }) {
  const { t } = useTranslation('public')
  const { key } = useLocation()
  const status = statusOf(error)
  const isLost = isConnectionFailure(error)
  const hasNavigationFailed = !isRouteErrorResponse(error) && !isLost
  useEffect(() => {
    if (hasNavigationFailed) toast(t('error.routeFailed'), 'danger')
  }, [hasNavigationFailed, t])

  const nextLinks = <NextLinks locale={locale} />
  if (isLost) return <ConnectionLost key={key} waysOn={nextLinks} />
  if (status === 404)
    return (
      <ErrorCard title={t('error.heading404')} actions={nextLinks}>
        <p>{t('error.code404')}</p>
      </ErrorCard>
    )
  const { message, problems = [] } = refusalOf(error)
  return (
    <ErrorCard title={t('error.title')} status={status} actions={nextLinks}>
      <p>{message ?? t('error.text')}</p>
      {problems.length > 0 && <Problems of={problems} />}
      {status >= 500 && <Retry />}
    </ErrorCard>
  )
}

function NextLinks({ locale }: { locale: Locale }) {
  const { t } = useTranslation('public')
  return (
    <nav aria-label={t('error.waysOn')}>
      <p>{t('error.waysOn')}</p>
      <ul className={styles.ways}>
        {menuItemsIn('error').map(({ key, path }) => (
          <li key={key}>
            <a href={localizedPath(locale, path)}>{t(`place.${key}`)}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** What is wrong in the address, and the way to the page without it. */
function Problems({ of: problems }: { of: PageRefusal['problems'] }) {
  const { t } = useTranslation('public')
  return (
    <>
      <ul className={styles.problems}>
        {problems.map(({ name, sentence }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes.
          <li key={index}>
            <strong>{name}</strong>: {sentence}
          </li>
        ))}
      </ul>
      <p>
        <a href={useLocation().pathname}>{t('error.withoutQuery')}</a>
      </p>
    </>
  )
}

/** The way to the same address once more. */
function Retry() {
  const { t } = useTranslation('public')
  return (
    <p>
      <a href={createPath(useLocation())}>{t('error.retry')}</a>
    </p>
  )
}

/** No server has answered: the page opens by itself once one does. One for each change of page: a key. */
function ConnectionLost({ waysOn }: { waysOn: ReactNode }) {
  const { t } = useTranslation('public')
  const navigate = useNavigate()
  const here = useLocation()
  const retry = useEffectEvent(() => void navigate(here, { replace: true }))
  useEffect(() => {
    const again = () => retry()
    // What then fails on the page that is shown is asked for until it comes.
    const timer = setTimeout(again, retryDelay)
    window.addEventListener('online', again)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('online', again)
    }
  }, [])
  return (
    <ErrorCard title={t('error.lost.title')} actions={waysOn}>
      <p>{t('error.lost.text')}</p>
      <Retry />
    </ErrorCard>
  )
}

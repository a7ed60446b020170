import { useEffect } from 'react'
import { isRouteErrorResponse } from 'react-router'
import type { Locale } from '#platform/i18n/locales.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { ErrorCard } from '#ui/base/ErrorCard.tsx'
import { toast } from '#ui/base/toast-store.ts'
import { addressIn, placesIn } from '../site-map.ts'
import styles from './ErrorPage.module.css'

/** The status an error stands for: `statusCode`, `status` or that of its response, else 500. */
export function statusOf(error: unknown): number {
  if (typeof error !== 'object' || error === null) return 500
  const { statusCode, status, response } = error as Record<string, unknown>
  const found = [statusCode, status, (response as { status?: unknown } | undefined)?.status].find(
    (candidate) => typeof candidate === 'number' && candidate >= 400 && candidate < 600,
  )
  return (found as number | undefined) ?? 500
}

/** The sentence that the server sent with a refusal. */
function messageOf(error: unknown): string | undefined {
  const sent = isRouteErrorResponse(error) ? (error.data as { message?: unknown } | null) : null
  return typeof sent?.message === 'string' ? sent.message : undefined
}

/** What stands in place of a page that could not be shown, with ways on. */
export function ErrorPage({ error, locale }: { error: unknown; locale: Locale }) {
  const { t } = useTranslation('public')
  const status = statusOf(error)
  const failedOnTheWay = !isRouteErrorResponse(error)
  useEffect(() => {
    if (failedOnTheWay) toast(t('error.routeFailed'), 'danger')
  }, [failedOnTheWay, t])

  const waysOn = (
    <nav aria-label={t('error.waysOn')}>
      <p>{t('error.waysOn')}</p>
      <ul className={styles.ways}>
        {placesIn('error').map(({ key, path }) => (
          <li key={key}>
            <a href={addressIn(locale, path)}>{t(`place.${key}`)}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
  if (status === 404)
    return (
      <ErrorCard title={t('error.heading404')} actions={waysOn}>
        <p>{t('error.code404')}</p>
      </ErrorCard>
    )
  return (
    <ErrorCard title={t('error.title')} status={status} actions={waysOn}>
      <p>{messageOf(error) ?? t('error.text')}</p>
    </ErrorCard>
  )
}

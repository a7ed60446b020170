import { presentAuditEntry } from '#domains/audit-log/audit-log.presenter.ts'
import { auditLogFilePath, auditLogPath } from '#domains/audit-log/audit-log-paths.ts'
import { parseAuditQuery } from '#domains/audit-log/audit-query.input.ts'
import { auditRetentionSchema } from '#domains/audit-log/audit-retention.input.ts'
import { changeAuditRetention, listAuditEntries } from '#domains/audit-log/index.ts'
import { AuditFilters } from '#domains/audit-log/ui/AuditFilters.tsx'
import { AuditTable } from '#domains/audit-log/ui/AuditTable.tsx'
import styles from '#domains/audit-log/ui/audit-log.module.css'
import { RetentionForm } from '#domains/audit-log/ui/RetentionForm.tsx'
import { parseForm } from '#platform/forms/schema.ts'
import { getMessagesUrl, translator } from '#platform/i18n/i18n-resources.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { ButtonLink } from '#ui/base/Button.tsx'
import { Callout } from '#ui/base/Callout.tsx'
import { EmptyState } from '#ui/base/EmptyState.tsx'
import { PageHeader, PanelPage } from '#ui/panel/PanelPage.tsx'
import { redirectWithToast } from '../../frame/redirect-with-toast.ts'
import { handleForm } from '../../handle-form.ts'
import { panelContext } from '../guard.ts'
import type { Route } from './+types/list.ts'

export { pageMeta as meta } from '../../page-meta.ts'

export async function loader({ params, context, url }: Route.LoaderArgs) {
  const { app, signedIn, locale } = panelContext({ params, context })
  const { timeZone } = app.settings
  const query = parseAuditQuery(url.searchParams)
  const { entries, next, retentionMonths } = await listAuditEntries(
    { db: app.db, timeZone },
    signedIn.actor,
    { query, locale },
  )
  const rows = entries.map((entry) => presentAuditEntry(entry, { locale, timeZone }))
  return {
    page: { title: translator(locale)('auditLog:title'), noindex: true },
    messages: getMessagesUrl(locale, ['auditLog', 'kit', 'errors']),
    locale,
    query,
    entries: rows,
    // Without entries nothing names them.
    person: query.by === null ? null : (entries[0]?.actorName ?? `#${query.by}`),
    thing: query.id === null ? null : (rows[0]?.sentence[1] ?? `#${query.id}`),
    nextPath: next && auditLogPath(locale, { ...query, after: next }),
    retentionMonths,
  }
}

export function action({ request, params, context }: Route.ActionArgs) {
  const { app, signedIn, locale } = panelContext({ params, context })
  return handleForm({ request, locale, log: app.log }, async (values) => {
    await changeAuditRetention(app, signedIn.actor, parseForm(auditRetentionSchema, values))
    return redirectWithToast(auditLogPath(locale), 'auditLog:retention.saved')
  })
}

/** Who changed what, when and from where, for owners. */
export default function AuditLog({ loaderData, actionData }: Route.ComponentProps) {
  const { locale, query, entries, person, thing, nextPath, retentionMonths } = loaderData
  const { t } = useTranslation('auditLog')
  const refused = actionData && 'refused' in actionData ? actionData.refused : undefined
  const isFirst = query.after === null
  return (
    <PanelPage>
      <PageHeader>
        <h1>{t('title')}</h1>
        <ButtonLink to={auditLogFilePath(locale, query)}>{t('file')}</ButtonLink>
      </PageHeader>
      <p>{t('intro')}</p>
      <AuditFilters {...{ query, person, thing, locale }} />
      {entries.length > 0 ? (
        <AuditTable entries={entries} />
      ) : (
        <EmptyState
          title={t('none')}
          actions={<ButtonLink to={auditLogPath(locale)}>{t('all')}</ButtonLink>}
        />
      )}
      {(nextPath !== null || !isFirst) && (
        <nav className={styles.pages} aria-label={t('pages.label')}>
          {!isFirst && (
            <ButtonLink to={auditLogPath(locale, { ...query, after: null })}>{t('pages.newest')}</ButtonLink>
          )}
          {nextPath !== null && <ButtonLink to={nextPath}>{t('pages.older')}</ButtonLink>}
        </nav>
      )}
      {refused && (
        <div role="alert">
          <Callout tone="danger" title={refused.problem} />
        </div>
      )}
      <RetentionForm months={retentionMonths} />
    </PanelPage>
  )
}

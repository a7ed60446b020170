import type { Locale } from '#platform/i18n/locales.ts'
import { localizedPath } from '#platform/i18n/localized-path.ts'
import { type AuditQuery, formatAuditQuery } from './audit-query.input.ts'

/** The path of the audit log; with a thing, of its history. */
export const auditLogPath = (locale: Locale, query: Partial<AuditQuery> = {}): string =>
  localizedPath(locale, `/control-panel/audit-log${formatAuditQuery(query)}`)

/** The path of the filtered list as a CSV file, all pages together. */
export const auditLogFilePath = (locale: Locale, query: AuditQuery): string =>
  localizedPath(locale, `/control-panel/audit-log/export${formatAuditQuery({ ...query, after: null })}`)

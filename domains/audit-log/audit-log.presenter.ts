import type { AuditAccess } from '#platform/audit/audit-catalogue.ts'
import { describeError } from '#platform/errors/describe-error.ts'
import { formatDate, formatTime } from '#platform/i18n/format.ts'
import { translator } from '#platform/i18n/i18n-resources.ts'
import type { Locale } from '#platform/i18n/locales.ts'
import type { NamedAuditEntry } from './audit-entry.ts'
import { auditLogPath } from './audit-log-paths.ts'
import { thingPath } from './thing-path.ts'

interface Reader {
  locale: Locale
  timeZone: string
}

/** An entry as a row of the page. */
export interface AuditEntryView {
  id: number
  at: string
  /** The sentence in three parts: before the thing, the thing, and after it. */
  sentence: [string, string, string]
  /** The page of the thing; null for one without page. */
  path: string | null
  /** The list with the entries about this thing alone; null for things without ids. */
  historyPath: string | null
  access: AuditAccess
  /** Numbers and names about it, such as the version. */
  details: string[]
}

/** Unlikely in a name, so that the sentence can be divided where the thing is. */
const marker = '\u{F0000}'

/** An entry of the audit log as a sentence in the language of the reader. */
export function presentAuditEntry(entry: NamedAuditEntry, { locale, timeZone }: Reader): AuditEntryView {
  const t = translator(locale)
  const { id, at, thing, thingId, access, action } = entry
  const [before = '', after = ''] = t(`auditLog:action.${action}`, {
    who: actorOf(entry, t),
    thing: marker,
  }).split(marker)
  return {
    id,
    at: `${formatDate(at, locale, timeZone)} ${formatTime(at, timeZone)}`,
    sentence: [before, thingOf(entry, t), after],
    path: thingPath(entry, locale),
    historyPath: thingId === null ? null : auditLogPath(locale, { thing, id: thingId }),
    access,
    details: detailsOf(entry, t),
  }
}

type Translate = ReturnType<typeof translator>

function actorOf({ actorId, actorName, access }: NamedAuditEntry, t: Translate): string {
  if (actorId !== null) return actorName ?? t('auditLog:who.account', { id: actorId })
  return t(access === 'command' ? 'auditLog:who.operator' : 'auditLog:who.program')
}

function thingOf({ thing, thingId, existing }: NamedAuditEntry, t: Translate): string {
  const kind = t(`auditLog:kind.${thing}`)
  return thingId === null ? kind : `${kind} ${existing?.name ?? `#${thingId}`}`
}

function detailsOf({ facts, intoName, requestId }: NamedAuditEntry, t: Translate): string[] {
  const { revision, count, via, into, months, reason } = facts
  return [
    ...(revision === undefined ? [] : [t('auditLog:fact.revision', { revision })]),
    ...(count === undefined ? [] : [t('auditLog:fact.count', { count })]),
    ...(via === undefined ? [] : [t(`auditLog:fact.via.${via}`)]),
    ...(into === undefined ? [] : [`→ ${intoName ?? `#${into}`}`]),
    ...(months === undefined ? [] : [presentMonths(months, t)]),
    ...(reason === undefined ? [] : [describeError(t, { code: reason })]),
    ...(requestId === null ? [] : [t('auditLog:fact.request', { id: requestId })]),
  ]
}

/** The retention in words. */
export const presentMonths = (months: number | null, t: Translate): string =>
  months === null ? t('auditLog:retention.endless') : t('auditLog:retention.months', { count: months })

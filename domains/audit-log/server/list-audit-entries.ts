import type { Actor } from '#platform/actor.ts'
import { readAuditRetention } from '#platform/audit/audit.queries.ts'
import type { Locale } from '#platform/i18n/locales.ts'
import { startOfDay } from '#platform/i18n/start-of-day.ts'
import { authorize } from '#platform/policy.ts'
import type { AuditEntry, NamedAuditEntry } from '../audit-entry.ts'
import { mayReadAuditLog } from '../audit-log.policy.ts'
import { type AuditCursor, type AuditQuery, auditEntriesPerPage } from '../audit-query.input.ts'
import { type EntryFilter, listEntries } from './audit-log.queries.ts'
import type { AuditLogContext } from './audit-log-context.ts'
import { nameEntries } from './name-entries.ts'

/** A page of the audit log. */
export interface AuditPage {
  entries: NamedAuditEntry[]
  /** Where the next page begins; null after the last one. */
  next: AuditCursor | null
  /** The retention in months; null: without end. */
  retentionMonths: number | null
}

/**
 * A page of the entries that a query lets through, newest first. Four queries.
 * @throws AppError the reasons of `mayReadAuditLog`
 */
export async function listAuditEntries(
  { db, timeZone }: Pick<AuditLogContext, 'db' | 'timeZone'>,
  actor: Actor,
  { query, locale }: { query: AuditQuery; locale: Locale },
): Promise<AuditPage> {
  authorize(mayReadAuditLog(actor))
  const filter = filterOf(query, timeZone)
  const found = await listEntries(db, filter, auditEntriesPerPage + 1)
  const entries = found.slice(0, auditEntriesPerPage)
  return {
    entries: await nameEntries(db, entries, locale),
    next: found.length > entries.length ? cursorAfter(entries) : null,
    retentionMonths: await readAuditRetention(db),
  }
}

/** Entries of one batch of a file. */
const entriesPerBatch = 2_000

/**
 * All entries that a query lets through, newest first, in batches.
 * @throws AppError the reasons of `mayReadAuditLog`
 */
export async function* listAuditBatches(
  { db, timeZone }: Pick<AuditLogContext, 'db' | 'timeZone'>,
  actor: Actor,
  { query, locale }: { query: AuditQuery; locale: Locale },
): AsyncGenerator<NamedAuditEntry[]> {
  authorize(mayReadAuditLog(actor))
  const filter = filterOf({ ...query, after: null }, timeZone)
  let after: AuditCursor | null = null
  do {
    const entries = await listEntries(db, { ...filter, after }, entriesPerBatch)
    if (entries.length > 0) yield await nameEntries(db, entries, locale)
    after = entries.length === entriesPerBatch ? cursorAfter(entries) : null
  } while (after)
}

const cursorAfter = (entries: readonly AuditEntry[]): AuditCursor | null => {
  const last = entries.at(-1)
  return last ? { at: last.at.getTime(), id: last.id } : null
}

const filterOf = ({ from, to, ...query }: AuditQuery, timeZone: string): EntryFilter => ({
  ...query,
  from: from === null ? null : startOfDay(from, timeZone),
  until: to === null ? null : startOfDay(nextDay(to), timeZone),
})

function nextDay(date: string): string {
  const next = new Date(`${date}T00:00:00Z`)
  next.setUTCDate(next.getUTCDate() + 1)
  return next.toISOString().slice(0, 10)
}

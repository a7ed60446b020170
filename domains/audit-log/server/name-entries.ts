import { loadDisplayNames } from '#domains/accounts/index.ts'
import type { Db } from '#platform/db/transaction.ts'
import type { Locale } from '#platform/i18n/locales.ts'
import type { AuditEntry, NamedAuditEntry } from '../audit-entry.ts'
import { listExistingThings } from './existing-things.queries.ts'

/** Adds the names that people and things have today. Two queries for any number of entries. */
export async function nameEntries(
  db: Db,
  entries: readonly AuditEntry[],
  locale: Locale,
): Promise<NamedAuditEntry[]> {
  const things = entries.flatMap(({ thing, thingId, facts: { into } }) => [
    ...(thingId === null ? [] : [{ thing, id: thingId }]),
    ...(thing === 'value' && into !== undefined ? [{ thing, id: into }] : []),
  ])
  const people = entries.flatMap(({ actorId, thing, thingId, facts: { into } }) => [
    actorId,
    thing === 'account' ? thingId : null,
    thing === 'sign' ? (into ?? null) : null,
  ])
  const existing = await listExistingThings(db, things)
  const nameOf = people.some((id) => id !== null) ? await loadDisplayNames(db, people, locale) : () => null
  return entries.map((entry) => {
    const { thing, thingId, actorId, facts } = entry
    const person = thing === 'account' ? nameOf(thingId) : null
    const into = facts.into ?? null
    return {
      ...entry,
      actorName: nameOf(actorId),
      existing:
        person === null ? (existing.get(`${thing}:${thingId}`) ?? null) : { name: person, list: null },
      intoName: thing === 'sign' ? nameOf(into) : (existing.get(`${thing}:${into}`)?.name ?? null),
    }
  })
}

import { loadDisplayNames } from '#domains/accounts/index.ts'
import type { Actor } from '#platform/actor.ts'
import type { Db } from '#platform/db/transaction.ts'
import { AppError } from '#platform/errors/app-error.ts'
import type { Locale } from '#platform/i18n/locales.ts'
import { authorize } from '#platform/policy.ts'
import type { EntryVersion, ListEntry } from '../list-entry.ts'
import type { SimpleList } from '../simple-lists.ts'
import { listEntryVersions } from './entry-version.queries.ts'
import { countUses, findEntry } from './list-entry.queries.ts'

/** A version with the display name of the person who made it; null for the system. */
export interface AuthoredVersion extends EntryVersion {
  by: string | null
}

/**
 * An entry with its uses and its versions, newest first.
 * @throws AppError `list.entryNotFound`; the reasons of the list's `maySee`
 */
export async function getListEntry(
  { db }: { db: Db },
  actor: Actor,
  { list, id, locale }: { list: SimpleList; id: number; locale: Locale },
): Promise<{ entry: ListEntry; uses: number; versions: AuthoredVersion[] }> {
  authorize(list.maySee(actor))
  const entry = await findEntry(db, list, id)
  if (!entry) throw new AppError('list.entryNotFound')
  const [uses, versions] = await Promise.all([countUses(db, list, id), listEntryVersions(db, list, id)])
  const nameOf = await loadDisplayNames(
    db,
    versions.map(({ actorId }) => actorId),
    locale,
  )
  return {
    entry,
    uses: uses.get(id) ?? 0,
    versions: versions.map((version) => ({ ...version, by: nameOf(version.actorId) })),
  }
}

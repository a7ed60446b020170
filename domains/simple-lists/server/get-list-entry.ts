import { loadDisplayNames } from '#domains/accounts/index.ts'
import type { Media } from '#domains/media/index.ts'
import { readMedia } from '#domains/media/server/media.queries.ts'
import { type Actor, actorId } from '#platform/actor.ts'
import type { Db } from '#platform/db/transaction.ts'
import { AppError } from '#platform/errors/app-error.ts'
import type { Locale } from '#platform/i18n/locales.ts'
import { authorize } from '#platform/policy.ts'
import { type EntryDraft, filesOfForm } from '../entry-draft.ts'
import { filesOf } from '../entry-files.ts'
import type { EntryVersion, ListEntry } from '../list-entry.ts'
import type { SimpleList } from '../simple-list.ts'
import { listEntryVersions } from './entry-version.queries.ts'
import { findEntryWithUses } from './list-entry.queries.ts'

/** A version with the display name of the person who made it; null for the system. */
export interface AuthoredVersion extends EntryVersion {
  by: string | null
}

/**
 * An entry with its uses, the draft of the actor, its versions, newest first, and the files of all of them by id.
 * @throws AppError `list.entryNotFound`; the reasons of the list's `maySee`
 */
export async function getListEntry(
  { db }: { db: Db },
  actor: Actor,
  { list, id, locale }: { list: SimpleList; id: number; locale: Locale },
): Promise<{
  entry: ListEntry
  uses: number
  /** What the actor has written and not saved. */
  draft: EntryDraft | null
  versions: AuthoredVersion[]
  files: ReadonlyMap<number, Media>
}> {
  authorize(list.maySee(actor))
  const [found, versions] = await Promise.all([
    findEntryWithUses(db, list, { id, accountId: actorId(actor) }),
    listEntryVersions(db, list, id),
  ])
  if (!found) throw new AppError('list.entryNotFound')
  const { entry, uses, draft } = found
  const people = versions.map(({ actorId }) => actorId)
  const [nameOf, files] = await Promise.all([
    loadDisplayNames(db, people, locale),
    readMedia(db, [
      ...filesOf(list, [entry, ...versions.map(({ content }) => content)]),
      ...filesOfForm(list, draft?.content ?? {}).map((file) => file.id),
    ]),
  ])
  return {
    entry,
    uses,
    draft,
    versions: versions.map((version) => ({ ...version, by: nameOf(version.actorId) })),
    files: new Map(files.map((media) => [media.id, media])),
  }
}

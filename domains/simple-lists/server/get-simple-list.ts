import type { Media } from '#domains/media/index.ts'
import { readMedia } from '#domains/media/server/media.queries.ts'
import type { Actor } from '#platform/actor.ts'
import type { Db } from '#platform/db/transaction.ts'
import { authorize } from '#platform/policy.ts'
import { filesOf } from '../entry-files.ts'
import type { EntryContent, ListEntry } from '../list-entry.ts'
import type { SimpleList } from '../simple-list.ts'
import { listHistories } from './entry-version.queries.ts'
import { countUses, listEntries } from './list-entry.queries.ts'

/** The entries of a list with what its page shows of them. */
export interface ListedEntries {
  entries: ListEntry[]
  /** How often each entry is used; unused ones are missing. */
  uses: ReadonlyMap<number, number>
  /** The contents of the versions of each entry, oldest first; missing before the first change. */
  histories: ReadonlyMap<number, readonly EntryContent[]>
  /** The files of the entries by id. */
  files: ReadonlyMap<number, Media>
}

/**
 * A simple list in its order. Those who may only read it get its active entries, without uses and versions.
 * @throws AppError the reasons of the list's `maySee`, or of its `mayRead` where it has one
 */
export async function getSimpleList(
  { db }: { db: Db },
  actor: Actor,
  { list }: { list: SimpleList },
): Promise<ListedEntries> {
  const seesAll = list.maySee(actor)
  if (!seesAll.allowed) authorize(list.mayRead?.(actor) ?? seesAll)
  const [found, uses, histories] = await Promise.all([
    listEntries(db, list),
    seesAll.allowed ? countUses(db, list) : new Map(),
    seesAll.allowed ? listHistories(db, list) : new Map(),
  ])
  const entries = seesAll.allowed ? found : found.filter(({ active }) => active)
  const files = await readMedia(db, filesOf(list, entries))
  return { entries, uses, histories, files: new Map(files.map((media) => [media.id, media])) }
}

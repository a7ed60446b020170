import { type Actor, actorId } from '#platform/actor.ts'
import type { Tx } from '#platform/db/transaction.ts'
import type { EntryContent, EntryVersion, ListEntry } from '../list-entry.ts'
import type { SimpleList } from '../simple-list.ts'
import { insertVersion } from './entry-version.queries.ts'

interface Change {
  actor: Actor
  at: Date
  kind: EntryVersion['kind']
  /** Null for a new entry. */
  before: ListEntry | null
  id: number
  revision: number
  content: EntryContent
}

const contentOf = ({ fields, active }: EntryContent): EntryContent => ({ fields, active })

/** Stores a change as a version; before the first change also the state that nobody made in the panel. */
export async function writeEntryVersion(
  tx: Tx,
  list: SimpleList,
  { actor, at, kind, before, id, revision, content }: Change,
): Promise<void> {
  if (!list.hasVersions) return
  if (before)
    await insertVersion(tx, list, id, {
      revision: before.revision,
      kind: 'standard',
      content: contentOf(before),
      actorId: null,
      at: null,
    })
  await insertVersion(tx, list, id, {
    revision,
    kind,
    content: contentOf(content),
    actorId: actorId(actor),
    at,
  })
}

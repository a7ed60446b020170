import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db/transaction.ts'
import type { EntryDraft } from '../entry-draft.ts'
import type { SimpleList } from '../simple-list.ts'

/** The draft of a person; `entryId` is 0 for a new entry. */
export interface DraftKey {
  accountId: number
  list: SimpleList
  entryId: number
}

const ofKey = (db: Db | Tx, { accountId, list, entryId }: DraftKey) =>
  db
    .selectFrom('entryDraft')
    .where('accountId', '=', accountId)
    .where('list', '=', list.name)
    .where('entryId', '=', entryId)

export const findEntryDraft = (db: Db | Tx, key: DraftKey) =>
  ofKey(db, key)
    .select(['baseRevision', 'content', 'sequence', 'changedAt'])
    .executeTakeFirst() as Promise<unknown> as Promise<EntryDraft | undefined>

/** Stores a draft in place of an earlier state. @returns false when a later state is stored */
export async function upsertEntryDraft(
  tx: Tx,
  { accountId, list, entryId }: DraftKey,
  { content, ...draft }: EntryDraft,
): Promise<boolean> {
  const columns = { ...draft, content: JSON.stringify(content) }
  const row = await tx
    .insertInto('entryDraft')
    .values({ accountId, list: list.name, entryId, ...columns })
    .onConflict((same) =>
      same
        .columns(['accountId', 'list', 'entryId'])
        .doUpdateSet(columns)
        .where('entryDraft.sequence', '<', draft.sequence),
    )
    .returning('sequence')
    .executeTakeFirst()
  return row !== undefined
}

export async function deleteEntryDraft(
  db: Db | Tx,
  { accountId, list: { name }, entryId }: DraftKey,
): Promise<void> {
  await sql`
    delete from entry_draft where account_id = ${accountId} and list = ${name} and entry_id = ${entryId}
  `.execute(db)
}

/** Deletes what anybody has written about an entry. */
export async function deleteDraftsOfEntry(tx: Tx, { name }: SimpleList, entryId: number): Promise<void> {
  await sql`delete from entry_draft where list = ${name} and entry_id = ${entryId}`.execute(tx)
}

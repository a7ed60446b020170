import { readMedia } from '#domains/media/server/media.queries.ts'
import type { Actor } from '#platform/actor.ts'
import { type Db, inTransaction, type Tx } from '#platform/db/transaction.ts'
import { AppError } from '#platform/errors/app-error.ts'
import type { FormValues } from '#platform/forms/form-values.ts'
import { authorize } from '#platform/policy.ts'
import { draftContent, filesOfForm } from '../entry-draft.ts'
import type { SimpleList } from '../simple-list.ts'
import { deleteEntryDraft, findEntryDraft, upsertEntryDraft } from './entry-draft.queries.ts'
import { findEntry } from './list-entry.queries.ts'
import { requireFilesOfForm } from './require-files.ts'
import type { SimpleListsContext } from './simple-lists-context.ts'

interface EntryDraftInput {
  list: SimpleList
  /** The entry and the revision that the person saw; null for a new entry. */
  entry: { id: number; revision: number } | null
  values: FormValues
  sequence: number
}

/** The account whose drafts these are. @throws AppError `account.required` for actors that are no accounts */
export function requireAccountId(actor: Actor): number {
  if (actor.kind !== 'account') throw new AppError('account.required')
  return actor.id
}

/**
 * Stores what a person has written and not saved. An earlier state that arrives later never replaces a later one.
 * @returns `stored` is false when a later state is stored already
 * @throws AppError `list.entryNotFound`, `media.notFound`; the reasons of the list's `mayManage`
 */
export const storeEntryDraft = (
  { db, now }: SimpleListsContext,
  actor: Actor,
  { list, entry, values, sequence }: EntryDraftInput,
): Promise<{ stored: boolean; sequence: number; changedAt: Date }> => {
  authorize(list.mayManage(actor))
  const key = { accountId: requireAccountId(actor), list, entryId: entry?.id ?? 0 }
  return inTransaction(db, async (tx) => {
    if (entry && !(await findEntry(tx, list, entry.id))) throw new AppError('list.entryNotFound')
    const content = draftContent(list, values)
    await requireFilesOfForm(tx, filesOfForm(list, content))
    const draft = { baseRevision: entry?.revision ?? null, content, sequence, changedAt: now() }
    const stored = await upsertEntryDraft(tx, key, draft)
    const current = stored ? draft : ((await findEntryDraft(tx, key)) ?? draft)
    return { stored, sequence: current.sequence, changedAt: current.changedAt }
  })
}

/** Deletes a draft; nothing happens if there is none. @throws AppError the reasons of the list's `mayManage` */
export async function discardEntryDraft(
  { db }: Pick<SimpleListsContext, 'db'>,
  actor: Actor,
  { list, entry }: { list: SimpleList; entry: number | null },
): Promise<void> {
  authorize(list.mayManage(actor))
  await deleteEntryDraft(db, { accountId: requireAccountId(actor), list, entryId: entry ?? 0 })
}

/**
 * The draft of a new entry with its files by id.
 * @throws AppError the reasons of the list's `mayManage`
 */
export async function getNewEntryDraft({ db }: { db: Db }, actor: Actor, { list }: { list: SimpleList }) {
  authorize(list.mayManage(actor))
  const draft = await findEntryDraft(db, { accountId: requireAccountId(actor), list, entryId: 0 })
  const ids = draft ? filesOfForm(list, draft.content).map(({ id }) => id) : []
  const files = await readMedia(db, ids)
  return { draft: draft ?? null, files: new Map(files.map((media) => [media.id, media])) }
}

/** Removes the draft of an entry that the actor has saved, in the transaction of the save. */
export async function deleteSavedDraft(
  tx: Tx,
  actor: Actor,
  list: SimpleList,
  entryId: number,
): Promise<void> {
  if (actor.kind === 'account') await deleteEntryDraft(tx, { accountId: actor.id, list, entryId })
}

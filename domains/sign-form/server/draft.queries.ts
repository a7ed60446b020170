import { sql } from 'kysely'
import { deviceName } from '#domains/accounts/sessions/device-name.ts'
import type { SignDocument } from '#domains/signs/sign-document.ts'
import type { Db, Tx } from '#platform/db/transaction.ts'
import type { Draft, DraftSummary } from '../draft.ts'
import { stageFromUrl } from '../form-stages.ts'

const selectDrafts = (db: Db | Tx, accountId: number) =>
  db.selectFrom('signDraft').selectAll().where('accountId', '=', accountId)

type DraftRow = Awaited<ReturnType<ReturnType<typeof selectDrafts>['execute']>>[number]

const toDraft = ({
  id,
  signId,
  baseRevision,
  content,
  stage,
  sequence,
  device,
  changedAt,
}: DraftRow): Draft => ({
  id,
  sign: signId === null || baseRevision === null ? null : { id: signId, revision: baseRevision },
  document: content as unknown as SignDocument,
  stage: stageFromUrl(stage),
  sequence,
  device,
  changedAt,
})

/** One draft of a person; undefined if it does not exist. */
export async function findDraft(
  db: Db | Tx,
  accountId: number,
  wanted: { id: number } | { signId: number },
): Promise<Draft | undefined> {
  const query = selectDrafts(db, accountId)
  const row = await ('id' in wanted
    ? query.where('id', '=', wanted.id)
    : query.where('signId', '=', wanted.signId)
  ).executeTakeFirst()
  return row && toDraft(row)
}

/** Makes other changes of a draft wait. */
export const lockDraft = (tx: Tx, id: number) =>
  sql`select from sign_draft where id = ${id} for update`.execute(tx)

/** The drafts of a person, the newest first. */
export async function listDraftsOf(db: Db, accountId: number): Promise<Draft[]> {
  const rows = await selectDrafts(db, accountId).orderBy('changedAt', 'desc').orderBy('id', 'desc').execute()
  return rows.map(toDraft)
}

/** The drafts of a person without their contents, the newest first. */
export async function listDraftSummaries(db: Db, accountId: number): Promise<DraftSummary[]> {
  const { rows } = await sql<DraftSummary & { device: string }>`
    select id, sign_id, coalesce(content->'texts'->>'gloss', '') as gloss, changed_at, device
    from sign_draft where account_id = ${accountId} order by changed_at desc, id desc
  `.execute(db)
  return rows.map((row) => ({ ...row, device: deviceName(row.device) }))
}

export async function countNewDrafts(db: Db | Tx, accountId: number): Promise<number> {
  const { count } = await db
    .selectFrom('signDraft')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('accountId', '=', accountId)
    .where('signId', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Locks an account, so that two requests of one person do not both pass a limit. */
export const lockAccountForDrafts = (tx: Tx, accountId: number) =>
  sql`select from account where id = ${accountId} for no key update`.execute(tx)

interface DraftState extends Omit<Draft, 'id'> {
  accountId: number
}

const columnsOf = ({ accountId, sign, document, changedAt, stage, sequence, device }: DraftState) => ({
  accountId,
  signId: sign?.id ?? null,
  baseRevision: sign?.revision ?? null,
  content: JSON.stringify(document),
  stage,
  sequence,
  device,
  changedAt,
})

/** Stores a draft; one of an existing sign replaces an earlier state. Undefined when a later state is stored. */
export async function insertDraft(tx: Tx, state: DraftState): Promise<number | undefined> {
  const columns = columnsOf(state)
  const { accountId: _account, signId: _sign, ...changes } = columns
  const row = await tx
    .insertInto('signDraft')
    .values(columns)
    .onConflict((conflict) =>
      conflict
        .columns(['accountId', 'signId'])
        .doUpdateSet(changes)
        .where('signDraft.sequence', '<', state.sequence),
    )
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

/**
 * Replaces an earlier state of a draft; undefined when the draft does not exist or a later state is stored. The files of
 * a new sign stay.
 */
export async function updateDraft(tx: Tx, id: number, state: DraftState): Promise<number | undefined> {
  const { accountId, content, ...changes } = columnsOf(state)
  const row = await tx
    .updateTable('signDraft')
    .set(changes)
    .set({ content: state.sign ? content : withStoredFiles(content) })
    .where('id', '=', id)
    .where('accountId', '=', accountId)
    .where('sequence', '<', state.sequence)
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

/** The content of a draft with the files that are stored. */
const withStoredFiles = (content: string) =>
  sql<string>`jsonb_set(${content}::jsonb, '{media}', coalesce(content -> 'media', '[]'))`

/** Stores the files of a draft of a new sign. */
export async function updateDraftFiles(tx: Tx, id: number, files: SignDocument['media']): Promise<void> {
  await tx
    .updateTable('signDraft')
    .set({ content: sql`jsonb_set(content, '{media}', ${JSON.stringify(files)}::jsonb)` })
    .where('id', '=', id)
    .execute()
}

/** Deletes a draft of a person. */
export async function deleteDraft(db: Db | Tx, accountId: number, id: number): Promise<void> {
  await db.deleteFrom('signDraft').where('accountId', '=', accountId).where('id', '=', id).execute()
}

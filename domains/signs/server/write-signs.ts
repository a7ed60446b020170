import { sql } from 'kysely'
import { recordChange } from '#platform/changes/record-change.ts'
import type { Tx } from '#platform/db/transaction.ts'
import { publicDocument } from '../public-document.ts'
import { documentToRows, type SignRows } from '../sign.rows.ts'
import { changesDocument } from '../sign-change.ts'
import type { SignDocument } from '../sign-document.ts'
import type { SignLifecycle } from '../sign-lifecycle.ts'
import type { SignTransition } from '../sign-transitions.ts'
import { insertRows, updateRows } from './bulk-rows.ts'
import type { LoadedSign } from './sign.queries.ts'
import {
  documentParts,
  documentTables,
  publishedTable,
  signTable,
  signUpdateTable,
  versionTable,
} from './sign-tables.ts'

/** A sign to be stored, completely checked. */
export interface SignWrite extends SignLifecycle {
  previous: LoadedSign | undefined
  id: number
  revision: number
  source: string | null
  sourceId: string | null
  document: SignDocument
  transition: SignTransition | undefined
}

interface ChangeSet {
  actorId: number | null
  kind: string
  label: string | undefined
  at: Date
}

/** Writes signs, their versions and public documents under one change set, in few statements. */
export async function writeSigns(tx: Tx, writes: readonly SignWrite[], changeSet: ChangeSet): Promise<void> {
  if (writes.length === 0) return
  const rows = writes.map(({ id, document }) => documentToRows(id, document))
  await writeSignRows(tx, writes, rows, changeSet.at)
  await writeDocumentParts(tx, writes, rows)
  await writeVersions(tx, writes, changeSet)
  await writePublishedSigns(tx, writes)
}

async function writeSignRows(tx: Tx, writes: readonly SignWrite[], rows: SignRows[], changedAt: Date) {
  const records = writes.map(({ document, previous, transition, ...columns }, index) => ({
    ...columns,
    changedAt,
    ...rows[index]?.columns,
  }))
  const isExisting = (_: unknown, index: number) => writes[index]?.previous !== undefined
  const renamed = writes.filter(
    ({ previous, document }) => previous && previous.document.texts.gloss !== document.texts.gloss,
  )
  // Two signs may exchange their glosses, so all changed glosses are first replaced by unused values.
  if (renamed.length > 0)
    await sql`update sign set gloss = E'\\x01' || id where id = any(${renamed.map(({ id }) => id)}::integer[])`.execute(
      tx,
    )
  await updateRows(tx, signUpdateTable, records.filter(isExisting))

  const created = records.filter((record, index) => !isExisting(record, index))
  if (created.length === 0) return
  const { id: dictionaryId } = await tx
    .selectFrom('dictionary')
    .select('id')
    .orderBy('id')
    .limit(1)
    .executeTakeFirstOrThrow()
  await insertRows(
    tx,
    signTable,
    created.map((record) => ({ ...record, dictionaryId })),
  )
}

async function writeDocumentParts(tx: Tx, writes: readonly SignWrite[], rows: SignRows[]) {
  const changed = writes.map((write) => changesDocument(write, write.previous))
  const emptied = writes.filter(({ previous }, index) => previous && changed[index]).map(({ id }) => id)
  for (const part of documentParts) {
    if (emptied.length > 0)
      await sql`delete from ${sql.table(documentTables[part].table)} where sign_id = any(${emptied}::integer[])`.execute(
        tx,
      )
  }
  for (const part of documentParts) {
    const filled = rows.flatMap((ofSign, index): object[] => (changed[index] ? ofSign[part] : []))
    await insertRows(tx, documentTables[part], filled)
  }
}

async function writeVersions(tx: Tx, writes: readonly SignWrite[], { at, ...facts }: ChangeSet) {
  const { id: changeSetId } = await tx
    .insertInto('changeSet')
    .values({ actorId: facts.actorId, kind: facts.kind, label: facts.label ?? null, at })
    .returning('id')
    .executeTakeFirstOrThrow()
  await insertRows(
    tx,
    versionTable,
    writes.map(({ id, revision, document }) => ({ signId: id, revision, changeSetId, document })),
  )
}

async function writePublishedSigns(tx: Tx, writes: readonly SignWrite[]) {
  const published = writes.filter(({ transition }) => transition === 'publish')
  const withdrawn = writes.filter(
    ({ previous, status }) => previous?.status === 'published' && status !== 'published',
  )
  const dictionaryVersion = await recordChange(
    tx,
    'sign',
    [...published, ...withdrawn].map(({ id }) => id),
  )
  if (dictionaryVersion === null) return

  if (withdrawn.length > 0)
    await sql`delete from published_sign where sign_id = any(${withdrawn.map(({ id }) => id)}::integer[])`.execute(
      tx,
    )
  const documents = published.map(({ id, revision, document }) => ({
    signId: id,
    dictionaryVersion,
    revision,
    document: publicDocument(document),
  }))
  await insertRows(
    tx,
    publishedTable,
    documents,
    `on conflict (sign_id) do update set dictionary_version = excluded.dictionary_version,
      revision = excluded.revision, document = excluded.document`,
  )
}

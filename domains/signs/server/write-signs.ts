import { recordChange } from '#platform/changes/record-change.ts'
import type { Tx } from '#platform/db/transaction.ts'
import { mapInSteps } from '#platform/in-steps.ts'
import type { MailQueue } from '#platform/mail/mail-queue.ts'
import { foldGloss } from '../gloss.ts'
import type { SignRows } from '../kinds/kind-rows.ts'
import { publicDocument } from '../public-document.ts'
import { documentToRows } from '../sign.rows.ts'
import { changesDocument } from '../sign-change.ts'
import { makesPublic, type StatusDecision } from '../sign-decisions.ts'
import type { SignDocument } from '../sign-document.ts'
import type { SignLifecycle } from '../sign-lifecycle.ts'
import { keepAnnotationLinks } from './annotation-link.queries.ts'
import { auditSigns } from './audit-signs.ts'
import { deleteFromTables, insertIntoTables, insertRows, updateRows } from './bulk-rows.queries.ts'
import { insertChangeSet, type NewChangeSet } from './change-set.queries.ts'
import { deleteFreedGlosses } from './earlier-gloss.queries.ts'
import type { LoadedSign } from './sign.queries.ts'
import { deletePublishedSigns } from './sign-deletion.queries.ts'
import { readDictionaryId, replaceGlosses } from './sign-identity.queries.ts'
import {
  documentTables,
  publishedTable,
  signTable,
  signUpdateTable,
  tablesByKind,
  versionTable,
} from './sign-tables.ts'
import { storeDecisions } from './store-decisions.ts'
import { storeEarlierGlosses } from './store-earlier-glosses.ts'

/** A sign to be stored, completely checked. */
export interface SignWrite extends SignLifecycle {
  previous: LoadedSign | undefined
  id: number
  revision: number
  source: string | null
  sourceId: string | null
  document: SignDocument
  decision: StatusDecision | undefined
  /** The public document with a replaced value, and the revision that it is the approved version of. */
  replacedPublic: { document: SignDocument; revision: number } | undefined
}

/** A change set with the note of its decisions, and how authors are notified of them. */
interface DecidedChangeSet extends NewChangeSet {
  note: string | undefined
  mails: Pick<MailQueue, 'enqueue'> | undefined
}

/** Writes signs, their versions, decisions and public documents under one change set, in few statements. */
export async function writeSigns(
  tx: Tx,
  writes: readonly SignWrite[],
  { note, mails, ...changeSet }: DecidedChangeSet,
): Promise<void> {
  if (writes.length === 0) return
  const rows = await mapInSteps(writes, ({ id, document }) => documentToRows(id, document))
  await writeSignRows(tx, writes, rows, changeSet.at)
  await writeDocumentParts(tx, writes, rows)
  const changeSetId = await writeVersions(tx, writes, changeSet)
  await auditSigns(tx, writes, { ...changeSet, id: changeSetId })
  const decisions = writes.flatMap(({ id, revision, decision, authorId }) =>
    decision ? [{ signId: id, revision, decision, authorId }] : [],
  )
  const { actorId, at } = changeSet
  const renamed = writes.filter(isRenamed)
  if (renamed.length > 0) {
    const current = renamed.map(({ id, document }) => ({ signId: id, gloss: document.texts.gloss }))
    await deleteFreedGlosses(tx, current)
    await keepAnnotationLinks(
      tx,
      renamed.map(({ id }) => id),
      { accountId: actorId, at },
    )
  }
  await storeDecisions(tx, decisions, { changeSetId, accountId: actorId, note, at, mails })
  await writePublishedSigns(tx, writes)
  await storeEarlierGlosses(
    tx,
    writes.filter(({ previous, decision }) => previous && makesPublic(decision)),
    at,
  )
}

const isRenamed = ({ previous, document }: SignWrite) =>
  previous !== undefined && previous.document.texts.gloss !== document.texts.gloss

async function writeSignRows(tx: Tx, writes: readonly SignWrite[], rows: SignRows[], changedAt: Date) {
  const records = await mapInSteps(writes, ({ document, previous, decision, ...columns }, index) => ({
    ...columns,
    changedAt,
    foldedGloss: foldGloss(document.texts.gloss),
    ...rows[index]?.columns,
  }))
  const isExisting = (_: unknown, index: number) => writes[index]?.previous !== undefined
  const renamed = writes.filter(isRenamed)
  // Two signs may exchange their glosses, so all changed glosses are first replaced by unused values.
  if (renamed.length > 0)
    await replaceGlosses(
      tx,
      renamed.map(({ id }) => id),
    )
  await updateRows(tx, signUpdateTable, records.filter(isExisting))

  const created = records.filter((record, index) => !isExisting(record, index))
  if (created.length === 0) return
  const dictionaryId = await readDictionaryId(tx)
  await insertRows(
    tx,
    signTable,
    created.map((record) => ({ ...record, dictionaryId })),
  )
}

/** Replaces the rows of the parts that differ from what is stored. */
async function writeDocumentParts(tx: Tx, writes: readonly SignWrite[], rows: SignRows[]) {
  const replacements = await mapInSteps(writes, ({ id, previous, document }, index) => {
    const now = rows[index] as SignRows
    const isChanged = !previous || changesDocument({ document }, previous)
    const before = isChanged && previous ? documentToRows(id, previous.document) : undefined
    const parts = isChanged ? changedParts(before, now) : []
    const deleted = parts.filter((part) => before?.tables[part]?.length)
    return { id, now, parts: new Set(parts), deleted: new Set(deleted) }
  })
  await deleteFromTables(
    tx,
    Object.entries(documentTables).map(([part, spec]) => ({
      spec,
      signIds: replacements.flatMap(({ id, deleted }) => (deleted.has(part) ? id : [])),
    })),
  )
  await insertIntoTables(
    tx,
    Object.entries(documentTables).map(([part, spec]) => ({
      spec,
      rows: replacements.flatMap(({ now, parts }) => (parts.has(part) ? (now.tables[part] ?? []) : [])),
    })),
  )
}

/** The tables of the kinds with other rows than before. */
function changedParts(before: SignRows | undefined, now: SignRows): string[] {
  const isChanged = (part: string) =>
    JSON.stringify(before?.tables[part]) !== JSON.stringify(now.tables[part])
  return tablesByKind.flatMap((tables) => {
    const parts = Object.keys(tables)
    return parts.some(isChanged) ? parts : []
  })
}

async function writeVersions(tx: Tx, writes: readonly SignWrite[], changeSet: NewChangeSet) {
  const changeSetId = await insertChangeSet(tx, changeSet)
  await insertRows(
    tx,
    versionTable,
    writes.map(({ id, revision, document }) => ({ signId: id, revision, changeSetId, document })),
  )
  return changeSetId
}

async function writePublishedSigns(tx: Tx, writes: readonly SignWrite[]) {
  const published = writes.filter(({ decision }) => makesPublic(decision))
  const replaced = writes.filter(({ replacedPublic }) => replacedPublic)
  const withdrawn = writes.filter(
    ({ previous, status }) => previous?.status === 'published' && status !== 'published',
  )
  const dictionaryVersion = await recordChange(
    tx,
    'sign',
    [...published, ...replaced, ...withdrawn].map(({ id }) => id),
  )
  if (dictionaryVersion === null) return

  if (withdrawn.length > 0)
    await deletePublishedSigns(
      tx,
      withdrawn.map(({ id }) => id),
    )
  const documents = await mapInSteps(
    [...published, ...replaced],
    ({ id, revision, document, replacedPublic }) => ({
      signId: id,
      dictionaryVersion,
      revision: replacedPublic?.revision ?? revision,
      document: publicDocument(replacedPublic?.document ?? document),
    }),
  )
  await insertRows(
    tx,
    publishedTable,
    documents,
    `on conflict (sign_id) do update set dictionary_version = excluded.dictionary_version,
      revision = excluded.revision, document = excluded.document`,
  )
}

import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db/transaction.ts'
import { batchesOf, eachInSteps } from '#platform/in-steps.ts'
import { canonicalDocument } from '../canonical-document.ts'
import type { ExternalId } from '../external-id.ts'
import { foldGloss } from '../gloss.ts'
import type { PartRow, SignRows } from '../kinds/kind-rows.ts'
import { rowsToDocument } from '../sign.rows.ts'
import type { VideoObstacles } from '../sign-change.ts'
import { signDecisions } from '../sign-decisions.ts'
import type { SignStatus, StoredSign } from '../sign-document.ts'
import { selectTables } from './bulk-rows.queries.ts'
import { documentTables, signTable } from './sign-tables.ts'
import type { PublicationRules } from './signs-context.ts'

type SignRecord = SignRows['columns'] &
  Omit<StoredSign, 'document' | 'createdAt' | 'changedAt' | 'publishedAt'> & {
    createdAt: string
    changedAt: string
    publishedAt: string | null
    deletedAt: string | null
    deletedBy: number | null
  }

type StoredRow = PartRow & { signId: number }

/** A stored sign with its deletion. */
export interface LoadedSign extends StoredSign {
  deletedAt: Date | null
  deletedBy: number | null
}

/** The answer of the database with more signs takes the process too long to read. */
const signsPerQuery = 100
/** The same of signs without their content. */
const historiesPerQuery = 1_000

/** Signs with their documents, including deleted signs; unknown ids are left out. One query for each 100 signs. */
export async function loadSigns(db: Db | Tx, ids: readonly number[]): Promise<Map<number, LoadedSign>> {
  const loaded = new Map<number, LoadedSign>()
  for (const some of batchesOf(ids, signsPerQuery)) await loadInto(loaded, db, some)
  return loaded
}

async function loadInto(loaded: Map<number, LoadedSign>, db: Db | Tx, ids: readonly number[]): Promise<void> {
  const { sign: records = [], ...parts } = await selectTables(db, { sign: signTable, ...documentTables }, ids)
  const rowsByPart = Object.entries(parts).map(
    ([part, rows]) => [part, Map.groupBy(rows as StoredRow[], ({ signId }) => signId)] as const,
  )
  await eachInSteps(records as SignRecord[], (record) => {
    const tables = Object.fromEntries(rowsByPart.map(([part, rows]) => [part, rows.get(record.id) ?? []]))
    loaded.set(record.id, toSign(record, { columns: record, tables }))
  })
}

const toDate = (text: string | null) => (text === null ? null : new Date(text))

const toSign = (record: SignRecord, rows: SignRows): LoadedSign => ({
  id: record.id,
  source: record.source,
  sourceId: record.sourceId,
  status: record.status,
  revision: record.revision,
  authorId: record.authorId,
  publisherId: record.publisherId,
  approverId: record.approverId,
  createdAt: new Date(record.createdAt),
  changedAt: new Date(record.changedAt),
  publishedAt: toDate(record.publishedAt),
  deletedAt: toDate(record.deletedAt),
  deletedBy: record.deletedBy,
  document: canonicalDocument(rowsToDocument(rows)),
})

/** Locks signs for writing until the transaction ends, in the order of their ids to prevent deadlocks. */
export const lockSigns = (tx: Tx, ids: readonly number[]) =>
  sql`select id from sign where id = any(${ids}::integer[]) order by id for update`.execute(tx)

/** What identifies a sign, with its status and revisions. */
export interface SignIdentity {
  id: number
  source: string | null
  sourceId: string | null
  gloss: string
  status: SignStatus
  revision: number
  /** The published revision; null when there is none. */
  publishedRevision: number | null
}

/** The signs with one of these ids, external ids or glosses, or one that looks alike. Deleted signs are not found by gloss. */
export async function findIdentities(
  db: Db | Tx,
  wanted: {
    ids: readonly number[]
    externalIds: readonly ExternalId[]
    glosses: readonly string[]
  },
): Promise<SignIdentity[]> {
  const sources = wanted.externalIds.map(({ source }) => source)
  const sourceIds = wanted.externalIds.map(({ sourceId }) => sourceId)
  const { rows } = await sql<SignIdentity>`
    select sign.id, source, source_id, gloss, status, sign.revision, published_sign.revision as published_revision
    from (
      select id from sign where id = any(${wanted.ids}::integer[])
      union select id from sign where folded_gloss = any(${wanted.glosses.map(foldGloss)}::text[]) and status <> 'deleted'
      union select sign.id from sign
        join unnest(${sources}::text[], ${sourceIds}::text[]) as f(name, number) on source = f.name and source_id = f.number
    ) as wanted
    join sign on sign.id = wanted.id
    left join published_sign on published_sign.sign_id = sign.id
  `.execute(db)
  return rows
}

/** The glosses of signs, the current one and that of what the public sees; unknown ids are left out. One query. */
export async function listGlosses(
  db: Db | Tx,
  ids: readonly number[],
): Promise<Map<number, { gloss: string; publicGloss: string | null }>> {
  const { rows } = await sql<{ id: number; gloss: string; publicGloss: string | null }>`
    select sign.id, gloss, published_sign.document -> 'texts' ->> 'gloss' as public_gloss
    from sign left join published_sign on published_sign.sign_id = sign.id
    where sign.id = any(${ids}::integer[])
  `.execute(db)
  return new Map(rows.map((row) => [row.id, row]))
}

/** The decisions about a sign and its changes since. */
export interface SignHistory {
  id: number
  publishedRevision: number | null
  /** The revision of the last decision "needs changes". */
  declinedRevision: number | null
  /** The authors of changes since the published revision. */
  changedBy: (number | null)[]
}

/** SQL: whether a person changed the content of signs in a change set. A merge of values needs no second person. */
export const changesContent = sql`change_set.kind not in ('status', 'merge')`

/** SQL: the stored name of the decision that sends a version back. */
export const sentBack = sql.lit(signDecisions.decline.storedAs)

/** SQL: the facts of `SignHistory` in a query of `sign` left join `published_sign`. */
export const historyColumns = sql`published_sign.revision as published_revision,
  (select revision from sign_decision
    where sign_id = sign.id and kind = ${sentBack} order by id desc limit 1) as declined_revision,
  (select coalesce(json_agg(distinct change_set.actor_id), '[]')
    from sign_version join change_set on change_set.id = sign_version.change_set_id
    where sign_version.sign_id = sign.id and ${changesContent}
      and sign_version.revision > coalesce(published_sign.revision, 0)) as changed_by`

/** The published and the last declined revision of signs, and who changed their documents since. */
export async function loadHistory(db: Db | Tx, ids: readonly number[]): Promise<Map<number, SignHistory>> {
  const histories = new Map<number, SignHistory>()
  for (const some of batchesOf(ids, historiesPerQuery)) {
    const { rows } = await sql<SignHistory>`
      select sign.id, ${historyColumns}
      from sign left join published_sign on published_sign.sign_id = sign.id
      where sign.id = any(${some}::integer[])
    `.execute(db)
    for (const row of rows) histories.set(row.id, row)
  }
  return histories
}

/** Which of these media are videos that cannot be published. One query. */
export async function findVideoObstacles(
  db: Db | Tx,
  ids: readonly number[],
  { requireSignerConsent }: PublicationRules,
): Promise<VideoObstacles> {
  if (ids.length === 0) return { unready: new Set(), consentNotes: new Map() }
  const { rows } = await sql<{ id: number; isUnready: boolean; hasNote: boolean }>`
    select id, state <> 'ready' as is_unready, ${hasConsentNote} as has_note
    from media where id = any(${ids}::integer[]) and kind = 'video'
  `.execute(db)
  return {
    unready: new Set(rows.flatMap(({ id, isUnready }) => (isUnready ? id : []))),
    consentNotes: new Map(requireSignerConsent ? rows.map(({ id, hasNote }) => [id, hasNote]) : []),
  }
}

/** SQL: whether the newest note on the consent of a row of `media` states how the signer consented. */
export const hasConsentNote = sql<boolean>`coalesce((
  select note <> '' from signer_consent where media_id = media.id order by id desc limit 1), false)`

/** Ids of all signs that are not deleted, ascending, above `after`. */
export async function listSignIds(db: Db | Tx, after: number, limit: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from sign where id > ${after} and status <> 'deleted' order by id limit ${limit}
  `.execute(db)
  return rows.map(({ id }) => id)
}

/** Codes of the languages of translations, and of further languages that have some, in their order, without retired ones. */
export async function listTranslationLanguages(db: Db | Tx): Promise<string[]> {
  const { rows } = await sql<{ code: string }>`
    select code from language
    where not retired and (
      not other_language or code in (select language from translation union select language from example_text)
    )
    order by position, id
  `.execute(db)
  return rows.map(({ code }) => code)
}

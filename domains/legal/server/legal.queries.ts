import { sql } from 'kysely'
import type { LegalKind, LegalVersion } from '#domains/content/legal-version.ts'
import type { Db, Tx } from '#platform/db/transaction.ts'
import type { LegalTexts } from '../legal-text.input.ts'

const texts = sql<LegalVersion['texts']>`coalesce((
  select json_object_agg(language, json_build_object('body', body, 'videoId', video_id))
  from legal_text where legal_version_id = legal_version.id
), '{}')`

/** A version with its numbers, for the panel. */
export interface LegalVersionSummary extends LegalVersion {
  /** 1 for the first version of its kind. */
  number: number
  /** Account id; null for the system. */
  createdBy: number | null
  /** Number of corrections. */
  correctionCount: number
  /** Number of people who accepted it. */
  acceptances: number
}

const selectVersions = (db: Db | Tx) =>
  db
    .selectFrom('legalVersion')
    .select(['legalVersion.id', 'kind', 'createdAt', 'createdBy', texts.as('texts')])
    .select(
      sql<number>`(select count(*)::integer from legal_version older
        where older.kind = legal_version.kind and older.id <= legal_version.id)`.as('number'),
    )
    .select(
      sql<number>`(select count(distinct replaced_at)::integer from legal_text_history h
        where h.legal_version_id = legal_version.id)`.as('correctionCount'),
    )
    .select(
      sql<number>`(select count(*)::integer from legal_acceptance a
        where a.legal_version_id = legal_version.id)`.as('acceptances'),
    )

/** All versions of a kind, newest first. */
export const findLegalVersions = (db: Db, kind: LegalKind) =>
  selectVersions(db).where('kind', '=', kind).orderBy('legalVersion.id', 'desc').execute() as Promise<
    LegalVersionSummary[]
  >

export const findLegalVersion = (db: Db | Tx, id: number) =>
  selectVersions(db).where('legalVersion.id', '=', id).executeTakeFirst() as Promise<
    LegalVersionSummary | undefined
  >

/** Locks the current version of a kind until the transaction ends; undefined when none is published. */
export async function lockCurrentLegalVersion(
  tx: Tx,
  kind: LegalKind,
): Promise<LegalVersionSummary | undefined> {
  await sql`select from legal_version where kind = ${kind} order by id desc limit 1 for update`.execute(tx)
  return selectVersions(tx)
    .where('kind', '=', kind)
    .orderBy('legalVersion.id', 'desc')
    .limit(1)
    .executeTakeFirst() as Promise<LegalVersionSummary | undefined>
}

/** Number of accounts that are not deleted and have a confirmed address. */
export async function countConfirmedAccounts(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('account')
    .select(sql<number>`count(*)::integer`.as('count'))
    .where('deletedAt', 'is', null)
    .where('emailVerifiedAt', 'is not', null)
    .executeTakeFirstOrThrow()
  return count
}

/** An earlier wording with its correction. */
export interface LegalCorrection {
  id: number
  language: string
  body: string
  videoId: number | null
  replacedAt: Date
  /** Account id; null for the system. */
  replacedBy: number | null
}

/** The earlier wordings of a version, newest first. */
export const listCorrections = (db: Db, legalVersionId: number): Promise<LegalCorrection[]> =>
  db
    .selectFrom('legalTextHistory')
    .select(['id', 'language', 'body', 'videoId', 'replacedAt', 'replacedBy'])
    .where('legalVersionId', '=', legalVersionId)
    .orderBy('id', 'desc')
    .execute()

export async function insertLegalVersion(
  tx: Tx,
  { kind, createdBy, createdAt }: { kind: LegalKind; createdBy: number | null; createdAt: Date },
): Promise<number> {
  const { id } = await tx
    .insertInto('legalVersion')
    .values({ kind, createdBy, createdAt })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Replaces the texts of a version. Languages without a text are removed. */
export async function replaceLegalTexts(tx: Tx, legalVersionId: number, texts: LegalTexts): Promise<void> {
  const languages = Object.keys(texts)
  await tx
    .deleteFrom('legalText')
    .where('legalVersionId', '=', legalVersionId)
    .where('language', 'not in', languages)
    .execute()
  await tx
    .insertInto('legalText')
    .values(Object.entries(texts).map(([language, text]) => ({ legalVersionId, language, ...text })))
    .onConflict((same) =>
      same
        .columns(['legalVersionId', 'language'])
        .doUpdateSet(({ ref }) => ({ body: ref('excluded.body'), videoId: ref('excluded.videoId') })),
    )
    .execute()
}

/** Locks a version until the transaction ends. */
export const lockLegalVersion = (tx: Tx, id: number) =>
  sql`select from legal_version where id = ${id} for update`.execute(tx)

/** Stores wordings in the history before they are replaced. */
export async function archiveWordings(
  tx: Tx,
  legalVersionId: number,
  old: readonly { language: string; body: string; videoId: number | null }[],
  { at, by }: { at: Date; by: number | null },
): Promise<void> {
  if (old.length === 0) return
  await tx
    .insertInto('legalTextHistory')
    .values(old.map((text) => ({ ...text, legalVersionId, replacedAt: at, replacedBy: by })))
    .execute()
}

import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db/transaction.ts'
import { batchesOf } from '#platform/in-steps.ts'
import type { StoredDecisionKind } from '../sign-decisions.ts'
import type { SignDocument } from '../sign-document.ts'
import type { ChangeKind } from './change-set.queries.ts'

/** A decision in the history of a sign. People are account ids; null means "system". */
export interface VersionDecision {
  kind: StoredDecisionKind
  note: string | null
  by: number | null
  at: Date
  /** The publishers before and after the kind `publisher`; null for the others. */
  publisher: { before: number | null; after: number } | null
}

/** A version in the history of a sign, without its content. */
export interface SignVersion {
  revision: number
  kind: ChangeKind
  by: number | null
  at: Date
  /** The decisions about this version, oldest first. */
  decisions: VersionDecision[]
  /** Whether this is the version that the public sees. */
  isPublic: boolean
  isCurrent: boolean
}

/** The versions of a sign, the newest first; all of them or one page. One query. */
export async function listSignVersions(
  db: Db,
  signId: number,
  page?: { limit: number; offset: number },
): Promise<SignVersion[]> {
  const { rows } = await sql<
    Omit<SignVersion, 'decisions'> & { decisions: (Omit<VersionDecision, 'at'> & { at: string })[] }
  >`
    select sign_version.revision, change_set.kind, change_set.actor_id as by, change_set.at,
      sign_version.revision = sign.revision as is_current,
      coalesce(sign_version.revision = published_sign.revision, false) as is_public,
      (select coalesce(
          json_agg(json_build_object('kind', kind, 'note', note, 'by', account_id, 'at', at, 'publisher',
            case when kind = 'publisher' then
              json_build_object('before', publisher_before_id, 'after', sign_decision.publisher_id)
            end) order by id), '[]'
        ) from sign_decision
        where sign_decision.sign_id = sign.id and sign_decision.revision = sign_version.revision) as decisions
    from sign
    join sign_version on sign_version.sign_id = sign.id
    join change_set on change_set.id = change_set_id
    left join published_sign on published_sign.sign_id = sign.id
    where sign.id = ${signId} order by sign_version.revision desc
    limit ${page?.limit ?? null}::integer offset ${page?.offset ?? 0}
  `.execute(db)
  return rows.map(({ decisions, ...version }) => ({
    ...version,
    decisions: decisions.map((decision) => ({ ...decision, at: new Date(decision.at) })),
  }))
}

/** The content of a version; undefined for an unknown one. */
export async function findSignVersion(
  db: Db | Tx,
  signId: number,
  revision: number,
): Promise<SignDocument | undefined> {
  const { rows } = await sql<{ document: SignDocument }>`
    select document from sign_version where sign_id = ${signId} and revision = ${revision}
  `.execute(db)
  return rows[0]?.document
}

/** The answer of the database with more documents takes the process too long to read. */
const documentsPerQuery = 200

/** The whole documents of the versions that the public sees, by sign. */
export async function listPublishedVersions(
  tx: Tx,
  signIds: readonly number[],
): Promise<Map<number, SignDocument>> {
  const versions = new Map<number, SignDocument>()
  for (const some of batchesOf(signIds, documentsPerQuery)) {
    const { rows } = await sql<{ signId: number; document: SignDocument }>`
      select sign_id, sign_version.document from published_sign join sign_version using (sign_id, revision)
      where sign_id = any(${some}::integer[])
    `.execute(tx)
    for (const { signId, document } of rows) versions.set(signId, document)
  }
  return versions
}

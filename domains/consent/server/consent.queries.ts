import type { LegalKind } from '#domains/content/legal-version.ts'
import type { Db, Tx } from '#platform/db/transaction.ts'
import { type ConsentChoices, consentColumns } from '../consent.ts'

/** What people chose in the consent form, by account; who has not answered it yet is missing. One query for all. */
export async function findConsents(
  db: Db | Tx,
  ids: readonly number[],
): Promise<Map<number, ConsentChoices>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('consent')
    .select(['accountId', ...consentColumns])
    .where('accountId', 'in', [...ids])
    .execute()
  return new Map(rows.map(({ accountId, ...choices }) => [accountId, choices as ConsentChoices]))
}

/** The newest versions of terms and policy that a person accepted; null where there is none. */
export async function findAcceptedVersions(
  db: Db | Tx,
  accountId: number,
): Promise<Record<LegalKind, number | null>> {
  const rows = await db
    .selectFrom('legalAcceptance')
    .innerJoin('legalVersion', 'legalVersion.id', 'legalAcceptance.legalVersionId')
    .select(['kind', ({ fn }) => fn.max('legalVersion.id').as('id')])
    .where('accountId', '=', accountId)
    .groupBy('kind')
    .execute()
  const newest = new Map(rows.map(({ kind, id }) => [kind, Number(id)]))
  return { terms: newest.get('terms') ?? null, privacy: newest.get('privacy') ?? null }
}

/** The newest version of a kind; undefined where none is registered. */
export async function findCurrentVersionId(db: Db | Tx, kind: LegalKind): Promise<number | undefined> {
  const row = await db
    .selectFrom('legalVersion')
    .select('id')
    .where('kind', '=', kind)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.id
}

/** Remembers that a person accepted a version; accepted twice, the first time counts. */
export async function insertAcceptance(
  tx: Tx,
  accepted: { accountId: number; legalVersionId: number; at: Date },
): Promise<void> {
  await tx
    .insertInto('legalAcceptance')
    .values(accepted)
    .onConflict((again) => again.doNothing())
    .execute()
}

/** Waits for others who change the same account. */
export async function lockAccount(tx: Tx, accountId: number): Promise<boolean> {
  const row = await tx
    .selectFrom('account')
    .select('id')
    .where('id', '=', accountId)
    .where('deletedAt', 'is', null)
    .forUpdate()
    .executeTakeFirst()
  return row !== undefined
}

/** Stores what a person chose, with its place in the history. */
export async function storeConsent(
  tx: Tx,
  accountId: number,
  choices: ConsentChoices,
  at: Date,
): Promise<void> {
  await tx
    .insertInto('consent')
    .values({ accountId, ...choices, changedAt: at })
    .onConflict((before) => before.column('accountId').doUpdateSet({ ...choices, changedAt: at }))
    .execute()
  await tx
    .insertInto('consentChange')
    .values({ accountId, choices: JSON.stringify(choices), at })
    .execute()
  await tx
    .insertInto('accountEvent')
    .values({ accountId, actorId: accountId, kind: 'consent-changed', at })
    .execute()
}

/** Everything a person chose over time, the newest first: for the copy of their own data. */
export async function listConsentChanges(
  db: Db,
  accountId: number,
): Promise<{ choices: ConsentChoices; at: Date }[]> {
  const rows = await db
    .selectFrom('consentChange')
    .select(['choices', 'at'])
    .where('accountId', '=', accountId)
    .orderBy('id', 'desc')
    .execute()
  return rows.map(({ choices, at }) => ({ choices: choices as unknown as ConsentChoices, at }))
}

/** Which versions a person accepted and when, the newest first: for the copy of their own data. */
export async function listAcceptances(
  db: Db,
  accountId: number,
): Promise<{ kind: LegalKind; versionId: number; at: Date }[]> {
  const rows = await db
    .selectFrom('legalAcceptance')
    .innerJoin('legalVersion', 'legalVersion.id', 'legalAcceptance.legalVersionId')
    .select(['kind', 'legalVersion.id as versionId', 'at'])
    .where('accountId', '=', accountId)
    .orderBy('at', 'desc')
    .orderBy('legalVersion.id', 'desc')
    .execute()
  return rows as { kind: LegalKind; versionId: number; at: Date }[]
}

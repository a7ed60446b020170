import type { LegalKind } from '#domains/content/legal-version.ts'
import { recordAudit } from '#platform/audit/record-audit.ts'
import type { Db, Tx } from '#platform/db/transaction.ts'
import { type ConsentChoices, consentColumns } from '../consent.ts'

/** The answers to the consent form by account id; accounts without an answer are left out. One query. */
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

/** The newest versions of terms and policy that an account accepted; null when it accepted none. */
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

/** The newest version of a kind; undefined when none is published. */
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

/** Stores the acceptance of a version; a repeated acceptance keeps the first date. */
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

/**
 * Locks an account until the transaction ends.
 * @returns false when there is no such account, or it is deleted
 */
export async function lockAccountForConsent(tx: Tx, accountId: number): Promise<boolean> {
  const row = await tx
    .selectFrom('account')
    .select('id')
    .where('id', '=', accountId)
    .where('deletedAt', 'is', null)
    .forUpdate()
    .executeTakeFirst()
  return row !== undefined
}

/** Stores the answers of a person and adds them to the history. */
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
  await recordAudit(tx, {
    thing: 'account',
    ids: [accountId],
    action: 'consent-changed',
    by: accountId,
    at,
  })
}

/** All answers of a person over time, newest first. */
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

/** The versions that a person accepted, with the dates, newest first. */
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

/** The answers of a person whose data was erased: they show nothing to anybody, and the name to nobody. */
const erasedChoices = {
  sharesGeneralData: false,
  emailVisibility: 1,
  detailsVisibility: 1,
  afterDeletion: 1,
  signsStay: true,
  adminsMayDelete: false,
  acceptsPolicy: false,
  adminsSeeChoices: false,
} as const satisfies ConsentChoices

/** Deletes what a person answered, and stores the answers of somebody whose data was erased. */
export async function deleteConsentHistory(tx: Tx, accountId: number, at: Date): Promise<void> {
  await tx.deleteFrom('consentChange').where('accountId', '=', accountId).execute()
  await tx
    .insertInto('consent')
    .values({ ...erasedChoices, accountId, changedAt: at })
    .onConflict((conflict) => conflict.column('accountId').doUpdateSet({ ...erasedChoices, changedAt: at }))
    .execute()
}

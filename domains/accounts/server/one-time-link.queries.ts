import type { Db, Tx } from '#platform/db/transaction.ts'
import { type OneTimeLink, type OneTimeLinkKind, oneTimeLinkKinds } from '../one-time-link.ts'
import { hashToken } from './token.ts'

const columns = ['id', 'kind', 'accountId', 'newEmail', 'newPasswordHash', 'expiresAt'] as const

export interface NewLink {
  kind: OneTimeLinkKind
  /** Null for `first-owner`. */
  accountId: number | null
  newEmail?: string
  newPasswordHash?: string
}

/** @returns the id of the link, which has no secret yet */
export async function insertLink(
  tx: Tx,
  { kind, accountId, newEmail, newPasswordHash }: NewLink,
  now: Date,
): Promise<number> {
  const { id } = await tx
    .insertInto('accountLink')
    .values({
      kind,
      accountId,
      newEmail: newEmail ?? null,
      newPasswordHash: newPasswordHash ?? null,
      createdAt: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** The kind of a link that was neither used nor revoked. */
export async function findUnusedLinkKind(db: Db | Tx, linkId: number): Promise<OneTimeLinkKind | undefined> {
  const link = await db
    .selectFrom('accountLink')
    .select('kind')
    .where('id', '=', linkId)
    .where('usedAt', 'is', null)
    .executeTakeFirst()
  return link?.kind as OneTimeLinkKind | undefined
}

/** Stores the hash of a secret in an unused link. @returns whether the link was still unused */
export async function storeLinkToken(
  db: Db | Tx,
  linkId: number,
  { token, expiresAt }: { token: string; expiresAt: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('accountLink')
    .set({ tokenHash: hashToken(token), expiresAt })
    .where('id', '=', linkId)
    .where('usedAt', 'is', null)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

/** The link of a secret, used or not. */
export const findLink = (db: Db | Tx, token: string, kinds: readonly OneTimeLinkKind[]) =>
  db
    .selectFrom('accountLink')
    .select([...columns, 'usedAt'])
    .where('tokenHash', '=', hashToken(token))
    .where('kind', 'in', kinds)
    .executeTakeFirst()

/** The account of a link, also of an expired one; null for a token that was never issued. */
export async function findLinkAccountId(
  db: Db | Tx,
  token: string,
  kind: OneTimeLinkKind,
): Promise<number | null> {
  const found = await db
    .selectFrom('accountLink')
    .select('accountId')
    .where('tokenHash', '=', hashToken(token))
    .where('kind', '=', kind)
    .executeTakeFirst()
  return found?.accountId ?? null
}

/** Marks a valid link as used. @returns undefined when no such link is valid */
export async function markLinkUsed(
  tx: Tx,
  token: string,
  kinds: readonly OneTimeLinkKind[],
  now: Date,
): Promise<OneTimeLink | undefined> {
  const used = await tx
    .updateTable('accountLink')
    .set({ usedAt: now })
    .where('tokenHash', '=', hashToken(token))
    .where('kind', 'in', kinds)
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', now)
    .returning(columns)
    .executeTakeFirst()
  return used?.expiresAt
    ? { ...used, kind: used.kind as OneTimeLinkKind, expiresAt: used.expiresAt }
    : undefined
}

/** A link, locked until the end of the transaction. @param accountId of a link of this account only */
export function lockLink(tx: Tx, { id, accountId }: { id: number; accountId?: number }) {
  const link = tx
    .selectFrom('accountLink')
    .select(['kind', 'newEmail', 'usedAt', 'expiresAt'])
    .where('id', '=', id)
    .forUpdate()
  return (accountId === undefined ? link : link.where('accountId', '=', accountId)).executeTakeFirst()
}

/** Ends the unused links of an account, all or those of some kinds; they are reported as expired. */
export async function revokeLinks(
  tx: Tx,
  accountId: number | null,
  now: Date,
  kinds?: readonly OneTimeLinkKind[],
): Promise<void> {
  let ended = tx
    .updateTable('accountLink')
    .set({ usedAt: now, expiresAt: now })
    .where('usedAt', 'is', null)
    .where((link) => link.or([link('expiresAt', 'is', null), link('expiresAt', '>', now)]))
    .where('accountId', accountId === null ? 'is' : '=', accountId)
  if (kinds) ended = ended.where('kind', 'in', kinds)
  await ended.execute()
}

/** Ends the unused links of all accounts, all or those of some kinds. */
export async function revokeAllLinks(
  tx: Tx,
  now: Date,
  kinds: readonly OneTimeLinkKind[] = oneTimeLinkKinds,
): Promise<void> {
  await tx
    .updateTable('accountLink')
    .set({ usedAt: now, expiresAt: now })
    .where('usedAt', 'is', null)
    .where('kind', 'in', kinds)
    .execute()
}

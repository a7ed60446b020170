import type { Db, Tx } from '#platform/db/transaction.ts'
import { AppError } from '#platform/errors/app-error.ts'
import {
  defaultLinkLifetimes,
  type LinkLifetimesInHours,
  type OneTimeLink,
  type OneTimeLinkKind,
} from '../one-time-link.ts'
import { hashToken, newToken } from './token.ts'

const columns = ['id', 'kind', 'accountId', 'newEmail', 'newPasswordHash', 'expiresAt'] as const

interface NewLink {
  kind: OneTimeLinkKind
  /** Null for `first-owner`. */
  accountId: number | null
  newEmail?: string
  newPasswordHash?: string
}

/**
 * Creates a link that is not valid yet. Older unused links of its kind end, so that only the newest mail works.
 * @returns its id, a parameter of the queued mail
 */
export async function createLink(
  tx: Tx,
  { kind, accountId, newEmail, newPasswordHash }: NewLink,
  now: Date,
): Promise<number> {
  await revokeLinks(tx, accountId, now, [kind])
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

/**
 * Issues the secret of a link when its mail is sent; its lifetime begins now. A mail that is sent again has a new
 * secret, and the earlier one becomes invalid.
 * @returns the secret, of which the database contains the hash only
 * @throws AppError `link.expired` when the link was used or revoked meanwhile, so that its mail is obsolete
 */
export async function issueLinkToken(
  db: Db | Tx,
  linkId: number,
  now: Date,
  hours: LinkLifetimesInHours = defaultLinkLifetimes,
): Promise<{ token: string; expiresAt: Date }> {
  const link = await db
    .selectFrom('accountLink')
    .select('kind')
    .where('id', '=', linkId)
    .where('usedAt', 'is', null)
    .executeTakeFirst()
  if (!link) throw new AppError('link.expired')
  const token = newToken()
  const expiresAt = new Date(now.getTime() + hours[link.kind as OneTimeLinkKind] * 3_600_000)
  const { numUpdatedRows } = await db
    .updateTable('accountLink')
    .set({ tokenHash: hashToken(token), expiresAt })
    .where('id', '=', linkId)
    .where('usedAt', 'is', null)
    .executeTakeFirstOrThrow()
  if (numUpdatedRows === 0n) throw new AppError('link.expired')
  return { token, expiresAt }
}

/**
 * Finds a link without using it, for the page that asks for confirmation.
 * @throws AppError `link.invalid`, `link.used`, or `link.expired`, also when a newer link replaced it
 */
export async function requireLink(
  db: Db | Tx,
  token: string,
  kinds: readonly OneTimeLinkKind[],
  now: Date,
): Promise<OneTimeLink> {
  const found = await db
    .selectFrom('accountLink')
    .select([...columns, 'usedAt'])
    .where('tokenHash', '=', hashToken(token))
    .where('kind', 'in', kinds)
    .executeTakeFirst()
  if (!found?.expiresAt) throw new AppError('link.invalid')
  const { usedAt, expiresAt, ...link } = found
  if (usedAt && usedAt < expiresAt) throw new AppError('link.used')
  if (expiresAt <= now) throw new AppError('link.expired')
  return { ...link, kind: link.kind as OneTimeLinkKind, expiresAt }
}

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

/**
 * Marks a link as used. Of two simultaneous uses one is refused.
 * @throws AppError as `requireLink`
 */
export async function consumeLink(
  tx: Tx,
  token: string,
  kinds: readonly OneTimeLinkKind[],
  now: Date,
): Promise<OneTimeLink> {
  const used = await tx
    .updateTable('accountLink')
    .set({ usedAt: now })
    .where('tokenHash', '=', hashToken(token))
    .where('kind', 'in', kinds)
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', now)
    .returning(columns)
    .executeTakeFirst()
  if (!used?.expiresAt) {
    await requireLink(tx, token, kinds, now)
    throw new AppError('link.used')
  }
  return { ...used, kind: used.kind as OneTimeLinkKind, expiresAt: used.expiresAt }
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

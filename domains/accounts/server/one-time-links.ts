import { createHash, randomBytes } from 'node:crypto'
import type { Db, Tx } from '#platform/db/transaction.ts'
import { AppError } from '#platform/errors/app-error.ts'
import {
  defaultLinkLifetimes,
  type LinkLifetimesInHours,
  type OneTimeLink,
  type OneTimeLinkKind,
} from '../one-time-link.ts'

const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url')

const columns = ['id', 'kind', 'accountId', 'newEmail', 'newPasswordHash', 'expiresAt'] as const

interface NewLink {
  kind: OneTimeLinkKind
  /** Null for `first-owner`. */
  accountId: number | null
  newEmail?: string
  newPasswordHash?: string
}

/**
 * Makes a link that is not valid yet, and ends the older unused ones of its kind: only the newest mail counts.
 * @returns its id, which the mail that carries it is queued with
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
 * Gives a link its secret, when the mail that carries it is sent; the lifetime begins here. A mail that is sent again
 * has a new secret, and the one before is no more.
 * @returns the secret, of which only the hash is kept
 * @throws AppError `link.expired` when the link was used or ended meanwhile: its mail has become needless
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
  const token = randomBytes(32).toString('base64url')
  const expiresAt = new Date(now.getTime() + hours[link.kind as OneTimeLinkKind] * 3_600_000)
  const { numUpdatedRows } = await db
    .updateTable('accountLink')
    .set({ tokenHash: hashOf(token), expiresAt })
    .where('id', '=', linkId)
    .where('usedAt', 'is', null)
    .executeTakeFirstOrThrow()
  if (numUpdatedRows === 0n) throw new AppError('link.expired')
  return { token, expiresAt }
}

/**
 * Looks a link up without using it: what a page shows before its button is pressed.
 * @throws AppError `link.invalid`, `link.used`, or `link.expired`, also when a newer link took its place
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
    .where('tokenHash', '=', hashOf(token))
    .where('kind', 'in', kinds)
    .executeTakeFirst()
  if (!found?.expiresAt) throw new AppError('link.invalid')
  const { usedAt, expiresAt, ...link } = found
  if (usedAt && usedAt < expiresAt) throw new AppError('link.used')
  if (expiresAt <= now) throw new AppError('link.expired')
  return { ...link, kind: link.kind as OneTimeLinkKind, expiresAt }
}

/** Whose link a token is or was, also when it has expired; null for one that was never sent. */
export async function findLinkAccountId(
  db: Db | Tx,
  token: string,
  kind: OneTimeLinkKind,
): Promise<number | null> {
  const found = await db
    .selectFrom('accountLink')
    .select('accountId')
    .where('tokenHash', '=', hashOf(token))
    .where('kind', '=', kind)
    .executeTakeFirst()
  return found?.accountId ?? null
}

/**
 * Uses a link up; of two who use it at once one is refused.
 * @throws AppError as `findLink`
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
    .where('tokenHash', '=', hashOf(token))
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

/** Ends the unused links of an account, all or of some kinds; whoever follows one later reads that it has expired. */
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

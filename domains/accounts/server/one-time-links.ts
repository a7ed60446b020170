import type { Db, Tx } from '#platform/db/transaction.ts'
import { AppError } from '#platform/errors/app-error.ts'
import {
  defaultLinkLifetimes,
  type LinkLifetimesInHours,
  type OneTimeLink,
  type OneTimeLinkKind,
  wasUsed,
} from '../one-time-link.ts'
import {
  findLink,
  findUnusedLinkKind,
  insertLink,
  markLinkUsed,
  type NewLink,
  revokeLinks,
  storeLinkToken,
} from './one-time-link.queries.ts'
import { newToken } from './token.ts'

/**
 * Creates a link that is not valid yet. Older unused links of its kind end, so that only the newest mail works.
 * @returns its id, a parameter of the queued mail
 */
export async function createLink(tx: Tx, link: NewLink, now: Date): Promise<number> {
  await revokeLinks(tx, link.accountId, now, [link.kind])
  return insertLink(tx, link, now)
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
  const kind = await findUnusedLinkKind(db, linkId)
  if (!kind) throw new AppError('link.expired')
  const token = newToken()
  const expiresAt = new Date(now.getTime() + hours[kind] * 3_600_000)
  if (!(await storeLinkToken(db, linkId, { token, expiresAt }))) throw new AppError('link.expired')
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
  const found = await findLink(db, token, kinds)
  if (!found?.expiresAt) throw new AppError('link.invalid')
  const { usedAt, expiresAt, ...link } = found
  if (wasUsed({ usedAt, expiresAt })) throw new AppError('link.used')
  if (expiresAt <= now) throw new AppError('link.expired')
  return { ...link, kind: link.kind as OneTimeLinkKind, expiresAt }
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
  const used = await markLinkUsed(tx, token, kinds, now)
  if (used) return used
  await requireLink(tx, token, kinds, now)
  throw new AppError('link.used')
}

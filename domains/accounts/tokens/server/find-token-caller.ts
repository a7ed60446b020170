import { markTokenAccess } from '#platform/audit/audit-origin.ts'
import type { Db } from '#platform/db/transaction.ts'
import { identifyAccount } from '#platform/log/security-log.ts'
import type { SecondFactorRequirement } from '../../second-factor/second-factor.ts'
import { toSignedInAccount } from '../../sessions/server/signed-in-account.ts'
import type { TokenCaller, TokenScope } from '../api-token.ts'
import { findTokenWithAccount, touchToken } from './api-token.queries.ts'

/** Minimum time between two updates of `lastUsedAt`, ms. */
const touchIntervalMs = 60_000

/**
 * The token of a secret with its account; null for an unknown, revoked or expired one and for a deleted account. Reads
 * the database at each call, so that a revocation is effective at once in every process.
 */
export async function findTokenCaller(
  db: Db,
  secret: string,
  now: Date,
  required: SecondFactorRequirement,
): Promise<TokenCaller | null> {
  const row = await findTokenWithAccount(db, secret, now)
  if (!row) return null
  const { tokenId, scopes, lastUsedAt, ...columns } = row
  if (!lastUsedAt || now.getTime() - lastUsedAt.getTime() >= touchIntervalMs)
    await touchToken(db, tokenId, now)
  const { account, actor } = toSignedInAccount(columns, required)
  identifyAccount(account.id)
  markTokenAccess()
  return { token: { id: tokenId, scopes: scopes as TokenScope[] }, account, actor }
}

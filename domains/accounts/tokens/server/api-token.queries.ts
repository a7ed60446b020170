import { randomBytes } from 'node:crypto'
import type { Db, Tx } from '#platform/db/transaction.ts'
import { hashToken } from '../../server/token.ts'
import { signedInColumns } from '../../sessions/server/signed-in-account.queries.ts'
import type { ApiToken, TokenScope } from '../api-token.ts'

const columns = ['id', 'name', 'scopes', 'createdAt', 'expiresAt', 'lastUsedAt'] as const

/** The tokens of an account, the newest first, expired ones included. */
export async function listTokens(db: Db | Tx, accountId: number): Promise<ApiToken[]> {
  const rows = await db
    .selectFrom('apiToken')
    .select(columns)
    .where('accountId', '=', accountId)
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .execute()
  return rows.map(toApiToken)
}

// A check of the table guarantees the narrower type of the scopes.
const toApiToken = (row: Omit<ApiToken, 'scopes'> & { scopes: string[] }): ApiToken => ({
  ...row,
  scopes: row.scopes as TokenScope[],
})

/** Stores a new token by its hash. */
export async function insertToken(
  tx: Tx,
  secret: string,
  token: Pick<ApiToken, 'name' | 'scopes' | 'createdAt' | 'expiresAt'> & { accountId: number },
): Promise<ApiToken> {
  const row = await tx
    .insertInto('apiToken')
    .values({
      ...token,
      scopes: [...token.scopes],
      id: randomBytes(16).toString('base64url'),
      tokenHash: hashToken(secret),
    })
    .returning(columns)
    .executeTakeFirstOrThrow()
  return toApiToken(row)
}

/** @returns whether the account had this token */
export async function deleteToken(tx: Tx, accountId: number, id: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('apiToken')
    .where('id', '=', id)
    .where('accountId', '=', accountId)
    .executeTakeFirstOrThrow()
  return numDeletedRows > 0n
}

/** Revokes all tokens of an account: after the loss of a password or a device, and with the account. */
export async function deleteTokens(tx: Tx, accountId: number): Promise<void> {
  await tx.deleteFrom('apiToken').where('accountId', '=', accountId).execute()
}

/** The token of a secret with its account; undefined when it expired or the account is deleted. */
export const findTokenWithAccount = (db: Db, secret: string, now: Date) =>
  db
    .selectFrom('apiToken')
    .innerJoin('account', 'account.id', 'apiToken.accountId')
    .leftJoin('institution', 'institution.id', 'account.institutionId')
    .select(signedInColumns)
    .select(['apiToken.id as tokenId', 'apiToken.scopes', 'apiToken.lastUsedAt'])
    .where('apiToken.tokenHash', '=', hashToken(secret))
    .where('apiToken.expiresAt', '>', now)
    .where('account.deletedAt', 'is', null)
    .executeTakeFirst()

/** Stores the time of the last use of a token. */
export async function touchToken(db: Db, id: string, usedAt: Date): Promise<void> {
  await db.updateTable('apiToken').set({ lastUsedAt: usedAt }).where('id', '=', id).execute()
}

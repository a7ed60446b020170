import type { WebAuthnCredential } from '@simplewebauthn/server'
import type { Db, Tx } from '#platform/db/transaction.ts'
import { AppError } from '#platform/errors/app-error.ts'

/** Time between the request for a passkey and its response, ms. */
export const challengeMs = 5 * 60_000

export type ChallengePurpose = 'add' | 'sign-in'

interface Challenge {
  challenge: string
  accountId: number
  purpose: ChallengePurpose
}

/** Stores a challenge and deletes all expired ones. */
export async function storeChallenge(db: Db, challenge: Challenge, now: Date): Promise<void> {
  await db.deleteFrom('passkeyChallenge').where('expiresAt', '<=', now).execute()
  await db
    .insertInto('passkeyChallenge')
    .values({ ...challenge, expiresAt: new Date(now.getTime() + challengeMs) })
    .execute()
}

/** Uses a challenge up. @returns false for an unknown, used or expired one, or one of another account or purpose */
export async function consumeChallenge(
  db: Db,
  { challenge, accountId, purpose }: Challenge,
  now: Date,
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('passkeyChallenge')
    .where('challenge', '=', challenge)
    .where('accountId', '=', accountId)
    .where('purpose', '=', purpose)
    .where('expiresAt', '>', now)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** The credentials of an account, as browsers need them. */
export const listCredentials = (db: Db, accountId: number) =>
  db
    .selectFrom('passkey')
    .select(['credentialId as id', 'transports'])
    .where('accountId', '=', accountId)
    .orderBy('id')
    .execute()

/** A credential of an account with its public key. */
export async function findCredential(
  db: Db,
  accountId: number,
  credentialId: string,
): Promise<WebAuthnCredential | undefined> {
  const row = await db
    .selectFrom('passkey')
    .select(['publicKey', 'counter', 'transports'])
    .where('accountId', '=', accountId)
    .where('credentialId', '=', credentialId)
    .executeTakeFirst()
  return (
    row && {
      id: credentialId,
      publicKey: new Uint8Array(Buffer.from(row.publicKey, 'base64url')),
      counter: row.counter,
      transports: row.transports,
    }
  )
}

/** @throws AppError `passkey.taken` when an account has the credential already */
export async function insertPasskey(
  tx: Tx,
  {
    accountId,
    name,
    credential,
    at,
  }: { accountId: number; name: string; credential: WebAuthnCredential; at: Date },
): Promise<void> {
  const inserted = await tx
    .insertInto('passkey')
    .values({
      accountId,
      name,
      credentialId: credential.id,
      publicKey: Buffer.from(credential.publicKey).toString('base64url'),
      counter: credential.counter,
      transports: credential.transports ?? [],
      createdAt: at,
    })
    .onConflict((taken) => taken.column('credentialId').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!inserted) throw new AppError('passkey.taken')
}

/**
 * Stores a use. The counter must grow, unless the authenticator counts nothing and always reports 0.
 * @returns false when the counter did not grow, or the passkey was removed meanwhile
 */
export async function storePasskeyUse(
  db: Db,
  {
    accountId,
    credentialId,
    counter,
    at,
  }: { accountId: number; credentialId: string; counter: number; at: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('passkey')
    .set({ counter, lastUsedAt: at })
    .where('accountId', '=', accountId)
    .where('credentialId', '=', credentialId)
    .where((passkey) =>
      passkey.or([
        passkey('counter', '<', counter),
        passkey.and([passkey('counter', '=', 0), passkey.lit(counter === 0)]),
      ]),
    )
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** @returns false when the account has no such passkey */
export async function renamePasskey(
  db: Db,
  { accountId, id, name }: { accountId: number; id: number; name: string },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('passkey')
    .set({ name })
    .where('accountId', '=', accountId)
    .where('id', '=', id)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** @returns false when the account has no such passkey */
export async function deletePasskey(
  tx: Tx,
  { accountId, id }: { accountId: number; id: number },
): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('passkey')
    .where('accountId', '=', accountId)
    .where('id', '=', id)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

import { randomBytes } from 'node:crypto'
import type { Db, Tx } from '#platform/db/transaction.ts'
import { identifyAccount, recordSecurityEvent } from '#platform/log/security-log.ts'
import type { SecondFactorRequirement } from '../../second-factor/second-factor.ts'
import { endPendingSignIns } from '../../second-factor/server/pending-sign-in.queries.ts'
import { hashToken, newToken } from '../../server/token.ts'
import type { UserSession } from '../../user-session.ts'
import {
  deleteExpiredSessions,
  deleteSession,
  deleteSessions,
  findSession,
  insertSession,
  touchSession,
} from './session.queries.ts'
import { toSignedInAccount } from './signed-in-account.ts'

const minute = 60_000
const day = 24 * 60 * minute

/** A session ends after this time without use, ms. */
export const idleTimeoutMs = 30 * day
/** A session in use ends this long after the sign-in, ms. */
export const maxLifetimeMs = 90 * day
/** Minimum time between two updates of `lastUsedAt`, ms. */
const touchIntervalMs = 5 * minute
/** Characters of the User-Agent that are stored. */
const maxDeviceLength = 200

const addMilliseconds = (from: Date, ms: number) => new Date(from.getTime() + ms)

export interface NewSession {
  accountId: number
  /** User-Agent of the client. */
  device: string
  now: Date
}

/**
 * Opens a session and deletes all expired ones.
 * @returns its id and its token, of which the database contains the hash only
 */
export async function openSession(
  db: Db | Tx,
  { accountId, device, now }: NewSession,
): Promise<{ id: string; token: string }> {
  await deleteExpiredSessions(db, now)
  const id = randomBytes(16).toString('base64url')
  const token = newToken()
  await insertSession(db, {
    id,
    tokenHash: hashToken(token),
    accountId,
    device: device.slice(0, maxDeviceLength),
    createdAt: now,
    lastUsedAt: now,
    expiresAt: addMilliseconds(now, idleTimeoutMs),
  })
  recordSecurityEvent('session.opened', { account: accountId })
  return { id, token }
}

/**
 * The session of a token with its account; null for an unknown or expired token and for a deleted account. Updates the
 * time of the last use, every five minutes at most.
 * @param required whose accounts must have a second factor
 */
export async function findUserSession(
  db: Db | Tx,
  token: string,
  now: Date,
  required: SecondFactorRequirement = 'none',
): Promise<UserSession | null> {
  const row = await findSession(db, token, now)
  if (!row) return null
  const { sessionId, bannersClosed, openedAt, lastUsedAt, ...columns } = row
  if (now.getTime() - lastUsedAt.getTime() >= touchIntervalMs) await touch(db, { sessionId, openedAt, now })
  const { account, actor } = toSignedInAccount(columns, required)
  identifyAccount(account.id)
  return { sessionId, account, actor, bannersClosed }
}

async function touch(
  db: Db | Tx,
  { sessionId, openedAt, now }: { sessionId: string; openedAt: Date; now: Date },
): Promise<void> {
  const end = Math.min(
    addMilliseconds(openedAt, maxLifetimeMs).getTime(),
    addMilliseconds(now, idleTimeoutMs).getTime(),
  )
  await touchSession(db, { id: sessionId, usedAt: now, expiresAt: new Date(end) })
}

/** Ends a session; an unknown one is not an error. */
export async function endSession(db: Db | Tx, id: string): Promise<void> {
  await deleteSession(db, id)
  recordSecurityEvent('session.ended')
}

/** Ends the sessions of an account, with an optional exception, and sign-ins that wait for the second factor. */
export async function endSessions(
  db: Db | Tx,
  accountId: number,
  exception: { except?: string } = {},
): Promise<void> {
  await deleteSessions(db, accountId, exception)
  recordSecurityEvent('session.ended', { account: accountId })
  await endPendingSignIns(db, accountId)
}

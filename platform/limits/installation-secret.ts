import { randomBytes } from 'node:crypto'
import type { Db } from '#platform/db/transaction.ts'
import {
  deleteSecretsBefore,
  findNewestSecret,
  insertSecret,
  listSecrets,
  lockSecrets,
  type Secret,
} from './installation-secret.queries.ts'

const day = 24 * 60 * 60 * 1000
/** A secret is replaced after this time, ms. */
export const secretLifetimeMs = 30 * day
/** The earlier secret stays valid for this time, longer than any token that it signed; ms. */
export const secretOverlapMs = 2 * day

/**
 * The secrets of the installation, shared by all its processes, the newest first. The first signs form tokens and
 * cookies and is the key of hashed addresses; the others only verify what they signed earlier. Secrets are replaced
 * every 30 days and are not part of backups, so they must not protect stored data.
 */
export async function getInstallationSecrets(db: Db, now: Date): Promise<[string, ...string[]]> {
  const existing = await listSecrets(db)
  const newest = existing[0]
  if (newest && now.getTime() - newest.createdAt.getTime() < secretLifetimeMs)
    return [newest.value, ...liveValues(existing.slice(1), newest.createdAt, now)]
  await addSecret(db, now)
  const [first, ...earlier] = await listSecrets(db)
  if (!first) throw new Error('The secret of the installation cannot be stored.')
  return [first.value, ...liveValues(earlier, first.createdAt, now)]
}

const liveValues = (earlier: Secret[], replacedAt: Date, now: Date): string[] =>
  now.getTime() - replacedAt.getTime() < secretOverlapMs ? earlier.map(({ value }) => value) : []

/** Of several processes that replace the secret at the same time, one does; older secrets than the last are deleted. */
async function addSecret(db: Db, now: Date): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await lockSecrets(tx)
    const oldest = new Date(now.getTime() - secretLifetimeMs)
    const newest = await findNewestSecret(tx)
    if (newest && newest.createdAt > oldest) return
    if (newest) await deleteSecretsBefore(tx, newest.id)
    const value = randomBytes(32).toString('base64url')
    await insertSecret(tx, { value, createdAt: now })
  })
}

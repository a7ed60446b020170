import type { Db } from '#platform/db/transaction.ts'
import { anActor } from '#tests/cast.ts'
import type { Account } from '../account.ts'
import type { UserSession } from '../user-session.ts'

export const now = new Date('2026-11-21T12:00:00Z')

type Facts = Partial<Account> & { name: string; passwordHash?: string }

/** For tests: an accepted person with a confirmed address, with a live session of their own. */
export async function createPerson(db: Db, facts: Facts): Promise<UserSession & { account: Account }> {
  const { passwordHash: _, ...account } = await db
    .insertInto('account')
    .values({
      email: `${facts.name.toLowerCase()}@signbank.example`,
      emailVerifiedAt: now,
      status: 'approved',
      registeredAt: now,
      changedAt: now,
      ...facts,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  const sessionId = `session-${account.id}`
  await db
    .insertInto('session')
    .values({
      id: sessionId,
      tokenHash: `hash-${account.id}`,
      accountId: account.id,
      device: 'Firefox',
      createdAt: now,
      lastUsedAt: now,
      expiresAt: new Date(now.getTime() + 86_400_000),
    })
    .execute()
  const { id, isAdmin, isApprover, isOwner, institutionId } = account
  const actor = anActor({ id, isAdmin, isApprover, isOwner, institutionId })
  return { sessionId, account: account as Account, actor, bannersClosed: [] }
}

import type { AccountStatus } from '#platform/actor.ts'
import type { Db } from '#platform/db/transaction.ts'
import { anActor } from '#tests/cast.ts'
import { insertAccount } from '#tests/rows.ts'
import type { Account } from '../account.ts'
import type { UserSession } from '../user-session.ts'

export const now = new Date('2026-11-21T12:00:00Z')

const minutesBefore = (minutes: number) => new Date(now.getTime() - minutes * 60_000)

type Facts = Partial<Account> & { name: string; passwordHash?: string }

/**
 * Inserts an accepted person with a confirmed address and a session. The ids of account and session, the token hash and
 * all dates differ.
 */
export async function createPerson(db: Db, facts: Facts): Promise<UserSession & { account: Account }> {
  const accountId = await insertAccount(db, {
    emailVerifiedAt: minutesBefore(50),
    status: 'approved',
    registeredAt: minutesBefore(60),
    changedAt: minutesBefore(40),
    ...facts,
  })
  const {
    passwordHash: _,
    emailFolded: __,
    ...account
  } = await db.selectFrom('account').selectAll().where('id', '=', accountId).executeTakeFirstOrThrow()
  const sessionId = `session-${account.id}`
  await db
    .insertInto('session')
    .values({
      id: sessionId,
      tokenHash: `hash-${account.id}`,
      accountId: account.id,
      device: 'Firefox',
      createdAt: minutesBefore(30),
      lastUsedAt: minutesBefore(2),
      expiresAt: new Date(now.getTime() + 86_400_000),
    })
    .execute()
  const { id, isAdmin, isApprover, isOwner, institutionId } = account
  const status = account.status as AccountStatus
  const isVerified = account.emailVerifiedAt !== null
  const actor = anActor({ id, status, isVerified, isAdmin, isApprover, isOwner, institutionId })
  return { sessionId, account: account as Account, actor, bannersClosed: [] }
}

import { inTransaction, type Tx } from '#platform/db/transaction.ts'
import { recordEvents } from '../../server/account-events.ts'
import type { AccountsContext } from '../../server/accounts-context.ts'
import { endSessions } from '../../sessions/server/sessions.ts'
import type { UserSession } from '../../user-session.ts'
import { prepareRecoveryCodes, storeRecoveryCodes } from './recovery-codes.ts'
import { deleteUnneededRecoveryCodes, listUnusedRecoveryCodes, lockAccount } from './second-factor.queries.ts'

/** The kinds of second factors, as mails name them. */
export type FactorKind = 'passkey' | 'app'

interface FactorChange {
  ctx: Pick<AccountsContext, 'db' | 'now' | 'mails'>
  session: Pick<UserSession, 'sessionId' | 'actor'>
  factor: FactorKind
  /** Stores or deletes the factor. */
  change: (tx: Tx, at: Date) => Promise<void>
}

/**
 * Adds a second factor in one transaction: records the event, queues a mail, and ends all other sessions.
 * @returns recovery codes when the account had none; they are never shown again
 */
export async function addFactor({ ctx, session, factor, change }: FactorChange): Promise<string[] | null> {
  const { db, now, mails } = ctx
  const accountId = session.actor.id
  const prepared = await prepareRecoveryCodes()
  return inTransaction(db, async (tx) => {
    const at = now()
    await lockAccount(tx, accountId)
    await change(tx, at)
    await reportChange(tx, { mails, session, factor, at }, 'second-factor-added')
    if ((await listUnusedRecoveryCodes(tx, accountId)).length > 0) return null
    await storeRecoveryCodes(tx, { accountId, hashes: prepared.hashes, at })
    return prepared.codes
  })
}

/** Removes a second factor like `addFactor` adds one. With the last factor, the recovery codes end. */
export async function removeFactor({ ctx, session, factor, change }: FactorChange): Promise<void> {
  const { db, now, mails } = ctx
  await inTransaction(db, async (tx) => {
    const at = now()
    await lockAccount(tx, session.actor.id)
    await change(tx, at)
    await deleteUnneededRecoveryCodes(tx, session.actor.id)
    await reportChange(tx, { mails, session, factor, at }, 'second-factor-removed')
  })
}

async function reportChange(
  tx: Tx,
  {
    mails,
    session,
    factor,
    at,
  }: Pick<FactorChange, 'session' | 'factor'> & Pick<AccountsContext, 'mails'> & { at: Date },
  kind: 'second-factor-added' | 'second-factor-removed',
): Promise<void> {
  const accountId = session.actor.id
  await endSessions(tx, accountId, { except: session.sessionId })
  await recordEvents(tx, { accountId, by: accountId, at }, [kind])
  await mails.enqueue(tx, { kind, accountId, params: { factor } }, at)
}

import { inTransaction, type Tx } from '#platform/db/transaction.ts'
import { AppError } from '#platform/errors/app-error.ts'
import { authorize } from '#platform/policy.ts'
import { recordEvents } from '../../server/account-events.ts'
import type { AccountsContext } from '../../server/accounts-context.ts'
import { endSessions } from '../../sessions/server/sessions.ts'
import { verifyCurrentPassword } from '../../sessions/server/verify-current-password.ts'
import type { UserSession } from '../../user-session.ts'
import { mayManageOwnSecondFactors } from '../second-factor.policy.ts'
import { prepareRecoveryCodes, storeRecoveryCodes } from './recovery-codes.ts'
import {
  deleteUnneededRecoveryCodes,
  listUnusedRecoveryCodes,
  lockAccountForFactors,
} from './second-factor.queries.ts'

/** The kinds of second factors, as mails name them. */
export type FactorKind = 'passkey' | 'app'

interface FactorChange {
  ctx: Pick<AccountsContext, 'db' | 'now' | 'mails'>
  session: Pick<UserSession, 'sessionId' | 'actor'>
  factor: FactorKind
  /** Stores the factor. */
  add: (tx: Tx, at: Date) => Promise<void>
}

/**
 * Adds a second factor in one transaction: records the event, queues a mail, and ends all other sessions.
 * @returns recovery codes when the account had none; they are never shown again
 */
export async function addFactor({ ctx, session, factor, add }: FactorChange): Promise<string[] | null> {
  const { db, now, mails } = ctx
  const accountId = session.actor.id
  const prepared = await prepareRecoveryCodes()
  return inTransaction(db, async (tx) => {
    const at = now()
    await lockAccountForFactors(tx, accountId)
    await add(tx, at)
    await reportChange(tx, { mails, session, factor, at }, 'second-factor-added')
    if ((await listUnusedRecoveryCodes(tx, accountId)).length > 0) return null
    await storeRecoveryCodes(tx, { accountId, hashes: prepared.hashes, at })
    return prepared.codes
  })
}

interface Removal extends Pick<FactorChange, 'session' | 'factor'> {
  ctx: FactorChange['ctx'] & Pick<AccountsContext, 'formGate' | 'clientAddress'>
  password: string
  /** Deletes the factor; false when there is none. */
  remove: (tx: Tx) => Promise<boolean>
}

/**
 * Removes an own second factor, confirmed by the password, like `addFactor` adds one. With the last factor, the recovery
 * codes end.
 * @throws AppError `account.noSecondFactor`; `account.wrongPassword` at `password`; `form.tooMany`; the reasons of
 * `mayManageOwnSecondFactors`
 */
export async function removeFactor({ ctx, session, factor, password, remove }: Removal): Promise<void> {
  const { db, now, mails } = ctx
  const { actor } = session
  authorize(mayManageOwnSecondFactors(actor))
  await verifyCurrentPassword(ctx, actor.id, password, 'password')
  await inTransaction(db, async (tx) => {
    const at = now()
    await lockAccountForFactors(tx, actor.id)
    if (!(await remove(tx))) throw new AppError('account.noSecondFactor')
    await deleteUnneededRecoveryCodes(tx, actor.id)
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

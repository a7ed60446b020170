import { inTransaction } from '#platform/db/transaction.ts'
import { AppError } from '#platform/errors/app-error.ts'
import { findAccount } from '../../server/account.queries.ts'
import { recordEvents } from '../../server/account-events.ts'
import type { AccountsContext } from '../../server/accounts-context.ts'
import { requireFreeEmail, withEmailTakenError } from '../../server/email-change-errors.ts'
import { revokeLinks } from '../../server/one-time-link.queries.ts'
import { queueLinkMail } from '../../server/queue-link-mail.ts'
import { credentialChangeLimits } from '../../sessions/server/credential-change-limits.ts'
import { setUnconfirmedEmail } from '../../sessions/server/credentials.queries.ts'
import { verifyCurrentPassword } from '../../sessions/server/verify-current-password.ts'
import type { OwnEmailCorrection } from '../email-correction.input.ts'
import { resendLimits } from './confirm-email.ts'

/**
 * Corrects the address of an account whose address is not confirmed, and sends the link to the new one; earlier links
 * end. The id of the account comes from the session or from the signed cookie of the registration; the password
 * authenticates the person. The old address receives nothing, because it may belong to a stranger.
 * @throws AppError `account.notFound`; `account.wrongState` for a confirmed address; `account.wrongPassword` at
 * `password`; `account.emailSame`, `account.emailTaken` at `email`; `form.tooMany`
 */
export async function correctOwnEmail(
  ctx: Pick<AccountsContext, 'db' | 'mails' | 'formGate' | 'clientAddress' | 'now'>,
  { accountId, email, password }: OwnEmailCorrection & { accountId: number },
): Promise<void> {
  const { db, formGate, clientAddress, mails } = ctx
  const account = await findAccount(db, accountId)
  if (!account || account.deletedAt) throw new AppError('account.notFound')
  if (account.emailVerifiedAt) throw new AppError('account.wrongState')
  await verifyCurrentPassword(ctx, accountId, password, 'password')
  await formGate.consume(credentialChangeLimits, clientAddress, `account ${accountId}`)
  await requireFreeEmail(db, email, account.email)
  await formGate.consume(resendLimits, clientAddress, email)
  const change = inTransaction(db, async (tx) => {
    const at = ctx.now()
    if (!(await setUnconfirmedEmail(tx, accountId, email, at))) throw new AppError('account.wrongState')
    await revokeLinks(tx, accountId, at)
    await recordEvents(tx, { accountId, by: accountId, at }, ['email-changed'])
    await queueLinkMail(tx, { mails, kind: 'confirm-email', accountId, at })
  })
  await withEmailTakenError(change)
}

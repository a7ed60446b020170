import { inTransaction } from '#platform/db/transaction.ts'
import { AppError } from '#platform/errors/app-error.ts'
import { authorize } from '#platform/policy.ts'
import { mayChangeOwnCredentials } from '../../own-account.policy.ts'
import { findAccount, findAccountByEmail } from '../../server/account.queries.ts'
import { recordEvents } from '../../server/account-events.ts'
import type { AccountsContext } from '../../server/accounts-context.ts'
import { requireFreeEmail, withEmailTakenError } from '../../server/email-change-errors.ts'
import { revokeLinks } from '../../server/one-time-link.queries.ts'
import { consumeLink, requireLink } from '../../server/one-time-links.ts'
import { queueLinkMail } from '../../server/queue-link-mail.ts'
import { credentialChangeLimits } from '../../sessions/server/credential-change-limits.ts'
import { setEmail } from '../../sessions/server/credentials.queries.ts'
import { verifyCurrentPassword } from '../../sessions/server/verify-current-password.ts'
import type { UserSession } from '../../user-session.ts'
import type { EmailChangeInput } from '../email-change.input.ts'

/**
 * A person requests another email address. It is confirmed twice: from the current address, then from the new one.
 * @throws AppError `account.wrongPassword` at `password`; `account.emailSame`, `account.emailTaken` at `email`;
 * `form.tooMany`; the reasons of `mayChangeOwnCredentials`
 */
export async function requestEmailChange(
  ctx: AccountsContext,
  { actor, account }: Pick<UserSession, 'actor' | 'account'>,
  { email, password }: EmailChangeInput,
): Promise<void> {
  authorize(mayChangeOwnCredentials(actor))
  await verifyCurrentPassword(ctx, actor.id, password, 'password')
  await ctx.formGate.consume(credentialChangeLimits, ctx.clientAddress, account.email)
  await requireFreeEmail(ctx.db, email, account.email)

  await inTransaction(ctx.db, async (tx) => {
    const at = ctx.now()
    await revokeLinks(tx, actor.id, at, ['change-email-new'])
    const { mails } = ctx
    await queueLinkMail(tx, { mails, kind: 'change-email-old', accountId: actor.id, at, newEmail: email })
  })
}

type LinkContext = Pick<AccountsContext, 'db' | 'mails' | 'now'>

/**
 * Confirms a change from the current address and sends the link to the new one.
 * @throws AppError `link.*`; `account.emailTaken` when another account has the new address meanwhile
 */
export async function confirmOldEmail(
  { db, mails, now }: LinkContext,
  { token }: { token: string },
): Promise<void> {
  const { newEmail: wanted } = await requireLink(db, token, ['change-email-old'], now())
  if (wanted !== null && (await findAccountByEmail(db, wanted))) throw new AppError('account.emailTaken')

  await inTransaction(db, async (tx) => {
    const at = now()
    const { accountId, newEmail } = await consumeLink(tx, token, ['change-email-old'], at)
    const account = accountId === null ? undefined : await findAccount(tx, accountId)
    if (!account || account.deletedAt || newEmail === null) throw new AppError('link.invalid')
    await queueLinkMail(tx, { mails, kind: 'change-email-new', accountId: account.id, at, newEmail })
  })
}

/**
 * Confirms a change from the new address, which becomes the address of the account. Links that were sent to the old
 * address end, and a mail informs the old address.
 * @throws AppError `link.*`; `account.emailTaken` when another account has the new address meanwhile
 */
export function confirmNewEmail(
  { db, mails, now }: LinkContext,
  { token }: { token: string },
): Promise<void> {
  const change = inTransaction(db, async (tx) => {
    const at = now()
    const { accountId, newEmail } = await consumeLink(tx, token, ['change-email-new'], at)
    const account = accountId === null ? undefined : await findAccount(tx, accountId)
    if (!account || newEmail === null) throw new AppError('link.invalid')
    if (!(await setEmail(tx, account.id, newEmail, at))) throw new AppError('link.invalid')
    await revokeLinks(tx, account.id, at)
    await recordEvents(tx, { accountId: account.id, by: account.id, at }, ['email-changed'])
    await mails.enqueue(
      tx,
      { kind: 'email-changed', accountId: account.id, params: { oldEmail: account.email } },
      at,
    )
  })
  return withEmailTakenError(change)
}

import { mayEnterPanel, mayWrite } from '#platform/access.policy.ts'
import { inTransaction } from '#platform/db/transaction.ts'
import { AppError } from '#platform/errors/app-error.ts'
import { parseForm } from '#platform/forms/schema.ts'
import { authorize } from '#platform/policy.ts'
import { findAccount, findAccountByEmail } from '../../server/account.queries.ts'
import { recordEvents } from '../../server/account-events.ts'
import type { AccountsContext } from '../../server/accounts-context.ts'
import { consumeLink, createLink, requireLink, revokeLinks } from '../../server/one-time-links.ts'
import { credentialChangeLimits } from '../../sessions/server/credential-change-limits.ts'
import { setEmail } from '../../sessions/server/credentials.queries.ts'
import { verifyCurrentPassword } from '../../sessions/server/verify-current-password.ts'
import type { UserSession } from '../../user-session.ts'
import { emailChangeSchema } from '../email-change.input.ts'
import { isEmailTakenError } from './email-taken-error.ts'

const emailFieldError = (code: 'account.emailTaken' | 'account.emailSame') =>
  new AppError(code, { fields: [{ field: 'email', code }] })

/**
 * A person asks for another address. It is confirmed twice: from the present address, then from the new one.
 * @param form `email`, `emailConfirmation`, `password`
 * @throws AppError `request.invalid` with what is wrong; `account.wrongPassword` beside `password`;
 * `account.emailSame`, `account.emailTaken` beside `email`; `form.tooMany`
 */
export async function requestEmailChange(
  ctx: AccountsContext & { signedIn: UserSession },
  form: unknown,
): Promise<void> {
  const { db, mails, now, signedIn } = ctx
  const { account, actor } = signedIn
  authorize(mayEnterPanel(actor))
  authorize(mayWrite(actor))
  const { email, password } = parseForm(emailChangeSchema, form)
  await verifyCurrentPassword(ctx, signedIn, password, 'password')
  await ctx.gate.consume(credentialChangeLimits, ctx.clientAddress, account.email)
  if (email.toLowerCase() === account.email.toLowerCase()) throw emailFieldError('account.emailSame')
  if (await findAccountByEmail(db, email)) throw emailFieldError('account.emailTaken')

  await inTransaction(db, async (tx) => {
    const at = now()
    await revokeLinks(tx, account.id, at, ['change-email-new'])
    const linkId = await createLink(
      tx,
      { kind: 'change-email-old', accountId: account.id, newEmail: email },
      at,
    )
    await mails.enqueue(tx, { kind: 'change-email-old', accountId: account.id, params: { linkId } }, at)
  })
}

type LinkContext = Pick<AccountsContext, 'db' | 'mails' | 'now'>

/**
 * The present address has agreed: now the new one is asked.
 * @throws AppError `link.*`; `account.emailTaken` when somebody registered with the new address meanwhile
 */
export async function confirmOldEmail({ db, mails, now }: LinkContext, token: string): Promise<void> {
  const { newEmail: wanted } = await requireLink(db, token, ['change-email-old'], now())
  if (wanted !== null && (await findAccountByEmail(db, wanted))) throw new AppError('account.emailTaken')

  await inTransaction(db, async (tx) => {
    const at = now()
    const { accountId, newEmail } = await consumeLink(tx, token, ['change-email-old'], at)
    const account = accountId === null ? undefined : await findAccount(tx, accountId)
    if (!account || account.deletedAt || newEmail === null) throw new AppError('link.invalid')
    const linkId = await createLink(tx, { kind: 'change-email-new', accountId: account.id, newEmail }, at)
    await mails.enqueue(tx, { kind: 'change-email-new', accountId: account.id, params: { linkId } }, at)
  })
}

/**
 * The new address has agreed too: it is the account's from now on. Links that went to the old one end, and it is told.
 * @throws AppError `link.*`; `account.emailTaken` when somebody registered with the new address meanwhile
 */
export async function confirmNewEmail({ db, mails, now }: LinkContext, token: string): Promise<void> {
  try {
    await inTransaction(db, async (tx) => {
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
  } catch (error) {
    throw isEmailTakenError(error) ? new AppError('account.emailTaken', { cause: error }) : error
  }
}

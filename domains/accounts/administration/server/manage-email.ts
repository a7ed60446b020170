import { mayAdminister } from '#platform/access.policy.ts'
import type { AccountActor, Actor } from '#platform/actor.ts'
import { inTransaction, type Tx } from '#platform/db/transaction.ts'
import type { Locale } from '#platform/i18n/locales.ts'
import type { FormLimit } from '#platform/limits/form-guard.ts'
import { authorize, type Decision } from '#platform/policy.ts'
import { displayName } from '../../display-name.ts'
import { reasonParams } from '../../mails/mail-kinds.ts'
import { recordEvents } from '../../server/account-events.ts'
import type { AccountsContext } from '../../server/accounts-context.ts'
import { requireFreeEmail, withEmailTakenError } from '../../server/email-change-errors.ts'
import { revokeLinks } from '../../server/one-time-link.queries.ts'
import { queueLinkMail } from '../../server/queue-link-mail.ts'
import { setUnconfirmedEmail } from '../../sessions/server/credentials.queries.ts'
import type { EmailCorrectionInput, EmailReplacementInput } from '../account-email.input.ts'
import { type ManagedEmail, mayCorrectEmail, mayReplaceEmail } from '../account-email.policy.ts'
import { lockManagedAccount } from './lock-managed-account.ts'
import { findRegistrar, type LockedAccount } from './user.queries.ts'

/** The limits prevent that a mailbox is flooded with links. */
export const managedLinkLimits: readonly FormLimit[] = [
  { name: 'managed-link', scope: 'account', points: 5, seconds: 3_600 },
]

type Context = Pick<AccountsContext, 'db' | 'now' | 'mails' | 'formGate' | 'clientAddress'>
interface Target {
  accountId: number
  /** Language of the reader of the returned name. */
  locale?: Locale
}

interface Result {
  /** Display name of the person. */
  name: string
}

/**
 * Corrects the unconfirmed address of a person whom an administrator registered. Earlier links end, and the new address
 * receives a link to set the password.
 * @throws AppError `account.notFound`; `account.emailSame`, `account.emailTaken` at `email`; `form.tooMany`; the reasons
 * of `mayCorrectEmail`
 */
export async function correctEmail(
  ctx: Context,
  actor: AccountActor,
  { email, ...target }: EmailCorrectionInput & Target,
): Promise<Result> {
  const { accountId } = target
  return manageEmail(ctx, actor, { ...target, decide: mayCorrectEmail }, async (tx, account) => {
    await requireFreeEmail(tx, email, account.email)
    const at = ctx.now()
    await setUnconfirmedEmail(tx, accountId, email, at)
    await revokeLinks(tx, accountId, at)
    await recordEvents(tx, { accountId, by: actor.id, at }, ['email-corrected'])
    await queueLinkMail(tx, { mails: ctx.mails, kind: 'set-password', accountId, at })
  })
}

/**
 * Sends the link to set the password again to a person whom an administrator registered; earlier links end.
 * @throws AppError `account.notFound`; `form.tooMany`; the reasons of `mayCorrectEmail`
 */
export async function resendInvitation(ctx: Context, actor: AccountActor, target: Target): Promise<Result> {
  const { accountId } = target
  return manageEmail(ctx, actor, { ...target, decide: mayCorrectEmail }, async (tx) => {
    await queueLinkMail(tx, { mails: ctx.mails, kind: 'set-password', accountId, at: ctx.now() })
  })
}

/**
 * Sends a link to a new address of a person who has lost the mailbox of the old one. With the link the person sets a
 * password, and the new address becomes valid; until then nothing changes. The old address receives a notice.
 * @throws AppError `account.notFound`; `account.emailSame`, `account.emailTaken` at `email`; `form.tooMany`; the reasons
 * of `mayReplaceEmail`
 */
export async function requestEmailReplacement(
  ctx: Context,
  actor: AccountActor,
  { email, reason, ...target }: EmailReplacementInput & Target,
): Promise<Result> {
  const { accountId } = target
  return manageEmail(ctx, actor, { ...target, decide: mayReplaceEmail }, async (tx, account) => {
    await requireFreeEmail(tx, email, account.email)
    const at = ctx.now()
    await recordEvents(tx, { accountId, by: actor.id, at, reason }, ['email-replacement'])
    await queueLinkMail(tx, { mails: ctx.mails, kind: 'replace-email', accountId, at, newEmail: email })
    await ctx.mails.enqueue(tx, { kind: 'email-replacement', accountId, params: reasonParams(reason) }, at)
  })
}

interface EmailDecision extends Target {
  decide: (actor: Actor, account: ManagedEmail) => Decision
}

/** Counts the attempt, locks the account and authorizes before the change. */
async function manageEmail(
  { db, formGate, clientAddress }: Context,
  actor: AccountActor,
  { accountId, locale, decide }: EmailDecision,
  change: (tx: Tx, account: LockedAccount) => Promise<void>,
): Promise<Result> {
  authorize(mayAdminister(actor))
  await formGate.consume(managedLinkLimits, clientAddress, `account ${accountId}`)
  const work = inTransaction(db, async (tx) => {
    const { account, facts, actor: decidingActor } = await lockManagedAccount(tx, actor, accountId)
    const { id, isOwner, state } = facts
    const isVerified = account.emailVerifiedAt !== null
    const registeredBy = await findRegistrar(tx, accountId)
    authorize(decide(decidingActor, { id, isOwner, state, isVerified, registeredBy }))
    await change(tx, account)
    return { name: displayName(account, locale) }
  })
  return withEmailTakenError(work)
}

import { type AccountsContext, consumeLink, findActor, requireLink } from '#domains/accounts/index.ts'
import { wasUsed } from '#domains/accounts/one-time-link.ts'
import { lockLink } from '#domains/accounts/server/one-time-link.queries.ts'
import type { AccountActor } from '#platform/actor.ts'
import { inTransaction, type Tx } from '#platform/db/transaction.ts'
import { AppError } from '#platform/errors/app-error.ts'
import { authorize } from '#platform/policy.ts'
import { mayChangeWebsite, mayReadWebsite } from '../site-settings.policy.ts'
import {
  contactEmailKinds,
  countContactEmailMail,
  endContactEmailRequests,
  requestContactEmail,
} from './contact-email-requests.ts'
import { lockSettings } from './setting-version.queries.ts'
import { type SettingsContext, storeNextVersion } from './versioned-setting.ts'
import { websiteSetting } from './website-setting.ts'

/** The link of the request, as the form of the settings shows it. */
interface SeenRequest {
  linkId: number
}

/**
 * Puts the address of a link into the settings of the website, as a version of the person who asked. The secret of the
 * link is the permission; a request ends with the rights of that person.
 * @throws AppError `link.invalid`, `link.used`, or `link.expired`, also after another request, a cancellation or another
 *   change of the address
 */
export async function confirmContactEmail(
  { db, now, secondFactor }: Pick<AccountsContext, 'db' | 'now' | 'secondFactor'>,
  { token }: { token: string },
): Promise<void> {
  const { accountId } = await requireLink(db, token, contactEmailKinds, now())
  const actor = accountId === null ? undefined : await findActor({ db, secondFactor }, { accountId })
  if (!actor || !mayReadWebsite(actor).allowed) throw new AppError('link.expired')
  await inTransaction(db, async (tx) => {
    await lockSettings(tx)
    const at = now()
    const { newEmail: contactEmail } = await consumeLink(tx, token, contactEmailKinds, at)
    if (contactEmail === null) throw new AppError('link.invalid')
    const next = (_: Tx, before: Parameters<typeof websiteSetting.write>[1]) => ({ ...before, contactEmail })
    await storeNextVersion(tx, websiteSetting, { actor, at, kind: 'changed', next })
  })
}

/**
 * Sends the link to the waiting address again; the earlier one ends.
 * @returns the address
 * @throws AppError `link.used` when it was confirmed meanwhile, `link.expired` when it waits no longer;
 *   `form.tooMany`; the reasons of `mayChangeWebsite`
 */
export async function resendContactEmail(
  context: SettingsContext & Pick<AccountsContext, 'mails' | 'formGate' | 'clientAddress'>,
  actor: AccountActor,
  { linkId }: SeenRequest,
): Promise<string> {
  authorize(mayChangeWebsite(actor))
  await countContactEmailMail(context)
  const { db, mails, now } = context
  return inTransaction(db, async (tx) => {
    const at = now()
    const { newEmail, usedAt, expiresAt } = await lockRequest(tx, linkId)
    if (newEmail === null || usedAt || (expiresAt && expiresAt <= at)) throw new AppError('link.expired')
    await requestContactEmail(tx, { mails, accountId: actor.id, newEmail, at })
    return newEmail
  })
}

/**
 * Ends a request for another contact address. One that has ended already is not an error.
 * @throws AppError `link.used` when the address was confirmed meanwhile; the reasons of `mayChangeWebsite`
 */
export async function cancelContactEmail(
  { db, now }: SettingsContext,
  actor: AccountActor,
  { linkId }: SeenRequest,
): Promise<void> {
  authorize(mayChangeWebsite(actor))
  await inTransaction(db, async (tx) => {
    const { usedAt } = await lockRequest(tx, linkId)
    if (!usedAt) await endContactEmailRequests(tx, now())
  })
}

/** @throws AppError `request.invalid` for a link of another kind, `link.used` */
async function lockRequest(tx: Tx, linkId: number) {
  await lockSettings(tx)
  const link = await lockLink(tx, { id: linkId })
  if (!link || !contactEmailKinds.some((kind) => kind === link.kind)) throw new AppError('request.invalid')
  if (wasUsed(link)) throw new AppError('link.used')
  return link
}

import { findConsents } from '#domains/consent/index.ts'
import { listSignIdsOfAuthor } from '#domains/signs/index.ts'
import { mayLeave } from '../own-account.policy.ts'
import type { SignedIn } from '../signed-in.ts'
import type { AccountsContext } from './accounts-context.ts'
import { haveOtherOwner } from './close-account.ts'

/** What will happen when a person deletes the own account, and whether they may. */
export async function openLeaving(
  { db }: Pick<AccountsContext, 'db'>,
  { account, actor }: Pick<SignedIn, 'account' | 'actor'>,
) {
  const decision = mayLeave(actor, !actor.isOwner || (await haveOtherOwner(db, account.id)))
  const choices = (await findConsents(db, [account.id])).get(account.id)
  return {
    refusal: decision.allowed ? null : decision.reason,
    afterDeletion: choices?.afterDeletion ?? null,
    signs: (await listSignIdsOfAuthor(db, account.id)).length,
    signsStay: choices?.signsStay ?? true,
  }
}

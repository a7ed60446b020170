import { deleteConsentHistory, findConsents } from '#domains/consent/server/consent.queries.ts'
import { deleteContactsFrom } from '#domains/contacts/server/contact.queries.ts'
import { recordChange } from '#platform/changes/record-change.ts'
import type { Tx } from '#platform/db/transaction.ts'
import { AppError } from '#platform/errors/app-error.ts'
import type { Contributions } from '../../contributions.ts'
import { type PhotoSize, photoSides } from '../../profile/photo.ts'
import { photoKey } from '../../profile/server/photo-storage.ts'
import { deleteSecondFactors } from '../../second-factor/server/second-factor.queries.ts'
import { erasedAccountValues } from '../../server/erased-account.ts'
import { endSessions } from '../../sessions/server/sessions.ts'
import { deleteTokens } from '../../tokens/server/api-token.queries.ts'

interface AccountErasure {
  accountId: number
  /** Account id of the owner. */
  erasedBy: number
  at: Date
  contributions: Pick<Contributions, 'removeSigns'>
}

/**
 * Erases the data of a person: profile, address, photo, answers, messages, drafts and access. The row stays, so that what
 * the person contributed keeps an author without a name; it cannot be reactivated. Signs are deleted where the person
 * chose so. It does not authorize.
 * @returns the storage keys to delete after the commit
 * @throws AppError `account.notFound` also when it is erased already
 */
export async function eraseAccount(
  tx: Tx,
  { accountId, erasedBy, at, contributions }: AccountErasure,
): Promise<string[]> {
  const account = await tx
    .selectFrom('account')
    .select(['email', 'emailVerifiedAt', 'photo', 'deletedAt', 'deletedBy'])
    .where('id', '=', accountId)
    .where('erasedAt', 'is', null)
    .forUpdate()
    .executeTakeFirst()
  if (!account) throw new AppError('account.notFound')
  const choices = (await findConsents(tx, [accountId])).get(accountId)
  if (account.deletedAt === null && choices && !choices.signsStay)
    await contributions.removeSigns(tx, accountId, at)
  // Messages from an address that the person never confirmed may be from somebody else.
  if (account.emailVerifiedAt) await deleteContactsFrom(tx, account.email)
  await endSessions(tx, accountId)
  await deleteTokens(tx, accountId)
  await deleteSecondFactors(tx, accountId)
  for (const table of [
    'accountLink',
    'authenticatorAppSetup',
    'passkeyChallenge',
    'mail',
    'approverDigest',
    'legalAcceptance',
    'signDraft',
    'signPresence',
  ] as const)
    await tx.deleteFrom(table).where('accountId', '=', accountId).execute()
  // Expired uploads are deleted with their files within the hour.
  await tx
    .updateTable('upload')
    .set({ createdAt: new Date(0), name: '' })
    .where('accountId', '=', accountId)
    .execute()
  await tx.updateTable('accountEvent').set({ reason: null }).where('accountId', '=', accountId).execute()
  await deleteConsentHistory(tx, accountId, at)
  await tx
    .updateTable('account')
    .set((row) => ({
      ...erasedAccountValues(accountId),
      erasedAt: at,
      deletedAt: account.deletedAt ?? at,
      deletedBy: account.deletedAt ? account.deletedBy : erasedBy,
      changedAt: at,
      revision: row('revision', '+', 1),
    }))
    .where('id', '=', accountId)
    .execute()
  await recordChange(tx, 'person', [accountId])
  const { photo } = account
  return photo === null ? [] : (Object.keys(photoSides) as PhotoSize[]).map((size) => photoKey(photo, size))
}

import { deleteConsentHistory, findConsents } from '#domains/consent/server/consent.queries.ts'
import { deleteContactsFrom } from '#domains/contacts/server/contact.queries.ts'
import { recordAudit } from '#platform/audit/record-audit.ts'
import { recordChange } from '#platform/changes/record-change.ts'
import type { Tx } from '#platform/db/transaction.ts'
import { AppError } from '#platform/errors/app-error.ts'
import type { Contributions } from '../../contributions.ts'
import { type PhotoSize, photoSides } from '../../profile/photo.ts'
import { photoKey } from '../../profile/server/photo-storage.ts'
import { deleteSecondFactors } from '../../second-factor/server/second-factor.queries.ts'
import {
  deleteRowsOfAccount,
  eraseAccountRow,
  lockAccountToErase,
} from '../../server/account-deletion.queries.ts'
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
  const account = await lockAccountToErase(tx, accountId)
  if (!account) throw new AppError('account.notFound')
  const choices = (await findConsents(tx, [accountId])).get(accountId)
  if (account.deletedAt === null && choices && !choices.signsStay)
    await contributions.removeSigns(tx, accountId, at)
  // Messages from an address that the person never confirmed may be from somebody else.
  const films = account.emailVerifiedAt ? await deleteContactsFrom(tx, account.email) : []
  await endSessions(tx, accountId)
  await deleteTokens(tx, accountId)
  await deleteSecondFactors(tx, accountId)
  await deleteRowsOfAccount(tx, accountId)
  await deleteConsentHistory(tx, accountId, at)
  await eraseAccountRow(tx, accountId, {
    at,
    deletedAt: account.deletedAt ?? at,
    deletedBy: account.deletedAt ? account.deletedBy : erasedBy,
  })
  await recordAudit(tx, { thing: 'account', ids: [accountId], action: 'erased', by: erasedBy, at })
  await recordChange(tx, 'person', [accountId])
  const { photo } = account
  const sizes = photo === null ? [] : (Object.keys(photoSides) as PhotoSize[])
  return [...films, ...sizes.map((size) => photoKey(photo ?? '', size))]
}

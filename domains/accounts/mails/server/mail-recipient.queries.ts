import type { Db } from '#platform/db/transaction.ts'

/** The recipient of a mail, with the new address of its link if there is one. */
export function findMailRecipient(db: Db, accountId: number, linkId: number | null) {
  return db
    .selectFrom('account')
    .leftJoin('accountLink', (join) =>
      join.onRef('accountLink.accountId', '=', 'account.id').on('accountLink.id', '=', linkId),
    )
    .select([
      'email',
      'emailVerifiedAt',
      'name',
      'lastName',
      'socialName',
      'locale',
      'newEmail',
      'accountLink.id as linkId',
    ])
    .where('account.id', '=', accountId)
    .executeTakeFirst()
}

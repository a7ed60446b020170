import { sql } from 'kysely'
import { isFormerMember } from '#domains/consent/visibility.ts'
import type { Db } from '#platform/db/transaction.ts'
import { accountStateOf } from '../account.ts'
import type { PublicPerson } from '../public-person.ts'

/** People in public by account id; unknown ids are left out. */
export async function listPublicPeople(
  db: Db,
  ids: readonly (number | null)[],
): Promise<Map<number, PublicPerson>> {
  const wanted = [...new Set(ids.flatMap((id) => id ?? []))]
  if (wanted.length === 0) return new Map()
  const rows = await db
    .selectFrom('account')
    .leftJoin('consent', 'consent.accountId', 'account.id')
    .select(['id', 'name', 'lastName', 'socialName', 'locale', 'status', 'deletedAt', 'afterDeletion'])
    .where(sql<boolean>`account.id = any(${wanted}::integer[])`)
    .execute()
  return new Map(
    rows.map(({ id, status, deletedAt, afterDeletion, name, lastName, socialName, locale }) => {
      const state = accountStateOf({ status: status as 'approved', deletedAt })
      const isFormer = isFormerMember(
        { state },
        afterDeletion === null ? null : { afterDeletion: afterDeletion as 1 | 2 },
      )
      const names: PublicPerson = socialName ? { name: socialName } : { name, lastName, locale }
      return [id, isFormer ? 'former' : names]
    }),
  )
}

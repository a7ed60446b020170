import { sql } from 'kysely'
import { type Account, accountStateOf } from '#domains/accounts/account.ts'
import type { Db, Tx } from '#platform/db/transaction.ts'
import type { SignFacts } from '../sign.policy.ts'
import { hasConsentNote, historyColumns } from './sign.queries.ts'
import type { PublicationRules } from './signs-context.ts'

interface FactsRow extends Omit<SignFacts, 'deletedByAdmin' | 'deleterAccountDeleted'> {
  id: number
  /** The rights, as they are now, of the account that deleted the sign; null for none. */
  deleter: (Pick<Account, 'status' | 'deletedAt'> & { isAdmin: boolean }) | null
}

const consentsNoted = sql`not exists (
  select from media join (
    select media_id, signer from sign_media where sign_id = sign.id
    union all select media_id, signer from example where sign_id = sign.id
  ) as shown on shown.media_id = media.id
  where kind = 'video' and (signer is null or not ${hasConsentNote})
)`

/**
 * The facts that the policies decide by, of stored signs; unknown ids are left out. One query for any number of signs.
 * The twin of `factsAfterChange` in SQL.
 */
export async function loadSignFacts(
  db: Db | Tx,
  ids: readonly number[],
  { requireSignerConsent }: PublicationRules,
): Promise<Map<number, SignFacts>> {
  if (ids.length === 0) return new Map()
  const { rows } = await sql<FactsRow>`
    select sign.id, sign.status, sign.revision, author_id, deleted_by, ${historyColumns},
      exists (select from translation where sign_id = sign.id) as has_translation,
      exists (select from sign_media where sign_id = sign.id and role = 'main') as has_video,
      not exists (
        select from sign_media join media on media.id = media_id
        where sign_id = sign.id and kind = 'video' and state <> 'ready'
      ) as videos_ready,
      ${requireSignerConsent ? consentsNoted : sql`true`} as consents_noted,
      (select json_build_object('isAdmin', is_admin, 'status', status, 'deletedAt', deleted_at)
        from account where account.id = sign.deleted_by) as deleter
    from sign left join published_sign on published_sign.sign_id = sign.id
    where sign.id = any(${ids}::integer[])
  `.execute(db)
  return new Map(
    rows.map(({ id, deleter, ...facts }) => [
      id,
      {
        ...facts,
        deletedByAdmin: deleter?.isAdmin ?? true,
        deleterAccountDeleted: deleter ? accountStateOf(deleter) === 'deleted' : true,
      },
    ]),
  )
}

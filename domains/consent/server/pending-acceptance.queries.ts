import { sql } from 'kysely'

/**
 * Whether the account of the row (`account`) has yet to accept the newest terms or policy, or to answer the consent
 * form. In SQL, because each request of a signed-in person evaluates it; `getAcceptanceStatus` is its counterpart.
 */
export const hasPendingAcceptanceSql = sql<boolean>`(
  exists (
    select from (select distinct on (kind) id from legal_version order by kind, id desc) newest
    where not exists (
      select from legal_acceptance a where a.account_id = account.id and a.legal_version_id = newest.id
    )
  )
  or (
    exists (select from legal_version where kind = 'privacy')
    and not exists (select from consent where consent.account_id = account.id)
  )
)`

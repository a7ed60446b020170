import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '#platform/db/transaction.ts'

/** 1 unless the person has seen the release, else 0. */
export const unseenReleaseQuery = (accountId: number, version: string): RawBuilder<number> => sql<number>`
  select case when exists (
    select from seen_release where account_id = ${accountId} and version = ${version}
  ) then 0 else 1 end`

export async function storeSeenRelease(tx: Tx, accountId: number, version: string): Promise<void> {
  await tx
    .insertInto('seenRelease')
    .values({ accountId, version })
    .onConflict((same) => same.column('accountId').doUpdateSet({ version }))
    .execute()
}

import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db/transaction.ts'
import type { StoredSetupFacts, TestMail } from '../setup.ts'

interface Row extends Omit<StoredSetupFacts, 'testMail'> {
  testMail: (Omit<TestMail, 'createdAt'> & { createdAt: string }) | null
}

/** What is stored about people and mails, in one query. */
export async function readSetupFacts(db: Db, accountId: number, kind: string): Promise<StoredSetupFacts> {
  const { rows } = await sql<Row>`
    select
      (select count(*)::integer from account where status = 'approved' and deleted_at is null) as members,
      (select json_build_object('state', state, 'createdAt', created_at, 'failure', failure) from mail
        where account_id = ${accountId} and kind = ${kind} order by id desc limit 1) as test_mail,
      exists (select from mail where state = 'sent') as has_sent_mail,
      exists (select from hidden_setup where account_id = ${accountId}) as is_hidden,
      (select coalesce(nullif(social_name, ''), name) from account
        where is_owner and status = 'approved' and deleted_at is null order by id limit 1) as owner
  `.execute(db)
  const [row] = rows
  if (!row) throw new Error('the query of the setup returned no row')
  const { testMail, ...facts } = row
  return { ...facts, testMail: testMail && { ...testMail, createdAt: new Date(testMail.createdAt) } }
}

/** Hides the setup on the overview of a person, or shows it again. */
export async function storeSetupHidden(tx: Tx, accountId: number, isHidden: boolean): Promise<void> {
  if (isHidden)
    await tx
      .insertInto('hiddenSetup')
      .values({ accountId })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  else await tx.deleteFrom('hiddenSetup').where('accountId', '=', accountId).execute()
}

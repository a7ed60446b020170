import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db/transaction.ts'
import type { HiddenSetup, StoredSetupFacts, TestMail } from '../setup.ts'

interface Row extends Omit<StoredSetupFacts, 'testMail'> {
  testMail: (Omit<TestMail, 'createdAt'> & { createdAt: string }) | null
}

/**
 * What is stored about people, mails and links, in one query.
 * @param kind of the test mails
 */
export async function readSetupFacts(
  db: Db,
  { accountId, kind, now }: { accountId: number; kind: string; now: Date },
): Promise<StoredSetupFacts> {
  const { rows } = await sql<Row>`
    select
      (select count(*)::integer from account where status = 'approved' and deleted_at is null) as members,
      (select json_build_object('state', state, 'createdAt', created_at, 'failure', failure) from mail
        where account_id = ${accountId} and kind = ${kind} order by id desc limit 1) as test_mail,
      exists (select from mail where state = 'sent') as has_sent_mail,
      (select case when until_unready then 'whileReady' else 'always' end from hidden_setup
        where account_id = ${accountId}) as hidden,
      (select coalesce(nullif(social_name, ''), name) from account
        where is_owner and status = 'approved' and deleted_at is null order by id limit 1) as owner,
      (select new_email from account_link where kind = 'contact-email' and used_at is null
        and (expires_at is null or expires_at > ${now}) order by id desc limit 1) as waiting_contact_email
  `.execute(db)
  const [row] = rows
  if (!row) throw new Error('the query of the setup returned no row')
  const { testMail, ...facts } = row
  return { ...facts, testMail: testMail && { ...testMail, createdAt: new Date(testMail.createdAt) } }
}

/**
 * Hides the setup on the overview of a person, or shows it again. `whileReady` changes nothing for a person who hid it.
 * @param hidden null to show it
 */
export async function storeHiddenSetup(tx: Tx, accountId: number, hidden: HiddenSetup | null): Promise<void> {
  const untilUnready = hidden === 'whileReady'
  if (hidden)
    await tx
      .insertInto('hiddenSetup')
      .values({ accountId, untilUnready })
      .onConflict((conflict) =>
        untilUnready ? conflict.doNothing() : conflict.column('accountId').doUpdateSet({ untilUnready }),
      )
      .execute()
  else await tx.deleteFrom('hiddenSetup').where('accountId', '=', accountId).execute()
}

import type { Database } from '#platform/db/open-database.ts'
import type { Db } from '#platform/db/transaction.ts'
import { createFormGuard } from '#platform/limits/form-guard.ts'
import { openMailQueue } from '#platform/mail/mail-queue.ts'
import type { Storage } from '#platform/storage/storage.ts'
import type { Contributions } from '../contributions.ts'
import type { SecondFactorSettings } from '../second-factor/second-factor.ts'
import type { AccountsContext } from './accounts-context.ts'
import { issueLinkToken } from './one-time-links.ts'

/** Contributions of people without signs. */
export const noContributions: Contributions = {
  count: async () => ({ published: 0, approved: 0, deleted: 0 }),
  list: async () => [],
  countSigns: async () => 0,
  export: async () => ({ signs: [], changes: [] }),
  removeSigns: async () => {},
}

/** No second factor is required. The file of the key cannot be created. */
export const noSecondFactor: SecondFactorSettings = {
  required: 'none',
  keyFile: '/nowhere/second-factor.key',
}

/** A context over a test database. Mails are queued but not sent. */
export const anAccountsContext = (database: Database, now: () => Date): AccountsContext => ({
  db: database.db,
  now,
  mails: openMailQueue({ enqueue: async () => {} }),
  formGate: createFormGuard({ database, now }),
  clientAddress: '127.0.0.1',
  locale: 'pt',
  storage: undefined as unknown as Storage,
  contributions: noContributions,
  secondFactor: noSecondFactor,
})

/** The queued mails in order. */
export const waitingMails = (db: Db) =>
  db.selectFrom('mail').select(['kind', 'accountId', 'params']).orderBy('id').execute()

/** The token in the newest mail of a kind. */
export async function linkTokenFromMail(db: Db, kind: string, now: Date): Promise<string> {
  const { params } = await db
    .selectFrom('mail')
    .select('params')
    .where('kind', '=', kind)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  const { linkId } = params as { linkId: number }
  return (await issueLinkToken(db, linkId, now)).token
}

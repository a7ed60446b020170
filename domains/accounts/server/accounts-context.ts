import type { Db } from '#platform/db/transaction.ts'
import type { Locale } from '#platform/i18n/locales.ts'
import type { FormGuard } from '#platform/limits/form-guard.ts'
import type { MailQueue } from '#platform/mail/mail-queue.ts'
import type { Storage } from '#platform/storage/storage.ts'
import type { Contributions } from '../contributions.ts'

/** What the use cases of accounts work with. */
export interface AccountsContext {
  db: Db
  now: () => Date
  mails: MailQueue
  /** Limits per address and account. */
  gate: FormGuard
  /** Of who asks, for limits alone. */
  clientAddress: string
  /** Of the page or call: new accounts get their mails in it. */
  locale: Locale
  storage: Storage
  /** What people contributed to the dictionary. */
  contributions: Contributions
}

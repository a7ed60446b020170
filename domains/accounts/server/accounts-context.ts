import type { Db } from '#platform/db/transaction.ts'
import type { Locale } from '#platform/i18n/locales.ts'
import type { FormGuard } from '#platform/limits/form-guard.ts'
import type { MailQueue } from '#platform/mail/mail-queue.ts'
import type { Storage } from '#platform/storage/storage.ts'
import type { Contributions } from '../contributions.ts'
import type { SecondFactorSettings } from '../second-factor/second-factor.ts'

/** What the use cases of accounts need. */
export interface AccountsContext {
  db: Db
  now: () => Date
  mails: MailQueue
  /** Limits per client address and account. */
  formGate: FormGuard
  /** IP address of the client, used for limits only. */
  clientAddress: string
  /** Language of the page or call; new accounts receive their mails in it. */
  locale: Locale
  storage: Storage
  /** What people contributed to the dictionary. */
  contributions: Contributions
  secondFactor: SecondFactorSettings
}

/** The context of one request, from the services of the program, the client's address and the language. */
export const accountsContext = (
  {
    db,
    now,
    mails,
    formGate,
    storage,
    contributions,
    secondFactor,
  }: Omit<AccountsContext, 'clientAddress' | 'locale'>,
  { clientAddress, locale }: Pick<AccountsContext, 'clientAddress' | 'locale'>,
): AccountsContext => ({
  db,
  now,
  mails,
  formGate,
  clientAddress,
  locale,
  storage,
  contributions,
  secondFactor,
})

import type { AccountsContext } from '#domains/accounts/index.ts'
import type { Locale } from '#platform/i18n/locales.ts'
import type { AppContext } from './app-context.ts'

/** What a page calls the use cases of accounts with. */
export const accountsContext = (
  { db, now, mails, formGate, clientAddress, storage, contributions }: AppContext,
  locale: Locale,
): AccountsContext => ({
  db,
  now,
  mails,
  gate: formGate,
  clientAddress: clientAddress,
  locale,
  storage,
  contributions,
})

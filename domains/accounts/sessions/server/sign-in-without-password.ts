import { findAccountByEmail } from '../../server/account.queries.ts'
import type { AccountsContext } from '../../server/accounts-context.ts'
import { openSession } from './sessions.ts'

/**
 * Opens a session without a password. For the sign-in page of development only, which is not mounted elsewhere.
 * @returns the token of the session; null for an unknown address
 */
export async function signInWithoutPassword(
  { db, now }: Pick<AccountsContext, 'db' | 'now'>,
  { email, device }: { email: string; device: string },
): Promise<string | null> {
  const account = await findAccountByEmail(db, email)
  if (!account) return null
  return (await openSession(db, { accountId: account.id, device, now: now() })).token
}

import type { Db, Tx } from '#platform/db/transaction.ts'
import { AppError } from '#platform/errors/app-error.ts'
import { foldEmail } from '#platform/text/fold-email.ts'
import { emailTakenError, findAccountByEmail } from './account.queries.ts'

/**
 * Requires that an address can become the address of an account.
 * @throws AppError `account.emailSame` or `account.emailTaken` at `email`
 */
export async function requireFreeEmail(db: Db | Tx, email: string, current: string): Promise<void> {
  if (foldEmail(email) === foldEmail(current))
    throw new AppError('account.emailSame', { fields: [{ field: 'email', code: 'account.emailSame' }] })
  if (await findAccountByEmail(db, email)) throw emailTakenError()
}

/** Runs a change of an address; another account may have taken the address at the same time. */
export async function withEmailTakenError<Result>(change: Promise<Result>): Promise<Result> {
  try {
    return await change
  } catch (error) {
    throw violatesUniqueEmail(error) ? emailTakenError(error) : error
  }
}

/** Whether PostgreSQL refused a write because another account has the address. */
function violatesUniqueEmail(error: unknown): boolean {
  const { code, constraint } = (error ?? {}) as { code?: unknown; constraint?: unknown }
  return code === '23505' && constraint === 'account_email'
}

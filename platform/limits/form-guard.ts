import { createHmac } from 'node:crypto'
import type { Database } from '#platform/db/open-database.ts'
import { AppError } from '#platform/errors/app-error.ts'
import { networkOf } from '#platform/http/client-address.ts'
import { newFormToken, verifyFormToken } from './form-token.ts'
import { getInstallationSecret } from './installation-secret.ts'
import { createRateLimiter, type Limit } from './rate-limiter.ts'

/**
 * A limit per sender, per account named in the form (whether it exists or not), per combination of both (`pair`), or
 * for all senders together.
 */
export interface FormLimit extends Limit {
  scope: 'sender' | 'account' | 'pair' | 'everyone'
}

/** Protects forms: tokens against robots, limits against floods. */
export interface FormGuard {
  /** The token for a form that is rendered now. */
  issueToken(): Promise<string>
  /** The id of the submitted form. @throws AppError `form.tooQuick`, `form.expired` */
  verifyToken(token: string): Promise<string>
  /**
   * Counts one action against each limit, in order, until one is exceeded.
   * @param address IP address of the sender
   * @param account what identifies the account in the form, such as its e-mail address
   * @throws AppError `form.tooMany` with the seconds and minutes to wait
   */
  consume(limits: readonly FormLimit[], address: string, account?: string): Promise<void>
  /** Subtracts a counted action that turned out to need no limit. */
  refund(limits: readonly FormLimit[], address: string, account?: string): Promise<void>
}

interface Options {
  database: Pick<Database, 'db' | 'engine' | 'pool'>
  now: () => Date
  /** A form that is submitted sooner after rendering is rejected, ms. */
  formMinAgeMs?: number
}

/** The secret of the installation is read when the first form is rendered. */
export function createFormGuard({ database, now, formMinAgeMs }: Options): FormGuard {
  const counters = createRateLimiter(database)
  let cachedSecret: string | undefined
  const secret = async () => {
    cachedSecret ??= await getInstallationSecret(database.db)
    return cachedSecret
  }

  /** Changes daily, so that a sender cannot be tracked from day to day. */
  const senderKey = async (address: string) =>
    createHmac('sha256', await secret())
      .update(`sender ${now().toISOString().slice(0, 10)} ${networkOf(address)}`)
      .digest('base64url')

  const accountKey = async (account: string) =>
    createHmac('sha256', await secret())
      .update(`account ${account.toLowerCase()}`)
      .digest('base64url')

  const keysOf = async (address: string, account: string): Promise<Record<FormLimit['scope'], string>> => {
    const senderHash = await senderKey(address)
    const accountHash = await accountKey(account)
    return {
      sender: senderHash,
      account: accountHash,
      pair: `${senderHash} ${accountHash}`,
      everyone: 'everyone',
    }
  }

  return {
    issueToken: async () => newFormToken(await secret(), now()),
    verifyToken: async (token) => verifyFormToken(await secret(), token, now(), formMinAgeMs),
    async consume(limits, address, account = '') {
      const keys = await keysOf(address, account)
      for (const limit of limits) {
        const seconds = await counters.consume(limit, keys[limit.scope])
        if (seconds > 0)
          throw new AppError('form.tooMany', { params: { seconds, minutes: Math.ceil(seconds / 60) } })
      }
    },
    async refund(limits, address, account = '') {
      const keys = await keysOf(address, account)
      await Promise.all(limits.map((limit) => counters.refund(limit, keys[limit.scope])))
    },
  }
}

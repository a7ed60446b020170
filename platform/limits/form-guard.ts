import { createHmac } from 'node:crypto'
import type { Database } from '#platform/db/open-database.ts'
import { AppError } from '#platform/errors/app-error.ts'
import { networkOf } from '#platform/http/client-address.ts'
import { newFormToken, verifyFormToken } from './form-token.ts'
import { getInstallationSecret } from './installation-secret.ts'
import { createRateLimiter, type Limit } from './rate-limiter.ts'

/**
 * A limit for each sender, for each account that is meant (whether it exists or not), for each sender who means an
 * account (`pair`), or for everyone together.
 */
export interface FormLimit extends Limit {
  scope: 'sender' | 'account' | 'pair' | 'everyone'
}

/** What stands between a form and the use case behind it. */
export interface FormGuard {
  /** The token for a form that is shown now. */
  issueToken(): Promise<string>
  /** The id of the form that was sent. @throws AppError `form.tooQuick`, `form.expired` */
  verifyToken(token: string): Promise<string>
  /**
   * Counts one act against each limit, in order, as long as none is reached.
   * @param address of the sender
   * @param account what names the account that is meant, as its e-mail address
   * @throws AppError `form.tooMany` with the seconds and minutes to wait
   */
  consume(limits: readonly FormLimit[], address: string, account?: string): Promise<void>
  /** Takes an act back that was counted and turned out to be none that the limits are for. */
  refund(limits: readonly FormLimit[], address: string, account?: string): Promise<void>
}

interface Options {
  database: Pick<Database, 'db' | 'engine' | 'pool'>
  now: () => Date
  /** A form that is sent sooner after it was shown is refused, ms. */
  formMinAgeMs?: number
}

/** Opens the gate of this process. The secret is read when the first form is shown. */
export function createFormGuard({ database, now, formMinAgeMs }: Options): FormGuard {
  const counters = createRateLimiter(database)
  let cachedSecret: string | undefined
  const secret = async () => {
    cachedSecret ??= await getInstallationSecret(database.db)
    return cachedSecret
  }

  /** Another one each day, so that nobody can be followed from day to day. */
  const senderKey = async (address: string) =>
    createHmac('sha256', await secret())
      .update(`sender ${now().toISOString().slice(0, 10)} ${networkOf(address)}`)
      .digest('base64url')

  const accountKey = async (account: string) =>
    createHmac('sha256', await secret())
      .update(`account ${account.toLowerCase()}`)
      .digest('base64url')

  const keysOf = async (address: string, account: string): Promise<Record<FormLimit['scope'], string>> => {
    const [sender, meant] = [await senderKey(address), await accountKey(account)]
    return { sender, account: meant, pair: `${sender} ${meant}`, everyone: 'everyone' }
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

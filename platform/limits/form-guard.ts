import { createHmac } from 'node:crypto'
import type { Database } from '#platform/db/open-database.ts'
import { AppError } from '#platform/errors/app-error.ts'
import { type Ipv6Bits, networkOf } from '#platform/http/client-address.ts'
import { recordSecurityEvent } from '#platform/log/security-log.ts'
import { foldEmail } from '#platform/text/fold-email.ts'
import { isSignedByAny, newFormToken, verifyFormToken } from './form-token.ts'
import { getInstallationSecrets } from './installation-secret.ts'
import { createRateLimiter, type Limit, type LimitUse } from './rate-limiter.ts'

/**
 * A limit per sender, per account named in the form (whether it exists or not), per combination of both (`pair`), or
 * for all senders together.
 */
export interface FormLimit extends Limit {
  scope: 'sender' | 'account' | 'pair' | 'everyone'
  /** Bits of an IPv6 address that are one sender; 64 by default, 48 where a provider's customer has no account. */
  ipv6Bits?: Ipv6Bits
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
   * @param count number of actions, if there are several at once
   * @returns what is left of each limit
   * @throws AppError `form.tooMany` with the seconds and minutes to wait
   */
  consume(
    limits: readonly FormLimit[],
    address: string,
    account?: string,
    count?: number,
  ): Promise<LimitUse[]>
  /** Subtracts a counted action that turned out to need no limit. */
  refund(limits: readonly FormLimit[], address: string, account?: string): Promise<void>
  /** The keyed hash of a sender for the log; it changes daily, so that nobody can be tracked from day to day. */
  hashSender(address: string): Promise<string>
}

interface Options {
  database: Pick<Database, 'db' | 'engine' | 'pool'>
  now: () => Date
  /** A form that is submitted sooner after rendering is rejected, ms. */
  formMinAgeMs?: number
}

/** Another process may have replaced the secret meanwhile, so it is read again after this time, ms. */
const secretCacheMs = 10 * 60_000

/** The secrets of the installation are read when the first form is rendered. */
export function createFormGuard({ database, now, formMinAgeMs }: Options): FormGuard {
  const counters = createRateLimiter(database)
  let cached: { secrets: string[]; readAt: number } | undefined

  async function getSecrets({ fresh = false } = {}): Promise<string[]> {
    const at = now()
    if (fresh || !cached || at.getTime() - cached.readAt >= secretCacheMs)
      cached = { secrets: await getInstallationSecrets(database.db, at), readAt: at.getTime() }
    return cached.secrets
  }
  const getSecret = async () => (await getSecrets())[0] as string

  const hash = async (text: string) =>
    createHmac('sha256', await getSecret())
      .update(text)
      .digest('base64url')
  /** Changes daily, so that a sender cannot be tracked from day to day. */
  const hashSender = (address: string, ipv6Bits?: Ipv6Bits) =>
    hash(`sender ${now().toISOString().slice(0, 10)} ${networkOf(address, ipv6Bits)}`)
  const hashAccount = (account: string) => hash(`account ${foldEmail(account)}`)

  async function keyOf({ scope, ipv6Bits }: FormLimit, address: string, account: string): Promise<string> {
    if (scope === 'everyone') return 'everyone'
    if (scope === 'account') return hashAccount(account)
    const sender = await hashSender(address, ipv6Bits)
    return scope === 'sender' ? sender : `${sender} ${await hashAccount(account)}`
  }

  return {
    issueToken: async () => newFormToken(await getSecret(), now()),
    async verifyToken(token) {
      const verify = (secrets: string[]) => verifyFormToken(secrets, token, now(), formMinAgeMs)
      const secrets = await getSecrets()
      if (isSignedByAny(secrets, token)) return verify(secrets)
      // Another process may have signed it with a secret that is newer than those read here.
      return verify(await getSecrets({ fresh: true }))
    },
    async consume(limits, address, account = '', count = 1) {
      const uses: LimitUse[] = []
      for (const limit of limits) {
        const use = await counters.consume(limit, await keyOf(limit, address, account), count)
        uses.push(use)
        if (!use.isExceeded) continue
        const { resetSeconds: seconds } = use
        recordSecurityEvent('limit.reached', { limit: limit.name })
        throw new AppError('form.tooMany', { params: { seconds, minutes: Math.ceil(seconds / 60) } })
      }
      return uses
    },
    async refund(limits, address, account = '') {
      await Promise.all(
        limits.map(async (limit) => counters.refund(limit, await keyOf(limit, address, account))),
      )
    },
    hashSender: async (address) => (await hashSender(address)).slice(0, 16),
  }
}

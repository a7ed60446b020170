import type { AccountActor } from '#platform/actor.ts'
import { isoDateIn } from '#platform/i18n/format.ts'
import { startOfDay } from '#platform/i18n/start-of-day.ts'
import type { Account } from '../account.ts'

/** What a token may be used for, within the rights of its person; a check of the table `api_token` has the same list. */
export const tokenScopes = ['read', 'write', 'import', 'export', 'corpus', 'ecv'] as const
export type TokenScope = (typeof tokenScopes)[number]

export const tokenNameLength = 60
/** Tokens of one person at the same time, expired ones included. */
export const maxTokens = 20
/** The longest validity of a token. */
export const maxTokenDays = 365
/** The validities that the form offers, besides a date; days. */
export const tokenDays = [30, 90, 365] as const

/** Begins every token, so that people and scanners of source code recognize one. */
export const tokenPrefix = 'signbank_'

/** A token without its secret. */
export interface ApiToken {
  id: string
  name: string
  scopes: readonly TokenScope[]
  createdAt: Date
  expiresAt: Date
  lastUsedAt: Date | null
}

/** A live token with its account, and the actor with the rights of this moment. */
export interface TokenCaller {
  token: Pick<ApiToken, 'id' | 'scopes'>
  account: Account
  actor: AccountActor
}

/** When a token ends: after some days, or at the end of a date (`2027-01-31`) in a time zone. */
export type TokenExpiry = { days: number } | { date: string }

const day = 86_400_000

/** The moment of an expiry; null if it is past or later than the longest validity. */
export function expiryOf(
  expiry: TokenExpiry,
  { now, timeZone }: { now: Date; timeZone: string },
): Date | null {
  const at =
    'days' in expiry ? now.getTime() + expiry.days * day : startOfDay(dayAfter(expiry.date), timeZone)
  const isPossible = at > now.getTime() && at <= startOfDay(lastDay(now, timeZone, 1), timeZone)
  return isPossible ? new Date(at) : null
}

/** The last date that a token may end on. */
export const lastDay = (now: Date, timeZone: string, daysLater = 0): string =>
  addDays(isoDateIn(now, timeZone), maxTokenDays + daysLater)

const dayAfter = (date: string) => addDays(date, 1)

const addDays = (date: string, days: number) =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * day).toISOString().slice(0, 10)

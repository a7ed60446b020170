import type { MiddlewareHandler } from 'hono'
import { errorWire } from '#platform/http/answer.wire.ts'
import { clientAddressOf } from '#platform/http/client-address.ts'
import type { FormLimit } from '#platform/limits/form-guard.ts'
import type { LimitUse } from '#platform/limits/rate-limiter.ts'
import type { ApiContext } from './api-context.ts'
import type { ApiEnv } from './api-env.ts'
import { findCaller } from './caller.ts'
import { jsonResponse } from './responses.ts'
import { isAccountWrite } from './write-request.ts'

/** One write a second on average; whole lexicons are imported by the command line. */
export const apiWriteLimits: readonly FormLimit[] = [
  { name: 'api-write-account', scope: 'account', points: 600, seconds: 600 },
]

/** The documented answer above the limit. */
export const tooManyWrites = {
  429: jsonResponse(errorWire, 'Too many writes; `Retry-After` says how long to wait, s'),
}

/** Limits the writes of an account, so that a faulty program does not keep the database busy. */
export const limitWrites =
  (context: Pick<ApiContext, 'formGate' | 'trustedProxies'>): MiddlewareHandler<ApiEnv> =>
  async (c, next) => {
    const caller = isAccountWrite(c) ? await findCaller(c) : null
    if (!caller) return next()
    c.header('ratelimit-policy', policyHeader)
    const uses = await context.formGate.consume(
      apiWriteLimits,
      clientAddressOf(c, context.trustedProxies),
      `${caller.actor.id}`,
    )
    await next()
    c.res.headers.set('ratelimit', uses.map(useHeader).join(', '))
  }

/** Policies as the fields `RateLimit` and `RateLimit-Policy` of the IETF draft name them. */
const policyHeader = apiWriteLimits
  .map(({ name, points, seconds }) => `"${name}";q=${points};w=${seconds}`)
  .join(', ')

const useHeader = ({ limit, remaining, resetSeconds }: LimitUse) =>
  `"${limit.name}";r=${remaining};t=${resetSeconds}`

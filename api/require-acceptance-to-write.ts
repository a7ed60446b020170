import type { MiddlewareHandler } from 'hono'
import { mayWrite } from '#platform/access.policy.ts'
import { authorize } from '#platform/policy.ts'
import type { ApiEnv } from './api-env.ts'
import { findCaller } from './caller.ts'
import { isAcceptance, isAccountWrite } from './write-request.ts'

/** Refuses writes of people with a pending acceptance. */
export const requireAcceptanceToWrite: MiddlewareHandler<ApiEnv> = async (c, next) => {
  if (isAccountWrite(c) && !isAcceptance(c)) {
    const caller = await findCaller(c)
    if (caller) authorize(mayWrite(caller.actor))
  }
  await next()
}

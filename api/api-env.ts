import type { UserSession } from '#domains/accounts/user-session.ts'
import type { Log } from '#platform/log/log.ts'

/** Variables of the Hono context in the API. */
export interface ApiEnv {
  Variables: {
    /** Set by the site around the API; missing when the API runs alone in tests. */
    log?: Log
    /** Session of the request, identified once; null for visitors. */
    identifyCaller: () => Promise<UserSession | null>
  }
}

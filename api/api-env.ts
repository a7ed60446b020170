import type { ApiCaller } from '#domains/accounts/index.ts'
import type { Log } from '#platform/log/log.ts'

/** Variables of the Hono context in the API. */
export interface ApiEnv {
  Variables: {
    /** Set by the site around the API; missing when the API runs alone in tests. */
    log?: Log
    /** The caller, identified once; null for visitors. */
    identifyCaller: () => Promise<ApiCaller | null>
  }
}

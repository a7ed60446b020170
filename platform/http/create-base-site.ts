import { randomUUID, timingSafeEqual } from 'node:crypto'
import { type Context, Hono } from 'hono'
import { secureHeaders } from 'hono/secure-headers'
import { catalogue } from '#platform/errors/catalogue.ts'
import type { Log } from '#platform/log/log.ts'
import type { Metrics } from '#platform/metrics/metrics.ts'
import { textErrorResponse, toAppError } from './error-response.ts'
import { isLoopbackRequest } from './loopback-request.ts'

export interface SiteEnv {
  Bindings: {
    /** For the scripts and styles of this answer. */
    nonce: string
  }
  Variables: { log: Log }
}

interface Options {
  log: Log
  metrics: Metrics
  metricsToken: string | undefined
  /** Whether the process can answer visitors. */
  isReady: () => Promise<boolean>
  secure: boolean
}

/** The floor of the site: request ids, log, secure headers, health and figures. Doors are added to it. */
export function createBaseSite({ log, metrics, metricsToken, isReady, secure }: Options): Hono<SiteEnv> {
  const site = new Hono<SiteEnv>()

  site.use(async (c, next) => {
    const id = randomUUID()
    const start = performance.now()
    c.set('log', log.child({ request: id }))
    await next()
    // Set on the answer as it is: Hono would make a new one around a stream of its body.
    c.res.headers.set('X-Request-Id', id)
    const seconds = (performance.now() - start) / 1000
    metrics.observe(requestKind(c.req.path), c.res.status, seconds)
    const level = c.res.status >= 500 ? 'error' : 'debug'
    c.get('log')[level](
      { method: c.req.method, path: c.req.path, status: c.res.status, ms: seconds * 1000 },
      'answered',
    )
  })
  site.use(
    secureHeaders({
      strictTransportSecurity: secure ? 'max-age=31536000' : false,
      xFrameOptions: 'DENY',
      referrerPolicy: 'strict-origin-when-cross-origin',
    }),
  )

  site.onError((error, c) => {
    const said = toAppError(error)
    c.var.log[catalogue[said.code].log]({ err: error }, 'a request failed')
    return textErrorResponse(c, said)
  })

  site.get('/healthz', (c) => c.text('ok'))
  site.get('/readyz', async (c) => ((await isReady()) ? c.text('ok') : c.text('not ready', 503)))
  site.get('/metrics', async (c) => {
    if (!mayReadMetrics(c, metricsToken))
      return c.text('metrics are for this machine, or for who has the token', 403)
    return c.body(await metrics.text(), 200, { 'content-type': metrics.contentType })
  })
  return site
}

const requestKind = (path: string) =>
  /^\/(api|media|symbols|assets|healthz|readyz|metrics)\b/.exec(path)?.[1] ?? 'page'

function mayReadMetrics(c: Context, token: string | undefined): boolean {
  const given = Buffer.from(c.req.header('authorization') ?? '')
  const wanted = Buffer.from(`Bearer ${token}`)
  if (token && given.length === wanted.length && timingSafeEqual(given, wanted)) return true
  return isLoopbackRequest(c)
}

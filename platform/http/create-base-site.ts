import { randomUUID, timingSafeEqual } from 'node:crypto'
import { type Context, Hono, type Next } from 'hono'
import { routePath } from 'hono/route'
import { secureHeaders } from 'hono/secure-headers'
import { withAuditOrigin } from '#platform/audit/audit-origin.ts'
import { catalogue } from '#platform/errors/catalogue.ts'
import { whileRequestWaits } from '#platform/inspection/waiting-request.ts'
import type { Log } from '#platform/log/log.ts'
import { recordRefusal, type SecurityContext, withSecurityContext } from '#platform/log/security-log.ts'
import { type FileScanner, withFileScanner } from '#platform/malware-scan/file-scanner.ts'
import type { Metrics } from '#platform/metrics/metrics.ts'
import { inSpan, type Span } from '#platform/tracing/tracing.ts'
import { answerAborted } from './aborted-request.ts'
import { describeRequest } from './describe-request.ts'
import { textErrorResponse, toAppError } from './error-response.ts'
import { isLoopbackRequest } from './loopback-request.ts'
import { dataSecurityPolicy } from './nonce.ts'
import type { BodyBindings } from './send-body.ts'

export interface SiteEnv {
  Bindings: BodyBindings & {
    /** For the scripts and styles of this response. */
    nonce: string
  }
  Variables: { log: Log }
}

interface Options {
  log: Log
  metrics: Metrics
  /** A keyed hash of the sender's IP address, for security events. */
  hashSender: (c: Context) => Promise<string>
  metricsToken: string | undefined
  /** Whether /metrics answers requests from this machine without the token. */
  isLocal: boolean
  /** Whether browsers use https for the subdomains of the host as well. */
  hstsSubdomains: boolean
  /** Adds the refusal of a signed-in person to the audit log. */
  auditRefusal?: SecurityContext['auditRefusal']
  /** Why the process cannot serve all requests; null if it can. */
  findProblem: () => Promise<string | null>
  /** The pattern of the page's route, for metrics; without it all pages are counted together. */
  pageRouteOf?: ((path: string) => string) | undefined
  /** Scans the files of requests; without it they are not scanned. */
  scanFile?: FileScanner | undefined
  /** Whether the header `traceparent` comes from a proxy of the installation, and not from any visitor. */
  continuesTraces?: boolean
  secure: boolean
}

/** The base that all routes are added to: request ids, log, secure headers, health checks and metrics. */
export function createBaseSite({
  log,
  metrics,
  hashSender,
  metricsToken,
  isLocal,
  hstsSubdomains,
  auditRefusal,
  findProblem,
  pageRouteOf = () => pageRoutes,
  scanFile,
  continuesTraces = false,
  secure,
}: Options): Hono<SiteEnv> {
  const site = new Hono<SiteEnv>()

  site.use((c, next) => {
    const parent = continuesTraces ? c.req.header('traceparent') : undefined
    const options = { name: c.req.method, kind: 'server', parent } as const
    return inSpan(options, (span) => answer(c, next, span))
  })

  async function answer(c: Context<SiteEnv>, next: Next, span: Span): Promise<void> {
    const id = randomUUID()
    const start = performance.now()
    c.set('log', log.child({ request: id }))
    const hash = () => hashSender(c)
    const access = c.req.path.startsWith('/api/') ? 'api' : 'page'
    await withAuditOrigin({ access, requestId: id }, () =>
      withSecurityContext({ log: c.get('log'), hashSender: hash, accountId: null, auditRefusal }, next),
    )
    // Set directly: `c.header` would make Hono create a new Response around the stream of the body.
    c.res.headers.set('X-Request-Id', id)
    if (!c.res.headers.has('content-security-policy'))
      c.res.headers.set('content-security-policy', dataSecurityPolicy)
    if (!c.res.headers.has('cross-origin-resource-policy'))
      c.res.headers.set('cross-origin-resource-policy', 'same-origin')
    const seconds = (performance.now() - start) / 1000
    const request = { route: routeOf(c, pageRouteOf), method: c.req.method, status: c.res.status }
    metrics.observe(request, seconds)
    describeRequest(span, request)
    const level = c.res.status >= 500 ? 'error' : 'debug'
    c.get('log')[level](
      { method: c.req.method, path: loggedPath(c.req.path), status: c.res.status, ms: seconds * 1000 },
      'request completed',
    )
  }
  site.use((c, next) => whileRequestWaits(() => c.req.raw.signal, next))
  site.use((_, next) => withFileScanner(scanFile, next))
  site.use(
    secureHeaders({
      strictTransportSecurity: secure
        ? `max-age=31536000${hstsSubdomains ? '; includeSubDomains' : ''}`
        : false,
      xFrameOptions: 'DENY',
      // Set above, because public films have another one.
      crossOriginResourcePolicy: false,
      referrerPolicy: 'strict-origin-when-cross-origin',
      // The policy of the first page stays while the browser changes pages itself, so all allow what the panel needs.
      permissionsPolicy: {
        camera: ['self'],
        microphone: [],
        geolocation: [],
        displayCapture: [],
        payment: [],
        usb: [],
      },
    }),
  )

  site.onError((error, c) => {
    const aborted = answerAborted(c)
    if (aborted) return aborted
    const appError = toAppError(error)
    recordRefusal(appError.code)
    c.var.log[catalogue[appError.code].log]({ err: error }, 'a request failed')
    return textErrorResponse(c, appError)
  })

  site.get('/healthz', (c) => c.text('ok'))
  site.get('/readyz', async (c) => {
    const problem = await findProblem()
    return problem === null ? c.text('ok') : c.text(`not ready: ${problem}`, 503)
  })
  site.get('/metrics', async (c) => {
    if (!hasMetricsToken(c, metricsToken) && !(isLocal && isLoopbackRequest(c)))
      return c.text('metrics need a request from this machine, or the token', 403)
    return c.body(await metrics.text(), 200, { 'content-type': metrics.contentType })
  })
  return site
}

/** The route of everything that no other route answers, and of what answers before routes. */
const pageRoutes = '*'
const assetRoutes = '/assets/*'

/** The pattern of the route that answered. */
function routeOf(c: Context, pageRouteOf: (path: string) => string): string {
  const route = routePath(c)
  if (route !== pageRoutes && route !== '/*') return route
  return c.req.path.startsWith('/assets/') ? assetRoutes : pageRouteOf(c.req.path)
}

/** The path without a token, which is a part of it where programs send no headers. */
const loggedPath = (path: string) => path.replace(/^(\/api\/\w+\/private)\/[^/]+/, '$1/…')

function hasMetricsToken(c: Context, token: string | undefined): boolean {
  const received = Buffer.from(c.req.header('authorization') ?? '')
  const expected = Buffer.from(`Bearer ${token}`)
  return token !== undefined && received.length === expected.length && timingSafeEqual(received, expected)
}

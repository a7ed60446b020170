import { type ActorName, type Audience, actorNames, audiences } from './access-actors.ts'
import { type EndpointAccess, endpointAccess } from './endpoint-access.ts'
import { expect, test } from './fixtures.ts'
import { type PageAccess, pageAccess } from './page-access.ts'
import { requestsAs } from './requests-as.ts'
import { siteRoutes } from './site-routes.ts'

/** How many requests of an actor are under way at once. */
const simultaneousRequests = 8

/** Examines all entries, several at once, and returns the complaints in the order of the entries. */
async function collectComplaints<Entry>(
  entries: readonly Entry[],
  examine: (entry: Entry) => Promise<string[]>,
): Promise<string[]> {
  const complaints: string[][] = []
  const waiting = entries.entries()
  await Promise.all(
    Array.from({ length: simultaneousRequests }, async () => {
      for (const [index, entry] of waiting) complaints[index] = await examine(entry)
    }),
  )
  return complaints.flat()
}

const locale = 'de'
const isPanelPage = (pattern: string) => /^control-panel(\/|$)/.test(pattern)
const isInAudience = (audience: Audience, actor: ActorName) =>
  (audiences[audience] as readonly ActorName[]).includes(actor)

/** Where an actor without access is redirected; null for one with access. */
function redirectFor(pattern: string, audience: Audience, actor: ActorName): string | null {
  if (isInAudience(audience, actor)) return null
  return isPanelPage(pattern) && actor === 'visitor'
    ? `/${locale}/login`
    : `/${locale}/control-panel/overview`
}

/** The target of a redirect: a document has it in a header, route data in the body. */
async function redirectTarget(response: Response): Promise<string> {
  const body = await response.text()
  if (response.status !== 202) return response.headers.get('location') ?? ''
  return /"(\/[a-z]{2}\/[^"]*)"/.exec(body)?.[1] ?? ''
}

test('every page is listed in the access matrix, and nothing else is [ROL-06]', () => {
  expect(Object.keys(pageAccess).sort()).toEqual(siteRoutes.map(({ pattern }) => pattern).sort())
  for (const { pattern, hasAction } of siteRoutes)
    expect(Boolean(pageAccess[pattern]?.acceptsForms), `${pattern} accepts forms`).toBe(hasAction)
})

for (const actor of actorNames)
  test(`${actor} gets exactly the allowed pages, as document, as data and as data of one route [ROL-01] [ROL-02]`, async ({
    baseURL,
  }) => {
    const send = await requestsAs(actor, baseURL)
    // One comparison at the end: thousands of them take longer than the requests.
    const wrong = await collectComplaints(siteRoutes, async ({ pattern, id }) => {
      const access = pageAccess[pattern]
      if (!access) return []
      const expectedRedirect = redirectFor(pattern, access.audience, actor)
      const { document, data, dataOfRoute } = addressesOf(access.examplePath ?? pattern, id)
      // Rendering and loading take longest. Each page that somebody may open is rendered for the first of them, and
      // its data are loaded for all; every actor without access asks in every way.
      const isFirst = audiences[access.audience][0] === actor
      const allowedAddresses = isFirst ? [document, dataOfRoute] : [dataOfRoute]
      const complaints: string[] = []
      for (const address of expectedRedirect ? [document, data, dataOfRoute] : allowedAddresses) {
        const response = await send(address)
        const { status } = response
        const target = await redirectTarget(response)
        const isRight = expectedRedirect
          ? [202, 302, 303].includes(status) && target.startsWith(expectedRedirect)
          : (access.isNotFound ? status === 404 : status < 400) && isAllowedTarget(access, target)
        if (!isRight) complaints.push(`${address}: ${status} ${target}`)
      }
      return complaints
    })
    expect(wrong).toEqual([])
  })

/** A page that somebody may open redirects nowhere, unless it is no document; then it may not ask for a sign-in. */
const isAllowedTarget = ({ hasNoDocument, endsSession, followsPassword }: PageAccess, target: string) =>
  hasNoDocument ? endsSession || followsPassword || !target.startsWith(`/${locale}/login`) : target === ''

/** The addresses of a page: its document, the data of all its routes, and the data of its own route alone. */
function addressesOf(pagePath: string, routeId: string) {
  const document = `/${locale}/${pagePath}`.replace(/\/$/, '')
  const [path = '', query] = document.split('?')
  const search = new URLSearchParams(query)
  const data = `${path}.data${query ? `?${search}` : ''}`
  search.append('_routes', routeId)
  return { document, data, dataOfRoute: `${path}.data?${search}` }
}

for (const actor of actorNames)
  test(`${actor} can send forms to exactly the allowed pages [ROL-01] [ROL-05]`, async ({ baseURL }) => {
    const send = await requestsAs(actor, baseURL)
    const wrong = await collectComplaints(siteRoutes, async ({ pattern }) => {
      const access = pageAccess[pattern]
      if (!access?.acceptsForms || access.endsSession) return []
      const audience = access.acceptsForms === true ? access.audience : access.acceptsForms
      const expectedRedirect = redirectFor(pattern, audience, actor)
      const [path = ''] = `/${locale}/${access.examplePath ?? pattern}`.split('?')
      // The page with the answer is rendered for the first who may send the form.
      const isRendered = expectedRedirect !== null || audiences[audience][0] === actor
      const complaints: string[] = []
      for (const address of isRendered ? [path, `${path}.data`] : [`${path}.data`]) {
        const response = await send(address, {
          method: 'POST',
          body: new URLSearchParams({ intent: 'unknown' }),
          headers: { origin: baseURL ?? '' },
        })
        const { status } = response
        const target = await redirectTarget(response)
        const isAnswered = expectedRedirect
          ? target.startsWith(expectedRedirect)
          : access.followsPassword || !target.startsWith(`/${locale}/login`)
        if (status === 500 || !isAnswered) complaints.push(`${address}: ${status} ${target}`)
      }
      return complaints
    })
    expect(wrong).toEqual([])
  })

function bodyOf({ body, form }: EndpointAccess): RequestInit {
  if (body) return { body: JSON.stringify(body) }
  if (!form) return {}
  const data = new FormData()
  for (const [name, value] of Object.entries(form)) data.append(name, value)
  return { body: data }
}

test('every API endpoint is listed in the access matrix, and nothing else is [ROL-06] [API-04]', async ({
  request,
}) => {
  const { paths } = (await (await request.get('/api/openapi.json')).json()) as {
    paths: Record<string, Record<string, unknown>>
  }
  const endpoints = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  )
  expect(endpoints.sort()).toEqual(Object.keys(endpointAccess).sort())
})

for (const actor of actorNames)
  test(`${actor} can call exactly the allowed API endpoints [ROL-01] [API-04]`, async ({ baseURL }) => {
    const send = await requestsAs(actor, baseURL)
    const wrong: string[] = []
    for (const [endpoint, access] of Object.entries(endpointAccess)) {
      const [method = '', path = ''] = endpoint.split(' ')
      const { status } = await send(`/api${access.examplePath ?? path}`, {
        method,
        ...bodyOf(access),
        headers: { origin: baseURL ?? '', ...(access.body && { 'content-type': 'application/json' }) },
      })
      const defaultStatus = isInAudience(access.audience, actor) ? 200 : actor === 'visitor' ? 401 : 403
      const expected = access.statuses?.[actor] ?? defaultStatus
      if (status !== expected) wrong.push(`${endpoint}: ${status} instead of ${expected}`)
    }
    expect(wrong).toEqual([])
  })

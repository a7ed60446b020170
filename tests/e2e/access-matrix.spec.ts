import type { APIRequestContext, APIResponse } from '@playwright/test'
import { castEmail, castPassword } from '#seeds/cast-people.ts'
import {
  type ActorName,
  type Audience,
  actorNames,
  audiences,
  endpointAccess,
  pageAccess,
} from './access-matrix.ts'
import { test as base, expect, signIn } from './fixtures.ts'
import { siteRoutes } from './site-routes.ts'

/** A new context of requests for each actor, signed in unless it is the visitor. */
type RequestsAs = (actor: ActorName) => Promise<APIRequestContext>

const test = base.extend<{ requestsAs: RequestsAs }>({
  requestsAs: async ({ playwright, baseURL }, use) => {
    const contexts: APIRequestContext[] = []
    await use(async (actor) => {
      const context = await playwright.request.newContext({ baseURL, storageState: noState })
      contexts.push(context)
      if (actor !== 'visitor') await signInByApi(context, actor)
      return context
    })
    for (const context of contexts) await context.dispose()
  },
})

const noState = { cookies: [], origins: [] }
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
async function redirectTarget(response: APIResponse): Promise<string> {
  if (response.status() !== 202) return response.headers().location ?? ''
  return /"(\/[a-z]{2}\/[^"]*)"/.exec(await response.text())?.[1] ?? ''
}

async function signInByApi(request: APIRequestContext, actor: Exclude<ActorName, 'visitor'>): Promise<void> {
  const response = await request.post('/api/signbank/login', {
    data: { email: castEmail(actor), password: castPassword },
  })
  expect(response.status(), await response.text()).toBe(200)
}

test('every page is listed in the access matrix, and nothing else is [ROL-06]', () => {
  expect(Object.keys(pageAccess).sort()).toEqual(siteRoutes.map(({ pattern }) => pattern).sort())
  for (const { pattern, hasAction } of siteRoutes)
    expect(Boolean(pageAccess[pattern]?.acceptsForms), `${pattern} accepts forms`).toBe(hasAction)
})

for (const actor of actorNames)
  test(`${actor} gets exactly the allowed pages, as document, as data and as data of one route [ROL-01] [ROL-02]`, async ({
    requestsAs,
  }) => {
    const request = await requestsAs(actor)
    for (const { pattern, id } of siteRoutes) {
      const access = pageAccess[pattern]
      if (!access) continue
      const expectedRedirect = redirectFor(pattern, access.audience, actor)
      for (const address of addressesOf(access.examplePath ?? pattern, id)) {
        const response = await request.get(address, { maxRedirects: 0 })
        const target = await redirectTarget(response)
        const description = `${actor} gets ${address}: ${response.status()} ${target}`
        if (expectedRedirect) {
          expect([202, 302, 303], description).toContain(response.status())
          expect(target.startsWith(expectedRedirect), description).toBe(true)
          continue
        }
        if (access.isNotFound) expect(response.status(), description).toBe(404)
        else expect(response.status(), description).toBeLessThan(400)
        if (!access.hasNoDocument) expect(target, description).toBe('')
        else if (!access.endsSession && !access.followsPassword)
          expect(target.startsWith(`/${locale}/login`), description).toBe(false)
      }
    }
  })

/** The addresses of a page: its document, the data of all its routes, and the data of its own route alone. */
function addressesOf(pagePath: string, routeId: string): string[] {
  const document = `/${locale}/${pagePath}`.replace(/\/$/, '')
  const [path = '', query] = document.split('?')
  const search = new URLSearchParams(query)
  const data = `${path}.data${query ? `?${search}` : ''}`
  search.append('_routes', routeId)
  return [document, data, `${path}.data?${search}`]
}

for (const actor of actorNames)
  test(`${actor} can send forms to exactly the allowed pages [ROL-01] [ROL-05]`, async ({
    requestsAs,
    baseURL,
  }) => {
    const request = await requestsAs(actor)
    for (const { pattern } of siteRoutes) {
      const access = pageAccess[pattern]
      if (!access?.acceptsForms || access.endsSession) continue
      const audience = access.acceptsForms === true ? access.audience : access.acceptsForms
      const expectedRedirect = redirectFor(pattern, audience, actor)
      const [path = ''] = `/${locale}/${access.examplePath ?? pattern}`.split('?')
      for (const address of [path, `${path}.data`]) {
        const response = await request.post(address, {
          form: { intent: 'unknown' },
          headers: { origin: baseURL ?? '' },
          maxRedirects: 0,
        })
        const target = await redirectTarget(response)
        const description = `${actor} sends a form to ${address}: ${response.status()} ${target}`
        expect(response.status(), description).not.toBe(500)
        if (expectedRedirect) expect(target.startsWith(expectedRedirect), description).toBe(true)
        else if (target !== '' && !access.followsPassword)
          expect(target.startsWith(`/${locale}/login`), description).toBe(false)
      }
    }
  })

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
  test(`${actor} can call exactly the allowed API endpoints [ROL-01] [API-04]`, async ({
    requestsAs,
    baseURL,
  }) => {
    const request = await requestsAs(actor)
    for (const [endpoint, access] of Object.entries(endpointAccess)) {
      const [method = '', path = ''] = endpoint.split(' ')
      const response = await request.fetch(`/api${access.examplePath ?? path}`, {
        method,
        ...(access.body && { data: access.body }),
        ...(access.form && { multipart: access.form }),
        headers: { origin: baseURL ?? '' },
      })
      const defaultStatus = isInAudience(access.audience, actor) ? 200 : actor === 'visitor' ? 401 : 403
      const description = `${actor} calls ${endpoint}: ${await response.text().catch(() => '')}`
      expect(response.status(), description).toBe(access.statuses?.[actor] ?? defaultStatus)
    }
  })

test('administrators are redirected from their own user page to the overview [ROL-04]', async ({ page }) => {
  await signIn(page, 'ana')
  for (const pageName of ['view', 'edit']) {
    await page.goto(`/de/control-panel/users/${pageName}/1`)
    await expect(page).toHaveURL(/\/de\/control-panel\/overview$/)
  }
  await page.goto('/de/control-panel/users/view')
  await expect(page).toHaveURL(/\/de\/control-panel\/users$/)
})

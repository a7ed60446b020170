import type { APIRequestContext, APIResponse } from '@playwright/test'
import { castEmail, castPassword } from '#seeds/cast.ts'
import {
  type ActorName,
  type Audience,
  actorNames,
  audiences,
  endpointAccess,
  pageAccess,
} from './access-matrix.ts'
import { expect, signIn, test } from './fixtures.ts'
import { siteRoutes } from './site-routes.ts'

const locale = 'de'
const inPanel = (pattern: string) => /^control-panel(\/|$)/.test(pattern)
const isAllowed = (audience: Audience, person: ActorName) =>
  (audiences[audience] as readonly ActorName[]).includes(person)

/** Where somebody who may not enter is sent; null when they are let in. */
function redirectFor(pattern: string, audience: Audience, person: ActorName): string | null {
  if (isAllowed(audience, person)) return null
  return inPanel(pattern) && person === 'visitor' ? `/${locale}/login` : `/${locale}/control-panel/overview`
}

/** The address that an answer leads to: as a document by its head, as data inside it. */
async function redirectTarget(answer: APIResponse): Promise<string> {
  if (answer.status() !== 202) return answer.headers().location ?? ''
  return /"(\/[a-z]{2}\/[^"]*)"/.exec(await answer.text())?.[1] ?? ''
}

async function signInByApi(request: APIRequestContext, person: Exclude<ActorName, 'visitor'>): Promise<void> {
  const answer = await request.post('/api/signbank/login', {
    data: { email: castEmail(person), password: castPassword },
  })
  expect(answer.status(), await answer.text()).toBe(200)
}

const get = (request: APIRequestContext, address: string) => request.get(address, { maxRedirects: 0 })

test('every page has an expectation, and every expectation a page [ROL-06]', () => {
  expect(Object.keys(pageAccess).sort()).toEqual(siteRoutes.map(({ pattern }) => pattern).sort())
  for (const { pattern, hasAction } of siteRoutes)
    expect(Boolean(pageAccess[pattern]?.acceptsForms), `${pattern} takes forms`).toBe(hasAction)
})

for (const person of actorNames)
  test(`${person}: every page as document, as data and as data of its own route [ROL-01] [ROL-02]`, async ({
    playwright,
    baseURL,
  }) => {
    const request = await playwright.request.newContext({
      baseURL,
      storageState: { cookies: [], origins: [] },
    })
    if (person !== 'visitor') await signInByApi(request, person)
    for (const { pattern, id } of siteRoutes) {
      const door = pageAccess[pattern]
      if (!door) continue
      const address = `/${locale}/${door.examplePath ?? pattern}`.replace(/\/$/, '')
      const [path = '', query] = address.split('?')
      const away = redirectFor(pattern, door.audience, person)
      const data = `${path === `/${locale}` ? `${path}` : path}.data?${query ? `${query}&` : ''}`
      for (const asked of [address, data.replace(/[?&]$/, ''), `${data}_routes=${encodeURIComponent(id)}`]) {
        const answer = await get(request, asked)
        const where = await redirectTarget(answer)
        const told = `${person} asks ${asked}: ${answer.status()} ${where}`
        if (away) {
          expect([202, 302, 303], told).toContain(answer.status())
          expect(where.startsWith(away), told).toBe(true)
        } else {
          if (door.isNotFound) expect(answer.status(), told).toBe(404)
          else expect(answer.status(), told).toBeLessThan(400)
          if (!door.hasNoDocument) expect(where, told).toBe('')
          else if (!door.endsSession) expect(where.startsWith(`/${locale}/login`), told).toBe(false)
        }
      }
    }
    await request.dispose()
  })

for (const person of actorNames)
  test(`${person}: every form of every page [ROL-01] [ROL-05]`, async ({ playwright, baseURL }) => {
    const request = await playwright.request.newContext({
      baseURL,
      storageState: { cookies: [], origins: [] },
    })
    if (person !== 'visitor') await signInByApi(request, person)
    for (const { pattern } of siteRoutes) {
      const door = pageAccess[pattern]
      if (!door?.acceptsForms || door.endsSession) continue
      const audience = door.acceptsForms === true ? door.audience : door.acceptsForms
      const away = redirectFor(pattern, audience, person)
      const [path = ''] = `/${locale}/${door.examplePath ?? pattern}`.split('?')
      for (const asked of [path, `${path}.data`]) {
        const answer = await request.post(asked, {
          form: { intent: 'nothing that exists' },
          headers: { origin: baseURL ?? '' },
          maxRedirects: 0,
        })
        const where = await redirectTarget(answer)
        const told = `${person} sends to ${asked}: ${answer.status()} ${where}`
        expect(answer.status(), told).not.toBe(500)
        if (away) expect(where.startsWith(away), told).toBe(true)
        else if (where !== '') expect(where.startsWith(`/${locale}/login`), told).toBe(false)
      }
    }
    await request.dispose()
  })

test('every call of the API has an expectation, and every expectation a call [ROL-06] [API-04]', async ({
  request,
}) => {
  const { paths } = (await (await request.get('/api/openapi.json')).json()) as {
    paths: Record<string, Record<string, unknown>>
  }
  const known = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  )
  expect(known.sort()).toEqual(Object.keys(endpointAccess).sort())
})

for (const person of actorNames)
  test(`${person}: every call of the API [ROL-01] [API-04]`, async ({ playwright, baseURL }) => {
    const request = await playwright.request.newContext({
      baseURL,
      storageState: { cookies: [], origins: [] },
    })
    if (person !== 'visitor') await signInByApi(request, person)
    for (const [call, door] of Object.entries(endpointAccess)) {
      const [method = '', path = ''] = call.split(' ')
      const answer = await request.fetch(`/api${door.examplePath ?? path}`, {
        method,
        ...(door.body && { data: door.body }),
        headers: { origin: baseURL ?? '' },
      })
      const expected =
        door.statuses?.[person] ?? (isAllowed(door.audience, person) ? 200 : person === 'visitor' ? 401 : 403)
      expect(answer.status(), `${person} calls ${call}: ${await answer.text().catch(() => '')}`).toBe(
        expected,
      )
    }
    await request.dispose()
  })

test('a page of a user asked for with one’s own id leads to the overview [ROL-04]', async ({ page }) => {
  await signIn(page, 'ana')
  for (const own of ['view', 'edit']) {
    await page.goto(`/de/control-panel/users/${own}/1`)
    await expect(page).toHaveURL(/\/de\/control-panel\/overview$/)
  }
  await page.goto('/de/control-panel/users/view')
  await expect(page).toHaveURL(/\/de\/control-panel\/users$/)
})

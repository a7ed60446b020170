import type { APIRequestContext, APIResponse } from '@playwright/test'
import { castEmail, castPassword } from '#seeds/cast.ts'
import { type Audience, audiences, calls, type Person, pages, people } from './doors.ts'
import { expect, signIn, test } from './journey.ts'
import { siteRoutes } from './site-routes.ts'

const locale = 'de'
const inPanel = (pattern: string) => /^control-panel(\/|$)/.test(pattern)
const isFor = (audience: Audience, person: Person) =>
  (audiences[audience] as readonly Person[]).includes(person)

/** Where somebody who may not enter is sent; null when they are let in. */
function awayFrom(pattern: string, audience: Audience, person: Person): string | null {
  if (isFor(audience, person)) return null
  return inPanel(pattern) && person === 'visitor' ? `/${locale}/login` : `/${locale}/control-panel/overview`
}

/** The address that an answer leads to: as a document by its head, as data inside it. */
async function leadsTo(answer: APIResponse): Promise<string> {
  if (answer.status() !== 202) return answer.headers().location ?? ''
  return /"(\/[a-z]{2}\/[^"]*)"/.exec(await answer.text())?.[1] ?? ''
}

async function signInByCall(request: APIRequestContext, person: Exclude<Person, 'visitor'>): Promise<void> {
  const answer = await request.post('/api/signbank/login', {
    data: { email: castEmail(person), password: castPassword },
  })
  expect(answer.status(), await answer.text()).toBe(200)
}

const get = (request: APIRequestContext, address: string) => request.get(address, { maxRedirects: 0 })

test('every page has an expectation, and every expectation a page [ROL-06]', () => {
  expect(Object.keys(pages).sort()).toEqual(siteRoutes.map(({ pattern }) => pattern).sort())
  for (const { pattern, takesForms } of siteRoutes)
    expect(Boolean(pages[pattern]?.takes), `${pattern} takes forms`).toBe(takesForms)
})

for (const person of people)
  test(`${person}: every page as document, as data and as data of its own route [ROL-01] [ROL-02]`, async ({
    playwright,
    baseURL,
  }) => {
    const request = await playwright.request.newContext({
      baseURL,
      storageState: { cookies: [], origins: [] },
    })
    if (person !== 'visitor') await signInByCall(request, person)
    for (const { pattern, id } of siteRoutes) {
      const door = pages[pattern]
      if (!door) continue
      const address = `/${locale}/${door.at ?? pattern}`.replace(/\/$/, '')
      const [path = '', query] = address.split('?')
      const away = awayFrom(pattern, door.for, person)
      const data = `${path === `/${locale}` ? `${path}` : path}.data?${query ? `${query}&` : ''}`
      for (const asked of [address, data.replace(/[?&]$/, ''), `${data}_routes=${encodeURIComponent(id)}`]) {
        const answer = await get(request, asked)
        const where = await leadsTo(answer)
        const told = `${person} asks ${asked}: ${answer.status()} ${where}`
        if (away) {
          expect([202, 302, 303], told).toContain(answer.status())
          expect(where.startsWith(away), told).toBe(true)
        } else {
          if (door.hasNothing) expect(answer.status(), told).toBe(404)
          else expect(answer.status(), told).toBeLessThan(400)
          if (!door.leads) expect(where, told).toBe('')
          else if (!door.ends) expect(where.startsWith(`/${locale}/login`), told).toBe(false)
        }
      }
    }
    await request.dispose()
  })

for (const person of people)
  test(`${person}: every form of every page [ROL-01] [ROL-05]`, async ({ playwright, baseURL }) => {
    const request = await playwright.request.newContext({
      baseURL,
      storageState: { cookies: [], origins: [] },
    })
    if (person !== 'visitor') await signInByCall(request, person)
    for (const { pattern } of siteRoutes) {
      const door = pages[pattern]
      if (!door?.takes || door.ends) continue
      const audience = door.takes === true ? door.for : door.takes
      const away = awayFrom(pattern, audience, person)
      const [path = ''] = `/${locale}/${door.at ?? pattern}`.split('?')
      for (const asked of [path, `${path}.data`]) {
        const answer = await request.post(asked, {
          form: { intent: 'nothing that exists' },
          headers: { origin: baseURL ?? '' },
          maxRedirects: 0,
        })
        const where = await leadsTo(answer)
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
  expect(known.sort()).toEqual(Object.keys(calls).sort())
})

for (const person of people)
  test(`${person}: every call of the API [ROL-01] [API-04]`, async ({ playwright, baseURL }) => {
    const request = await playwright.request.newContext({
      baseURL,
      storageState: { cookies: [], origins: [] },
    })
    if (person !== 'visitor') await signInByCall(request, person)
    for (const [call, door] of Object.entries(calls)) {
      const [method = '', path = ''] = call.split(' ')
      const answer = await request.fetch(`/api${door.at ?? path}`, {
        method,
        ...(door.body && { data: door.body }),
        headers: { origin: baseURL ?? '' },
      })
      const expected =
        door.answers?.[person] ?? (isFor(door.for, person) ? 200 : person === 'visitor' ? 401 : 403)
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

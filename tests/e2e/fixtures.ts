import { type BrowserContext, test as base, type Cookie, expect, type Page } from '@playwright/test'
import { type CastName, castEmail, castPassword } from '#seeds/cast-people.ts'
import { findViolations } from './axe.ts'
import { recordStatusMessages } from './status-messages.ts'

interface TestFixtures {
  /** Allows console errors and page errors whose text contains this part. */
  expectError: (part: string) => void
  /**
   * Checks the page in its present state with axe, and that no text has an unfilled placeholder. Any finding fails the
   * journey.
   */
  audit: (name?: string) => Promise<void>
  expectedErrors: Set<string>
}

/**
 * A journey. It fails on any unexpected console error, uncaught error or violation of the content security policy.
 * The cookie notice is already answered.
 */
export const test = base.extend<TestFixtures>({
  context: async ({ context, storageState }, use) => {
    if (storageState === undefined) await answerCookieNotice(context)
    await use(context)
  },
  // biome-ignore lint/correctness/noEmptyPattern: Playwright requires a destructuring pattern here.
  expectedErrors: async ({}, use) => {
    await use(new Set())
  },
  expectError: async ({ expectedErrors }, use) => {
    await use((part) => expectedErrors.add(part))
  },
  audit: async ({ page }, use) => {
    await use(async (name) => {
      await waitForAnimations(page)
      expect(await findViolations(page), name ?? page.url()).toEqual([])
      await expect(page.getByText('{{'), name ?? page.url()).toHaveCount(0)
    })
  },
  // A journey that only sends requests opens no page, which takes a process.
  page: async ({ page, expectedErrors }, use) => {
    const errors = collectErrors(page)
    await recordStatusMessages(page)
    await use(page)
    const isExpected = (error: string) => [...expectedErrors].some((part) => error.includes(part))
    expect(errors.filter((error) => !isExpected(error))).toEqual([])
  },
})

/** Accepts the cookie notice in all pages of a browser context, without the page that setting its storage would open. */
export const answerCookieNotice = (context: BrowserContext) =>
  context.addInitScript(() => {
    // Empty pages have no storage.
    if (location.protocol.startsWith('http')) localStorage.setItem('accept_cookie', 'true')
  })

/** Milliseconds. */
const longestTransition = 1000

/**
 * Waits for running transitions and short animations: the colours in between have too little contrast. An animation of
 * something that is not drawn may never end.
 */
const waitForAnimations = (page: Page) =>
  page.evaluate(async (longest) => {
    const short = document
      .getAnimations()
      .filter(
        ({ playState, effect }) =>
          playState === 'running' && Number(effect?.getComputedTiming().endTime) <= longest,
      )
    await Promise.race([
      Promise.allSettled(short.map(({ finished }) => finished)),
      new Promise((resolve) => setTimeout(resolve, 2 * longest)),
    ])
  }, longestTransition)

function collectErrors(page: Page): string[] {
  const errors: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(`${message.text()} ${message.location().url}`)
  })
  page.on('pageerror', (error) => errors.push(String(error)))
  return errors
}

export { expect }

/** A browser without cookies and storage: for `test.use({ storageState: firstVisit })`. */
export const firstVisit = { cookies: [], origins: [] }

/** Opens a page and waits until it reacts to keys and clicks. */
export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await waitForHydration(page)
}

/** Waits for the mark that app/root.tsx sets after hydration. */
export async function waitForHydration(page: Page): Promise<void> {
  await page.waitForFunction(() => performance.getEntriesByName('hydrated').length > 0)
}

/** The cookies of the last session that a journey of this worker began for a person. */
const sessions = new Map<CastName, Cookie[]>()

/**
 * Signs a person of the cast in and ends the browser's previous session. Journeys of a worker share the session of a
 * person while it lasts, because hashing a password takes long; `isNew` begins another one.
 */
export async function signIn(
  page: Page,
  name: Exclude<CastName, 'frieda'>,
  { isNew = false } = {},
): Promise<void> {
  const context = page.context()
  const cookies = isNew ? undefined : sessions.get(name)
  if (cookies) {
    await context.clearCookies()
    await context.addCookies(cookies)
    // It may have ended, or belong to another site.
    if ((await page.request.get('/api/me-sign')).ok()) return
  }
  await signInAs(page, castEmail(name))
  sessions.set(name, await context.cookies())
}

/** Signs in any account that has the password of the cast. */
export async function signInAs(page: Page, email: string): Promise<void> {
  await page.context().clearCookies()
  const response = await page.request.post('/api/signbank/login', { data: { email, password: castPassword } })
  expect(response.status(), await response.text()).toBe(200)
}

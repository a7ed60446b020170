import { AxeBuilder } from '@axe-core/playwright'
import { test as base, expect, type Page } from '@playwright/test'

import { type CastName, castEmail, castPassword } from '#seeds/cast-people.ts'

export { translator } from '#platform/i18n/i18n-resources.ts'
export { locales } from '#platform/i18n/locales.ts'

/** Console errors, page errors and CSP violations that a journey said it expects, as parts of their text. */
interface TestFixtures {
  expectError: (part: string) => void
  audit: (what?: string) => Promise<void>
}

/**
 * A journey: any console error, uncaught error or violation of the content security policy fails it;
 * the question about cookies is answered already; `audit()` looks at the page as it stands with axe and fails on any finding.
 */
export const test = base.extend<TestFixtures & { watch: undefined }>({
  storageState: async ({ baseURL }, use) => {
    const localStorage = [{ name: 'accept_cookie', value: 'true' }]
    await use({ cookies: [], origins: [{ origin: baseURL ?? '', localStorage }] })
  },
  expectError: async ({ page: _ }, use) => {
    await use((part) => expected.add(part))
  },
  audit: async ({ page }, use) => {
    await use(async (what) => {
      const { violations } = await new AxeBuilder({ page }).analyze()
      const findings = violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`,
      )
      expect(findings, what ?? page.url()).toEqual([])
    })
  },
  watch: [
    async ({ page }, use) => {
      expected.clear()
      const errors = watchErrors(page)
      await use(undefined)
      expect(errors.filter((error) => ![...expected].some((part) => error.includes(part)))).toEqual([])
    },
    { auto: true },
  ],
})

const expected = new Set<string>()

function watchErrors(page: Page): string[] {
  const errors: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(`${message.text()} ${message.location().url}`)
  })
  page.on('pageerror', (error) => errors.push(String(error)))
  return errors
}

export { expect }

/** A browser that has never been here: for `test.use({ storageState: firstVisit })`. */
export const firstVisit = { cookies: [], origins: [] }

/** Waits until the page answers to keys and clicks, not only shows what the server sent. */
export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await waitForHydration(page)
}

/** The browser has taken the page over from the server. */
export async function waitForHydration(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const main = document.querySelector('main')
    return main !== null && Object.keys(main).some((key) => key.startsWith('__reactProps'))
  })
}

/** Somebody of the cast is signed in in this browser, in place of whoever was; without the form, which has its own journey. */
export const signIn = (page: Page, name: Exclude<CastName, 'frieda'>): Promise<void> =>
  signInAs(page, castEmail(name))

/** The same for anybody who has the cast's password. */
export async function signInAs(page: Page, email: string): Promise<void> {
  await page.context().clearCookies()
  const answer = await page.request.post('/api/signbank/login', { data: { email, password: castPassword } })
  expect(answer.status(), await answer.text()).toBe(200)
}

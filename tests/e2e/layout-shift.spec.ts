import type { Page } from '@playwright/test'
import { translator } from '#platform/i18n/i18n-resources.ts'
import { expect, open, test } from './fixtures.ts'
import { takeLayoutShift, watchLayoutShifts, watchRequests } from './layout-shift.ts'
import { publicPaths, resolvePath } from './public-paths.ts'
import { nextFrame, signCards } from './site-parts.ts'

const pt = translator('pt')
/** What Web Vitals calls good: five times of what the pages show on a loaded machine. */
const maxShift = 0.1

async function expectStill(page: Page, name: string, options?: { afterInput: boolean }): Promise<void> {
  await nextFrame(page)
  const { score, moved } = await takeLayoutShift(page, options)
  expect.soft(score, `${name}: ${moved.join(' ')}`).toBeLessThan(maxShift)
}

/** Scrolls down as a reader does, so that everything that loads late has loaded. */
async function readToTheEnd(page: Page, isQuiet: () => Promise<void>): Promise<void> {
  await isQuiet()
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  for (let top = 0; top < height; top += 600) {
    await page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top)
    await nextFrame(page)
  }
  await isQuiet()
}

/** Pages besides those of the routes: each kind of content page, without an answer, and for people without an account. */
const otherPaths = [
  'signs/view',
  'search-signs/words?q=ca',
  'search-signs/words?q=zzzz',
  'accessibility',
  'no-such-page',
  'login',
  'register',
]

for (const [width, height] of [
  [360, 740],
  [1280, 800],
] as const)
  test(`nothing moves while a public page of ${width} px loads and is read [UIX-01]`, async ({
    page,
    request,
    expectError,
  }) => {
    expectError('404')
    await page.setViewportSize({ width, height })
    await watchLayoutShifts(page)
    const isQuiet = watchRequests(page)
    for (const path of [...publicPaths, ...otherPaths]) {
      await open(page, `/pt/${await resolvePath(request, path)}`)
      await readToTheEnd(page, isQuiet)
      await expectStill(page, path)
    }
  })

for (const [width, height] of [
  [360, 740],
  [1280, 800],
] as const)
  test(`nothing moves on ${width} px when results change and the next page comes [UIX-01]`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    await watchLayoutShifts(page)
    const isQuiet = watchRequests(page)
    await open(page, '/pt/search-signs/view-all')
    const main = page.getByRole('main')
    const heading = main.getByRole('heading', { level: 1 })
    const arrive = async (name: string) => {
      await expect(page.getByRole('progressbar', { name: pt('public:loading') })).toHaveCount(0)
      await isQuiet()
      await expectStill(page, name, { afterInput: true })
    }
    await arrive('the list')
    await main.getByRole('link', { name: 'C', exact: true }).click()
    await expect(main.getByRole('link', { name: 'C', exact: true })).toHaveAttribute('aria-current', 'true')
    await arrive('another letter')
    await signCards(main).first().click()
    await expect(page).toHaveURL(/signs\/view\/\d+$/)
    await expect(heading).toBeVisible()
    await arrive('a sign')
    await page.goBack()
    await expect(page).toHaveURL(/view-all/)
    await arrive('the list again')
  })

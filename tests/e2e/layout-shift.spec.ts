import { translator } from '#platform/i18n/i18n-resources.ts'
import { auditInDisplays } from './audit-in-displays.ts'
import { expect, open, test } from './fixtures.ts'
import { expectStill, readToTheEnd, watchLayoutShifts, watchRequests } from './layout-shift.ts'
import { publicPaths, resolvePath } from './public-paths.ts'
import { signCards } from './site-parts.ts'

const pt = translator('pt')

/**
 * Pages besides those of the routes: each kind of content page, further states of the search, and for people without
 * an account.
 */
const otherPaths = [
  'signs/view',
  'search-signs/words?q=casa',
  'search-signs/words?q=trabalhqr',
  'search-signs/words?q=qwxyzqwxyz',
  'imprint',
  'accessibility',
  'no-such-page',
  'login',
  'register',
]

/** The pages that are audited here; other journeys audit the others in more states. */
const auditedPaths = [
  '',
  'search-signs/words?q=casa',
  'search-signs/words?q=trabalhqr',
  'search-signs/words?q=qwxyzqwxyz',
  'search-signs/view-all',
  'signs/view',
  'signs/view/1',
  'about',
  'faqs',
  'glossary',
  'terms-of-use',
  'privacy-policy',
  'imprint',
  'accessibility',
  'no-such-page',
]

test('nothing moves while a public page of 1280 px loads and is read [UIX-01]', async ({
  page,
  request,
  expectError,
}) => {
  expectError('404')
  await page.setViewportSize({ width: 1280, height: 800 })
  await watchLayoutShifts(page)
  const isQuiet = watchRequests(page)
  for (const path of [...publicPaths, ...otherPaths]) {
    await open(page, `/pt/${await resolvePath(request, path)}`)
    await readToTheEnd(page, isQuiet)
    await expectStill(page, path)
  }
})

test('nothing moves while a public page of 360 px loads and is read; axe finds no problem, narrow and light or wide and dark; each page has one heading of level 1, and no heading skips a level [UIX-01] [UIX-03]', async ({
  page,
  request,
  audit,
  expectError,
}) => {
  expectError('404')
  const paths = [...publicPaths, ...otherPaths]
  expect(auditedPaths.filter((path) => !paths.includes(path))).toEqual([])
  await watchLayoutShifts(page)
  const isQuiet = watchRequests(page)
  for (const path of paths) {
    await page.setViewportSize({ width: 360, height: 740 })
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'no-preference' })
    await open(page, `/pt/${await resolvePath(request, path)}`)
    await readToTheEnd(page, isQuiet)
    await expectStill(page, path)
    if (auditedPaths.includes(path)) await auditInDisplays(page, path, audit)
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

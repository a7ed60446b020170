import type { Page } from '@playwright/test'
import { expect, open, test, translator, waitForHydration } from './fixtures.ts'

const t = translator('en')
const words = '/en/search-signs/words'

const box = (page: Page) => page.getByRole('main').locator('input[name=q]')
const cards = (page: Page) =>
  page.getByRole('region', { name: t('search:results') }).locator('a[href*="/signs/view/"]')
const notices = (page: Page) => page.getByRole('status', { name: t('ui:toast.label') })
const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const linkTo = (page: Page, key: 'faqs' | 'about') =>
  page.getByRole('link', { name: t(`public:place.${key}`) }).first()
const noData = '**/words.data*'

test.beforeEach(({ expectError }) => {
  for (const part of ['Failed to', 'Error loading route module']) expectError(part)
})

/** The word search with the browser's own index at hand. */
async function openSearch(page: Page, q: string) {
  const index = page.waitForResponse(/\/api\/search-index\/\w+\.json/)
  await open(page, `${words}?q=${q}`)
  await index
}

for (const [how, lose, restore] of [
  [
    'the browser knows that it is offline',
    (page: Page) => page.context().setOffline(true),
    (page: Page) => page.context().setOffline(false),
  ],
  [
    'only the answer does not come',
    (page: Page) => page.route(noData, (route) => route.abort()),
    (page: Page) => page.unroute(noData),
  ],
] as const)
  test(`a search goes on in the browser while the connection is lost, and in the address when it is back: ${how} [PUB-07] [ERR-03]`, async ({
    page,
  }) => {
    await openSearch(page, 'mae')
    await expect(cards(page).first()).toHaveText('MÃE')
    await lose(page)
    await box(page).fill('ga')
    await expect(notices(page).getByText(t('public:error.waiting'))).toBeVisible()
    await box(page).pressSequentially('to')
    await expect(cards(page).first()).toHaveText('GATO')
    await page.waitForTimeout(1000)
    await expect(box(page)).toHaveValue('gato')
    await expect(box(page)).toBeFocused()
    await expect(page).toHaveURL(/q=mae$/)
    await restore(page)
    await expect(page).toHaveURL(/q=gato$/, { timeout: 10_000 })
    await expect(cards(page).first()).toHaveText('GATO')
    await expect(box(page)).toBeFocused()
  })

test('a page whose answer never comes is told as such, is asked for again by its button, and by itself once online [ERR-01] [ERR-03]', async ({
  page,
  audit,
}) => {
  await open(page, '/en/faqs')
  await linkTo(page, 'about').click()
  await expect(page).toHaveURL(/\/en\/about$/)
  const data = '**/faqs.data*'
  await page.route(data, (route) => route.abort())
  await linkTo(page, 'faqs').click()
  await expect(heading(page)).toHaveText(t('public:error.lost.title'))
  await expect(page.getByRole('main')).not.toContainText('500')
  await expect(page).toHaveURL(/\/en\/faqs$/)
  await audit('the page of a lost connection')
  await page.unroute(data)
  await page.getByRole('link', { name: t('public:error.retry') }).click()
  await expect(heading(page)).toHaveText(t('public:place.faqs'))

  await linkTo(page, 'about').click()
  await expect(page).toHaveURL(/\/en\/about$/)
  await page.context().setOffline(true)
  await linkTo(page, 'faqs').click()
  await expect(heading(page)).toHaveText(t('public:error.lost.title'))
  await page.context().setOffline(false)
  await expect(heading(page)).toHaveText(t('public:place.faqs'))
})

test('a page of a server that is away for a while opens by itself [ERR-03]', async ({ page }) => {
  await open(page, '/en/faqs')
  await linkTo(page, 'about').click()
  await expect(page).toHaveURL(/\/en\/about$/)
  const data = '**/faqs.data*'
  await page.route(data, (route) => route.abort())
  await linkTo(page, 'faqs').click()
  await expect(heading(page)).toHaveText(t('public:error.lost.title'))
  await expect(notices(page).getByText(t('public:error.waiting'))).toBeVisible({ timeout: 10_000 })
  await page.unroute(data)
  await expect(heading(page)).toHaveText(t('public:place.faqs'), { timeout: 10_000 })
})

test('a sign-in without an answer is no error of the server [ERR-01]', async ({ page }) => {
  await open(page, '/en/login')
  await page.getByLabel(/email/i).first().fill('ana@signbank.example')
  await page.locator('input[type=password]').fill('a password of Ana')
  await page.route('**/login*', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.continue(),
  )
  await page.locator('main form button[type=submit]').first().click()
  await expect(heading(page)).toHaveText(t('public:error.lost.title'))
  await expect(page.getByRole('main')).not.toContainText('500')
})

test('a part of the program that fails once leads to the page that was wanted [ERR-03]', async ({ page }) => {
  await open(page, '/en/about')
  await page.route('**/assets/faqs-*.js', (route) => route.abort(), { times: 1 })
  await linkTo(page, 'faqs').click()
  await expect(page).toHaveURL(/\/en\/faqs$/)
  await expect(heading(page)).toHaveText(t('public:place.faqs'))
  await waitForHydration(page)
  await page.goBack()
  await expect(page).toHaveURL(/\/en\/about$/)
})

test('a part of the program that fails on the way back leads back all the same [ERR-03]', async ({
  page,
}) => {
  await open(page, '/en/faqs')
  await linkTo(page, 'about').click()
  await expect(page).toHaveURL(/\/en\/about$/)
  await page.reload()
  await waitForHydration(page)
  await page.route('**/assets/faqs-*.js', (route) => route.abort(), { times: 1 })
  await page.goBack()
  await expect(heading(page)).toHaveText(t('public:place.faqs'))
  await waitForHydration(page)
  await page.goForward()
  await expect(page).toHaveURL(/\/en\/about$/)
})

test('offline, a page whose part is not loaded yet leaves what is read, and opens later [ERR-03]', async ({
  page,
}) => {
  await open(page, '/en/about')
  const before = await heading(page).textContent()
  await page.context().setOffline(true)
  await linkTo(page, 'faqs').click()
  await expect(notices(page).getByText(t('public:error.routeFailed'))).toBeVisible()
  await expect(heading(page)).toHaveText(before ?? '')
  await expect(page).toHaveURL(/\/en\/about$/)
  await expect(page.getByRole('progressbar', { name: t('public:loading') })).toHaveCount(0)
  await notices(page)
    .getByRole('button', { name: t('ui:dismiss') })
    .click()
  await expect(notices(page).getByText(t('public:error.routeFailed'))).toBeHidden()
  await linkTo(page, 'faqs').click()
  await expect(notices(page).getByText(t('public:error.routeFailed'))).toBeVisible()
  await expect(heading(page)).toHaveText(before ?? '')
  await page.context().setOffline(false)
  await linkTo(page, 'faqs').click()
  await expect(heading(page)).toHaveText(t('public:place.faqs'))
})

import type { Page } from '@playwright/test'
import { translator } from '#platform/i18n/i18n-resources.ts'
import { retryDelay } from '../../app/errors/retry-failed-loads.ts'
import { expect, open, test, waitForHydration } from './fixtures.ts'
import { field, searchBox, signCards } from './site-parts.ts'

const t = translator('en')
const wordSearch = '/en/search-signs/words'

const box = (page: Page) => searchBox(page.getByRole('main'), t('public:search.label'))
const cards = (page: Page) => signCards(page.getByRole('region', { name: t('search:results') }))
const toasts = (page: Page) => page.getByRole('status', { name: t('ui:toast.label') })
const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const linkTo = (page: Page, key: 'faqs' | 'about') =>
  page.getByRole('link', { name: t(`public:place.${key}`) }).first()
const wordSearchData = '**/words.data*'

test.beforeEach(({ expectError }) => {
  for (const part of ['Failed to', 'Error loading route module']) expectError(part)
})

/** Opens the word search and waits for the search index of the browser. */
async function openSearch(page: Page, q: string) {
  const index = page.waitForResponse(/\/api\/search-index\/\w+\.json/)
  await open(page, `${wordSearch}?q=${q}`)
  await index
}

/** Answers for the data of a page as a busy server does: as for a missing sign, with another code and status. */
async function busyServer(page: Page, url: string, routeId: string) {
  const missing = await (await page.request.get('/en/signs/view/999999.data')).text()
  const body = missing
    .replace('"public/sign"', `"${routeId}"`)
    .replace('"sign.notFound"', '"server.busy"')
    .replace(t('errors:sign.notFound'), t('errors:server.busy'))
    .replaceAll(/\b404\b/g, '503')
  const headers = { 'content-type': 'text/x-script', 'x-remix-response': 'yes' }
  const styleSheets = page.locator('link[rel="preload"][as="style"]')
  await page.route(url, async (route) => {
    // React Router reports an answer that precedes the style sheet of its page as an unhandled rejection.
    await expect(styleSheets).toHaveCount(0)
    await route.fulfill({ status: 503, headers, body })
  })
}

for (const [situation, text, disconnect, reconnect] of [
  [
    'the browser is offline',
    'public:error.waiting.connection',
    (page: Page) => page.context().setOffline(true),
    (page: Page) => page.context().setOffline(false),
  ],
  [
    'only the response fails',
    'public:error.waiting.connection',
    (page: Page) => page.route(wordSearchData, (route) => route.abort()),
    (page: Page) => page.unroute(wordSearchData),
  ],
  [
    'the server is busy',
    'public:error.waiting.server',
    (page: Page) => busyServer(page, wordSearchData, 'public/word-search'),
    (page: Page) => page.unrouteAll({ behavior: 'wait' }),
  ],
] as const)
  test(`a search continues without a connection and updates the address afterwards: ${situation} [PUB-07] [ERR-03]`, async ({
    page,
  }) => {
    await openSearch(page, 'mae')
    // Only now: a fake clock has no marks of the browser's timeline.
    await page.clock.install()
    await expect(cards(page).first()).toHaveText('MÃE')
    await disconnect(page)
    await box(page).fill('ga')
    await expect(toasts(page).getByText(t(text))).toBeVisible()
    await box(page).pressSequentially('to')
    await expect(cards(page).first()).toHaveText('GATO')
    await page.clock.runFor(1_000)
    await expect(box(page)).toHaveValue('gato')
    await expect(box(page)).toBeFocused()
    await expect(page).toHaveURL(/q=mae$/)
    await reconnect(page)
    await page.clock.runFor(retryDelay)
    await expect(page).toHaveURL(/q=gato$/)
    await expect(cards(page).first()).toHaveText('GATO')
    await expect(box(page)).toBeFocused()
  })

test('a page that cannot be loaded says so, loads again by its button, and by itself once the browser is online or the server is reachable again [ERR-01] [ERR-03]', async ({
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
  // At once, because the page also loads again by itself.
  await Promise.all([page.unroute(data), page.getByRole('link', { name: t('public:error.retry') }).click()])
  await expect(heading(page)).toHaveText(t('public:place.faqs'))

  await linkTo(page, 'about').click()
  await expect(page).toHaveURL(/\/en\/about$/)
  await page.context().setOffline(true)
  await linkTo(page, 'faqs').click()
  await expect(heading(page)).toHaveText(t('public:error.lost.title'))
  await page.context().setOffline(false)
  await expect(heading(page)).toHaveText(t('public:place.faqs'))

  await linkTo(page, 'about').click()
  await expect(page).toHaveURL(/\/en\/about$/)
  await page.clock.install()
  await page.route(data, (route) => route.abort())
  await linkTo(page, 'faqs').click()
  await expect(heading(page)).toHaveText(t('public:error.lost.title'))
  await expect(toasts(page).getByText(t('public:error.waiting.connection'))).toBeVisible()
  await page.unroute(data)
  await page.clock.runFor(2 * retryDelay)
  await expect(heading(page)).toHaveText(t('public:place.faqs'))
})

test('a page that a busy server does not send says so, and opens by itself [ERR-01] [ERR-03]', async ({
  page,
  audit,
}) => {
  await open(page, '/en/about')
  await page.clock.install()
  await busyServer(page, '**/faqs.data*', 'public/faqs')
  await linkTo(page, 'faqs').click()
  await expect(page.getByRole('main')).toContainText(t('errors:server.busy'))
  await expect(page).toHaveURL(/\/en\/faqs$/)
  await page.clock.runFor(retryDelay)
  await expect(toasts(page).getByText(t('public:error.waiting.server'))).toBeVisible()
  await audit('the page of a busy server')
  await page.unrouteAll({ behavior: 'wait' })
  await page.clock.runFor(retryDelay)
  await expect(heading(page)).toHaveText(t('public:place.faqs'))
})

test('a sign-in without a response is reported as a lost connection, not as a server error [ERR-01]', async ({
  page,
}) => {
  await open(page, '/en/login')
  await field(page, t('signIn:email'), t).fill('ana@signbank.example')
  await field(page, t('signIn:password'), t).fill('a password of Ana')
  await page.route('**/login*', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.continue(),
  )
  await page.getByRole('button', { name: t('signIn:submit') }).click()
  await expect(heading(page)).toHaveText(t('public:error.lost.title'))
  await expect(page.getByRole('main')).not.toContainText('500')
})

test('a page opens although its script failed to load once [ERR-03]', async ({ page }) => {
  await open(page, '/en/about')
  await page.route('**/assets/faqs-*.js', (route) => route.abort(), { times: 1 })
  await linkTo(page, 'faqs').click()
  await expect(page).toHaveURL(/\/en\/faqs$/)
  await expect(heading(page)).toHaveText(t('public:place.faqs'))
  await waitForHydration(page)
  await page.goBack()
  await expect(page).toHaveURL(/\/en\/about$/)
})

test('going back works although the script of that page failed to load once [ERR-03]', async ({ page }) => {
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

test('offline, a page whose script is not loaded keeps the current page, and opens later [ERR-03]', async ({
  page,
}) => {
  await open(page, '/en/about')
  const title = (await heading(page).textContent()) ?? ''
  await page.context().setOffline(true)
  await linkTo(page, 'faqs').click()
  await expect(toasts(page).getByText(t('public:error.routeFailed'))).toBeVisible()
  await expect(heading(page)).toHaveText(title)
  await expect(page).toHaveURL(/\/en\/about$/)
  await expect(page.getByRole('progressbar', { name: t('public:loading') })).toHaveCount(0)
  await toasts(page)
    .getByRole('button', { name: t('ui:dismiss') })
    .click()
  await expect(toasts(page).getByText(t('public:error.routeFailed'))).toBeHidden()
  await linkTo(page, 'faqs').click()
  await expect(toasts(page).getByText(t('public:error.routeFailed'))).toBeVisible()
  await expect(heading(page)).toHaveText(title)
  await page.context().setOffline(false)
  await linkTo(page, 'faqs').click()
  await expect(heading(page)).toHaveText(t('public:place.faqs'))
})

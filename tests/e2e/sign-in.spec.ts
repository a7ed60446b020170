import type { Page } from '@playwright/test'
import { castEmail, castPassword } from '#seeds/cast-people.ts'
import { expect, locales, open, signIn, test, translator, waitForHydration } from './fixtures.ts'

const pt = translator('pt')
const de = translator('de')

/** Fills in the form and sends it. */
async function enter(page: Page, t: typeof pt, email: string, password: string): Promise<void> {
  await page.getByRole('textbox', { name: t('signIn:email') }).fill(email)
  await page.locator('input[name="password"]').fill(password)
  await page.getByRole('button', { name: t('signIn:submit') }).click()
}

const overview = (locale: string) => `/${locale}/control-panel/overview`
const problem = (page: Page) => page.locator('[data-form-problem]')

test('Bruno signs in and comes to the page he had opened, with its query and place [ACC-02]', async ({
  page,
  audit,
}) => {
  await open(page, `${overview('pt')}?from=mail#signs`)
  await expect(page).toHaveURL(
    `/pt/login?redirect=${encodeURIComponent(`${overview('pt')}?from=mail`)}#signs`,
  )
  await expect(page.getByText(pt('signIn:goesOn'))).toBeVisible()
  await audit()
  await enter(page, pt, castEmail('bruno'), castPassword)
  await expect(page).toHaveURL(`${overview('pt')}?from=mail#signs`)
  expect(await page.evaluate(() => document.cookie)).not.toContain('session')
})

test('a page that Carla opens in German leads her back to it in German [ACC-02]', async ({ page }) => {
  await open(page, overview('de'))
  await expect(page.getByRole('heading', { level: 1, name: de('signIn:title') })).toBeVisible()
  await enter(page, de, castEmail('carla'), castPassword)
  await expect(page).toHaveURL(overview('de'))
})

for (const [who, email, password] of [
  ['a wrong password', castEmail('bruno'), 'ten tall herons wade'],
  ['an address that nobody has', 'grace@school.example', castPassword],
  ['the account that Frieda deleted', castEmail('frieda'), castPassword],
  ['what is no address', 'bruno', castPassword],
] as const)
  test(`${who} is told in one sentence, which stays in the page [ACC-02]`, async ({
    page,
    audit,
    expectError,
  }) => {
    expectError('401')
    await open(page, '/pt/login')
    await enter(page, pt, email, password)
    await expect(problem(page)).toHaveText(pt('errors:account.wrongCredentials'))
    await expect(problem(page)).toBeFocused()
    await expect(page.getByRole('textbox', { name: pt('signIn:email') })).toHaveValue(email)
    await audit()
    expect((await page.request.get('/api/me-sign')).status()).toBe(401)
  })

test('what is missing is said beside the fields, and the first of them has the focus [VAL-01] [VAL-03]', async ({
  page,
}) => {
  await open(page, '/de/login')
  await page.getByRole('button', { name: de('signIn:submit') }).click()
  await expect(page.getByText(de('errors:value.required'))).toHaveCount(2)
  await expect(page.getByRole('textbox', { name: de('signIn:email') })).toBeFocused()
})

test('the password is seen when the person wants to see it', async ({ page, audit }) => {
  await open(page, '/pt/login')
  const password = page.locator('input[name="password"]')
  await password.fill(castPassword)
  await expect(password).toHaveAttribute('type', 'password')
  await page.getByRole('button', { name: pt('ui:password.show') }).click()
  await expect(password).toHaveAttribute('type', 'text')
  await expect(password).toHaveValue(castPassword)
  await audit()
  await page.getByRole('button', { name: pt('ui:password.hide') }).click()
  await expect(password).toHaveAttribute('type', 'password')
})

test('who is signed in already goes on to the overview [D18] [ACC-03]', async ({ page }) => {
  await signIn(page, 'bruno')
  await page.goto('/pt/login')
  await expect(page).toHaveURL(overview('pt'))
  await page.goto(`/de/login?redirect=${encodeURIComponent('https://evil.example')}`)
  await expect(page).toHaveURL(overview('de'))
})

test('Bruno wanted a public page: it comes whole, and the way back from it leads to the panel [ACC-02] [PUB-16]', async ({
  page,
}) => {
  await open(page, '/pt/login?redirect=/pt/signs/view/1%23video')
  await enter(page, pt, castEmail('bruno'), castPassword)
  await expect(page).toHaveURL(/\/pt\/signs\/view\/1#video$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()

  await open(page, overview('pt'))
  await page.locator('main a[href*="/signs/view/"]').first().click()
  await expect(page).toHaveURL(/\/pt\/signs\/view\/\d+$/)
  await waitForHydration(page)
  await page
    .getByRole('main')
    .getByRole('link', { name: pt('public:back') })
    .click()
  await expect(page).toHaveURL(/\/pt\/control-panel\/overview$/)
})

test('a second tab in which Bruno signs in goes on; one in which Carla does is told who is signed in [ACC-03]', async ({
  page,
  expectError,
}) => {
  expectError('409')
  const [second, third] = [await page.context().newPage(), await page.context().newPage()]
  for (const tab of [page, second, third]) await open(tab, '/pt/login')
  await enter(page, pt, castEmail('bruno'), castPassword)
  await expect(page).toHaveURL(overview('pt'))
  await enter(second, pt, castEmail('carla'), castPassword)
  await expect(problem(second)).toHaveText(pt('errors:account.signedIn'))
  await enter(third, pt, castEmail('bruno'), castPassword)
  await expect(third).toHaveURL(overview('pt'))
  const { user } = await (await page.request.get('/api/me-sign')).json()
  expect(user.name).toBe('Bruno')
})

test('the way back from the panel leads to where Bruno came from, not to the sign-in [ACC-02] [PUB-18]', async ({
  page,
}) => {
  await open(page, '/pt/about')
  await page.getByRole('contentinfo').locator('a[href="/pt/login"]').click()
  await expect(page).toHaveURL('/pt/login')
  await waitForHydration(page)
  await enter(page, pt, castEmail('bruno'), castPassword)
  await expect(page).toHaveURL(overview('pt'))
  await page.goBack()
  await expect(page).toHaveURL('/pt/about')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('who wants the copy of their data signs in and comes to the page that offers it [ACC-02]', async ({
  page,
}) => {
  await open(page, '/pt/control-panel/my-profile/my-data')
  await enter(page, pt, castEmail('bruno'), castPassword)
  await expect(page).toHaveURL('/pt/control-panel/my-profile/account')
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: pt('profile:copy.download') }).click()
  expect((await download).suggestedFilename()).toMatch(/\.json$/)
})

test('the search above an error of the sign-in leads to the words, which are another part of the site [PUB-07] [ERR-02]', async ({
  page,
  expectError,
}) => {
  expectError('Failed to load resource')
  await open(page, '/pt/login')
  await page.route('**/login.data*', (route) => route.abort())
  await enter(page, pt, castEmail('bruno'), castPassword)
  const box = page.getByRole('banner').locator('input[name=q]')
  await box.fill('gato')
  await box.press('Enter')
  await expect(page).toHaveURL(/\/pt\/search-signs\/words\?q=gato$/)
  await expect(page.locator('main a[href*="/signs/view/"]').first()).toHaveText('GATO')
})

test('signing out in one tab sends the other to the sign-in with its next step [ACC-02]', async ({
  page,
}) => {
  await signIn(page, 'bruno')
  const second = await page.context().newPage()
  await page.goto(overview('pt'))
  await second.goto(overview('pt'))
  await leave(page)
  await expect(page).toHaveURL('/pt/login')
  await second.reload()
  await expect(second).toHaveURL(/\/pt\/login\?redirect=/)
})

/** Leaves by the account menu. */
async function leave(page: Page): Promise<void> {
  await page.locator('header summary', { hasText: 'Bruno' }).click()
  await page.getByRole('button', { name: pt('panel:account.exit') }).click()
}

test('exit ends the session for browser and programs; the way back shows nothing of the panel [ACC-02]', async ({
  page,
  request,
}) => {
  await signIn(page, 'bruno')
  const cookie = (await page.context().cookies()).find(({ name }) => name === 'session')
  expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/', secure: false })
  const me = () => request.get('/api/me-sign', { headers: { authorization: `Bearer ${cookie?.value}` } })
  expect((await me()).status()).toBe(200)
  await open(page, overview('pt'))
  await leave(page)
  await expect(page).toHaveURL('/pt/login')
  expect((await me()).status()).toBe(401)
  expect((await page.context().cookies()).filter(({ name }) => name === 'session')).toEqual([])
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: pt('signIn:title') })).toBeVisible()
})

test('an address that is opened ends no session', async ({ page }) => {
  await signIn(page, 'bruno')
  await page.goto('/pt/logout')
  await expect(page).toHaveURL(overview('pt'))
})

test('after the sign-in nobody is led to another site, whatever the address says [ACC-02]', async ({
  playwright,
  baseURL,
}) => {
  const here = baseURL ?? ''
  for (const wanted of [
    '//evil.example/pt',
    '/\\evil.example',
    'https://evil.example/pt',
    '/pt/..//evil.example',
    '/%2F/evil.example',
    '/xx/about',
  ]) {
    const browser = await playwright.request.newContext({ baseURL: here, maxRedirects: 0 })
    const answer = await browser.post(`/pt/login?${new URLSearchParams({ redirect: wanted })}`, {
      headers: { origin: new URL(here).origin },
      form: { email: castEmail('bruno'), password: castPassword, place: '' },
    })
    expect(answer.status(), wanted).toBe(303)
    expect(answer.headers().location, wanted).toBe(overview('pt'))
    await browser.dispose()
  }
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('Bruno is told what is wrong, signs in, and leaves [ACC-02]', async ({ page, expectError }) => {
    expectError('401')
    await page.goto('/pt/login?redirect=%2Fpt%2Fcontrol-panel%3Fa%3D1')
    await enter(page, pt, castEmail('bruno'), 'ten tall herons wade')
    await expect(problem(page)).toHaveText(pt('errors:account.wrongCredentials'))
    await expect(page.locator('input[name="password"]')).toHaveValue('')
    await enter(page, pt, castEmail('bruno'), castPassword)
    await expect(page).toHaveURL(new RegExp(overview('pt')))
    await leave(page)
    await expect(page).toHaveURL('/pt/login')
    await page.goto(overview('pt'))
    await expect(page).toHaveURL(/\/pt\/login\?redirect=/)
  })
})

test('pages for signing in are kept by nobody and listed nowhere', async ({ request }) => {
  const answer = await request.get('/pt/login')
  expect(answer.headers()['cache-control']).toBe('no-store')
  expect(answer.headers()['x-robots-tag']).toBe('noindex')
  expect(await answer.text()).toContain('name="robots" content="noindex"')
})

for (const locale of locales)
  test(`the page is whole and narrow in ${locale}, with a way to contact, terms and policy [UIX-06] [UIX-04]`, async ({
    page,
    audit,
  }) => {
    await page.setViewportSize({ width: 320, height: 700 })
    await open(page, `/${locale}/login`)
    const t = translator(locale)
    for (const key of ['contact', 'terms', 'privacy', 'faqs'] as const)
      await expect(
        page.getByRole('contentinfo').getByRole('link', { name: t(`public:place.${key}`) }),
      ).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
    await audit()
  })

test('the small link of the public pages leads here [PUB-16]', async ({ page }) => {
  await open(page, '/pt/about')
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: pt('public:footer.login') })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: pt('signIn:title') })).toBeVisible()
})

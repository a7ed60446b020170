import type { Page } from '@playwright/test'
import { translator } from '#platform/i18n/i18n-resources.ts'
import { locales } from '#platform/i18n/locales.ts'
import { castEmail, castPassword } from '#seeds/cast-people.ts'
import { expect, open, signIn, test, waitForHydration } from './fixtures.ts'
import { follow } from './follow.ts'
import { insideOf, textsOf } from './page-html.ts'
import { field, headerSearch, signCards, type Translate } from './site-parts.ts'

const pt = translator('pt')
const de = translator('de')

const passwordField = (page: Page, t: Translate = pt) => field(page, t('signIn:password'), t)

/** Fills in the sign-in form and sends it. */
async function submitSignIn(page: Page, t: Translate, email: string, password: string): Promise<void> {
  await page.getByRole('textbox', { name: t('signIn:email') }).fill(email)
  await passwordField(page, t).fill(password)
  await page.getByRole('button', { name: t('signIn:submit') }).click()
}

const overview = (locale: string) => `/${locale}/control-panel/overview`
/** The error of the form as a whole. It has no role: it gets the focus instead of being announced. */
const formError = (page: Page) => page.locator('[data-form-problem]')

test('after the sign-in a member gets the page that was opened, with its query and fragment and in its language; the address of the personal data leads to the page with the download; the sign-in can lead to a public page, whose back link leads to the panel [ACC-02] [PUB-16]', async ({
  page,
  audit,
}) => {
  await open(page, `${overview('pt')}?from=mail#signs`)
  await expect(page).toHaveURL(
    `/pt/login?redirect=${encodeURIComponent(`${overview('pt')}?from=mail`)}#signs`,
  )
  await expect(page.getByText(pt('signIn:goesOn'))).toBeVisible()
  await audit()
  await submitSignIn(page, pt, castEmail('bruno'), castPassword)
  await expect(page).toHaveURL(`${overview('pt')}?from=mail#signs`)
  expect(await page.evaluate(() => document.cookie)).not.toContain('session')

  await page.context().clearCookies()
  await open(page, overview('de'))
  await expect(page.getByRole('heading', { level: 1, name: de('signIn:title') })).toBeVisible()
  await submitSignIn(page, de, castEmail('carla'), castPassword)
  await expect(page).toHaveURL(overview('de'))

  await page.context().clearCookies()
  await open(page, '/pt/control-panel/my-profile/my-data')
  await submitSignIn(page, pt, castEmail('bruno'), castPassword)
  await expect(page).toHaveURL('/pt/control-panel/my-profile/account')
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: pt('profile:copy.download') }).click()
  expect((await download).suggestedFilename()).toMatch(/\.json$/)

  await page.context().clearCookies()
  await open(page, '/pt/login?redirect=/pt/signs/view/1%23video')
  await submitSignIn(page, pt, castEmail('bruno'), castPassword)
  await expect(page).toHaveURL(/\/pt\/signs\/view\/1#video$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()

  await open(page, '/pt/control-panel/signs/view/1')
  await page.getByRole('link', { name: pt('signView:publicPage'), exact: true }).click()
  await expect(page).toHaveURL(/\/pt\/signs\/view\/1$/)
  await waitForHydration(page)
  await page
    .getByRole('banner')
    .getByRole('link', { name: pt('public:back') })
    .click()
  await expect(page).toHaveURL(/\/pt\/control-panel\/signs\/view\/1$/)
})

test('labels of a form without optional fields do not say that they are required, and others do; each missing value is reported at its field, and the first has the focus; a wrong password, an unknown or malformed address and a deleted account are refused with the same message, which stays in the page [ACC-02] [UIX-03] [VAL-01] [VAL-03]', async ({
  page,
  audit,
  expectError,
}) => {
  expectError('401')
  await open(page, '/pt/login')
  const password = passwordField(page)
  const required = page.getByRole('main').getByText(pt('ui:field.required'), { exact: true })
  await expect(password).toHaveAttribute('required')
  await expect(required).toHaveCount(0)
  await page.getByRole('button', { name: pt('signIn:submit') }).click()
  await expect(page.getByText(pt('errors:value.required'))).toHaveCount(2)
  await expect(page.getByRole('textbox', { name: pt('signIn:email') })).toBeFocused()

  for (const [email, entered] of [
    [castEmail('bruno'), 'ten tall herons wade'],
    ['grace@school.example', castPassword],
    [castEmail('frieda'), castPassword],
    ['bruno', castPassword],
  ] as const) {
    const answered = page.waitForResponse((response) => response.request().method() === 'POST')
    await submitSignIn(page, pt, email, entered)
    expect((await answered).status(), email).toBe(401)
    await expect(formError(page), email).toHaveText(pt('errors:account.wrongCredentials'))
    await expect(formError(page), email).toBeFocused()
    await expect(page.getByRole('textbox', { name: pt('signIn:email') }), email).toHaveValue(email)
    await expect(password, email).toHaveValue('')
    expect((await page.request.get('/api/me-sign')).status(), email).toBe(401)
  }
  await audit()

  await password.fill(castPassword)
  await expect(password).toHaveAttribute('type', 'password')
  await page.getByRole('button', { name: pt('ui:password.show') }).click()
  await expect(password).toHaveAttribute('type', 'text')
  await expect(password).toHaveValue(castPassword)
  await audit('a visible password')
  await page.getByRole('button', { name: pt('ui:password.hide') }).click()
  await expect(password).toHaveAttribute('type', 'password')
  await follow(page, '/pt/register')
  await expect(required.first()).toBeVisible()
})

test('signing in again in another tab works for the same account and is refused for a different one [ACC-03]', async ({
  page,
  expectError,
}) => {
  expectError('409')
  const [otherTab, thirdTab] = [await page.context().newPage(), await page.context().newPage()]
  for (const tab of [page, otherTab, thirdTab]) await open(tab, '/pt/login')
  await submitSignIn(page, pt, castEmail('bruno'), castPassword)
  await expect(page).toHaveURL(overview('pt'))
  await submitSignIn(otherTab, pt, castEmail('carla'), castPassword)
  await expect(formError(otherTab)).toHaveText(pt('errors:account.signedIn'))
  await submitSignIn(thirdTab, pt, castEmail('bruno'), castPassword)
  await expect(thirdTab).toHaveURL(overview('pt'))
  const { user } = await (await page.request.get('/api/me-sign')).json()
  expect(user.name).toBe('Bruno')
})

test("the footer links to the sign-in; the header search works on the error page of a failed sign-in; the browser's back button in the panel returns to the page before the sign-in [ACC-02] [PUB-07] [PUB-16] [PUB-18] [ERR-02]", async ({
  page,
  expectError,
}) => {
  expectError('Failed to load resource')
  const footerLink = page.getByRole('contentinfo').getByRole('link', { name: pt('public:footer.login') })
  await open(page, '/pt/about')
  await footerLink.click()
  await expect(page).toHaveURL('/pt/login')
  await waitForHydration(page)
  await page.route('**/login.data*', (route) => route.abort())
  await submitSignIn(page, pt, castEmail('bruno'), castPassword)
  await headerSearch(page).fill('gato')
  await headerSearch(page).press('Enter')
  await expect(page).toHaveURL(/\/pt\/search-signs\/words\?q=gato$/)
  await expect(signCards(page.getByRole('main')).first()).toHaveText('GATO')

  await page.unroute('**/login.data*')
  await footerLink.click()
  await expect(page).toHaveURL('/pt/login')
  await submitSignIn(page, pt, castEmail('bruno'), castPassword)
  await expect(page).toHaveURL(overview('pt'))
  await page.goBack()
  await expect(page).toHaveURL(/\/pt\/search-signs\/words\?q=gato$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

/** Signs Bruno out by the account menu. `summary` has no role. */
async function signOut(page: Page): Promise<void> {
  await page.getByRole('banner').locator('summary').filter({ hasText: 'Bruno' }).click()
  await page.getByRole('button', { name: pt('panel:account.exit') }).click()
}

test('a signed-in member who opens the sign-in page, or the sign-out address with GET, gets the overview; signing out ends the session for the browser, its other tabs and the API, and going back does not show the panel [ACC-02] [ACC-03] [D18]', async ({
  page,
  request,
}) => {
  await signIn(page, 'bruno')
  for (const [address, target] of [
    ['/pt/login', overview('pt')],
    [`/de/login?redirect=${encodeURIComponent('https://evil.example')}`, overview('de')],
    ['/pt/logout', overview('pt')],
  ] as const) {
    const answer = await page.request.get(address)
    expect([answer.status(), new URL(answer.url()).pathname], address).toEqual([200, target])
  }

  const cookie = (await page.context().cookies()).find(({ name }) => name === 'session')
  expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/', secure: false })
  const readOwnAccount = () =>
    request.get('/api/me-sign', { headers: { authorization: `Bearer ${cookie?.value}` } })
  expect((await readOwnAccount()).status()).toBe(200)
  const otherTab = await page.context().newPage()
  await otherTab.goto(overview('pt'))
  await open(page, overview('pt'))
  await signOut(page)
  await expect(page).toHaveURL('/pt/login')
  expect((await readOwnAccount()).status()).toBe(401)
  expect((await page.context().cookies()).filter(({ name }) => name === 'session')).toEqual([])
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: pt('signIn:title') })).toBeVisible()
  await otherTab.reload()
  await expect(otherTab).toHaveURL(/\/pt\/login\?redirect=/)
})

test('the sign-in never redirects to another site [ACC-02]', async ({ playwright, baseURL }) => {
  const origin = baseURL ?? ''
  for (const target of [
    '//evil.example/pt',
    '/\\evil.example',
    'https://evil.example/pt',
    '/pt/..//evil.example',
    '/%2F/evil.example',
    '/xx/about',
  ]) {
    const context = await playwright.request.newContext({ baseURL: origin, maxRedirects: 0 })
    const response = await context.post(`/pt/login?${new URLSearchParams({ redirect: target })}`, {
      headers: { origin: new URL(origin).origin },
      form: { email: castEmail('bruno'), password: castPassword, place: '' },
    })
    expect(response.status(), target).toBe(303)
    expect(response.headers().location, target).toBe(overview('pt'))
    await context.dispose()
  }
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a member gets help in sign language, reads the error, signs in and signs out [ACC-02] [UIX-06]', async ({
    page,
    expectError,
  }) => {
    expectError('401')
    await page.goto('/pt/login?redirect=%2Fpt%2Fcontrol-panel%3Fa%3D1')
    await page
      .locator('summary')
      .filter({ hasText: pt('public:video.help') })
      .click()
    await expect(page.locator('video')).toBeVisible()
    const film = await page.request.get((await page.locator('video').getAttribute('src')) ?? '')
    expect(film.headers()['content-type']).toBe('video/mp4')
    await submitSignIn(page, pt, castEmail('bruno'), 'ten tall herons wade')
    await expect(formError(page)).toHaveText(pt('errors:account.wrongCredentials'))
    await expect(passwordField(page)).toHaveValue('')
    await submitSignIn(page, pt, castEmail('bruno'), castPassword)
    await expect(page).toHaveURL(new RegExp(overview('pt')))
    await signOut(page)
    await expect(page).toHaveURL('/pt/login')
    await page.goto(overview('pt'))
    await expect(page).toHaveURL(/\/pt\/login\?redirect=/)
  })
})

test('the sign-in page is neither cached nor indexed', async ({ request }) => {
  const response = await request.get('/pt/login')
  expect(response.headers()['cache-control']).toBe('no-store')
  expect(response.headers()['x-robots-tag']).toBe('noindex')
  expect(await response.text()).toContain('name="robots" content="noindex"')
})

test('in every language the page links to contact, terms, policy and questions [UIX-06] [UIX-04]', async ({
  request,
}) => {
  for (const locale of locales) {
    const t = translator(locale)
    const html = await (await request.get(`/${locale}/login`)).text()
    const links = textsOf(insideOf(html, 'footer').join(), 'a')
    for (const key of ['contact', 'terms', 'privacy', 'faqs'] as const)
      expect(links, locale).toContain(t(`public:place.${key}`))
  }
})

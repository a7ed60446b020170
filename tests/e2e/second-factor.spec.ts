import type { CDPSession, Page } from '@playwright/test'
import { translator } from '#platform/i18n/i18n-resources.ts'
import { castPassword } from '#seeds/cast-people.ts'
import { disposableEmail, disposableName } from './disposable-accounts.ts'
import { expect, open, signIn, signInAs, test } from './fixtures.ts'
import { additionsTest } from './isolated-site.ts'
import { waitForNewestMail } from './mailbox.ts'
import {
  appCode,
  codeField,
  confirmWithPassword,
  enterPassword,
  secondFactorPage,
  setUpApp,
  shownCodes,
} from './second-factor.ts'
import { field, horizontalOverflow } from './site-parts.ts'

const en = translator('en')
const overview = '/en/control-panel/overview'
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const submitCode = async (page: Page, label: string, code: string) => {
  await codeField(page, label).fill(code)
  await button(page, en('secondFactor:signIn.submit')).click()
}
const appLabel = en('secondFactor:signIn.appLabel')

/** Replaces the recovery codes. @returns the new ones, none of which is among the earlier ones */
async function replaceCodes(page: Page, earlier: string[]): Promise<string[]> {
  await confirmWithPassword(page, en('secondFactor:codes.replace'))
  for (const code of earlier) await expect(page.getByText(code)).toHaveCount(0)
  await expect(shownCodes(page)).toHaveCount(10)
  return shownCodes(page).allTextContents()
}

test('an authenticator app is set up, and its codes and recovery codes complete sign-ins by page and by call [ACC-02]', async ({
  page,
  audit,
  expectError,
  request,
}) => {
  expectError('422')
  const email = disposableEmail('secondFactorApp')
  await page.setViewportSize({ width: 320, height: 740 })
  await signInAs(page, email)
  await open(page, '/en/control-panel/my-profile/security')
  await page.getByRole('link', { name: en('secondFactor:summary.add') }).click()
  await expect(page).toHaveURL(secondFactorPage)
  await expect(page.getByText(en('secondFactor:passkey.unavailable'))).toBeVisible()
  await audit('without factors')
  const { secret } = await setUpApp(page)
  await expect(page.getByText(en('secondFactor:codes.left', { left: 10, all: 10 }))).toBeVisible()
  await audit('with recovery codes')
  expect(await horizontalOverflow(page)).toBeLessThanOrEqual(0)
  await waitForNewestMail(email, en('mails:kinds.second-factor-added.subject'))
  await page.reload()
  await expect(shownCodes(page)).toHaveCount(0)
  const codes = await replaceCodes(page, await replaceCodes(page, []))

  await page.context().clearCookies()
  await open(page, '/en/control-panel/my-profile/photo')
  await enterPassword(page, email)
  expect((await page.request.get('/api/me-sign')).status()).toBe(401)
  await audit('second step')
  expect(await horizontalOverflow(page)).toBeLessThanOrEqual(0)
  await submitCode(page, appLabel, '000000')
  await expect(codeField(page, appLabel)).toBeFocused()
  await expect(codeField(page, appLabel)).toHaveAccessibleDescription(en('errors:account.wrongCode'))
  await submitCode(page, appLabel, appCode(secret, 1))
  await expect(page).toHaveURL('/en/control-panel/my-profile/photo')

  await page.context().clearCookies()
  await open(page, '/en/login')
  await enterPassword(page, email)
  await submitCode(page, appLabel, codes[0] ?? '')
  await expect(page).toHaveURL(overview)
  await waitForNewestMail(email, en('mails:kinds.recovery-code-used.subject'))

  const signInByCall = (code?: string) =>
    request.post('/api/signbank/login', { data: { email, password: castPassword, code } })
  const refused = await signInByCall()
  expect(refused.status()).toBe(401)
  expect(await refused.json()).toMatchObject({ code: 'account.secondFactorRequired' })
  expect((await signInByCall(codes[0])).status()).toBe(422)
  expect((await signInByCall(codes[1])).status()).toBe(200)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('an authenticator app is set up and completes a sign-in [ACC-02]', async ({ page }) => {
    const email = disposableEmail('secondFactorWithoutScript')
    await signInAs(page, email)
    await page.goto(secondFactorPage)
    await confirmWithPassword(page, en('secondFactor:app.add'))
    await button(page, en('secondFactor:app.cancel')).click()
    await expect(page.locator('p code')).toHaveCount(0)
    await confirmWithPassword(page, en('secondFactor:app.add'))
    const secret = ((await page.locator('p code').textContent()) ?? '').replaceAll(' ', '')
    await codeField(page, en('secondFactor:app.code')).fill(appCode(secret))
    await button(page, en('secondFactor:app.confirm')).click()
    await expect(shownCodes(page)).toHaveCount(10)
    await page.context().clearCookies()
    await page.goto('/en/login')
    await enterPassword(page, email)
    await submitCode(page, appLabel, appCode(secret, 1))
    await expect(page).toHaveURL(overview)
  })
})

/** An authenticator of the browser that answers every request at once. */
async function addVirtualAuthenticator(page: Page): Promise<{ cdp: CDPSession; authenticatorId: string }> {
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('WebAuthn.enable')
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return { cdp, authenticatorId }
}

/** Names a new passkey, enters the password, and asks the browser to create it. */
async function addPasskey(page: Page, name: string): Promise<void> {
  await open(page, secondFactorPage)
  const form = page.locator('details').filter({
    has: page.locator('summary', { hasText: en('secondFactor:passkey.add') }),
  })
  await form.locator('summary').click()
  await field(form, en('secondFactor:passkey.name'), en).fill(name)
  await field(form, en('profile:password.present'), en).fill(castPassword)
  await button(page, en('secondFactor:passkey.add')).click()
}

/** Holds back what the page reads after a form was sent, until the returned function is called. */
async function holdPageData(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(/second-factor\.data/, async (route) => {
    if (route.request().method() === 'GET') await promise
    await route.continue()
  })
  return resolve
}

const createButton = (page: Page) => button(page, en('secondFactor:passkey.create'))
const useButton = (page: Page) => button(page, en('secondFactor:signIn.passkeyUse'))

test.describe('passkeys', () => {
  // Browsers support no passkeys on IP addresses.
  test.use({ baseURL: ({ baseURL }, use) => use(baseURL?.replace('127.0.0.1', 'localhost')) })

  test('a passkey is added, renamed and removed, and mails report it; it completes a sign-in; without it the page says so, and a recovery code helps; a browser without passkeys says so [ACC-02]', async ({
    page,
    audit,
  }) => {
    const email = disposableEmail('secondFactorPasskey')
    const { cdp, authenticatorId } = await addVirtualAuthenticator(page)
    await signInAs(page, email)
    const release = await holdPageData(page)
    await addPasskey(page, 'Phone')
    // The button works at once, while the data of the page are still loading.
    const finish = page.waitForRequest((request) => (request.postData() ?? '').includes('passkey-finish'))
    await createButton(page).press('Enter')
    await finish
    release()
    await expect(shownCodes(page)).toHaveCount(10)
    const codes = await shownCodes(page).allTextContents()
    await audit('with passkey')
    const phone = page.getByRole('listitem').filter({ hasText: 'Phone' })
    await phone.locator('summary', { hasText: en('secondFactor:passkey.rename') }).click()
    await field(phone, en('secondFactor:passkey.name'), en).fill('Tablet')
    await button(page, en('secondFactor:passkey.renameOne', { name: 'Phone' })).click()
    const tablet = page.getByRole('listitem').filter({ hasText: 'Tablet' })
    await expect(tablet).toBeVisible()

    await page.context().clearCookies()
    await open(page, '/en/login')
    await enterPassword(page, email)
    await useButton(page).press('Enter')
    await expect(page).toHaveURL(overview)

    await page.context().clearCookies()
    await open(page, '/en/login')
    await enterPassword(page, email)
    await cdp.send('WebAuthn.clearCredentials', { authenticatorId })
    await useButton(page).click()
    await expect(page.getByText(en('secondFactor:passkey.problem.cancelled'))).toBeVisible()
    await audit('without passkey')
    await submitCode(page, en('secondFactor:signIn.recoveryLabel'), codes[0] ?? '')
    await expect(page).toHaveURL(overview)

    await page.addInitScript(() => {
      Reflect.deleteProperty(window, 'PublicKeyCredential')
    })
    await addPasskey(page, 'Watch')
    await expect(page.getByText(en('secondFactor:passkey.problem.unsupported'))).toBeVisible()

    await tablet.locator('summary', { hasText: en('secondFactor:remove') }).click()
    await field(tablet, en('profile:password.present'), en).fill(castPassword)
    await button(page, en('secondFactor:passkey.removeOne', { name: 'Tablet' })).click()
    await expect(tablet).toHaveCount(0)
    for (const kind of ['second-factor-added', 'second-factor-removed'] as const)
      await waitForNewestMail(email, en(`mails:kinds.${kind}.subject`))
  })
})

test('an administrator removes the lost second factor of a person with a reason [ACC-02] [ROL-04]', async ({
  page,
  browser,
  audit,
}) => {
  const email = disposableEmail('secondFactorLost')
  const memberContext = await browser.newContext()
  const member = await memberContext.newPage()
  await signInAs(member, email)
  await setUpApp(member)

  await signIn(page, 'ana')
  const name = disposableName('secondFactorLost')
  const list = await page.request.get(`/en/control-panel/users?q=${encodeURIComponent(name)}`)
  const [address = ''] = /\/en\/control-panel\/users\/edit\/\d+/.exec(await list.text()) ?? []
  const id = address.split('/').at(-1)
  await open(page, address)
  await expect(page.getByText(en('secondFactor:reset.active'))).toBeVisible()
  await page.locator('summary', { hasText: en('secondFactor:reset.button') }).click()
  await audit('reason asked for')
  const form = page.locator('form').filter({ has: button(page, en('secondFactor:reset.button')) })
  await field(form, en('secondFactor:reset.reason'), en).fill('Lost the phone')
  await button(page, en('secondFactor:reset.button')).click()
  await expect(page.getByText(en('secondFactor:reset.inactive'))).toBeVisible()
  expect((await memberContext.request.get('/api/me-sign')).status()).toBe(401)
  await memberContext.close()
  const mail = await waitForNewestMail(email, en('mails:kinds.second-factor-reset.subject'))
  expect(mail.text).toContain('Lost the phone')
  await open(page, `/en/control-panel/users/view/${id}`)
  await expect(page.getByRole('table', { name: en('users:history.title') })).toContainText(
    en('users:event.second-factor-reset'),
  )
})

additionsTest(
  'where it is required, nothing but the second factor is open until one is added [ACC-02]',
  async ({ page, audit }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await signIn(page, 'bruno')
    expect((await page.request.get('/api/signbank/check-term/2')).status()).toBe(403)
    await open(page, '/en/control-panel/users')
    await expect(page).toHaveURL(secondFactorPage)
    await expect(page.getByText(en('secondFactor:missing.title'))).toBeVisible()
    await audit('second factor missing')
    await open(page, overview)
    await expect(page).toHaveURL(secondFactorPage)
    await setUpApp(page)
    await open(page, overview)
    await expect(page).toHaveURL(overview)
    expect((await page.request.get('/api/signbank/check-term/2')).status()).toBe(200)
  },
)

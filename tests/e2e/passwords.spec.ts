import type { Page } from '@playwright/test'
import { translator } from '#platform/i18n/i18n-resources.ts'
import { locales } from '#platform/i18n/locales.ts'
import { castPassword } from '#seeds/cast-people.ts'
import { disposableEmail } from './disposable-accounts.ts'
import { expect, open, signInAs, test, waitForHydration } from './fixtures.ts'
import { follow } from './follow.ts'
import { waitForNewestMail } from './mailbox.ts'
import { shownText, textsOf } from './page-html.ts'
import { field } from './site-parts.ts'

const en = translator('en')
const resetFields = (page: Page) => ({
  password: field(page, en('passwords:field.newPassword'), en),
  confirmation: field(page, en('passwords:field.passwordConfirmation'), en),
})
const emailField = (page: Page) => field(page, en('passwords:field.email'), en)
const newPassword = 'eleven otters swim by'

/** The part of the profile's security page with this heading. */
const securitySection = (page: Page, title: 'email' | 'password') =>
  page
    .locator('section')
    .filter({ has: page.getByRole('heading', { level: 2, name: en(`profile:${title}.title`) }) })
const button = (page: Page, name: string) => page.getByRole('button', { name })

test('an unknown address is reported at its field, and the text is kept; a forgotten password is replaced by the link of a mail, and the new one signs in [ACC-04]', async ({
  page,
  request,
  audit,
  expectError,
}) => {
  for (const status of ['404', '410']) expectError(status)
  const email = disposableEmail('passwordReset')
  await open(page, '/en/login')
  await page.getByRole('link', { name: en('signIn:forgot') }).click()
  await expect(page).toHaveURL('/en/forgot-password')
  await waitForHydration(page)
  await audit()
  await button(page, en('passwords:forgot.send')).click()
  await expect(page.getByText(en('errors:value.required'))).toBeVisible()
  await emailField(page).fill('nobody@school.example')
  await button(page, en('passwords:forgot.send')).click()
  await expect(page.getByText(en('errors:account.emailUnknown')).first()).toBeVisible()
  await expect(emailField(page)).toHaveValue('nobody@school.example')
  await expect(emailField(page)).toBeFocused()
  await audit()

  await emailField(page).fill(email)
  await button(page, en('passwords:forgot.send')).click()
  await expect(page.getByRole('heading', { name: en('passwords:forgot.sent.title') })).toBeVisible()
  await audit()

  const { links } = await waitForNewestMail(email)
  const link = links.find((address) => address.includes('token=')) ?? ''
  await open(page, link)
  await expect(page.getByRole('heading', { name: en('passwords:reset.title') })).toBeVisible()
  await audit()

  const { password, confirmation } = resetFields(page)
  await password.fill('grace grace 11')
  await confirmation.fill('grace grace 1')
  await button(page, en('passwords:reset.save')).click()
  await expect(page.getByText(en('errors:value.mismatch'))).toBeVisible()
  await expect(confirmation).toBeFocused()
  await audit('with errors')

  expectError('422')
  await confirmation.fill('grace grace 11')
  await button(page, en('passwords:reset.save')).click()
  await expect(page.getByText(en('errors:value.passwordPersonal'))).toBeVisible()

  await password.fill(newPassword)
  await confirmation.fill(newPassword)
  await button(page, en('passwords:reset.save')).click()
  await expect(page.getByRole('heading', { name: en('passwords:reset.done.title') })).toBeVisible()
  expect(page.url()).not.toContain('token')
  await audit()

  await page.getByRole('link', { name: en('passwords:way.signIn') }).click()
  await waitForHydration(page)
  await field(page, en('signIn:email'), en).fill(email)
  await field(page, en('signIn:password'), en).fill(newPassword)
  await button(page, en('signIn:submit')).click()
  await expect(page).toHaveURL('/en/control-panel/overview')

  await page.goto(link)
  await expect(page.getByText(en('errors:link.used'))).toBeVisible()
  const data = { email, password: castPassword }
  expect((await request.post('/api/signbank/login', { data })).status()).toBe(401)
})

/** Signs in through the API and opens the profile page for changes of address and password. */
async function openSecurity(page: Page, email: string) {
  await signInAs(page, email)
  await open(page, '/en/control-panel/my-profile/security')
}

/** The path of the link in the newest mail. */
const linkInMail = async (email: string, path: string) => {
  const { links } = await waitForNewestMail(email)
  const link = links.find((address) => address.includes('token=')) ?? ''
  expect(link).toContain(`/en/${path}?token=`)
  return link
}

test('a changed password is confirmed by the link of a mail; other sessions end, this one continues [ACC-06]', async ({
  page,
  browser,
  request,
  audit,
}) => {
  const email = disposableEmail('passwordChange')
  const otherSession = await request.post('/api/signbank/login', { data: { email, password: castPassword } })
  expect(otherSession.status()).toBe(200)
  await openSecurity(page, email)
  const form = securitySection(page, 'password')
  await field(form, en('profile:password.present'), en).fill(castPassword)
  await field(form, en('profile:password.new'), en).fill(newPassword)
  await field(form, en('profile:password.confirmation'), en).fill(newPassword)
  await button(page, en('profile:password.send')).click()
  await expect(page.getByText(en('profile:pending.password'))).toBeVisible()

  const link = await linkInMail(email, 'confirm-change-password')
  // Mail scanners open links before their readers; that must not use the link up.
  expect((await request.get(link, { headers: { cookie: '' } })).status()).toBe(200)
  await open(page, link)
  await audit()
  await button(page, en('passwords:changePassword.confirm')).click()
  await expect(page.getByRole('heading', { name: en('passwords:changePassword.done.title') })).toBeVisible()
  expect(page.url()).not.toContain('token')
  await audit()
  await page.getByRole('link', { name: en('passwords:way.profile') }).click()
  await expect(page).toHaveURL(/my-profile/)
  expect((await request.get('/api/me-sign')).status()).toBe(401)

  const otherBrowser = await browser.newContext()
  const signIn = (password: string) =>
    otherBrowser.request.post('/api/signbank/login', { data: { email, password } })
  expect((await signIn(castPassword)).status()).toBe(401)
  expect((await signIn(newPassword)).status()).toBe(200)
  await otherBrowser.close()
})

test('a changed address is confirmed by links to the old and then to the new address [ACC-05]', async ({
  page,
  audit,
  request,
}) => {
  const oldEmail = disposableEmail('emailChange')
  const newEmail = 'grace.moved@school.example'
  await openSecurity(page, oldEmail)
  const form = securitySection(page, 'email')
  await field(form, en('profile:email.new'), en).fill(newEmail)
  await field(form, en('profile:email.confirmation'), en).fill(newEmail)
  await field(form, en('profile:password.present'), en).fill(castPassword)
  await button(page, en('profile:email.send')).click()
  await expect(page.getByText(en('profile:pending.emailOld', { email: newEmail }))).toBeVisible()

  await open(page, await linkInMail(oldEmail, 'confirm-solicitation-change-email'))
  await expect(page.getByText(newEmail)).toBeVisible()
  await audit()
  await button(page, en('passwords:changeEmailOld.confirm')).click()
  await expect(page.getByRole('heading', { name: en('passwords:changeEmailOld.done.title') })).toBeVisible()

  await open(page, await linkInMail(newEmail, 'confirm-change-email'))
  await audit()
  await button(page, en('passwords:changeEmailNew.confirm')).click()
  await expect(page.getByRole('heading', { name: en('passwords:changeEmailNew.done.title') })).toBeVisible()
  await open(page, '/en/control-panel/my-profile/security')
  await expect(page.getByText(en('profile:email.present', { email: newEmail }))).toBeVisible()
  const data = { email: newEmail, password: castPassword }
  expect((await request.post('/api/signbank/login', { data })).status()).toBe(200)
  await expect
    .poll(async () => (await waitForNewestMail(oldEmail)).subject)
    .toBe(en('mails:kinds.email-changed.subject', { site: 'Signbank' }))
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a person requests the link for a new password after correcting an unknown address [ACC-04]', async ({
    page,
    expectError,
  }) => {
    expectError('404')
    await page.goto('/en/forgot-password')
    await emailField(page).fill('nobody@school.example')
    await button(page, en('passwords:forgot.send')).click()
    await expect(page.getByText(en('errors:account.emailUnknown')).first()).toBeVisible()
    await expect(emailField(page)).toHaveValue('nobody@school.example')
    await emailField(page).fill(disposableEmail('passwordResetWithoutScript'))
    await button(page, en('passwords:forgot.send')).click()
    await expect(page.getByRole('heading', { name: en('passwords:forgot.sent.title') })).toBeVisible()
  })
})

const linkPaths = [
  'reset-password',
  'confirm-change-password',
  'confirm-solicitation-change-email',
  'confirm-change-email',
  'confirm-contact-email',
]

/** A lost password is changed from here, the address of the website by an administrator, the rest from the profile. */
const waysToLink: Record<string, 'useless.missing' | 'useless.missingContact'> = {
  'reset-password': 'useless.missing',
  'confirm-contact-email': 'useless.missingContact',
}

test('in every language the pages of links in mails say what they need without a link, and what to do with an unknown one [PUB-21] [ACC-04] [ACC-05] [ACC-06]', async ({
  request,
}) => {
  for (const path of linkPaths)
    for (const locale of locales) {
      const t = translator(locale)
      const name = `/${locale}/${path}`
      const missing = await request.get(name)
      const html = await missing.text()
      expect(missing.status(), name).toBe(200)
      expect(textsOf(html, 'h1'), name).toEqual([t('passwords:useless.missingTitle')])
      const shown = shownText(html)
      expect(shown, name).toContain(t('passwords:useless.missingProblem'))
      expect(shown, name).toContain(t(`passwords:${waysToLink[path] ?? 'useless.missingChange'}`))

      const unknown = await request.get(`${name}?token=made-up`)
      expect(unknown.status(), name).toBe(404)
      expect(unknown.headers()).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
      expect(shownText(await unknown.text()), name).toContain(t('errors:link.invalid'))
    }
})

test('axe finds no problem in the pages of missing and unknown links [UIX-03]', async ({
  page,
  audit,
  expectError,
}) => {
  expectError('404')
  await open(page, '/de/reset-password')
  await audit()
  for (const path of linkPaths) {
    await follow(page, `/de/${path}?token=made-up`)
    await expect(page.getByText(translator('de')('errors:link.invalid'))).toBeVisible()
    await audit()
  }
})

import type { Page } from '@playwright/test'
import { castPassword } from '#seeds/cast-people.ts'
import { disposableAccounts } from './disposable-accounts.ts'
import { expect, locales, open, signInAs, test, translator, waitForHydration } from './fixtures.ts'
import { waitForNewestMail } from './mailbox.ts'

const en = translator('en')
const field = (page: Page, name: string) => page.locator(`input[name="${name}"]`)
const button = (page: Page, name: string) => page.getByRole('button', { name })

test('Grace forgot her password, sets another by the link of a mail, and signs in with it [ACC-04]', async ({
  page,
  request,
  audit,
  expectError,
}) => {
  expectError('410')
  await open(page, '/en/login')
  await page.getByRole('link', { name: en('signIn:forgot') }).click()
  await expect(page).toHaveURL('/en/forgot-password')
  await waitForHydration(page)
  await audit()
  await field(page, 'email').fill(disposableAccounts.forgets)
  await button(page, en('passwords:forgot.send')).click()
  await expect(page.getByRole('heading', { name: en('passwords:forgot.sent.title') })).toBeVisible()
  await audit()

  const { links } = await waitForNewestMail(disposableAccounts.forgets)
  const link = links.find((address) => address.includes('token=')) ?? ''
  await open(page, link)
  await expect(page.getByRole('heading', { name: en('passwords:reset.title') })).toBeVisible()
  await audit()

  const password = 'eleven otters swim by'
  await field(page, 'password').fill('grace grace 11')
  await field(page, 'passwordConfirmation').fill('grace grace 1')
  await button(page, en('passwords:reset.save')).click()
  await expect(page.getByText(en('errors:value.mismatch'))).toBeVisible()
  await expect(field(page, 'passwordConfirmation')).toBeFocused()
  await audit('with what is wrong')

  expectError('422')
  await field(page, 'passwordConfirmation').fill('grace grace 11')
  await button(page, en('passwords:reset.save')).click()
  await expect(page.getByText(en('errors:value.passwordPersonal'))).toBeVisible()

  await field(page, 'password').fill(password)
  await field(page, 'passwordConfirmation').fill(password)
  await button(page, en('passwords:reset.save')).click()
  await expect(page.getByRole('heading', { name: en('passwords:reset.done.title') })).toBeVisible()
  expect(page.url()).not.toContain('token')
  await audit()

  await page.getByRole('link', { name: en('passwords:way.signIn') }).click()
  await waitForHydration(page)
  await field(page, 'email').fill(disposableAccounts.forgets)
  await field(page, 'password').fill(password)
  await button(page, en('signIn:submit')).click()
  await expect(page).toHaveURL('/en/control-panel/overview')

  await page.goto(link)
  await expect(page.getByText(en('errors:link.used'))).toBeVisible()
  const data = { email: disposableAccounts.forgets, password: castPassword }
  expect((await request.post('/api/signbank/login', { data })).status()).toBe(401)
})

test('an address that nobody has is said beside the field, and what was written stays [ACC-04]', async ({
  page,
  expectError,
  audit,
}) => {
  expectError('404')
  await open(page, '/en/forgot-password')
  await button(page, en('passwords:forgot.send')).click()
  await expect(page.getByText(en('errors:value.required'))).toBeVisible()
  await field(page, 'email').fill('nobody@school.example')
  await button(page, en('passwords:forgot.send')).click()
  await expect(page.getByText(en('errors:account.emailUnknown')).first()).toBeVisible()
  await expect(field(page, 'email')).toHaveValue('nobody@school.example')
  await expect(field(page, 'email')).toBeFocused()
  await audit()
})

/** Signed in without the form, on the page of the profile that changes address and password. */
async function openSecurity(page: Page, email: string) {
  await signInAs(page, email)
  await open(page, '/en/control-panel/my-profile/security')
}

const linkIn = async (email: string, path: string) => {
  const { links } = await waitForNewestMail(email)
  const link = links.find((address) => address.includes('token=')) ?? ''
  expect(link).toContain(`/en/${path}?token=`)
  return link
}

test('Grace changes her password: the link confirms it, this browser stays signed in, others do not [ACC-06]', async ({
  page,
  browser,
  request,
  audit,
}) => {
  const email = disposableAccounts.changes
  const elsewhere = await request.post('/api/signbank/login', { data: { email, password: castPassword } })
  expect(elsewhere.status()).toBe(200)
  await openSecurity(page, email)
  const next = 'eleven otters swim by'
  await field(page, 'currentPassword').fill(castPassword)
  await field(page, 'newPassword').fill(next)
  await field(page, 'newPasswordConfirmation').fill(next)
  await button(page, en('profile:password.send')).click()
  await expect(page.getByText(en('profile:pending.password'))).toBeVisible()

  const link = await linkIn(email, 'confirm-change-password')
  // A program that checks mails looks at the link first, and uses nothing up.
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

  const stranger = await browser.newContext()
  const signIn = (password: string) =>
    stranger.request.post('/api/signbank/login', { data: { email, password } })
  expect((await signIn(castPassword)).status()).toBe(401)
  expect((await signIn(next)).status()).toBe(200)
  await stranger.close()
})

test('Grace moves to another address: the old one agrees, then the new one [ACC-05]', async ({
  page,
  audit,
  request,
}) => {
  const next = 'grace.moved@school.example'
  await openSecurity(page, disposableAccounts.moves)
  await field(page, 'email').fill(next)
  await field(page, 'emailConfirmation').fill(next)
  await field(page, 'password').fill(castPassword)
  await button(page, en('profile:email.send')).click()
  await expect(page.getByText(en('profile:pending.emailOld', { email: next }))).toBeVisible()

  await open(page, await linkIn(disposableAccounts.moves, 'confirm-solicitation-change-email'))
  await expect(page.getByText(next)).toBeVisible()
  await audit()
  await button(page, en('passwords:changeEmailOld.confirm')).click()
  await expect(page.getByRole('heading', { name: en('passwords:changeEmailOld.done.title') })).toBeVisible()

  await open(page, await linkIn(next, 'confirm-change-email'))
  await audit()
  await button(page, en('passwords:changeEmailNew.confirm')).click()
  await expect(page.getByRole('heading', { name: en('passwords:changeEmailNew.done.title') })).toBeVisible()
  await open(page, '/en/control-panel/my-profile/security')
  await expect(page.getByText(en('profile:email.present', { email: next }))).toBeVisible()
  const data = { email: next, password: castPassword }
  expect((await request.post('/api/signbank/login', { data })).status()).toBe(200)
  await expect
    .poll(async () => (await waitForNewestMail(disposableAccounts.moves)).subject)
    .toBe(en('mails:kinds.email-changed.subject', { site: en('public:siteName') }))
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a link to a new password is asked for, and a wrong address is said in the page [ACC-04]', async ({
    page,
    expectError,
  }) => {
    expectError('404')
    await page.goto('/en/forgot-password')
    await field(page, 'email').fill('nobody@school.example')
    await button(page, en('passwords:forgot.send')).click()
    await expect(page.getByText(en('errors:account.emailUnknown')).first()).toBeVisible()
    await expect(field(page, 'email')).toHaveValue('nobody@school.example')
    await field(page, 'email').fill(disposableAccounts.asks)
    await button(page, en('passwords:forgot.send')).click()
    await expect(page.getByRole('heading', { name: en('passwords:forgot.sent.title') })).toBeVisible()
  })
})

for (const path of [
  'reset-password',
  'confirm-change-password',
  'confirm-solicitation-change-email',
  'confirm-change-email',
])
  test(`/${path} with a link that is none says so, and how to go on [ACC-04] [ACC-05] [ACC-06]`, async ({
    page,
    expectError,
    audit,
  }) => {
    expectError('404')
    for (const locale of locales) {
      const t = translator(locale)
      const answer = await page.goto(`/${locale}/${path}?token=made-up`)
      expect(answer?.status()).toBe(404)
      expect(answer?.headers()).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
      await expect(page.getByText(t('errors:link.invalid'))).toBeVisible()
    }
    await audit()
  })

import { castPassword } from '#seeds/cast-people.ts'
import { alive, expect, locales, open, test, translator } from './journey.ts'
import { newestMail } from './mailbox.ts'
import { newcomers } from './newcomers.ts'

const en = translator('en')
const field = (page: import('@playwright/test').Page, name: string) => page.locator(`input[name="${name}"]`)
const button = (page: import('@playwright/test').Page, name: string) => page.getByRole('button', { name })

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
  await alive(page)
  await audit()
  await field(page, 'email').fill(newcomers.forgets)
  await button(page, en('passwords:forgot.send')).click()
  await expect(page.getByRole('heading', { name: en('passwords:forgot.sent.title') })).toBeVisible()
  await audit()

  const { links } = await newestMail(newcomers.forgets)
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
  await alive(page)
  await field(page, 'email').fill(newcomers.forgets)
  await field(page, 'password').fill(password)
  await button(page, en('signIn:submit')).click()
  await expect(page).toHaveURL('/en/control-panel/overview')

  await page.goto(link)
  await expect(page.getByText(en('errors:link.used'))).toBeVisible()
  const data = { email: newcomers.forgets, password: castPassword }
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
    await field(page, 'email').fill(newcomers.moves)
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

import { randomBytes } from 'node:crypto'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { castPassword } from '#seeds/cast-people.ts'
import { expect, open, test, translator } from './fixtures.ts'
import { waitForNewestMail } from './mailbox.ts'

const pt = translator('pt')
const de = translator('de')
const hu = translator('hu')
type Translate = typeof pt

/** An address that nobody has yet. */
const newAddress = () => `grace-${randomBytes(6).toString('hex')}@school.example`

const field = (page: Page, name: string) => page.locator(`[name="${name}"]`)
const send = (page: Page, t: Translate = pt) => page.getByRole('button', { name: t('register:send') })

interface Filled {
  email?: string
  password?: string
  photo?: Buffer
}

/** Everything that must be there, and a little more. */
async function fill(page: Page, { email = newAddress(), password = castPassword, photo }: Filled = {}) {
  await field(page, 'name').fill('Grace')
  await field(page, 'lastName').fill('Reed')
  await field(page, 'hearingStatus').selectOption('deaf')
  await field(page, 'professionId').selectOption({ index: 3 })
  await field(page, 'institutionId').selectOption({ index: 1 })
  if (photo)
    await field(page, 'photo').setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer: photo })
  for (const name of ['email', 'emailConfirmation']) await field(page, name).fill(email)
  for (const name of ['password', 'passwordConfirmation']) await field(page, name).fill(password)
  for (const name of ['acceptsTerms', 'acceptsPolicy']) await field(page, name).check()
  return email
}

const aPhoto = () =>
  sharp({ create: { width: 600, height: 400, channels: 3, background: '#336699' } })
    .jpeg()
    .toBuffer()

/** Hashing a password and opening the next page take their time on a busy machine. */
const patient = { timeout: 20_000 }

/** The page that its mail leads to. */
async function linkTo(email: string): Promise<string> {
  const { links } = await waitForNewestMail(email)
  const link = links.find((one) => one.includes('/confirm-email?'))
  if (!link) throw new Error('the mail has no link')
  return link
}

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

for (const [locale, t, width] of [
  ['pt', pt, 1280],
  ['de', de, 320],
] as const)
  test(`Grace registers in ${locale} at ${width} px, confirms her address, and signs in as one who awaits approval [ACC-01] [ACC-03]`, async ({
    page,
    audit,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    await open(page, `/${locale}/register`)
    await audit('the empty form')
    const email = await fill(page, { photo: await aPhoto() })
    await send(page, t).click()

    await expect(heading(page, t('register:confirm.title'))).toBeVisible(patient)
    await expect(page.getByRole('main')).toContainText(email)
    await expect(page.getByText(t('register:confirm.sent', { email }))).toBeVisible(patient)
    await audit('the address is to be confirmed')

    await page.goto(await linkTo(email))
    await expect(page.getByText(t('register:confirm.ask', { email }))).toBeVisible()
    await audit('the link was followed')
    await page.getByRole('button', { name: t('register:confirm.button') }).click()
    await expect(heading(page, t('register:confirm.doneTitle'))).toBeVisible()
    await audit('the address is confirmed')

    await page
      .getByRole('main')
      .getByRole('link', { name: t('register:signIn') })
      .click()
    await field(page, 'email').fill(email.toUpperCase())
    await field(page, 'password').fill(castPassword)
    await page.getByRole('button', { name: t('signIn:submit') }).click()
    await expect(page).toHaveURL(`/${locale}/control-panel/overview`, patient)
    const photo = await page.request.get(await ownPhoto(page))
    expect(photo.headers()['content-type']).toBe('image/webp')
  })

/** The address of the photo of who is signed in. */
async function ownPhoto(page: Page): Promise<string> {
  const me = await (await page.request.get('/api/me-sign')).json()
  return `/pt/control-panel/photos/${me.user.id}`
}

test('An empty form says beside each field what is missing, and the first of them has the focus [VAL-01] [VAL-03]', async ({
  page,
  audit,
}) => {
  await open(page, '/hu/register')
  await send(page, hu).click()
  await expect(field(page, 'name')).toBeFocused()
  for (const [name, code] of [
    ['name', 'value.required'],
    ['hearingStatus', 'value.choose'],
    ['professionId', 'value.profession'],
    ['email', 'value.required'],
    ['password', 'value.required'],
    ['acceptsTerms', 'value.accept'],
    ['acceptsPolicy', 'value.accept'],
  ] as const) {
    await expect(field(page, name)).toHaveAttribute('aria-invalid', 'true')
    await expect(field(page, name)).toHaveAccessibleDescription(
      new RegExp(RegExp.escape(hu(`errors:${code}`))),
    )
  }
  await expect(field(page, 'lastName')).not.toHaveAttribute('aria-invalid')
  await expect(page.getByText(hu('errors:form.mandatory')).first()).toBeVisible()
  await audit()
})

test('An address that is taken is said beside its field; what was written stays, but for the passwords [ACC-01] [VAL-03]', async ({
  page,
  expectError,
}) => {
  expectError('409')
  await open(page, '/pt/register')
  await fill(page, { email: 'Bruno@signbank.example' })
  await send(page).click()
  await expect(field(page, 'email')).toBeFocused()
  await expect(field(page, 'email')).toHaveAccessibleDescription(pt('errors:account.emailTaken'))
  await expect(field(page, 'name')).toHaveValue('Grace')
  await expect(field(page, 'hearingStatus')).toHaveValue('deaf')
  await expect(field(page, 'acceptsTerms')).toBeChecked()
  await expect(field(page, 'password')).toHaveValue('')
  await expect(field(page, 'passwordConfirmation')).toHaveValue('')
})

test('A password of a published list is refused by the server beside its field, and another is taken [ACC-01] [ACC-06]', async ({
  page,
  expectError,
}) => {
  expectError('422')
  await open(page, '/pt/register')
  await fill(page, { password: 'mailcreated5240' })
  await send(page).click()
  await expect(field(page, 'password')).toBeFocused()
  await expect(field(page, 'password')).toHaveAccessibleDescription(
    new RegExp(RegExp.escape(pt('errors:value.passwordCommon'))),
  )
  await expect(field(page, 'name')).toHaveValue('Grace')
  for (const name of ['password', 'passwordConfirmation']) await field(page, name).fill(castPassword)
  await send(page).click()
  await expect(page).toHaveURL('/pt/confirm-email', patient)
})

test('A photo that is no picture is said beside its field, and registering goes on without it [ACC-01]', async ({
  page,
  expectError,
}) => {
  expectError('422')
  await open(page, '/pt/register')
  const email = await fill(page, { photo: Buffer.from('<svg onload="alert(1)"/>') })
  await send(page).click()
  await expect(field(page, 'photo')).toBeFocused()
  await expect(field(page, 'photo')).toHaveAccessibleDescription(
    new RegExp(RegExp.escape(pt('errors:photo.notPicture'))),
  )
  await field(page, 'photo').setInputFiles([])
  for (const name of ['password', 'passwordConfirmation']) await field(page, name).fill(castPassword)
  await send(page).click()
  await expect(page).toHaveURL('/pt/confirm-email', patient)
  await expect(page.getByRole('main')).toContainText(email)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('Grace is told what is wrong, mends it, and registers and confirms all the same [ACC-01] [ACC-03]', async ({
    page,
    expectError,
  }) => {
    expectError('422')
    await page.goto('/pt/register')
    const email = await fill(page, { password: 'short' })
    await send(page).click()
    await expect(page.getByText(pt('errors:value.tooShort', { min: 10 }))).toBeVisible()
    await expect(page.getByText(pt('errors:form.mandatory'))).toBeVisible()
    await expect(field(page, 'name')).toHaveValue('Grace')
    await expect(field(page, 'password')).toHaveValue('')
    for (const name of ['password', 'passwordConfirmation']) await field(page, name).fill(castPassword)
    await send(page).click()
    await expect(page).toHaveURL('/pt/confirm-email', patient)
    await page.goto(await linkTo(email))
    await page.getByRole('button', { name: pt('register:confirm.button') }).click()
    await expect(heading(page, pt('register:confirm.doneTitle'))).toBeVisible()
  })
})

test('A link works once; a mangled one not at all; and a new mail ends the link of the one before [ACC-03]', async ({
  page,
  audit,
}) => {
  await open(page, '/pt/register')
  const email = await fill(page)
  await send(page).click()
  await expect(page).toHaveURL('/pt/confirm-email', patient)
  const old = await linkTo(email)

  await page.getByRole('button', { name: pt('register:confirm.resend') }).click()
  await expect(page.getByText(pt('register:confirm.resent'))).toBeVisible(patient)
  await expect.poll(() => linkTo(email), patient).not.toBe(old)

  await page.goto(old)
  await expect(page).toHaveURL(/\/pt\/expired-email-confirmation\?token=/)
  await expect(heading(page, pt('register:expired.title'))).toBeVisible()
  await audit('a link that has expired')
  const second = await linkTo(email)
  await page.getByRole('button', { name: pt('register:confirm.resend') }).click()
  await expect(page.getByText(pt('register:confirm.resent'))).toBeVisible(patient)
  await expect.poll(() => linkTo(email), patient).not.toBe(second)

  const link = await linkTo(email)
  await page.goto(`${link}x`)
  await expect(heading(page, pt('register:confirm.useless'))).toBeVisible()
  await audit('a link that is none')
  await page.goto(link)
  await page.getByRole('button', { name: pt('register:confirm.button') }).click()
  await expect(heading(page, pt('register:confirm.doneTitle'))).toBeVisible()
  await page.goto(link)
  await expect(heading(page, pt('register:confirm.useless'))).toBeVisible()
})

test('Who has not confirmed is kept on the confirmation, and who has is not [ACC-03] [D18]', async ({
  page,
}) => {
  await open(page, '/pt/register')
  const email = await fill(page)
  await send(page).click()
  await expect(page).toHaveURL('/pt/confirm-email', patient)
  const answer = await page.request.post('/api/signbank/login', { data: { email, password: castPassword } })
  expect(answer.status()).toBe(200)
  for (const path of ['control-panel', 'control-panel/overview', 'login', 'register']) {
    await page.goto(`/pt/${path}`)
    await expect(page).toHaveURL('/pt/confirm-email', patient)
  }
  await page.goto('/pt/about')
  await expect(page).toHaveURL('/pt/about')

  await page.goto(await linkTo(email))
  await page.getByRole('button', { name: pt('register:confirm.button') }).click()
  await expect(page).toHaveURL('/pt/control-panel/overview')
  for (const path of ['confirm-email', 'expired-email-confirmation', 'register']) {
    await page.goto(`/pt/${path}`)
    await expect(page).toHaveURL('/pt/control-panel/overview')
  }
})

test('To a visitor who registered nothing here the confirmation says how to go on, and sends nothing [ACC-03]', async ({
  page,
  audit,
}) => {
  await open(page, '/pt/confirm-email')
  await expect(page.getByText(pt('register:confirm.unknown'))).toBeVisible()
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(0)
  await audit()
  const answer = await page.request.post('/pt/confirm-email', {
    form: {},
    headers: { origin: new URL(page.url()).origin },
  })
  expect(answer.status()).toBe(401)
})

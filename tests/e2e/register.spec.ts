import { randomBytes } from 'node:crypto'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { translator } from '#platform/i18n/i18n-resources.ts'
import { castPassword } from '#seeds/cast-people.ts'
import { acceptanceBox, accountField, fillPasswords, fillRegistration } from './account-fields.ts'
import { expect, open, test } from './fixtures.ts'
import { waitForNewestMail } from './mailbox.ts'
import { textsOf } from './page-html.ts'
import { field, type Translate } from './site-parts.ts'

const pt = translator('pt')
const de = translator('de')

/** An address that no account has. */
const newEmail = () => `grace-${randomBytes(6).toString('hex')}@school.example`

const send = (page: Page, t: Translate = pt) => page.getByRole('button', { name: t('register:send') })

const newPhoto = () =>
  sharp({ create: { width: 600, height: 400, channels: 3, background: '#336699' } })
    .jpeg()
    .toBuffer()

/** The path of the link in the newest confirmation mail. */
async function confirmationLink(email: string): Promise<string> {
  const { links } = await waitForNewestMail(email)
  const link = links.find((path) => path.includes('/confirm-email?'))
  if (!link) throw new Error('The mail has no link')
  return link
}

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

test('an empty form shows an error at each required field, and the first of them has the focus; a person registers, confirms the address and signs in while approval is pending, on a phone in German [ACC-01] [ACC-03] [VAL-01] [VAL-03]', async ({
  page,
  audit,
}) => {
  await page.setViewportSize({ width: 320, height: 800 })
  await open(page, '/de/register')
  await audit('the empty form')
  await send(page, de).click()
  await expect(accountField(page, 'email', de)).toBeFocused()
  const required = [
    ['email', 'value.required'],
    ['password', 'value.required'],
    ['name', 'value.required'],
    ['hearingStatus', 'value.choose'],
    ['professionId', 'value.profession'],
  ] as const
  for (const [control, code] of [
    ...required.map(([name, code]) => [accountField(page, name, de), code] as const),
    [acceptanceBox(page, 'terms', de), 'value.accept'] as const,
    [acceptanceBox(page, 'policy', de), 'value.accept'] as const,
  ]) {
    await expect(control).toHaveAttribute('aria-invalid', 'true')
    await expect(control).toHaveAccessibleDescription(new RegExp(RegExp.escape(de(`errors:${code}`))))
  }
  await expect(accountField(page, 'lastName', de)).not.toHaveAttribute('aria-invalid')
  await expect(page.getByText(de('errors:form.mandatory')).first()).toBeVisible()
  await audit('the refused form')

  const email = newEmail()
  await fillRegistration(page, de, { email, photo: await newPhoto() })
  await send(page, de).click()

  await expect(heading(page, de('register:confirm.title'))).toBeVisible()
  await expect(page.getByRole('main')).toContainText(email)
  await expect(page.getByText(de('register:confirm.sent', { email }))).toBeVisible()
  await audit('the address is not confirmed')

  await page.goto(await confirmationLink(email))
  await expect(page.getByText(de('register:confirm.ask', { email }))).toBeVisible()
  await page.setViewportSize({ width: 1280, height: 800 })
  await audit('the link was opened')
  await page.getByRole('button', { name: de('register:confirm.button') }).click()
  await expect(heading(page, de('register:confirm.doneTitle'))).toBeVisible()
  await audit('the address is confirmed')

  await page
    .getByRole('main')
    .getByRole('link', { name: de('register:signIn') })
    .click()
  await field(page, de('signIn:email'), de).fill(email.toUpperCase())
  await field(page, de('signIn:password'), de).fill(castPassword)
  await page.getByRole('button', { name: de('signIn:submit') }).click()
  await expect(page).toHaveURL('/de/control-panel/overview')
  const photo = await page.request.get(await ownPhoto(page))
  expect(photo.headers()['content-type']).toBe('image/webp')
})

/** The address of the photo of the signed-in person. */
async function ownPhoto(page: Page): Promise<string> {
  const me = await (await page.request.get('/api/me-sign')).json()
  return `/pt/control-panel/photos/${me.user.id}`
}

test('a taken address, a password of a published list and a photo that is no picture are reported at their fields; all values are kept except the passwords; the person registers without a photo; a confirmation link works once, a damaged one never, and a newer mail invalidates the previous link [ACC-01] [ACC-03] [ACC-06] [VAL-03]', async ({
  page,
  audit,
  expectError,
}) => {
  for (const status of ['409', '422']) expectError(status)
  await open(page, '/pt/register')
  await fillRegistration(page, pt, { email: 'Bruno@signbank.example' })
  await send(page).click()
  await expect(accountField(page, 'email', pt)).toBeFocused()
  await expect(accountField(page, 'email', pt)).toHaveAccessibleDescription(pt('errors:account.emailTaken'))
  await expect(accountField(page, 'name', pt)).toHaveValue('Grace')
  await expect(accountField(page, 'hearingStatus', pt)).toHaveValue('deaf')
  await expect(acceptanceBox(page, 'terms', pt)).toBeChecked()
  await expect(accountField(page, 'password', pt)).toHaveValue('')
  await expect(accountField(page, 'passwordConfirmation', pt)).toHaveValue('')

  const email = newEmail()
  for (const name of ['email', 'emailConfirmation'] as const) await accountField(page, name, pt).fill(email)
  await fillPasswords(page, pt, 'mailcreated5240')
  await send(page).click()
  await expect(accountField(page, 'password', pt)).toBeFocused()
  await expect(accountField(page, 'password', pt)).toHaveAccessibleDescription(
    new RegExp(RegExp.escape(pt('errors:value.passwordCommon'))),
  )
  await expect(accountField(page, 'name', pt)).toHaveValue('Grace')

  const photo = accountField(page, 'photo', pt)
  await photo.setInputFiles({
    name: 'me.jpg',
    mimeType: 'image/jpeg',
    buffer: Buffer.from('<svg onload="alert(1)"/>'),
  })
  await fillPasswords(page, pt)
  await send(page).click()
  await expect(photo).toBeFocused()
  await expect(photo).toHaveAccessibleDescription(new RegExp(RegExp.escape(pt('errors:photo.notPicture'))))

  await photo.setInputFiles([])
  await fillPasswords(page, pt)
  await send(page).click()
  await expect(page).toHaveURL('/pt/confirm-email')
  await expect(page.getByRole('main')).toContainText(email)

  const oldLink = await confirmationLink(email)

  await page.getByRole('button', { name: pt('register:confirm.resend') }).click()
  await expect(page.getByText(pt('register:confirm.resent'))).toBeVisible()
  await expect.poll(() => confirmationLink(email)).not.toBe(oldLink)

  await page.goto(oldLink)
  await expect(page).toHaveURL(/\/pt\/expired-email-confirmation\?token=/)
  await expect(heading(page, pt('register:expired.title'))).toBeVisible()
  await audit('an expired link')
  const secondLink = await confirmationLink(email)
  await page.getByRole('button', { name: pt('register:confirm.resend') }).click()
  await expect(page.getByText(pt('register:confirm.resent'))).toBeVisible()
  await expect.poll(() => confirmationLink(email)).not.toBe(secondLink)

  const link = await confirmationLink(email)
  await page.goto(`${link}x`)
  await expect(heading(page, pt('register:confirm.useless'))).toBeVisible()
  await audit('a damaged link')
  await page.goto(link)
  await page.getByRole('button', { name: pt('register:confirm.button') }).click()
  await expect(heading(page, pt('register:confirm.doneTitle'))).toBeVisible()
  await page.goto(link)
  await expect(heading(page, pt('register:confirm.useless'))).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a person corrects the reported errors, registers and confirms the address [ACC-01] [ACC-03]', async ({
    page,
    expectError,
  }) => {
    expectError('422')
    await page.goto('/pt/register')
    const email = newEmail()
    await fillRegistration(page, pt, { email, password: 'short' })
    await send(page).click()
    await expect(page.getByText(pt('errors:value.tooShort', { min: 10 }))).toBeVisible()
    await expect(page.getByText(pt('errors:form.incorrect'))).toBeVisible()
    await expect(accountField(page, 'name', pt)).toHaveValue('Grace')
    await expect(accountField(page, 'password', pt)).toHaveValue('')
    await fillPasswords(page, pt)
    await send(page).click()
    await expect(page).toHaveURL('/pt/confirm-email')
    await page.goto(await confirmationLink(email))
    await page.getByRole('button', { name: pt('register:confirm.button') }).click()
    await expect(heading(page, pt('register:confirm.doneTitle'))).toBeVisible()
  })
})

test('an account without a confirmed address only reaches the confirmation page, where the person corrects a mistyped address and signs out; a confirmed one never reaches it [ACC-03] [D18]', async ({
  page,
  audit,
  expectError,
}) => {
  expectError('422')
  const [wrong, right] = [newEmail(), newEmail()]
  const targetOf = async (path: string) => new URL((await page.request.get(`/pt/${path}`)).url()).pathname
  const signInByCall = async (email: string) => {
    const data = { email, password: castPassword }
    expect((await page.request.post('/api/signbank/login', { data })).status()).toBe(200)
  }
  await open(page, '/pt/register')
  await fillRegistration(page, pt, { email: wrong })
  await send(page).click()
  await expect(page).toHaveURL('/pt/confirm-email')
  await signInByCall(wrong)
  for (const path of ['control-panel', 'control-panel/overview', 'login', 'register'])
    expect(await targetOf(path), path).toBe('/pt/confirm-email')
  expect(await targetOf('about')).toBe('/pt/about')

  await open(page, '/pt/confirm-email')

  await page.getByText(pt('register:confirm.correct')).click()
  const password = field(page, pt('register:confirm.currentPassword'), pt)
  const correct = page.getByRole('button', { name: pt('register:confirm.sendCorrection') })
  await field(page, pt('register:confirm.rightEmail'), pt).fill(right)
  await password.fill('not the password')
  await correct.click()
  await expect(password).toHaveAccessibleDescription(pt('errors:account.wrongPassword'))
  await audit('a wrong password')
  await password.fill(castPassword)
  await correct.click()
  await expect(page.getByText(pt('register:confirm.corrected'))).toBeVisible()
  await expect(page.getByRole('main')).toContainText(right)
  expect(await confirmationLink(right)).toContain('token=')

  await page.getByRole('button', { name: pt('register:confirm.signOut') }).click()
  await expect(page).toHaveURL('/pt/login')

  await signInByCall(right)
  await page.goto(await confirmationLink(right))
  await page.getByRole('button', { name: pt('register:confirm.button') }).click()
  await expect(page).toHaveURL('/pt/control-panel/overview')
  for (const path of ['confirm-email', 'expired-email-confirmation', 'register'])
    expect(await targetOf(path), path).toBe('/pt/control-panel/overview')
})

test('the confirmation page explains the next step to a visitor without a registration and sends nothing; a page about an expired link is shown for such a link only [ACC-03]', async ({
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

  for (const [query, title] of [
    ['', 'title'],
    ['?token=invented', 'useless'],
  ] as const) {
    const shown = await page.request.get(`/pt/expired-email-confirmation${query}`)
    expect(new URL(shown.url()).pathname + new URL(shown.url()).search).toBe(`/pt/confirm-email${query}`)
    expect(textsOf(await shown.text(), 'h1')).toEqual([pt(`register:confirm.${title}`)])
  }
})

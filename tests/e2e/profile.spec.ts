import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { translator } from '#platform/i18n/i18n-resources.ts'
import { castPassword } from '#seeds/cast-people.ts'
import { accountField } from './account-fields.ts'
import { disposableEmail } from './disposable-accounts.ts'
import { expect, open, signIn, signInAs, test, waitForHydration } from './fixtures.ts'
import { follow } from './follow.ts'
import { waitForNewestMail } from './mailbox.ts'
import { field, horizontalOverflow, type Translate } from './site-parts.ts'

const en = translator('en')
const parts = ['', '/photo', '/privacy', '/security', '/account'] as const
const profilePath = (locale: string, part: (typeof parts)[number] = '') =>
  `/${locale}/control-panel/my-profile${part}`

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const photoField = (page: Page, t: Translate) => field(page, t('profile:photo.choose'), t)
const mailLanguageField = (page: Page) => field(page, en('profile:data.locale'), en)
const newPassword = 'eleven otters swim by'

/** A toast, or without JavaScript the line in the page; the first of both. */
const message = (page: Page, text: string) => page.getByText(text).first()

/** Playwright's tracing fetches the chosen picture, which the content security policy forbids. */
const tracingError = "Connecting to 'blob:"

/** A picture twice as wide as high: blue on the left, red on the right. */
const twoColourPicture = async () => ({
  name: 'me.jpg',
  mimeType: 'image/jpeg',
  buffer: await sharp({ create: { width: 800, height: 400, channels: 3, background: '#2244cc' } })
    .composite([
      {
        input: { create: { width: 400, height: 400, channels: 3, background: '#cc2222' } },
        left: 400,
        top: 0,
      },
    ])
    .jpeg()
    .toBuffer(),
})

test('every part of the own profile fits 320 and 1280 px and passes axe; that of a person awaiting approval lists what is missing [ACC-07] [ACC-09] [ACC-10] [UIX-03]', async ({
  page,
  audit,
}) => {
  await signIn(page, 'bruno')
  await open(page, profilePath('de'))
  for (const [index, part] of parts.entries()) {
    await follow(page, profilePath('de', part))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(translator('de')('profile:title'))
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      expect(await horizontalOverflow(page), `${part} ${width}`).toBeLessThanOrEqual(0)
      if ((width === 320) === (index % 2 === 0)) await audit(`${part} ${width}`)
    }
  }

  const t = translator('et')
  await signIn(page, 'denes')
  await open(page, profilePath('et'))
  await expect(page.getByRole('main').getByText(t('profile:incomplete.title'))).toBeVisible()
  await expect(page.getByRole('main')).toContainText(t('accounts:field.firstLanguageId'))
})

test('a member changes the profile and gets the new name in the panel; after another tab saved it both versions are shown, and what was typed is kept [ACC-07] [ACC-08] [VAL-03]', async ({
  page,
  context,
  audit,
  expectError,
}) => {
  expectError('409')
  await signInAs(page, disposableEmail('profileEdit'))
  await open(page, profilePath('en'))
  const name = accountField(page, 'name', en)
  const hearingStatus = accountField(page, 'hearingStatus', en)
  await name.fill(' ')
  await hearingStatus.selectOption('')
  await button(page, en('profile:data.save')).click()
  await expect(name).toBeFocused()
  await expect(name).toHaveAccessibleDescription(en('errors:value.required'))
  await expect(hearingStatus).toHaveAttribute('aria-invalid', 'true')
  await audit('with errors')

  await name.fill('Grace')
  await hearingStatus.selectOption('deaf')
  await accountField(page, 'professionId', en).selectOption({ index: 2 })
  await accountField(page, 'lastName', en).fill('Reed')
  await accountField(page, 'socialName', en).fill('Gray')
  await accountField(page, 'firstLanguageId', en).selectOption({ index: 3 })
  await accountField(page, 'institutionId', en).selectOption({ index: 1 })
  await mailLanguageField(page).selectOption('hu')
  await button(page, en('profile:data.save')).click()
  await expect(message(page, en('profile:toast.saved'))).toBeVisible()
  await expect(page.getByText(en('profile:incomplete.title'))).toHaveCount(0)
  await expect(page.getByRole('banner')).toContainText('Gray')

  await page.reload()
  await expect(accountField(page, 'socialName', en)).toHaveValue('Gray')
  await expect(mailLanguageField(page)).toHaveValue('hu')
  await waitForHydration(page)

  const otherTab = await context.newPage()
  await open(otherTab, profilePath('en'))
  await accountField(otherTab, 'state', en).fill('Tartumaa')
  await button(otherTab, en('profile:data.save')).click()
  await expect(message(otherTab, en('profile:toast.saved'))).toBeVisible()
  await otherTab.close()

  await accountField(page, 'zipCode', en).fill('50090')
  await button(page, en('profile:data.save')).click()
  const conflict = page.getByText(en('profile:data.stored'))
  await expect(conflict).toBeVisible()
  await expect(page.getByRole('main')).toContainText('Tartumaa')
  await expect(accountField(page, 'zipCode', en)).toHaveValue('50090')
  await accountField(page, 'state', en).fill('Tartumaa')
  await button(page, en('profile:data.save')).click()
  await expect(conflict).toHaveCount(0)
  await expect(message(page, en('profile:toast.saved'))).toBeVisible()
})

test('a file that is not a picture is refused at its field; a member crops a photo by pointer and keyboard, saves it and removes it [ACC-07] [D28]', async ({
  page,
  audit,
  expectError,
}) => {
  expectError('422')
  expectError(tracingError)
  const t = translator('hu')
  await signInAs(page, disposableEmail('photoChange'))
  await open(page, profilePath('hu', '/photo'))
  await button(page, t('profile:photo.save')).click()
  await expect(message(page, t('errors:value.required'))).toBeVisible()
  await photoField(page, t).setInputFiles({
    name: 'me.jpg',
    mimeType: 'image/jpeg',
    buffer: Buffer.from('not a picture'),
  })
  await expect(page.getByText(t('profile:photo.unreadable'))).toBeVisible()
  await button(page, t('profile:photo.save')).click()
  await expect(message(page, t('errors:photo.notPicture'))).toBeVisible()
  await expect(photoField(page, t)).toHaveAttribute('aria-invalid', 'true')

  await photoField(page, t).setInputFiles(await twoColourPicture())
  const horizontalPosition = page.getByRole('slider', { name: t('profile:photo.crop.left') })
  await expect(horizontalPosition).toHaveValue('0.5')
  await audit('cropping')
  await horizontalPosition.focus()
  for (let presses = 0; presses < 5; presses++) await page.keyboard.press('ArrowLeft')
  await expect(horizontalPosition).toHaveValue('0.45')
  // The square that the pointer drags has no role: for keyboards and screen readers there are the sliders.
  const square = page.locator('img[src^="blob:"] + div')
  await square.hover()
  const box = await square.boundingBox()
  if (!box) throw new Error('The square is not visible')
  await page.mouse.down()
  await page.mouse.move(box.x - 900, box.y, { steps: 4 })
  await page.mouse.up()
  await expect(horizontalPosition).toHaveValue('0')

  await button(page, t('profile:photo.save')).click()
  await expect(message(page, t('profile:toast.photoSaved'))).toBeVisible()
  const photo = page.getByRole('img', { name: t('profile:photo.title') })
  await expect(photo).toBeVisible()
  const stored = await page.request.get((await photo.getAttribute('src')) ?? '')
  const { dominant } = await sharp(await stored.body()).stats()
  expect(dominant.b, 'the left half is blue').toBeGreaterThan(dominant.r)

  await button(page, t('profile:photo.remove')).click()
  await expect(page.getByText(t('profile:photo.none'))).toBeVisible()
})

test('a password change is refused with a wrong current password or without another new one, waits for its confirmation, and is cancelled [ACC-05] [ACC-06] [ACC-07]', async ({
  page,
  audit,
  expectError,
}) => {
  expectError('422')
  await signInAs(page, disposableEmail('passwordChangeRefused'))
  await open(page, profilePath('en', '/security'))
  const section = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { level: 2, name: en('profile:password.title') }) })
  const currentPassword = field(section, en('profile:password.present'), en)
  const sendWith = async (password: string, wanted = newPassword) => {
    await currentPassword.fill(password)
    for (const key of ['new', 'confirmation'] as const)
      await field(section, en(`profile:password.${key}`), en).fill(wanted)
    await button(page, en('profile:password.send')).click()
  }

  await sendWith('not the password')
  await expect(message(page, en('errors:account.wrongPassword'))).toBeVisible()
  await expect(currentPassword).toBeFocused()

  await sendWith(castPassword, castPassword)
  await expect(field(section, en('profile:password.new'), en)).toHaveAccessibleDescription(
    new RegExp(RegExp.escape(en('errors:value.passwordSame'))),
  )

  await sendWith(castPassword)
  await expect(page.getByText(en('profile:pending.password'))).toBeVisible()
  await audit('a pending change')
  await button(page, en('profile:pending.cancel')).click()
  await expect(message(page, en('profile:toast.changeCancelled'))).toBeVisible()
  await expect(page.getByText(en('profile:pending.password'))).toHaveCount(0)
})

test('a member sees the own sessions and ends another one with the password [ACC-02] [ACC-07]', async ({
  page,
  browser,
  audit,
  expectError,
}) => {
  expectError('422')
  const t = translator('pt')
  const otherContext = await browser.newContext({
    userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:1) Gecko/1 Firefox/1',
  })
  await signInAs(await otherContext.newPage(), disposableEmail('sessionEnd'))
  const otherAnswer = async () => (await otherContext.request.get(profilePath('pt'))).url()
  await signInAs(page, disposableEmail('sessionEnd'))
  await open(page, profilePath('pt', '/security'))
  await expect(page.getByText(t('profile:sessions.this'))).toBeVisible()
  const firefox = page.getByRole('listitem').filter({ hasText: 'Firefox, Linux' })
  const endSession = firefox.getByRole('button', {
    name: t('profile:sessions.endOne', { device: 'Firefox, Linux, ' }),
  })
  await firefox.locator('summary').click()
  const password = field(firefox, t('profile:password.present'), t)
  await endSession.click()
  await expect(password).toBeFocused()
  await expect(password).toHaveAccessibleDescription(t('errors:value.required'))
  await password.fill('not the password')
  await endSession.click()
  await expect(password).toHaveAccessibleDescription(t('errors:account.wrongPassword'))
  await expect(password).toBeFocused()
  await expect(password).toHaveValue('')
  await audit('a wrong password')
  expect(await otherAnswer()).not.toMatch(/\/login\?/)

  await password.fill(castPassword)
  await password.press('Enter')
  await expect(message(page, t('profile:toast.sessionEnded'))).toBeVisible()
  expect(await otherAnswer()).toMatch(/\/login\?/)
  await otherContext.close()
})

test('the last owner downloads a copy of the data and cannot delete the account [ACC-07]', async ({
  page,
  audit,
}) => {
  const t = translator('pt')
  await signIn(page, 'ana')
  await open(page, profilePath('pt', '/account'))
  await expect(page.getByText(t('errors:account.lastOwner'))).toBeVisible()
  await expect(button(page, t('profile:delete.send'))).toHaveCount(0)
  await audit('the last owner')
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: t('profile:copy.download') }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/^signbank-1-\d{4}-\d\d-\d\d\.json$/)
  const copy = await (await page.request.get(`${profilePath('pt')}/my-data`)).json()
  expect(copy.profile).toMatchObject({ email: 'ana@signbank.example', displayName: 'Ana Sousa' })
  expect(copy.consent).not.toBeNull()
})

test('a member deletes the account with the password and cannot sign in again [ACC-07] [ACC-02]', async ({
  page,
  audit,
  expectError,
}) => {
  expectError('422')
  const email = disposableEmail('accountDeletion')
  await signInAs(page, email)
  await open(page, profilePath('en', '/account'))
  const password = field(page, en('profile:delete.password'), en)
  await page.getByRole('radio', { name: en('consent:deletion.hide.label') }).check()
  await password.fill('not the password')
  await button(page, en('profile:delete.send')).click()
  await expect(message(page, en('errors:account.wrongPassword'))).toBeVisible()
  await audit('refused')

  await password.fill(castPassword)
  await button(page, en('profile:delete.send')).click()
  await expect(page).toHaveURL('/en/login')
  await expect(message(page, en('profile:toast.deleted'))).toBeVisible()
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('session')
  const response = await page.request.post('/api/signbank/login', { data: { email, password: castPassword } })
  expect(response.status()).toBe(401)
  expect((await waitForNewestMail(email)).text).not.toBe('')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  // Playwright does not find text inside <noscript> by itself.
  const noscriptStatus = (page: Page) => page.locator('noscript').getByRole('status')

  test('a member changes profile and photo, and ends all other sessions with the password; a wrong password ends none [ACC-07]', async ({
    page,
    request,
    expectError,
  }) => {
    expectError('422')
    const email = disposableEmail('profileEditWithoutScript')
    const readOwnAccount = () => request.get('/api/me-sign')
    const signedIn = await request.post('/api/signbank/login', { data: { email, password: castPassword } })
    expect(signedIn.status()).toBe(200)
    await signInAs(page, email)
    await page.goto(profilePath('en'))
    await accountField(page, 'name', en).fill('Grace')
    await accountField(page, 'hearingStatus', en).selectOption('deaf')
    await button(page, en('profile:data.save')).click()
    const profession = accountField(page, 'professionId', en)
    await expect(profession).toHaveAccessibleDescription(en('errors:value.profession'))
    await expect(accountField(page, 'hearingStatus', en)).toHaveValue('deaf')
    await profession.selectOption({ index: 1 })
    await button(page, en('profile:data.save')).click()
    await expect(noscriptStatus(page)).toContainText(en('profile:toast.saved'))

    await page.goto(profilePath('en', '/photo'))
    await photoField(page, en).setInputFiles(await twoColourPicture())
    await button(page, en('profile:photo.save')).click()
    await expect(page.getByRole('img', { name: en('profile:photo.title') })).toBeVisible()

    await page.goto(profilePath('en', '/security'))
    const others = page.locator('details').filter({ hasText: en('profile:sessions.endOthers') })
    const password = field(others, en('profile:password.present'), en)
    await others.locator('summary').click()
    await password.fill('not the password')
    await button(page, en('profile:sessions.endOthers')).click()
    await expect(password).toHaveAccessibleDescription(en('errors:account.wrongPassword'))
    expect((await readOwnAccount()).status()).toBe(200)

    await password.fill(castPassword)
    await button(page, en('profile:sessions.endOthers')).click()
    await expect(noscriptStatus(page)).toContainText(en('profile:toast.sessionsEnded'))
    expect((await readOwnAccount()).status()).toBe(401)
    await expect(page.getByText(en('profile:sessions.this'))).toBeVisible()
  })
})

import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { castPassword } from '#seeds/cast-people.ts'
import { disposableAccounts } from './disposable-accounts.ts'
import { expect, open, signIn, signInAs, test, translator, waitForHydration } from './fixtures.ts'
import { waitForNewestMail } from './mailbox.ts'

const profile = (locale: string, part = '') => `/${locale}/control-panel/my-profile${part}`
const field = (page: Page, name: string) => page.locator(`[name="${name}"]`)
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const parts = ['', '/photo', '/privacy', '/security', '/account']

/** What records a journey fetches the picture that was chosen, which the page itself may only show. */
const tracing = "Connecting to 'blob:"

for (const [locale, width] of [
  ['pt', 1280],
  ['de', 320],
] as const)
  test(`every part of the own profile is whole in ${locale} at ${width} px [ACC-07] [UIX-03]`, async ({
    page,
    audit,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    await signIn(page, 'bruno')
    for (const part of parts) {
      await open(page, profile(locale, part))
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(translator(locale)('profile:title'))
      await audit(`${part} in ${locale}`)
      const scrollWidth = await page.evaluate(() => document.documentElement.scrollWidth)
      expect(scrollWidth, part).toBeLessThanOrEqual(width)
    }
  })

test('who awaits approval is told what the registration still lacks, and completes it [ACC-07] [ACC-09] [ACC-10]', async ({
  page,
}) => {
  const t = translator('et')
  await signIn(page, 'denes')
  await open(page, profile('et'))
  const missing = page.getByRole('main').getByText(t('profile:incomplete.title'))
  await expect(missing).toBeVisible()
  await expect(page.getByRole('main')).toContainText(t('accounts:field.firstLanguageId'))
})

test('Grace changes what she tells of herself, and the panel calls her by it [ACC-07] [ACC-08] [VAL-03]', async ({
  page,
  audit,
  expectError,
}) => {
  expectError('409')
  const t = translator('en')
  await signInAs(page, disposableAccounts.edits)
  await open(page, profile('en'))
  await field(page, 'name').fill(' ')
  await field(page, 'hearingStatus').selectOption('')
  await button(page, t('profile:data.save')).click()
  await expect(field(page, 'name')).toBeFocused()
  await expect(field(page, 'name')).toHaveAccessibleDescription(t('errors:value.required'))
  await expect(field(page, 'hearingStatus')).toHaveAttribute('aria-invalid', 'true')
  await audit('with what is wrong')

  await field(page, 'name').fill('Grace')
  await field(page, 'lastName').fill('Reed')
  await field(page, 'socialName').fill('Gray')
  await field(page, 'hearingStatus').selectOption('deaf')
  await field(page, 'professionId').selectOption({ index: 2 })
  await field(page, 'firstLanguageId').selectOption({ index: 3 })
  await field(page, 'institutionId').selectOption({ index: 1 })
  await field(page, 'locale').selectOption('hu')
  await button(page, t('profile:data.save')).click()
  await expect(page.getByText(t('profile:toast.saved')).first()).toBeVisible()
  await expect(page.getByText(t('profile:incomplete.title'))).toHaveCount(0)
  await expect(page.getByRole('banner')).toContainText('Gray')

  await page.reload()
  await expect(field(page, 'socialName')).toHaveValue('Gray')
  await expect(field(page, 'locale')).toHaveValue('hu')
  await saveInAnotherTab(page)
})

/** Another tab saves first: what was written stays, and what is stored is told. */
async function saveInAnotherTab(page: Page) {
  const t = translator('en')
  await waitForHydration(page)
  const tab = await page.context().newPage()
  await open(tab, profile('en'))
  await field(tab, 'state').fill('Tartumaa')
  await button(tab, t('profile:data.save')).click()
  await expect(tab.getByText(t('profile:toast.saved')).first()).toBeVisible()
  await tab.close()

  await field(page, 'zipCode').fill('50090')
  await button(page, t('profile:data.save')).click()
  const told = page.getByText(t('profile:data.stored'))
  await expect(told).toBeVisible()
  await expect(page.getByRole('main')).toContainText('Tartumaa')
  await expect(field(page, 'zipCode')).toHaveValue('50090')
  await field(page, 'state').fill('Tartumaa')
  await button(page, t('profile:data.save')).click()
  await expect(told).toHaveCount(0)
  await expect(page.getByText(t('profile:toast.saved')).first()).toBeVisible()
}

test('Grace chooses the square of her photo by pointer and keyboard, sees it, and removes it [ACC-07] [D28]', async ({
  page,
  audit,
  expectError,
}) => {
  expectError(tracing)
  const t = translator('hu')
  await signInAs(page, disposableAccounts.shows)
  await open(page, profile('hu', '/photo'))
  await button(page, t('profile:photo.save')).click()
  await expect(page.getByText(t('errors:value.required')).first()).toBeVisible()

  await field(page, 'photo').setInputFiles({
    name: 'me.jpg',
    mimeType: 'image/jpeg',
    buffer: await twoColours(),
  })
  const across = page.getByLabel(t('profile:photo.crop.left'))
  await expect(across).toHaveValue('0.5')
  await audit('the picture is cut')
  await across.focus()
  for (let times = 0; times < 5; times++) await page.keyboard.press('ArrowLeft')
  await expect(across).toHaveValue('0.45')
  const square = page.locator('img[src^="blob:"] + div')
  const box = await square.boundingBox()
  if (!box) throw new Error('no square is shown')
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
  await page.mouse.down()
  await page.mouse.move(box.x - 900, box.y, { steps: 4 })
  await page.mouse.up()
  await expect(across).toHaveValue('0')

  await button(page, t('profile:photo.save')).click()
  await expect(page.getByText(t('profile:toast.photoSaved')).first()).toBeVisible()
  const photo = page.getByRole('img', { name: t('profile:photo.title') })
  await expect(photo).toBeVisible()
  const stored = await page.request.get((await photo.getAttribute('src')) ?? '')
  const { dominant } = await sharp(await stored.body()).stats()
  expect(dominant.b, 'the left half is blue').toBeGreaterThan(dominant.r)

  await button(page, t('profile:photo.remove')).click()
  await expect(page.getByText(t('profile:photo.none'))).toBeVisible()
})

test('what is no picture is refused beside its field [ACC-07]', async ({ page, expectError }) => {
  expectError('422')
  expectError(tracing)
  const t = translator('pt')
  await signIn(page, 'carla')
  await open(page, profile('pt', '/photo'))
  await field(page, 'photo').setInputFiles({
    name: 'me.jpg',
    mimeType: 'image/jpeg',
    buffer: Buffer.from('no picture'),
  })
  await expect(page.getByText(t('profile:photo.unreadable'))).toBeVisible()
  await button(page, t('profile:photo.save')).click()
  await expect(page.getByText(t('errors:photo.notPicture')).first()).toBeVisible()
  await expect(field(page, 'photo')).toHaveAttribute('aria-invalid', 'true')
})

/** Twice as wide as high: blue on the left, red on the right. */
const twoColours = () =>
  sharp({ create: { width: 800, height: 400, channels: 3, background: '#2244cc' } })
    .composite([
      {
        input: { create: { width: 400, height: 400, channels: 3, background: '#cc2222' } },
        left: 400,
        top: 0,
      },
    ])
    .jpeg()
    .toBuffer()

test('Grace asks for another password; it holds once she follows the link, and other sessions end [ACC-06] [ACC-07]', async ({
  page,
  browser,
  audit,
  expectError,
}) => {
  expectError('422')
  const t = translator('en')
  const elsewhere = await browser.newContext()
  const other = await elsewhere.newPage()
  await signInAs(other, disposableAccounts.renews)
  await signInAs(page, disposableAccounts.renews)
  await open(page, profile('en', '/security'))

  await field(page, 'currentPassword').fill('not the password')
  await field(page, 'newPassword').fill('eleven otters swim by')
  await field(page, 'newPasswordConfirmation').fill('eleven otters swim by')
  await button(page, t('profile:password.send')).click()
  await expect(page.getByText(t('errors:account.wrongPassword')).first()).toBeVisible()
  await expect(field(page, 'currentPassword')).toBeFocused()

  await field(page, 'currentPassword').fill(castPassword)
  for (const name of ['newPassword', 'newPasswordConfirmation'])
    await field(page, name).fill('eleven otters swim by')
  await button(page, t('profile:password.send')).click()
  await expect(page.getByText(t('profile:pending.password'))).toBeVisible()
  await audit('a change waits')
  const link =
    (await waitForNewestMail(disposableAccounts.renews)).links.find((one) => one.includes('token=')) ?? ''
  await open(page, link)
  await button(page, t('passwords:changePassword.confirm')).click()
  await expect(page.getByText(t('passwords:changePassword.done.title'))).toBeVisible()
  await other.goto(profile('en'))
  await expect(other).toHaveURL(/\/login\?/)
  await elsewhere.close()
})

test('Carla sees where she is signed in, and ends the other session with her password [ACC-02] [ACC-07]', async ({
  page,
  browser,
  audit,
  expectError,
}) => {
  expectError('422')
  const t = translator('pt')
  const elsewhere = await browser.newContext({
    userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:1) Gecko/1 Firefox/1',
  })
  const other = await elsewhere.newPage()
  await signIn(other, 'carla')
  await signIn(page, 'carla')
  await open(page, profile('pt', '/security'))
  await expect(page.getByText(t('profile:sessions.this'))).toBeVisible()
  const firefox = page.getByRole('listitem').filter({ hasText: 'Firefox, Linux' })
  const endOne = firefox.getByRole('button', {
    name: t('profile:sessions.endOne', { device: 'Firefox, Linux, ' }),
  })
  await firefox.locator('summary').first().click()
  const password = firefox.locator('input[name="password"]').first()
  await endOne.click()
  await expect(password).toBeFocused()
  await expect(password).toHaveAccessibleDescription(t('errors:value.required'))
  await password.fill('not the password')
  await endOne.click()
  await expect(password).toHaveAccessibleDescription(t('errors:account.wrongPassword'))
  await expect(password).toBeFocused()
  await expect(password).toHaveValue('')
  await audit('a wrong password')
  await other.goto(profile('pt'))
  await expect(other).not.toHaveURL(/\/login\?/)

  await password.fill(castPassword)
  await password.press('Enter')
  await expect(page.getByText(t('profile:toast.sessionEnded')).first()).toBeVisible()
  await other.goto(profile('pt'))
  await expect(other).toHaveURL(/\/login\?/)
  await elsewhere.close()
})

test('Ana takes a copy of her data, and as the last owner cannot leave [ACC-07]', async ({ page, audit }) => {
  const t = translator('pt')
  await signIn(page, 'ana')
  await open(page, profile('pt', '/account'))
  await expect(page.getByText(t('errors:account.lastOwner'))).toBeVisible()
  await expect(button(page, t('profile:delete.send'))).toHaveCount(0)
  await audit('the last owner')
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: t('profile:copy.download') }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/^signbank-1-\d{4}-\d\d-\d\d\.json$/)
  const copy = JSON.parse(await (await page.request.get(profile('pt', '/my-data'))).text())
  expect(copy.profile).toMatchObject({ email: 'ana@signbank.example', displayName: 'Ana Sousa' })
  expect(copy.consent).not.toBeNull()
})

test('Grace deletes her account with her password, and cannot sign in again [ACC-07] [ACC-02]', async ({
  page,
  audit,
  expectError,
}) => {
  expectError('422')
  const t = translator('en')
  await signInAs(page, disposableAccounts.leaves)
  await open(page, profile('en', '/account'))
  await field(page, 'afterDeletion').first().check()
  await field(page, 'password').fill('not the password')
  await button(page, t('profile:delete.send')).click()
  await expect(page.getByText(t('errors:account.wrongPassword')).first()).toBeVisible()
  await audit('refused')

  await field(page, 'password').fill(castPassword)
  await button(page, t('profile:delete.send')).click()
  await expect(page).toHaveURL('/en/login')
  await expect(page.getByText(t('profile:toast.deleted')).first()).toBeVisible()
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('session')
  const again = await page.request.post('/api/signbank/login', {
    data: { email: disposableAccounts.leaves, password: castPassword },
  })
  expect(again.status()).toBe(401)
  expect((await waitForNewestMail(disposableAccounts.leaves)).text).not.toBe('')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('profile and photo are changed too [ACC-07]', async ({ page, expectError }) => {
    expectError('422')
    // Playwright finds no text inside <noscript>, but what has a place there.
    const said = page.locator('noscript').getByRole('status')
    const t = translator('en')
    await signInAs(page, disposableAccounts.stays)
    await page.goto(profile('en'))
    await field(page, 'name').fill('Grace')
    await field(page, 'hearingStatus').selectOption('deaf')
    await button(page, t('profile:data.save')).click()
    await expect(field(page, 'professionId')).toHaveAccessibleDescription(t('errors:value.profession'))
    await expect(field(page, 'hearingStatus')).toHaveValue('deaf')
    await field(page, 'professionId').selectOption({ index: 1 })
    await button(page, t('profile:data.save')).click()
    await expect(said).toContainText(t('profile:toast.saved'))

    await page.goto(profile('en', '/photo'))
    await field(page, 'photo').setInputFiles({
      name: 'me.jpg',
      mimeType: 'image/jpeg',
      buffer: await twoColours(),
    })
    await button(page, t('profile:photo.save')).click()
    await expect(page.getByRole('img', { name: t('profile:photo.title') })).toBeVisible()
  })

  test('the other sessions end with the password, and with another they do not [ACC-07]', async ({
    page,
    request,
    expectError,
  }) => {
    expectError('422')
    const t = translator('en')
    const data = { email: disposableAccounts.ends, password: castPassword }
    expect((await request.post('/api/signbank/login', { data })).status()).toBe(200)
    await signInAs(page, disposableAccounts.ends)
    await page.goto(profile('en', '/security'))
    const others = page.locator('details').filter({ hasText: t('profile:sessions.endOthers') })
    const password = others.locator('input[name="password"]')
    await others.locator('summary').click()
    await password.fill('not the password')
    await button(page, t('profile:sessions.endOthers')).click()
    await expect(password).toHaveAccessibleDescription(t('errors:account.wrongPassword'))
    expect((await request.get('/api/me-sign')).status()).toBe(200)

    await password.fill(castPassword)
    await button(page, t('profile:sessions.endOthers')).click()
    await expect(page.locator('noscript').getByRole('status')).toContainText(t('profile:toast.sessionsEnded'))
    expect((await request.get('/api/me-sign')).status()).toBe(401)
    await expect(page.getByText(t('profile:sessions.this'))).toBeVisible()
  })
})

import type { Page } from '@playwright/test'
import { expect, locales, open, signIn, test, translator } from './fixtures.ts'

const pt = translator('pt')
const overview = '/pt/control-panel/overview'
const widths = [320, 768, 1024, 1025, 1440] as const
const menuOf = (page: Page) => page.getByRole('navigation', { name: pt('panel:menu.main') })
const setWidth = (page: Page, width: number) => page.setViewportSize({ width, height: 800 })
const status = (page: Page) => page.getByRole('status', { name: pt('ui:toast.label') })

test('a visitor is asked to sign in and comes back to the page, by its address and by its data [ACC-03] [ROL-01]', async ({
  page,
  request,
}) => {
  await page.goto(`${overview}?a=b`)
  await expect(page).toHaveURL(/\/pt\/login\?redirect=%2Fpt%2Fcontrol-panel%2Foverview%3Fa%3Db$/)
  for (const address of ['overview.data', 'overview.data?_routes=panel%2Foverview', 'users.data']) {
    const answer = await request.get(`/pt/control-panel/${address}`, { maxRedirects: 0 })
    expect(await answer.text(), address).not.toContain('Albuquerque')
    expect(await answer.text(), address).toContain('/pt/login?redirect=')
  }
})

test('the panel leads to its overview, with the last five people and signs [ROL-08] [USR-04]', async ({
  page,
}) => {
  await signIn(page, 'ana')
  await open(page, '/pt/control-panel')
  await expect(page).toHaveURL(/\/pt\/control-panel\/overview$/)
  const people = page.locator('section').filter({ hasText: pt('panel:overview.registered') })
  await expect(people.getByRole('listitem')).toHaveCount(5)
  const states = (['awaiting', 'approved', 'rejected', 'deleted'] as const).map((state) =>
    pt(`panel:state.${state}`),
  )
  for (const person of await people.getByRole('listitem').all())
    await expect(person).toContainText(new RegExp(states.join('|')))
  const signs = page.locator('section').filter({ hasText: pt('panel:overview.signs') })
  await expect(signs.getByRole('listitem')).toHaveCount(5)
})

test('members see accepted people and nothing that leads to them [USR-04]', async ({ page }) => {
  await signIn(page, 'bruno')
  await open(page, overview)
  const people = page.locator('section').filter({ hasText: pt('panel:overview.members') })
  await expect(people.getByText('Eeva')).toHaveCount(0)
  await expect(people.getByRole('link')).toHaveCount(0)
})

test('a page that is not for somebody leads to the overview and says why, once [ROL-01]', async ({
  page,
}) => {
  await signIn(page, 'bruno')
  await open(page, '/pt/control-panel/users')
  await expect(page).toHaveURL(/overview$/)
  await expect(status(page)).toContainText(pt('errors:account.adminsOnly'))
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(status(page)).toBeEmpty()
})

test('above 1024 px the menu stands beside the page, narrower it is a drawer; the name shows above 425 px [UIX-01] [UIX-05]', async ({
  page,
}) => {
  await signIn(page, 'ana')
  await open(page, overview)
  const button = page.getByRole('button', { name: pt('panel:menu.open') })
  const name = page.locator('summary').getByText('Ana', { exact: false }).first()
  await setWidth(page, 1025)
  await expect(menuOf(page)).toBeVisible()
  await expect(button).toBeHidden()
  await setWidth(page, 1024)
  await expect(menuOf(page)).toBeHidden()
  await button.click()
  await expect(menuOf(page).getByRole('link', { name: pt('panel:place.overview') })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(menuOf(page)).toBeHidden()
  await setWidth(page, 426)
  await expect(name).toBeVisible()
  await setWidth(page, 425)
  await expect(name).toBeHidden()
})

test('who goes on beyond the open drawer by keyboard shuts it, and sees where they are [UIX-03] [UIX-05]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 700 })
  for (const [address, opens, name] of [
    ['/pt/control-panel/overview', 'panel:menu.open', 'panel:menu.main'],
    ['/pt/faqs', 'public:menu.open', 'public:menu.main'],
  ] as const) {
    await signIn(page, 'bruno')
    await open(page, address)
    const drawer = page.getByRole('navigation', { name: pt(name) })
    await page.getByRole('button', { name: pt(opens) }).press('Enter')
    await expect(drawer).toBeVisible()
    await drawer.getByRole('link').last().focus()
    for (let presses = 0; presses < 5 && (await drawer.isVisible()); presses++)
      await page.keyboard.press('Tab')
    await expect(drawer).toBeHidden()
    const { x, y } = (await page.locator(':focus').boundingBox()) ?? { x: -1, y: -1 }
    expect(Math.min(x, y)).toBeGreaterThanOrEqual(0)
  }
})

test('the account menu leads out: exit ends the session and leads to the sign-in [UIX-05] [UIX-06]', async ({
  page,
}) => {
  await signIn(page, 'bruno')
  await open(page, overview)
  const menu = page.locator('summary').filter({ hasText: pt('panel:account.menu', { name: 'Bruno' }) })
  await menu.click()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: pt('panel:account.exit') })).toBeHidden()
  await menu.press('Enter')
  await page.getByRole('button', { name: pt('panel:account.exit') }).click()
  await expect(page).toHaveURL(/\/pt\/login/)
  await page.goto(overview)
  await expect(page).toHaveURL(/\/pt\/login\?redirect/)
})

test('the header leads to the style guide and changes the language [UIX-06]', async ({ page }) => {
  await signIn(page, 'bruno')
  await open(page, overview)
  await page.locator('summary').filter({ hasText: 'PT' }).click()
  await page.getByRole('link', { name: 'Deutsch' }).click()
  await expect(page).toHaveURL(/\/de\/control-panel\/overview$/)
  const de = translator('de')
  await expect(page.getByRole('heading', { level: 1, name: de('panel:overview.title') })).toBeVisible()
  await page.getByRole('link', { name: de('panel:designSystem') }).click()
  await expect(page).toHaveURL(/\/de\/design-system\/board$/)
})

test('who awaits approval is asked to complete the profile until the banner is closed, and again after the next sign-in [ACC-09] [ACC-10]', async ({
  page,
}) => {
  await signIn(page, 'denes')
  await open(page, overview)
  const banner = page.getByRole('region', { name: pt('panel:banner.awaiting.title') })
  await expect(banner.getByRole('link', { name: pt('panel:banner.awaiting.link') })).toHaveAttribute(
    'href',
    '/pt/control-panel/my-profile',
  )
  await banner.getByText(pt('panel:banner.awaiting.video')).click()
  await expect(
    banner.getByText(pt('public:video.number', { id: 674 })).or(banner.locator('video')),
  ).toBeVisible()
  await expect(page.locator('summary').getByText(pt('panel:account.incomplete'))).toHaveCount(1)
  await banner.getByRole('button', { name: pt('panel:banner.close') }).click()
  await expect(banner).toHaveCount(0)
  await expect(page).toHaveURL(/overview$/)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(banner).toHaveCount(0)
  await signIn(page, 'denes')
  await open(page, overview)
  await expect(banner).toBeVisible()
})

test('who was rejected is told so, with a way to the team [ACC-10]', async ({ page }) => {
  await signIn(page, 'eeva')
  await open(page, overview)
  const banner = page.getByRole('region', { name: pt('panel:banner.rejected.title') })
  await banner.getByRole('link', { name: pt('panel:banner.rejected.link') }).click()
  await expect(page).toHaveURL(/\/pt\/contact$/)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the overview is read, a refusal is a line in the page, and the banner closes [ACC-10] [ROL-01]', async ({
    page,
  }) => {
    await signIn(page, 'denes')
    await page.goto('/pt/control-panel/users')
    await expect(page).toHaveURL(/overview$/)
    await expect(page.getByRole('main').getByRole('status')).toContainText(pt('errors:account.adminsOnly'))
    await page.getByRole('button', { name: pt('panel:banner.close') }).click()
    await expect(page).toHaveURL(/overview$/)
    await expect(page.getByRole('region', { name: pt('panel:banner.awaiting.title') })).toHaveCount(0)
  })
})

for (const locale of locales)
  test(`nothing in the panel overflows or keeps anybody out, from 320 to 1440 px, in ${locale} [UIX-03] [UIX-05]`, async ({
    page,
    audit,
  }) => {
    test.slow()
    const t = translator(locale)
    await signIn(page, locale === 'de' || locale === 'hu' ? 'denes' : 'ana')
    for (const width of widths) {
      await setWidth(page, width)
      await page.emulateMedia({ colorScheme: width === 768 ? 'dark' : 'light', reducedMotion: 'reduce' })
      await open(page, `/${locale}/control-panel/overview`)
      if (width < 1025) await page.getByRole('button', { name: t('panel:menu.open') }).click()
      await audit(`menu ${locale} ${width}`)
      if (width < 1025) await page.keyboard.press('Escape')
      await page.locator('summary').filter({ hasText: locale.toUpperCase() }).first().focus()
      await page.locator('summary').nth(1).click()
      await audit(`account ${locale} ${width}`)
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth),
        `${locale} ${width}`,
      ).toBeLessThanOrEqual(width)
    }
  })

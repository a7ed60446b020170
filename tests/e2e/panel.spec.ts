import type { Page } from '@playwright/test'
import { translator } from '#platform/i18n/i18n-resources.ts'
import { type Locale, localeNames } from '#platform/i18n/locales.ts'
import { expect, open, signIn, test, waitForHydration } from './fixtures.ts'
import { follow } from './follow.ts'
import { chooseLanguage, horizontalOverflow, languageMenu } from './site-parts.ts'

const pt = translator('pt')
const overview = '/pt/control-panel/overview'
const widths = [320, 768, 1024, 1025, 1440] as const
const menuOf = (page: Page) => page.getByRole('navigation', { name: pt('panel:menu.main') })
const setWidth = (page: Page, width: number) => page.setViewportSize({ width, height: 800 })
const toasts = (page: Page) => page.getByRole('status', { name: pt('ui:toast.label') })
const section = (page: Page, title: string) => page.locator('section').filter({ hasText: title })
/** The button of the account menu. `summary` has no role. */
const accountMenu = (page: Page, text: string) =>
  page.getByRole('banner').locator('summary').filter({ hasText: text })

test('a visitor is redirected to the sign-in from pages and their data [ACC-03] [ROL-01]', async ({
  request,
}) => {
  const page = await request.get(`${overview}?a=b`)
  expect(page.url()).toMatch(/\/pt\/login\?redirect=%2Fpt%2Fcontrol-panel%2Foverview%3Fa%3Db$/)
  for (const address of ['overview.data', 'overview.data?_routes=panel%2Foverview', 'users.data']) {
    const response = await request.get(`/pt/control-panel/${address}`, { maxRedirects: 0 })
    expect(await response.text(), address).not.toContain('Albuquerque')
    expect(await response.text(), address).toContain('/pt/login?redirect=')
  }
})

test('the panel opens with its overview of the last five people and signs; it leads to a new sign and lists no zeros [ROL-08] [USR-04] [SGN-12]', async ({
  page,
}) => {
  await signIn(page, 'ana')
  await open(page, '/pt/control-panel')
  await expect(page).toHaveURL(/\/pt\/control-panel\/overview$/)
  const people = section(page, pt('panel:overview.registered'))
  await expect(people.getByRole('listitem')).toHaveCount(5)
  const states = (['awaiting', 'approved', 'rejected', 'deleted'] as const).map((state) =>
    pt(`panel:state.${state}`),
  )
  for (const person of await people.getByRole('listitem').all())
    await expect(person).toContainText(new RegExp(states.join('|')))
  const signs = section(page, pt('panel:overview.signs'))
  await expect(signs.getByRole('listitem')).toHaveCount(5)
  const counts = section(page, pt('signList:work.states')).getByRole('listitem')
  for (const count of await counts.all()) await expect(count).toHaveText(/[1-9][\d.]*$/)
  await page
    .getByRole('main')
    .getByRole('link', { name: pt('signList:create') })
    .click()
  await expect(page).toHaveURL(/\/signs\/create$/)
})

test('a forbidden page redirects to the overview and says why, once; there members see only accepted people, without links to their pages; the header changes the language, links to the style guide and signs out [ROL-01] [USR-04] [UIX-05] [UIX-06]', async ({
  page,
}) => {
  const de = translator('de')
  await signIn(page, 'bruno')
  await open(page, '/pt/control-panel/users')
  await expect(page).toHaveURL(/overview$/)
  await expect(toasts(page)).toContainText(pt('errors:account.adminsOnly'))
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(toasts(page)).toBeEmpty()
  const people = section(page, pt('panel:overview.members'))
  await expect(people.getByText('Eeva')).toHaveCount(0)
  await expect(people.getByRole('link')).toHaveCount(0)

  await waitForHydration(page)
  await chooseLanguage(page, 'PT', 'Deutsch')
  await expect(page).toHaveURL(/\/de\/control-panel\/overview$/)
  await expect(page.getByRole('heading', { level: 1, name: de('panel:overview.title') })).toBeVisible()
  await page.getByRole('link', { name: de('panel:designSystem') }).click()
  await expect(page).toHaveURL(/\/de\/design-system\/board$/)
  await page.goBack()

  const menu = accountMenu(page, de('panel:account.menu', { name: 'Bruno' }))
  const exit = page.getByRole('button', { name: de('panel:account.exit') })
  await menu.click()
  await expect(exit).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(exit).toBeHidden()
  await menu.press('Enter')
  await exit.click()
  await expect(page).toHaveURL(/\/de\/login/)
  await page.goto(overview)
  await expect(page).toHaveURL(/\/pt\/login\?redirect/)
})

test('the menu is beside the page above 1024 px and a drawer below, and the name is visible above 425 px; a group of the menu opens by keyboard, stays open after loading again, and the group of the page is open [UIX-01] [UIX-03] [UIX-05]', async ({
  page,
}) => {
  await signIn(page, 'ana')
  await open(page, overview)
  const button = page.getByRole('button', { name: pt('panel:menu.open') })
  const name = accountMenu(page, 'Ana').getByText('Ana').first()
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
  await setWidth(page, 1025)
  await expect(menuOf(page)).toBeVisible()
  await expect(button).toBeHidden()

  const group = (section: 'content' | 'settings') =>
    menuOf(page)
      .locator('details')
      .filter({ hasText: pt(`panel:group.${section}`) })
  // The event `toggle`, which stores the choice, follows the change in a task of its own.
  const expectStored = (choice: 'closed' | 'open') =>
    page.waitForFunction((stored) => localStorage.getItem('menu.settings') === stored, choice)
  await expect(group('content').getByRole('link').first()).toBeHidden()
  await group('settings').locator('summary').press('Enter')
  await expect(group('settings')).toHaveAttribute('open')
  await expectStored('open')
  await open(page, '/pt/control-panel/faqs')
  await expect(group('settings')).toHaveAttribute('open')
  await expect(group('content').locator('[aria-current]')).toBeVisible()
  await group('settings').locator('summary').press('Enter')
  await expectStored('closed')
  await page.reload()
  await expect(group('content')).toHaveAttribute('open')
  await expect(group('settings')).not.toHaveAttribute('open')
})

test('the pages of people mark the users in the menu, which says how many wait; at 400 % zoom the bar of chosen people does not stay in view [UIX-01] [UIX-03] [UIX-05]', async ({
  page,
}) => {
  await signIn(page, 'ana')
  await open(page, '/pt/control-panel/register')
  const here = menuOf(page).locator('[aria-current]')
  for (const path of ['register', 'users/edit/2', 'users']) {
    await follow(page, `/pt/control-panel/${path}`)
    await expect(here, path).toHaveCount(1)
    await expect(here, path).toContainText(pt('panel:place.users'))
    await expect(here, path).toHaveAccessibleName(/\d/)
  }

  await page.setViewportSize({ width: 320, height: 256 })
  await page.getByRole('checkbox').last().check()
  const bar = page.getByRole('group', { name: pt('users:decide.label') })
  await expect(bar).toBeVisible()
  expect(
    await bar.evaluate(({ parentElement }) => parentElement && getComputedStyle(parentElement).position),
  ).toBe('static')
})

test('moving the focus out of the open drawer closes it, and the focus stays visible [UIX-03] [UIX-05]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 700 })
  await signIn(page, 'bruno')
  await open(page, overview)
  for (const [address, opens, name] of [
    [overview, 'panel:menu.open', 'panel:menu.main'],
    ['/pt/faqs', 'public:menu.open', 'public:menu.label'],
  ] as const) {
    await follow(page, address)
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

test('a person awaiting approval is reminded to complete the profile until the banner is closed, and again after the next sign-in; a rejected person reads so in a banner with a link to the team [ACC-09] [ACC-10]', async ({
  page,
}) => {
  await signIn(page, 'denes', { isNew: true })
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
  await signIn(page, 'denes', { isNew: true })
  await open(page, overview)
  await expect(banner).toBeVisible()

  await signIn(page, 'eeva')
  await open(page, overview)
  const rejection = page.getByRole('region', { name: pt('panel:banner.rejected.title') })
  await rejection.getByRole('link', { name: pt('panel:banner.rejected.link') }).click()
  await expect(page).toHaveURL(/\/pt\/contact$/)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the overview shows why a page was refused, and its banner closes [ACC-10] [ROL-01]', async ({
    page,
  }) => {
    await signIn(page, 'denes', { isNew: true })
    await page.goto('/pt/control-panel/users')
    await expect(page).toHaveURL(/overview$/)
    await expect(page.getByRole('main').getByRole('status')).toContainText(pt('errors:account.adminsOnly'))
    await page.getByRole('button', { name: pt('panel:banner.close') }).click()
    await expect(page).toHaveURL(/overview$/)
    await expect(page.getByRole('region', { name: pt('panel:banner.awaiting.title') })).toHaveCount(0)
  })
})

for (const { person, name, shownIn } of [
  { person: 'ana', name: 'Ana', shownIn: ['pt', 'en', 'et'] },
  { person: 'denes', name: 'Dénes', shownIn: ['de', 'hu'] },
] as const)
  test(`the overview of ${name} with its open menus fits 320 to 1440 px in ${shownIn.join(', ')} and passes axe, narrow and light or wide and dark [UIX-03] [UIX-05]`, async ({
    page,
    audit,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await signIn(page, person, { isNew: person === 'denes' })
    let [shown]: readonly Locale[] = shownIn
    await open(page, `/${shown}/control-panel/overview`)
    for (const locale of shownIn) {
      const t = translator(locale)
      if (locale !== shown) await chooseLanguage(page, `${shown}`.toUpperCase(), localeNames[locale])
      shown = locale
      await expect(page.getByRole('heading', { level: 1, name: t('panel:overview.title') })).toBeVisible()
      for (const width of widths) {
        await setWidth(page, width)
        await page.emulateMedia({ colorScheme: width === 1440 ? 'dark' : 'light', reducedMotion: 'reduce' })
        const isAudited = locale === shownIn[0] && (width === 320 || width === 1440)
        if (width < 1025) await page.getByRole('button', { name: t('panel:menu.open') }).click()
        if (isAudited) await audit(`menu ${locale} ${width}`)
        if (width < 1025) await page.keyboard.press('Escape')
        await languageMenu(page, locale.toUpperCase()).focus()
        await accountMenu(page, name).click()
        if (isAudited) await audit(`account ${locale} ${width}`)
        expect(await horizontalOverflow(page), `${locale} ${width}`).toBeLessThanOrEqual(0)
        await page.keyboard.press('Escape')
      }
    }
  })

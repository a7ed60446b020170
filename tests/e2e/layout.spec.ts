import type { Locator, Page } from '@playwright/test'
import { translator } from '#platform/i18n/i18n-resources.ts'
import { type Locale, localeNames, locales } from '#platform/i18n/locales.ts'
import { expect, open, test } from './fixtures.ts'
import { follow } from './follow.ts'
import { chooseLanguage, signCards } from './site-parts.ts'

const pt = translator('pt')
const scrollPosition = (page: Page) => page.evaluate(() => Math.round(window.scrollY))
const styleGuidePages = ['board', 'buttons', 'colors', 'typographic', 'variables-text', 'components']

test('a new page starts at the top, and going back restores the scroll position [PUB-18]', async ({
  page,
}) => {
  await open(page, '/pt/search-signs/view-all')
  const lastCard = signCards(page.getByRole('main')).last()
  await lastCard.scrollIntoViewIfNeeded()
  await expect.poll(() => scrollPosition(page)).toBeGreaterThan(300)
  const position = await scrollPosition(page)
  await lastCard.click()
  await expect(page).toHaveURL(/\/signs\/view\/\d+$/)
  await expect.poll(() => scrollPosition(page)).toBe(0)
  await page.goBack()
  await expect(page).toHaveURL(/view-all$/)
  await expect.poll(async () => Math.abs((await scrollPosition(page)) - position)).toBeLessThan(50)
})

/** The icons with short words beside the page. */
const rail = (page: Page) => page.getByRole('navigation', { name: pt('public:menu.main') })
/** The menu with full names. */
const drawer = (page: Page) => page.getByRole('navigation', { name: pt('public:menu.label'), exact: true })
const menuButton = (scope: Page | Locator) => scope.getByRole('button', { name: pt('public:menu.open') })

test('the menu marks the page, and the search that a page belongs to; the back link returns to the previous page, or to the home page on the first one [UIX-01] [UIX-03] [UIX-06]', async ({
  page,
}) => {
  const current = rail(page).locator('[aria-current]')
  const back = page.getByRole('banner').getByRole('link', { name: pt('public:back'), exact: true })
  await open(page, '/pt/faqs')
  await expect(current).toHaveText(pt('public:short.faqs'))
  await expect(current).toHaveAttribute('aria-current', 'page')
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: pt('public:place.terms') })
    .click()
  await expect(page).toHaveURL(/terms-of-use$/)
  await back.click()
  await expect(page).toHaveURL(/\/pt\/faqs$/)

  await open(page, '/pt/search-signs/handshape/view-all')
  await expect(current).toHaveText(pt('public:short.handshape'))
  await expect(current).toHaveAttribute('aria-current', 'true')
  await back.click()
  await expect(page).toHaveURL(/\/pt$/)
  await expect(back).toHaveCount(0)
})

test('icons with words are beside the page above 425 px and scroll in a short window; below, the header has the button of the menu; it has the short name of the dictionary at every width; dialogs are at most 800 px wide [UIX-01]', async ({
  page,
}) => {
  const name = page.getByRole('banner').getByText('Signbank', { exact: true })
  const resize = async (width: number) => {
    await page.setViewportSize({ width, height: 800 })
    await expect(name).toBeInViewport({ ratio: 1 })
    expect((await name.boundingBox())?.height, `${page.url()} at ${width}`).toBeLessThan(30)
  }
  await open(page, '/pt')
  for (const width of [1440, 1025, 1024, 426]) {
    await resize(width)
    for (const key of ['handshape', 'words', 'about', 'video'] as const)
      await expect(rail(page).getByText(pt(`public:short.${key}`), { exact: true })).toBeInViewport()
    await expect(menuButton(page.getByRole('banner'))).toBeHidden()
    expect((await rail(page).boundingBox())?.width).toBe(88)
  }
  for (const width of [425, 320]) {
    await resize(width)
    await expect(rail(page)).toBeHidden()
    await expect(menuButton(page.getByRole('banner'))).toBeVisible()
  }

  await page.setViewportSize({ width: 1280, height: 420 })
  const last = menuButton(rail(page))
  await expect(last).not.toBeInViewport()
  await last.focus()
  await expect(last).toBeInViewport({ ratio: 1 })

  await page.setViewportSize({ width: 1600, height: 900 })
  await rail(page).getByText(pt('public:short.video')).click()
  expect((await page.getByRole('dialog').boundingBox())?.width).toBeLessThanOrEqual(800)
  await page.keyboard.press('Escape')
  await rail(page).getByText(pt('public:short.faqs')).click()
  await expect(page).toHaveURL(/\/pt\/faqs$/)
  for (const width of [320, 425, 426, 1024, 1440]) await resize(width)
})

test("no word of the menu is longer than its icon's column, in any language [UIX-01] [UIX-04]", async ({
  page,
}) => {
  await open(page, '/pt/faqs')
  let shown: Locale = 'pt'
  for (const locale of locales) {
    if (locale !== shown) await chooseLanguage(page, shown.toUpperCase(), localeNames[locale])
    shown = locale
    const items = page
      .getByRole('navigation', { name: translator(locale)('public:menu.main') })
      .locator('a, button')
    await expect(items).toHaveCount(10)
    for (const item of await items.all())
      expect(await item.evaluate((box) => box.scrollWidth - box.clientWidth), locale).toBeLessThanOrEqual(0)
  }
})

test('the drawer opens, and closes by Escape and by following a link; the last button beside the page opens the same menu with full names, and its button closes it [UIX-01] [UIX-06]', async ({
  page,
  audit,
}) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await open(page, '/pt')
  const about = drawer(page).getByRole('link', { name: pt('public:place.about') })
  await menuButton(page).click()
  await expect(about).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(about).toBeHidden()
  await menuButton(page).click()
  await about.click()
  await expect(page).toHaveURL(/\/pt\/about$/)
  await expect(about).toBeHidden()

  await page.setViewportSize({ width: 1280, height: 720 })
  await expect(drawer(page)).toBeHidden()
  await menuButton(rail(page)).click()
  const handshape = drawer(page).getByRole('link', { name: pt('public:place.handshape') })
  await expect(handshape).toBeVisible()
  await audit('the open menu')
  await drawer(page)
    .getByRole('button', { name: pt('public:menu.close') })
    .click()
  await expect(handshape).toBeHidden()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the menu opens and leads to a page, on narrow and wide windows [PUB-15]', async ({ page }) => {
    await page.goto('/pt')
    for (const [width, place, target] of [
      [360, 'faqs', /\/pt\/faqs$/],
      [1280, 'about', /\/pt\/about$/],
    ] as const) {
      await page.setViewportSize({ width, height: 800 })
      await menuButton(page).click()
      await drawer(page)
        .getByRole('link', { name: pt(`public:place.${place}`) })
        .click()
      await expect(page).toHaveURL(target)
    }
  })
})

const longWord = 'x'.repeat(200)

test('long words and large text do not make a page wider than its window, and the category tiles do not clip their text [UIX-01] [UIX-03] [PUB-10]', async ({
  page,
}) => {
  await open(page, '/de/search-signs/category')
  const tiles = page.getByRole('main').locator('a:has(> [aria-hidden] svg)')
  await expect(tiles).toHaveCount(3)
  for (const width of [305, 390, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    for (const tile of await tiles.all())
      expect(await tile.evaluate((box) => box.scrollWidth - box.clientWidth)).toBeLessThanOrEqual(0)
  }

  const expectToFit = async (path: string) => {
    for (const [width, textScale] of [
      [305, 1],
      [320, 2],
      [1280, 2],
    ] as const) {
      await page.setViewportSize({ width, height: 800 })
      const overflow = await page.evaluate((scale) => {
        document.documentElement.style.fontSize = `${100 * scale}%`
        return document.documentElement.scrollWidth - document.documentElement.clientWidth
      }, textScale)
      expect(overflow, `${path} at ${width}, text scale ${textScale}`).toBeLessThanOrEqual(0)
    }
  }
  await expectToFit('category')
  for (const path of [
    ...['/de/about', '/de/faqs', '/de/signs/view/5', '/de'],
    ...[`/de/search-signs/words?q=${longWord}`, `/de/search-signs/view-all?q=${longWord}`],
    `/de/search-signs/words?location=${longWord}`,
    ...['/hu/login', '/de/register', '/de/login'],
  ]) {
    await follow(page, path)
    await expectToFit(path)
  }
})

test('the explanatory video has a title and a player; a failed one shows its number [PUB-20]', async ({
  page,
  expectError,
}) => {
  expectError('Failed to load resource')
  await open(page, '/pt/about')
  const box = page.locator('main #explanatory-video')
  await expect(box.getByRole('heading')).toBeVisible()
  await expect(box.locator('video')).toHaveAttribute('src', /^\/media\//)

  await page.route(/\/media\/.*\.mp4/, (route) => route.abort())
  await open(page, '/pt/about')
  await expect(box.getByText(pt('public:video.number', { id: 586 }), { exact: true })).toBeVisible()
  await expect(box.getByText(pt('public:video.failed'))).toBeVisible()
})

test('the 404 page names the error in a card of at most 700 px and links to the main pages [ERR-05] [ERR-02] [UIX-01]', async ({
  page,
  expectError,
}) => {
  expectError('404')
  await page.setViewportSize({ width: 1600, height: 900 })
  for (const [locale, t] of [
    ['pt', pt],
    ['et', translator('et')],
  ] as const) {
    const response = await page.goto(`/${locale}/no/such/page`)
    expect(response?.status()).toBe(404)
    await expect(page).toHaveTitle(new RegExp(`^${t('public:error.title404')}`))
    await expect(page.getByRole('heading', { level: 1, name: t('public:error.heading404') })).toBeVisible()
    await expect(page.getByText(t('public:error.code404'))).toBeVisible()
    const card = page.getByRole('heading', { level: 1 }).locator('xpath=..')
    expect((await card.boundingBox())?.width).toBeLessThanOrEqual(700)
    const links = page.getByRole('navigation', { name: t('public:error.waysOn') })
    for (const key of ['about', 'words', 'viewAll', 'faqs', 'terms', 'privacy', 'home'] as const)
      await expect(links.getByRole('link', { name: t(`public:place.${key}`), exact: true })).toBeVisible()
  }
  expect(translator('en')('public:error.title404')).toBe('404 Not Found')
  expect(translator('en')('public:error.code404')).toBe('Error code: 404 Not Found')
})

test('a progress bar announces a slow page until it is shown [UIX-02] [UIX-03]', async ({ page, audit }) => {
  await open(page, '/pt/faqs')
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/about.data*', async (route) => {
    await released
    await route.continue()
  })
  const bar = page.getByRole('progressbar', { name: pt('public:loading') })
  await page
    .getByRole('link', { name: pt('public:place.about') })
    .first()
    .click()
  await expect(bar).toBeVisible()
  await expect(bar).toHaveAttribute('aria-live', 'polite')
  await audit('while a page is loading')
  release()
  await expect(page).toHaveURL(/\/pt\/about$/)
  await expect(bar).toHaveCount(0)
})

test('a page whose data fails to load shows an error, and other pages still open [ERR-02] [ERR-03]', async ({
  page,
  expectError,
}) => {
  expectError('500')
  await open(page, '/pt')
  await page.route('**/*.data*', (route) => route.fulfill({ status: 500, body: 'broken' }))
  await page
    .getByRole('link', { name: pt('public:place.faqs') })
    .first()
    .click()
  await expect(page.getByRole('heading', { level: 1, name: pt('public:error.title') })).toBeVisible()
  await page.unroute('**/*.data*')
  await page
    .getByRole('link', { name: pt('public:place.about') })
    .first()
    .click()
  await expect(page).toHaveURL(/\/pt\/about$/)
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(pt('public:error.title'))
})

test('a script that fails to load reloads the page once, then an error is shown [ERR-03]', async ({
  page,
  expectError,
}) => {
  for (const message of [
    'Failed to load resource',
    'Error loading route module',
    'dynamically imported',
    'faqs',
  ])
    expectError(message)
  await open(page, '/pt')
  await page.route('**/assets/faqs-*.js', (route) => route.abort())
  let loads = 0
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame()) loads++
  })
  const faqs = page.getByRole('link', { name: pt('public:place.faqs') }).first()
  await faqs.click()
  await expect.poll(() => loads).toBeGreaterThan(0)
  // An endless sequence of reloads would never become idle.
  await page.waitForLoadState('networkidle')
  expect(loads).toBeLessThanOrEqual(3)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('the style guide opens with its board, which links to all its pages; the button to the top is shown after 100 px of scrolling, and a toast at the top centre, from where it leaves by itself [PUB-19] [UIX-02]', async ({
  page,
}) => {
  await open(page, '/pt/design-system')
  await expect(page).toHaveURL(/\/pt\/design-system\/board$/)
  for (const path of styleGuidePages) {
    await page
      .getByRole('navigation', { name: pt('designSystem:pages') })
      .locator(`a[href$="/design-system/${path}"]`)
      .click()
    await expect(page).toHaveURL(new RegExp(`/pt/design-system/${path}$`))
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }

  await page.setViewportSize({ width: 1280, height: 500 })
  const up = page.getByLabel(pt('designSystem:toTop'))
  await page.evaluate(() => window.scrollTo(0, 100))
  await expect(up).toBeHidden()
  await page.evaluate(() => window.scrollTo(0, 130))
  await expect(up).toBeVisible()
  await up.click()
  await expect.poll(() => scrollPosition(page)).toBe(0)

  const toasts = page.getByRole('status', { name: pt('ui:toast.label') })
  await page.getByRole('button', { name: pt('designSystem:sample.success') }).click()
  await expect(toasts.getByText(pt('designSystem:sample.success'))).toBeVisible()
  const box = await toasts.boundingBox()
  expect(Math.abs((box?.x ?? 0) + (box?.width ?? 0) / 2 - 1280 / 2)).toBeLessThan(20)
  expect(box?.y).toBeLessThan(120)
  await expect(toasts.getByText(pt('designSystem:sample.success'))).toHaveCount(0)
})

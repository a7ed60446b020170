import type { Page } from '@playwright/test'
import { expect, open, test, translator } from './fixtures.ts'

const pt = translator('pt')
const scrollPosition = (page: Page) => page.evaluate(() => Math.round(window.scrollY))
const guide = ['board', 'buttons', 'colors', 'components', 'typographic', 'variables-text']

test('a new page begins at its top, and going back returns to where one was [PUB-18]', async ({ page }) => {
  await open(page, '/pt/search-signs/view-all')
  const far = page.locator('main a[href*="/signs/view/"]').last()
  await far.scrollIntoViewIfNeeded()
  await expect.poll(() => scrollPosition(page)).toBeGreaterThan(300)
  const left = await scrollPosition(page)
  await far.click()
  await expect(page).toHaveURL(/\/signs\/view\/\d+$/)
  await expect.poll(() => scrollPosition(page)).toBe(0)
  await page.goBack()
  await expect(page).toHaveURL(/view-all$/)
  await expect.poll(async () => Math.abs((await scrollPosition(page)) - left)).toBeLessThan(50)
})

test('the back link returns to the page before, and to the home page where there is none [UIX-06]', async ({
  page,
}) => {
  await open(page, '/pt/faqs')
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: pt('public:place.terms') })
    .click()
  await expect(page).toHaveURL(/terms-of-use$/)
  const back = page.getByRole('main').getByRole('link', { name: pt('public:back'), exact: true })
  await back.click()
  await expect(page).toHaveURL(/\/pt\/faqs$/)
  await open(page, '/pt/about')
  await back.click()
  await expect(page).toHaveURL(/\/pt$/)
})

test('above 1024 px the menu stands beside the page; down to 426 px it has icons; below there is the drawer alone [UIX-01]', async ({
  page,
}) => {
  await open(page, '/pt')
  const menu = page.getByRole('navigation', { name: pt('public:menu.main') })
  const name = menu.getByText(pt('public:place.about'), { exact: true })
  const drawer = page.getByRole('button', { name: pt('public:menu.open') })
  const widthOf = async () => (await name.boundingBox())?.width ?? 0
  const at = (width: number) => page.setViewportSize({ width, height: 800 })

  await at(1025)
  await expect(menu).toBeVisible()
  await expect(drawer).toBeHidden()
  expect(await widthOf()).toBeGreaterThan(10)
  await at(1024)
  await expect(drawer).toBeVisible()
  await at(426)
  await expect(menu).toBeVisible()
  await at(425)
  await expect(menu).toBeHidden()
  await expect(drawer).toBeVisible()
})

test('the drawer opens, leads to a page, and closes by it and by Escape [UIX-01]', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await open(page, '/pt')
  const button = page.getByRole('button', { name: pt('public:menu.open') })
  const about = page.locator('[popover]').getByRole('link', { name: pt('public:place.about') })
  await button.click()
  await expect(about).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(about).toBeHidden()
  await button.click()
  await about.click()
  await expect(page).toHaveURL(/\/pt\/about$/)
  await expect(about).toBeHidden()
})

test('the side menu folds, and stays folded at the next visit [UIX-06]', async ({ page }) => {
  await open(page, '/pt')
  await page.getByRole('button', { name: pt('public:menu.collapse') }).click()
  await expect(page.getByRole('button', { name: pt('public:menu.expand') })).toHaveAttribute(
    'aria-expanded',
    'false',
  )
  await open(page, '/pt/about')
  await expect(page.getByRole('button', { name: pt('public:menu.expand') })).toBeVisible()
})

for (const width of [320, 425, 426, 768, 1024, 1025, 1440])
  test(`no page is wider than a window of ${width} px [UIX-01] [UIX-03]`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    for (const path of [
      '',
      '/search-signs/words?q=a',
      '/search-signs/view-all',
      '/signs/view/1',
      '/about',
      '/faqs',
    ]) {
      await page.goto(`/hu${path}`)
      const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
      expect(over, path).toBeLessThanOrEqual(0)
    }
  })

const word = 'x'.repeat(200)

test('no word makes a page wider than a small window, however long it is and however large the text [UIX-01] [UIX-03]', async ({
  page,
  expectError,
}) => {
  expectError('422')
  const paths = [
    ...['/de', '/de/about', '/de/faqs', '/de/signs/view/5', '/de/search-signs/category'],
    ...['/hu/login', '/de/login', '/de/register'],
    ...[`/de/search-signs/words?q=${word}`, `/de/search-signs/view-all?q=${word}`],
    `/de/search-signs/words?location=${word}`,
  ]
  for (const [width, text] of [
    [305, 1],
    [320, 2],
    [1280, 2],
  ] as const) {
    await page.setViewportSize({ width, height: 800 })
    for (const path of paths) {
      await page.goto(path)
      const over = await page.evaluate((size) => {
        document.documentElement.style.fontSize = `${100 * size}%`
        return document.documentElement.scrollWidth - document.documentElement.clientWidth
      }, text)
      expect(over, `${path} at ${width}, text times ${text}`).toBeLessThanOrEqual(0)
    }
  }
})

test('nothing stands cut in the tiles of the categories to begin with [UIX-01] [PUB-10]', async ({
  page,
}) => {
  for (const width of [305, 390, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/de/search-signs/category')
    const tiles = page.getByRole('main').locator('a:has(> [aria-hidden] svg)')
    await expect(tiles).toHaveCount(4)
    for (const tile of await tiles.all())
      expect(await tile.evaluate((box) => box.scrollWidth - box.clientWidth)).toBeLessThanOrEqual(0)
  }
})

test('modals are 800 px wide at most, error cards 700 [UIX-01]', async ({ page, expectError }) => {
  expectError('404')
  await page.setViewportSize({ width: 1600, height: 900 })
  await open(page, '/pt')
  await page
    .getByRole('navigation', { name: pt('public:menu.main') })
    .getByText(pt('public:place.video'))
    .click()
  expect((await page.getByRole('dialog').boundingBox())?.width).toBeLessThanOrEqual(800)
  await page.goto('/pt/no/such/page')
  const card = page.getByRole('heading', { level: 1 }).locator('xpath=..')
  expect((await card.boundingBox())?.width).toBeLessThanOrEqual(700)
})

test('the explanatory video is a box with title and player; one that fails is a box with its number [PUB-20]', async ({
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

test('the error page names what happened and leads on to every main page [ERR-05] [ERR-02]', async ({
  page,
  expectError,
}) => {
  expectError('404')
  for (const [locale, t] of [
    ['pt', pt],
    ['et', translator('et')],
  ] as const) {
    const answer = await page.goto(`/${locale}/no/such/page`)
    expect(answer?.status()).toBe(404)
    await expect(page).toHaveTitle(new RegExp(`^${t('public:error.title404')}`))
    await expect(page.getByRole('heading', { level: 1, name: t('public:error.heading404') })).toBeVisible()
    await expect(page.getByText(t('public:error.code404'))).toBeVisible()
    const ways = page.getByRole('navigation', { name: t('public:error.waysOn') })
    for (const key of ['about', 'faqs', 'terms', 'privacy', 'home'] as const)
      await expect(ways.getByRole('link', { name: t(`public:place.${key}`), exact: true })).toBeVisible()
  }
  expect(translator('en')('public:error.title404')).toBe('404 Not Found')
  expect(translator('en')('public:error.code404')).toBe('Error code: 404 Not Found')
})

test('a page whose data cannot be had shows an error, and the visitor goes on [ERR-02] [ERR-03]', async ({
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

test('a part of the program that cannot be loaded reloads the page once, and is then told [ERR-03]', async ({
  page,
  expectError,
}) => {
  for (const part of [
    'Failed to load resource',
    'Error loading route module',
    'dynamically imported',
    'faqs',
  ])
    expectError(part)
  await open(page, '/pt')
  await page.route('**/assets/faqs-*.js', (route) => route.abort())
  let loads = 0
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame()) loads++
  })
  const faqs = page.getByRole('link', { name: pt('public:place.faqs') }).first()
  await faqs.click()
  await expect.poll(() => loads).toBeGreaterThan(0)
  await page.waitForLoadState()
  await page.waitForTimeout(2500)
  expect(loads).toBeLessThanOrEqual(3)
})

test('the style guide leads to its board, and from there to every page of it [PUB-19]', async ({ page }) => {
  const t = translator('pt')
  await open(page, '/pt/design-system')
  await expect(page).toHaveURL(/\/pt\/design-system\/board$/)
  for (const path of guide) {
    await page
      .getByRole('navigation', { name: t('designSystem:pages') })
      .locator(`a[href$="/design-system/${path}"]`)
      .click()
    await expect(page).toHaveURL(new RegExp(`/pt/design-system/${path}$`))
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
})

test('after 100 px the style guide offers the way back up, not before [PUB-19]', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 500 })
  await open(page, '/pt/design-system/components')
  const up = page.getByLabel(pt('designSystem:toTop'))
  await page.evaluate(() => window.scrollTo(0, 100))
  await expect(up).toBeHidden()
  await page.evaluate(() => window.scrollTo(0, 130))
  await expect(up).toBeVisible()
  await up.click()
  await expect.poll(() => scrollPosition(page)).toBe(0)
})

test('a toast stands at the top in the middle and goes after five seconds [UIX-02]', async ({ page }) => {
  await open(page, '/pt/design-system/components')
  const notices = page.getByRole('status', { name: pt('ui:toast.label') })
  await page.getByRole('button', { name: pt('designSystem:sample.success') }).click()
  await expect(notices.getByText(pt('designSystem:sample.success'))).toBeVisible()
  const began = Date.now()
  const place = await notices.boundingBox()
  const width = page.viewportSize()?.width ?? 0
  expect(Math.abs((place?.x ?? 0) + (place?.width ?? 0) / 2 - width / 2)).toBeLessThan(20)
  expect(place?.y).toBeLessThan(120)
  await expect(notices.getByText(pt('designSystem:sample.success'))).toHaveCount(0, { timeout: 7000 })
  expect(Date.now() - began).toBeGreaterThan(4000)
})

test('a page that takes its time is announced by the bar, which goes when the page is there [UIX-02] [UIX-03]', async ({
  page,
  audit,
}) => {
  await open(page, '/pt/faqs')
  let answer = () => {}
  const held = new Promise<void>((done) => {
    answer = done
  })
  await page.route('**/about.data*', async (route) => {
    await held
    await route.continue()
  })
  const bar = page.getByRole('progressbar', { name: pt('public:loading') })
  await page
    .getByRole('link', { name: pt('public:place.about') })
    .first()
    .click()
  await expect(bar).toBeVisible()
  await expect(bar).toHaveAttribute('aria-live', 'polite')
  await audit('while a page is on its way')
  answer()
  await expect(page).toHaveURL(/\/pt\/about$/)
  await expect(bar).toHaveCount(0)
})

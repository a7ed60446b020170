import type { APIRequestContext, Locator, Page } from '@playwright/test'
import { translator } from '#platform/i18n/i18n-resources.ts'
import { locales } from '#platform/i18n/locales.ts'
import { expect, open, test } from './fixtures.ts'
import { descriptionIn, insideOf, shownText, textsOf } from './page-html.ts'
import { headerSearch, searchBox, signCards } from './site-parts.ts'

const pt = translator('pt')
/** The section with the sign of the day. */
const signOfTheDay = (page: Page, t = pt) => page.getByRole('region', { name: t('public:home.signOfTheDay') })

test('the home page describes the dictionary, shows its size, and the sign of the day with its hand and place; the video of that sign plays by itself, and its button pauses and continues it; it links to every search, and styles of components override those of plain elements [PUB-04] [PUB-19] [UIX-01]', async ({
  page,
}) => {
  await open(page, '/pt')
  await expectPlayerOfTheDay(page)
  await expectStyledButton(page)
  await expect(signOfTheDay(page).locator('svg use:is([href^="/hands/"], [href^="#hand-"])')).toHaveCount(1)
  // A location on the other hand is drawn as a hand, all others on the body.
  await expect(signOfTheDay(page).locator('span[aria-hidden] > svg')).toHaveCount(1)
  // The page is not displayed before the hands, which are above the sign of the day on phones.
  const awaited = await page.locator('link[rel="expect"][blocking="render"]').getAttribute('href')
  await expect(page.locator(`${awaited} nav`)).toHaveAccessibleName(pt('public:hands.title'))
  const main = page.getByRole('main')
  await expect(page).toHaveTitle(/^Dicionário da Língua Brasileira de Sinais · Signbank$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(main.getByText(/Brasil|brasileira/).first()).toBeVisible()
  await expect(main.getByText(/2\.0/).first()).toBeVisible()
  const numbers = main.getByRole('region', { name: pt('public:home.numbers') })
  const { total } = (await (await page.request.get('/api/signs?per_page=1')).json()).meta
  await expect(numbers.getByRole('listitem').first()).toHaveText(new RegExp(`^${total}\\s*sinais$`))
  await expect(main.getByRole('heading', { name: pt('public:home.signOfTheDay') })).toBeVisible()
  await expect(searchBox(main, pt('public:home.find'))).toBeVisible()
  const hands = main.getByRole('navigation', { name: pt('public:hands.title') })
  await expect(hands.getByRole('link', { name: pt('public:hands.all') })).toHaveAttribute(
    'href',
    '/pt/search-signs/handshape',
  )
  const searches = main.getByRole('navigation', { name: pt('public:home.ways') })
  for (const key of ['category', 'network'] as const)
    await expect(searches.getByRole('link', { name: pt(`public:place.${key}`) })).toBeVisible()
  await searches.getByRole('link', { name: pt('public:place.viewAll') }).click()
  await expect(page).toHaveURL(/\/pt\/search-signs\/view-all$/)
})

async function expectPlayerOfTheDay(page: Page): Promise<void> {
  const today = signOfTheDay(page)
  const isPaused = () => today.locator('video').evaluate((video: HTMLVideoElement) => video.paused)
  await expect.poll(isPaused).toBe(false)
  await today.getByRole('button', { name: pt('ui:player.pause') }).click()
  await expect.poll(isPaused).toBe(true)
  await today.getByRole('button', { name: pt('ui:player.play') }).click()
  await expect.poll(isPaused).toBe(false)
}

/** The button of the search has its own colour, in any order of loading. */
async function expectStyledButton(page: Page): Promise<void> {
  const colourOf = (element: Locator) => element.evaluate((node) => getComputedStyle(node).backgroundColor)
  const submit = page.getByRole('main').getByRole('button', { name: pt('public:search.submit') })
  const colour = await colourOf(submit)
  expect(colour).not.toBe(await colourOf(page.locator('body')))
  expect(colour).not.toBe('rgba(0, 0, 0, 0)')
}

test('the sign of the day is the same in every language [PUB-04]', async ({ request }) => {
  const signIdIn = async (locale: 'pt' | 'de') => {
    const html = await (await request.get(`/${locale}`)).text()
    const part = html.slice(html.indexOf(`>${translator(locale)('public:home.signOfTheDay')}<`))
    return /href="[^"]*\/signs\/view\/(\d+)"/.exec(part)?.[1]
  }
  const id = await signIdIn('pt')
  expect(id).toMatch(/^\d+$/)
  expect(await signIdIn('de')).toBe(id)
})

test('the home page shows the handshapes by frequency, and each links to its signs; the words to try find signs, and each letter leads to its signs [PUB-04]', async ({
  page,
}) => {
  await open(page, '/pt')
  const hands = page
    .getByRole('navigation', { name: pt('public:hands.title') })
    .getByRole('listitem')
    .getByRole('link')
  const counts = (await hands.allInnerTexts()).map((text) => Number.parseInt(text, 10))
  expect(counts.length).toBeGreaterThan(8)
  expect(counts).toEqual(counts.toSorted((a, b) => b - a))

  const first = hands.first()
  const handshapeName = (await first.getAttribute('title'))?.split(':')[0] ?? ''
  await first.click()
  await expect(page).toHaveURL(/\/pt\/search-signs\/handshape\/signs\/\d+$/)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(handshapeName)
  const found = page.getByText(pt('search:found', { count: counts[0] ?? 0 }), { exact: true })
  await expect(found.first()).toBeVisible()

  await page.goBack()
  const examples = page.getByRole('main').locator('a[href*="/words?q="]')
  await expect(examples).not.toHaveCount(0)
  await examples.first().click()
  await expect(page).toHaveURL(/\/words\?q=/)
  await expect(signCards(page.getByRole('main')).first()).toBeVisible()

  await page.goBack()
  const letters = page.getByRole('list', { name: pt('public:home.letters') })
  await letters.getByRole('link', { name: 'C', exact: true }).click()
  await expect(page).toHaveURL(/\/pt\/search-signs\/view-all\?letter=C$/)
  await expect(signCards(page.getByRole('main')).first()).toHaveText(/^C/)
})

test('the home page is short on a phone, with search and hands on the first screen; with reduced motion the video of the sign of the day starts only by its button [PUB-04] [UIX-01] [UIX-03]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const [locale, height] of [
    ['pt', 2500],
    ['de', 2600],
  ] as const) {
    await open(page, `/${locale}`)
    const t = translator(locale)
    const hands = page.getByRole('navigation', { name: t('public:hands.title') }).getByRole('listitem')
    await expect(searchBox(page.getByRole('main'), t('public:home.find'))).toBeInViewport()
    await expect(hands.first()).toBeInViewport({ ratio: 1 })
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(height)
    const today = signOfTheDay(page, t)
    await expect(today.getByRole('button', { name: t('ui:player.play') })).toBeVisible()
    expect(await today.locator('video').evaluate((video: HTMLVideoElement) => video.paused)).toBe(true)
  }
})

test('the filters of an address are listed, and each can be removed; typing a word keeps them [PUB-10]', async ({
  page,
}) => {
  await open(page, '/pt/search-signs/view-all?handshape_dominant=flat-hand&location=chest')
  const chips = page.getByRole('list', { name: pt('search:filter.chosen') })
  const location = await chips
    .getByRole('listitem')
    .filter({ hasText: pt('properties:location') })
    .textContent()
  await page.getByRole('link', { name: pt('search:filter.remove', { name: location?.trim() }) }).click()
  await expect(page).toHaveURL(/view-all\?handshape_dominant=flat-hand$/)
  await expect(chips.getByRole('listitem')).toHaveCount(1)

  await open(page, '/pt/search-signs/words?location=chest')
  await page.getByRole('searchbox', { name: pt('public:search.label') }).fill('a')
  await expect(page).toHaveURL(/location=chest&q=a$/)
  await page.getByRole('link', { name: pt('search:filter.more') }).click()
  await expect(page).toHaveURL(/\/pt\/search-signs\/category\?location=chest&q=a$/)
})

test('the home page of a new installation explains the first steps [PUB-04]', async ({ page }) => {
  await open(page, '/et')
  const et = translator('et')
  await page.getByRole('link', { name: et('public:home.demoBegin') }).click()
  const steps = page.getByRole('region', { name: et('public:begin.title') })
  await expect(steps).toBeInViewport()
  await expect(steps.getByText('npm run demo:remove')).toBeVisible()

  await open(page, '/et/faqs')
  await page.getByRole('link', { name: et('public:home.demoBegin') }).click()
  await expect(steps.getByText('npm run demo:remove')).toBeInViewport()
})

test('the about page tells about the demonstration while there are demonstration signs, and shows facts about the data, with the current number of signs [PUB-05]', async ({
  request,
}) => {
  const about = await (await request.get('/de/about')).text()
  expect(insideOf(about, 'article').map(shownText).join()).toContain('Libras')
  expect((await request.get('/de/demonstration')).status()).toBe(404)
  const { total } = (await (await request.get('/api/signs?per_page=1')).json()).meta
  const html = await (await request.get('/pt/about')).text()
  expect(textsOf(html, 'h2')).toContain(pt('content:about.facts'))
  expect(descriptionIn(html, pt('content:about.glossCount'))).toBe(String(total))
  expect(descriptionIn(html, pt('content:about.signLanguage'))).not.toBe('')
})

test('terms, policy, imprint and accessibility statement have a text in each language [PUB-05] [UIX-04]', async ({
  request,
}) => {
  for (const path of ['/about', '/terms-of-use', '/privacy-policy', '/imprint', '/accessibility'])
    for (const locale of locales) {
      const html = await (await request.get(`/${locale}${path}`)).text()
      expect(html, `/${locale}${path}`).toContain('class="reading"')
      expect(html, `/${locale}${path}`).not.toContain(`<p>${translator(locale)('content:empty')}</p>`)
    }
})

test('the menu contains only working links, and the explanatory video; the header of the home page has a search box as soon as the larger one has scrolled away [PUB-15] [PUB-04]', async ({
  page,
}) => {
  await open(page, '/pt')
  await page.getByRole('button', { name: pt('public:menu.open') }).click()
  const menu = page.getByRole('navigation', { name: pt('public:menu.label'), exact: true })
  const names = ['about', 'words', 'viewAll', 'faqs'] as const
  const shown = (await menu.getByRole('link').allTextContents()).map((name) => name.trim())
  expect(shown.filter((name) => names.some((key) => pt(`public:place.${key}`) === name))).toHaveLength(
    names.length,
  )
  for (const link of await menu.getByRole('link').all()) {
    const href = (await link.getAttribute('href')) ?? ''
    expect((await page.request.get(href)).status(), href).toBe(200)
  }
  await menu.getByText(pt('public:place.video')).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()

  await expect(headerSearch(page)).toHaveCount(0)
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await expect(headerSearch(page)).toBeVisible()
  await headerSearch(page).fill('gato')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/pt\/search-signs\/words\?q=gato$/)
})

test('the footer shows the licence, the authors of the program and the legal texts [PUB-16]', async ({
  request,
}) => {
  const footer = insideOf(await (await request.get('/pt')).text(), 'footer').join()
  expect(footer).toMatch(/href="[^"]*creativecommons\.org\/licenses\/by-nc-sa\/4\.0/)
  expect(textsOf(footer, 'a')).toContain('CC BY-NC-SA 4.0')
  expect(shownText(footer)).toContain(pt('public:footer.credit'))
  for (const key of ['terms', 'privacy'] as const)
    expect(textsOf(footer, 'a')).toContain(pt(`public:place.${key}`))
})

const linksOf = (html: string) =>
  [...html.matchAll(/(?:href|src|poster)="(\/[^"/][^"]*)"/g)].map(
    ([, to = '']) => to.replaceAll('&amp;', '&').split('#')[0] ?? '',
  )

/** Follows links, pictures and clips from an address, up to a number of addresses. */
async function crawl(request: APIRequestContext, start: string, maxCount: number) {
  const addresses = new Set([start])
  const deadLinks: string[] = []
  for (const address of addresses) {
    const response = await request.get(address)
    if (response.status() !== 200) deadLinks.push(`${response.status()} ${address}`)
    const isPage = response.headers()['content-type']?.startsWith('text/html') ?? false
    for (const link of isPage ? linksOf(await response.text()) : [])
      if (addresses.size < maxCount) addresses.add(link)
  }
  return { deadLinks, count: addresses.size }
}

for (const locale of ['pt', 'de'] as const)
  test(`no link, picture or clip reachable from /${locale} is dead [PUB-21]`, async ({ request }) => {
    const { deadLinks, count } = await crawl(request, `/${locale}`, 200)
    expect(deadLinks).toEqual([])
    expect(count).toBeGreaterThan(60)
  })

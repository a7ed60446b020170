import type { APIRequestContext } from '@playwright/test'
import { expect, locales, open, test, translator } from './fixtures.ts'

const pt = translator('pt')
const pages = [
  '',
  '/about',
  '/faqs',
  '/terms-of-use',
  '/privacy-policy',
  '/imprint',
  '/accessibility',
  '/search-signs/words',
  '/search-signs/words?q=casa',
  '/search-signs/words?q=qwxyzqwxyz',
  '/search-signs/view-all',
  '/signs/view',
  '/signs/view/1',
  '/no/such/page',
]

test('the home page says what the dictionary is, how much it has, and leads to every way of searching [PUB-04]', async ({
  page,
}) => {
  await open(page, '/pt')
  const main = page.getByRole('main')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(main.getByText(/Brasil|brasileira/).first()).toBeVisible()
  await expect(main.getByText(/2\.0/).first()).toBeVisible()
  const numbers = main.getByRole('region', { name: pt('public:home.numbers') })
  const { total } = (await (await page.request.get('/api/signs?per_page=1')).json()).meta
  await expect(numbers.getByRole('listitem').first()).toHaveText(new RegExp(`^${total}\\s*sinais$`))
  await expect(main.getByRole('heading', { name: pt('public:home.signOfTheDay') })).toBeVisible()
  const ways = main.getByRole('navigation', { name: pt('public:home.ways') })
  await expect(ways.getByRole('link', { name: pt('public:place.words') })).toBeVisible()
  await ways.getByRole('link', { name: pt('public:place.viewAll') }).click()
  await expect(page).toHaveURL(/\/pt\/search-signs\/view-all$/)
})

test('the sign of the day is the same for everybody that day [PUB-04]', async ({ page }) => {
  const today = async (locale: 'pt' | 'de') => {
    await page.goto(`/${locale}`)
    const href = page.locator('section[aria-labelledby="today"] a[href*="/signs/view/"]').first()
    return (await href.getAttribute('href'))?.split('/').at(-1)
  }
  const sign = await today('pt')
  expect(sign).toMatch(/^\d+$/)
  expect(await today('de')).toBe(sign)
})

test('the sign of the day moves by itself, and stops and goes on at its button [PUB-04]', async ({
  page,
}) => {
  await open(page, '/pt')
  const today = page.locator('section[aria-labelledby="today"]')
  const isPaused = () => today.locator('video').evaluate((video: HTMLVideoElement) => video.paused)
  await expect.poll(isPaused).toBe(false)
  await today.getByRole('button', { name: pt('ui:player.pause') }).click()
  await expect.poll(isPaused).toBe(true)
  await today.getByRole('button', { name: pt('ui:player.play') }).click()
  await expect.poll(isPaused).toBe(false)
})

test.describe('where less motion is preferred', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })
  test('the sign of the day waits for its button [PUB-04] [UIX-03]', async ({ page }) => {
    await open(page, '/pt')
    const today = page.locator('section[aria-labelledby="today"]')
    await expect(today.getByRole('button', { name: pt('ui:player.play') })).toBeVisible()
    expect(await today.locator('video').evaluate((video: HTMLVideoElement) => video.paused)).toBe(true)
  })
})

test('the frieze shows the hands of the dictionary, the most frequent first, and each leads to its signs [PUB-04]', async ({
  page,
}) => {
  await open(page, '/pt')
  const hands = page.getByRole('navigation', { name: pt('public:hands.title') }).getByRole('link')
  const counts = (await hands.allInnerTexts()).map((text) => Number.parseInt(text, 10))
  expect(counts.length).toBeGreaterThan(8)
  expect(counts).toEqual(counts.toSorted((a, b) => b - a))

  const first = hands.first()
  const name = (await first.getAttribute('title'))?.split(':')[0] ?? ''
  await first.click()
  await expect(page).toHaveURL(/\/pt\/search-signs\/handshape\/signs\/\d+$/)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name)
  const found = page.getByText(pt('search:found', { count: counts[0] ?? 0 }), { exact: true })
  await expect(found.first()).toBeVisible()
})

test('the filters of an address are said, and each can be taken away [PUB-10]', async ({ page }) => {
  await open(page, '/pt/search-signs/view-all?handshape_dominant=flat-hand&location=chest')
  const chips = page.getByRole('list', { name: pt('search:filter.chosen') })
  const place = await chips
    .getByRole('listitem')
    .filter({ hasText: pt('properties:location') })
    .textContent()
  await page.getByRole('link', { name: pt('search:filter.remove', { name: place?.trim() }) }).click()
  await expect(page).toHaveURL(/view-all\?handshape_dominant=flat-hand$/)
  await expect(chips.getByRole('listitem')).toHaveCount(1)
})

test('a word keeps the filters of its address while it is typed and sent [PUB-10]', async ({ page }) => {
  await open(page, '/pt/search-signs/words?location=chest')
  await page.getByRole('searchbox', { name: pt('public:search.label') }).fill('a')
  await expect(page).toHaveURL(/location=chest&q=a$/)
  await page.getByRole('link', { name: pt('search:filter.narrow') }).click()
  await expect(page).toHaveURL(/\/pt\/search-signs\/category\?location=chest&q=a$/)
})

test('who has just started the program is told what this is and what to do next [PUB-04]', async ({
  page,
}) => {
  await open(page, '/et')
  const et = translator('et')
  await page.getByRole('link', { name: et('public:home.demoBegin') }).click()
  const steps = page.getByRole('region', { name: et('public:begin.title') })
  await expect(steps).toBeInViewport()
  await expect(steps.getByText('npm run demo:remove')).toBeVisible()
})

test('about tells the text and the facts of the data, the number of signs computed [PUB-05]', async ({
  page,
}) => {
  await page.goto('/pt/about')
  const facts = page.getByRole('region', { name: pt('content:about.facts') })
  await expect(
    facts.getByText(pt('content:about.glossCount'), { exact: true }).locator('xpath=following-sibling::dd'),
  ).toHaveText(String((await (await page.request.get('/api/signs?per_page=1')).json()).meta.total))
  await expect(facts.getByText(pt('content:about.signLanguage'), { exact: true })).toBeVisible()
})

test('a question opens, and its own address opens it at once [PUB-05] [PUB-18]', async ({ page }) => {
  await open(page, '/pt/faqs')
  const first = page.locator('main details').first()
  await expect(first).not.toHaveAttribute('open')
  await first.locator('summary').focus()
  await page.keyboard.press('Enter')
  await expect(first).toHaveAttribute('open')

  const last = page.locator('main details').last()
  await open(page, `/pt/faqs#${await last.getAttribute('id')}`)
  await expect(last).toHaveAttribute('open')
  await expect(last).toBeInViewport()
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

test('the menu has the pages that exist, in its order, and the explanatory video [PUB-15]', async ({
  page,
}) => {
  await open(page, '/pt')
  const menu = page.getByRole('navigation', { name: pt('public:menu.main') })
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
})

test('the footer names the licence, who made the program, and the texts of the owner [PUB-16]', async ({
  page,
}) => {
  await page.goto('/pt')
  const footer = page.getByRole('contentinfo')
  await expect(footer.locator('a[rel="license"]')).toHaveAttribute(
    'href',
    /creativecommons\.org\/licenses\/by-nc-sa\/4\.0/,
  )
  await expect(footer.getByText(pt('public:footer.credit'))).toBeVisible()
  for (const key of ['terms', 'privacy'] as const)
    await expect(footer.getByRole('link', { name: pt(`public:place.${key}`) })).toBeVisible()
})

const linksOf = (html: string) =>
  [...html.matchAll(/(?:href|src|poster)="(\/[^"/][^"]*)"/g)].map(
    ([, to = '']) => to.replaceAll('&amp;', '&').split('#')[0] ?? '',
  )

async function crawl(request: APIRequestContext, from: string, most: number) {
  const seen = new Set([from])
  const dead: string[] = []
  for (const address of seen) {
    const answer = await request.get(address)
    if (answer.status() !== 200) dead.push(`${answer.status()} ${address}`)
    const isPage = answer.headers()['content-type']?.startsWith('text/html') ?? false
    for (const link of isPage ? linksOf(await answer.text()) : []) if (seen.size < most) seen.add(link)
  }
  return { dead, seen: seen.size }
}

for (const locale of ['pt', 'de'] as const)
  test(`no link, picture or clip that a walk from /${locale} finds is dead [PUB-21]`, async ({ request }) => {
    const { dead, seen } = await crawl(request, `/${locale}`, 200)
    expect(dead).toEqual([])
    expect(seen).toBeGreaterThan(60)
  })

const rawKey =
  /\b(?:public|search|signs|content|errors|ui|properties|vocabularies|failure|api)[:.][a-z][A-Za-z]+\b|\b[a-z]+[A-Za-z]*\.(?:label|title|text|none|name|code|choose|submit|open|close|heading)\b|\{\{\w+\}\}/

for (const locale of locales)
  test(`no page in ${locale} shows a name of a message or a gap in place of words [UIX-04]`, async ({
    page,
    expectError,
  }) => {
    expectError('404')
    for (const path of pages) {
      await page.goto(`/${locale}${path}`)
      const found = await page.evaluate(() => {
        const attributes = ['aria-label', 'title', 'placeholder', 'alt']
        const spoken = [...document.querySelectorAll('[aria-label],[title],[placeholder],[alt]')].flatMap(
          (element) => attributes.map((name) => element.getAttribute(name) ?? ''),
        )
        // biome-ignore lint/performance/useDomNodeTextContent: what is seen, without the scripts of the page.
        return [document.title, document.body.innerText, ...spoken]
      })
      for (const text of found)
        expect(text.match(rawKey)?.[0], `${path}: ${text.slice(0, 80)}`).toBeUndefined()
    }
  })

test('texts of the interface differ from language to language [UIX-04]', async ({ page }) => {
  const seen = new Set<string>()
  for (const locale of locales) {
    await page.goto(`/${locale}/search-signs/words`)
    seen.add(((await page.getByRole('main').textContent()) ?? '').replaceAll(/\d/g, ''))
  }
  expect(seen.size).toBe(locales.length)
})

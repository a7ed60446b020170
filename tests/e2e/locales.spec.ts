import { translator } from '#platform/i18n/i18n-resources.ts'
import { localeNames, locales } from '#platform/i18n/locales.ts'
import { sendRequest } from './contact-request.ts'
import { expect, open, test } from './fixtures.ts'
import { chooseLanguage } from './site-parts.ts'

const secondsPerDay = 24 * 60 * 60

test('the root address redirects to the language of the cookie, else of the browser, else to Portuguese [PUB-02]', async ({
  playwright,
  baseURL,
}) => {
  const context = await playwright.request.newContext({ baseURL })
  const redirectTarget = async (headers: Record<string, string>) => {
    const response = await context.get('/', { headers, maxRedirects: 0 })
    expect([301, 302, 303, 307]).toContain(response.status())
    return response.headers().location
  }
  expect(await redirectTarget({ Cookie: 'i18n_redirected=hu', 'Accept-Language': 'de' })).toBe('/hu')
  expect(await redirectTarget({ Cookie: 'i18n_redirected=xx', 'Accept-Language': 'de' })).toBe('/de')
  expect(await redirectTarget({ 'Accept-Language': 'fr, et;q=0.8, en;q=0.9' })).toBe('/en')
  expect(await redirectTarget({ 'Accept-Language': 'fr' })).toBe('/pt')
  expect(await redirectTarget({ 'Accept-Language': '' })).toBe('/pt')
  await context.dispose()
})

test('cookie and browser do not change the language of any other address [PUB-02]', async ({
  playwright,
  baseURL,
}) => {
  const context = await playwright.request.newContext({ baseURL })
  const headers = { Cookie: 'i18n_redirected=hu', 'Accept-Language': 'et' }
  const response = await context.get('/de/about', { headers, maxRedirects: 0 })
  expect(response.status()).toBe(200)
  expect(await response.text()).toMatch(/<html lang="de/)
  await context.dispose()
})

test('an address without one of the five languages is not found, in the language of the browser [PUB-01]', async ({
  playwright,
  baseURL,
}) => {
  const context = await playwright.request.newContext({ baseURL })
  for (const path of [
    ...[
      '/en-XA',
      '/fr',
      '/fr/about',
      '/about',
      '/search-signs/words',
      '/PT',
      '/fr/login',
      '/fr/design-system',
    ],
    ...['/fr/control-panel', '/fr/control-panel/users', '/fr/logout', '/fr/choose-language'],
  ])
    for (const locale of ['et', 'de'] as const) {
      const response = await context.get(path, { headers: { 'Accept-Language': locale }, maxRedirects: 0 })
      const html = await response.text()
      expect(response.status(), path).toBe(404)
      expect(html, path).toContain(`<html lang="${locale}`)
      expect(html, path).toContain(translator(locale)('public:error.heading404'))
    }
  await context.dispose()
})

test('an address with two leading slashes redirects to the one with a single slash [PUB-01]', async ({
  request,
  baseURL,
}) => {
  for (const [path, address] of [
    ['//nope', '/nope'],
    ['///pt/about?x=//y', '/pt/about?x=//y'],
  ]) {
    const response = await request.get(`${baseURL}${path}`, { maxRedirects: 0 })
    expect([response.status(), response.headers().location]).toEqual([308, address])
  }
})

test('every page exists in the five languages, and its head links to the others [PUB-01] [PUB-03]', async ({
  request,
}) => {
  for (const locale of locales)
    for (const path of [
      '',
      '/about',
      '/faqs',
      '/glossary',
      '/search-signs/words',
      '/search-signs/view-all',
      '/signs/view/1',
    ]) {
      const response = await request.get(`/${locale}${path}`)
      const html = await response.text()
      expect(response.status(), `/${locale}${path}`).toBe(200)
      expect(html).toContain(`<html lang="${locale}`)
      // Search engines do not index signs of the demonstration, nor look for their other languages.
      const isIndexed = path !== '/signs/view/1'
      expect(html.includes('<meta name="robots" content="noindex"/>')).toBe(!isIndexed)
      for (const other of locales)
        expect(new RegExp(`hrefLang="${other}" href="[^"]*/${other}${path}"`).test(html)).toBe(isIndexed)
      expect(html).toMatch(new RegExp(`rel="canonical" href="[^"]*/${locale}${path}"`))
    }
})

test('no link or picture for search engines and previews comes from the Host header [PUB-03]', async ({
  baseURL,
}) => {
  for (const path of ['/pt', '/pt/terms-of-use', '/pt/privacy-policy', '/pt/imprint', '/pt/signs/view/1']) {
    const { body } = await sendRequest(`${baseURL}${path}`, { headers: { host: 'evil.example' } })
    expect(body, path).not.toContain('evil.example')
    const origin = `http://localhost:${new URL(baseURL ?? '').port}`
    expect(body, path).toContain(`rel="canonical" href="${origin}${path}"`)
    expect(body, path).toMatch(new RegExp(`property="og:image" content="${origin}/(media|assets)/`))
    expect(body, path).toMatch(/name="description" content="[^"]{20}/)
  }
  const { body } = await sendRequest(`${baseURL}/sitemap.xml`, { headers: { host: 'evil.example' } })
  expect(body).not.toContain('evil.example')
})

test('a change of language keeps the page and its query, loads exactly the messages that the new page preloads, and is remembered for a year [PUB-02] [ERR-04]', async ({
  page,
  context,
}) => {
  await open(page, '/pt/search-signs/words?q=casa&type=starts')
  const loaded = new Set<string>()
  page.on('request', (request) => /\/messages\/de-/.test(request.url()) && loaded.add(request.url()))
  await chooseLanguage(page, 'PT', localeNames.de)
  await expect(page).toHaveURL(/\/de\/search-signs\/words\?q=casa&type=starts$/)
  await expect(page.locator('html')).toHaveAttribute('lang', /^de/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const preloads = await page
    .locator('link[data-messages]')
    .evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href))
  expect(loaded).toEqual(new Set(preloads.filter((address) => address.includes('/messages/de-'))))

  const cookie = (await context.cookies()).find(({ name }) => name === 'i18n_redirected')
  expect(cookie?.value).toBe('de')
  const lifetime = (cookie?.expires ?? 0) - Date.now() / 1000
  expect(lifetime).toBeGreaterThan(364 * secondsPerDay)
  expect(lifetime).toBeLessThan(366 * secondsPerDay)
  await page.goto('/')
  await expect(page).toHaveURL(/\/de$/)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a change of language keeps the page and its query [PUB-02]', async ({ page, context }) => {
    await page.goto('/en/search-signs/words?q=house')
    await chooseLanguage(page, 'EN', localeNames.hu)
    await expect(page).toHaveURL(/\/hu\/search-signs\/words\?q=house$/)
    expect((await context.cookies()).find(({ name }) => name === 'i18n_redirected')?.value).toBe('hu')
  })
})

test('choosing a language never redirects to another site [PUB-02]', async ({ request }) => {
  for (const to of ['//elsewhere.example', '@elsewhere.example', '/../../elsewhere', '.elsewhere.example']) {
    const response = await request.get(`/pt/choose-language?to=${encodeURIComponent(to)}`, {
      maxRedirects: 0,
    })
    expect(new URL(response.headers().location ?? '', 'http://same-site').host, to).toBe('same-site')
  }
})

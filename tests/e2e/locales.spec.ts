import { expect, locales, open, test, translator } from './fixtures.ts'

const day = 24 * 60 * 60

test('the bare address leads to the language of the cookie, else of the browser, else to Portuguese [PUB-02]', async ({
  playwright,
  baseURL,
}) => {
  const browser = await playwright.request.newContext({ baseURL })
  const leadsTo = async (headers: Record<string, string>) => {
    const answer = await browser.get('/', { headers, maxRedirects: 0 })
    expect([301, 302, 303, 307]).toContain(answer.status())
    return answer.headers().location
  }
  expect(await leadsTo({ Cookie: 'i18n_redirected=hu', 'Accept-Language': 'de' })).toBe('/hu')
  expect(await leadsTo({ Cookie: 'i18n_redirected=xx', 'Accept-Language': 'de' })).toBe('/de')
  expect(await leadsTo({ 'Accept-Language': 'fr, et;q=0.8, en;q=0.9' })).toBe('/en')
  expect(await leadsTo({ 'Accept-Language': 'fr' })).toBe('/pt')
  expect(await leadsTo({ 'Accept-Language': '' })).toBe('/pt')
  await browser.dispose()
})

test('no other address asks the cookie or the browser for the language [PUB-02]', async ({
  playwright,
  baseURL,
}) => {
  const browser = await playwright.request.newContext({ baseURL })
  const headers = { Cookie: 'i18n_redirected=hu', 'Accept-Language': 'et' }
  const answer = await browser.get('/de/about', { headers, maxRedirects: 0 })
  expect(answer.status()).toBe(200)
  expect(await answer.text()).toMatch(/<html lang="de/)
  await browser.dispose()
})

test('an address without one of the five languages is a 404 in the language of the browser [PUB-01]', async ({
  playwright,
  baseURL,
}) => {
  const browser = await playwright.request.newContext({ baseURL })
  for (const path of [
    ...['/fr', '/fr/about', '/about', '/search-signs/words', '/PT', '/fr/login', '/fr/design-system'],
    ...['/fr/control-panel', '/fr/control-panel/users', '/fr/logout', '/fr/choose-language'],
  ])
    for (const locale of ['et', 'de'] as const) {
      const answer = await browser.get(path, { headers: { 'Accept-Language': locale }, maxRedirects: 0 })
      const html = await answer.text()
      expect(answer.status(), path).toBe(404)
      expect(html, path).toContain(`<html lang="${locale}`)
      expect(html, path).toContain(translator(locale)('public:error.heading404'))
    }
  await browser.dispose()
})

test('an address that begins with two slashes is that with one, and no other site [PUB-01]', async ({
  request,
  baseURL,
}) => {
  for (const [path, address] of [
    ['//nope', '/nope'],
    ['///pt/about?x=//y', '/pt/about?x=//y'],
  ]) {
    const answer = await request.get(`${baseURL}${path}`, { maxRedirects: 0 })
    expect([answer.status(), answer.headers().location]).toEqual([308, address])
  }
})

test('every page exists under each of the five languages, and its head names the others [PUB-01] [PUB-03]', async ({
  request,
}) => {
  for (const locale of locales)
    for (const path of [
      '',
      '/about',
      '/faqs',
      '/search-signs/words',
      '/search-signs/view-all',
      '/signs/view/1',
    ]) {
      const answer = await request.get(`/${locale}${path}`)
      const html = await answer.text()
      expect(answer.status(), `/${locale}${path}`).toBe(200)
      expect(html).toContain(`<html lang="${locale}`)
      for (const other of locales)
        expect(html).toMatch(new RegExp(`hrefLang="${other}" href="[^"]*/${other}${path}"`))
      expect(html).toMatch(new RegExp(`rel="canonical" href="[^"]*/${locale}${path}"`))
    }
})

test('another language keeps the page and its query and is remembered for a year [PUB-02]', async ({
  page,
  context,
}) => {
  await open(page, '/pt/search-signs/words?q=casa&type=starts')
  const t = translator('pt')
  await page.locator('summary').filter({ hasText: 'PT' }).click()
  await page.getByRole('link', { name: t('public:languages.de') }).click()
  await expect(page).toHaveURL(/\/de\/search-signs\/words\?q=casa&type=starts$/)
  await expect(page.locator('html')).toHaveAttribute('lang', /^de/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()

  const cookie = (await context.cookies()).find(({ name }) => name === 'i18n_redirected')
  expect(cookie?.value).toBe('de')
  const lifetime = (cookie?.expires ?? 0) - Date.now() / 1000
  expect(lifetime).toBeGreaterThan(364 * day)
  expect(lifetime).toBeLessThan(366 * day)
  await page.goto('/')
  await expect(page).toHaveURL(/\/de$/)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('another language keeps the page and its query too [PUB-02]', async ({ page, context }) => {
    await page.goto('/en/search-signs/words?q=house')
    await page.locator('summary').filter({ hasText: 'EN' }).click()
    await page.getByRole('link', { name: translator('en')('public:languages.hu') }).click()
    await expect(page).toHaveURL(/\/hu\/search-signs\/words\?q=house$/)
    expect((await context.cookies()).find(({ name }) => name === 'i18n_redirected')?.value).toBe('hu')
  })
})

test('the way to remember a language never leads to another site [PUB-02]', async ({ request }) => {
  for (const to of ['//elsewhere.example', '@elsewhere.example', '/../../elsewhere', '.elsewhere.example']) {
    const answer = await request.get(`/pt/choose-language?to=${encodeURIComponent(to)}`, { maxRedirects: 0 })
    expect(new URL(answer.headers().location ?? '', 'http://here').host, to).toBe('here')
  }
})

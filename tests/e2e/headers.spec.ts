import { expect, open, test, translator } from './fixtures.ts'

const pt = translator('pt')

test('no page allows a script that the server did not write [PUB-03]', async ({ request }) => {
  const nonces = new Set<string>()
  const paths = [
    '/pt',
    '/pt/signs/view/1',
    '/pt/search-signs/words?q=casa',
    '/pt/no/such/page',
    '/pt/design-system/board',
  ]
  for (const path of [...paths, '/pt']) {
    const answer = await request.get(path)
    const policy = answer.headers()['content-security-policy'] ?? ''
    const scripts = policy.split(';').find((part) => part.trim().startsWith('script-src')) ?? ''
    expect(scripts, path).toContain("'self'")
    expect(scripts, path).not.toMatch(/unsafe-inline|unsafe-eval|\*|https?:|data:/)
    expect(policy, path).toMatch(/object-src 'none'.*base-uri 'none'|base-uri 'none'.*object-src 'none'/)
    const nonce = /'nonce-([^']+)'/.exec(scripts)?.[1] ?? ''
    const html = await answer.text()
    for (const [tag] of html.matchAll(/<script\b[^>]*>/g)) expect(tag, path).toContain(`nonce="${nonce}"`)
    expect(html).not.toMatch(/<[^>]+\son[a-z]+="/)
    nonces.add(nonce)
  }
  expect(nonces.size).toBe(paths.length + 1)
})

test('no page does what its own policy forbids [PUB-03]', async ({ page }) => {
  await page.addInitScript(() => {
    const found: string[] = []
    Object.assign(window, { violations: found })
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      found.push(`${violatedDirective} ${blockedURI}`),
    )
  })
  for (const path of [
    '',
    '/search-signs/words?q=casa',
    '/signs/view/1',
    '/about',
    '/faqs',
    '/design-system/components',
  ]) {
    await open(page, `/pt${path}`)
    expect(
      await page.evaluate(() => (window as unknown as { violations: string[] }).violations),
      path,
    ).toEqual([])
  }
})

test('a page of cards asks for pictures alone; a clip is asked for when its card is pointed at [PUB-07]', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await open(page, '/pt/search-signs/view-all')
  await page.waitForLoadState('networkidle')
  const cards = page.locator('main a[href*="/signs/view/"]')
  const count = await cards.count()
  expect(count).toBeGreaterThan(10)
  expect(asked.filter((path) => /\.(mp4|webm)$/.test(path))).toEqual([])
  const index = /^\/api\/search-index\/pt\.json/
  expect(asked.filter((path) => path.startsWith('/api/') && !index.test(path))).toHaveLength(0)
  expect(asked.filter((path) => path.endsWith('.data'))).toHaveLength(0)
  expect(asked.filter((path) => path.startsWith('/media/')).length).toBeLessThanOrEqual(count)

  await cards.first().hover()
  await expect.poll(() => asked.filter((path) => /\.(mp4|webm)$/.test(path)).length).toBeGreaterThan(0)
  expect(new Set(asked.filter((path) => /\.(mp4|webm)$/.test(path))).size).toBe(1)
})

test('a visit asks no other machine for anything [PUB-17]', async ({ page, baseURL }) => {
  const elsewhere: string[] = []
  page.on('request', (request) => {
    if (!request.url().startsWith(baseURL ?? '') && /^https?:/.test(request.url()))
      elsewhere.push(request.url())
  })
  for (const path of ['', '/search-signs/words?q=casa', '/signs/view/1', '/about']) {
    await open(page, `/pt${path}`)
    await page.waitForLoadState('networkidle')
  }
  expect(elsewhere).toEqual([])
  await expect(
    page
      .getByRole('link', { name: pt('public:place.home') })
      .or(page.getByRole('banner'))
      .first(),
  ).toBeVisible()
})

test('what a build names by its content is kept for a year, pages are asked for again [PUB-03]', async ({
  request,
}) => {
  const page = await request.get('/pt')
  expect(page.headers()['cache-control']).toMatch(/no-cache|no-store|max-age=0/)
  const asset = /\/assets\/entry\.client-[^"]+\.js/.exec(await page.text())?.[0] ?? ''
  const answer = await request.get(asset)
  expect(answer.status()).toBe(200)
  expect(answer.headers()['cache-control']).toContain('immutable')
  expect(answer.headers()['x-content-type-options']).toBe('nosniff')
})

test('styles of a component win over those of plain elements, in whatever order they arrive [PUB-19]', async ({
  page,
}) => {
  await page.goto('/pt')
  const search = page.locator('main form button[type=submit]').first()
  const [button, paper] = await Promise.all([
    search.evaluate((element) => getComputedStyle(element).backgroundColor),
    page.locator('body').evaluate((element) => getComputedStyle(element).backgroundColor),
  ])
  expect(button).not.toBe(paper)
  expect(button).not.toBe('rgba(0, 0, 0, 0)')
})

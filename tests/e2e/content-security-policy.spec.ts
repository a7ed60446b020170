import { expect, open, test } from './fixtures.ts'

test('every page allows only scripts of the server, with a new nonce each time [PUB-03]', async ({
  request,
}) => {
  const nonces = new Set<string>()
  const paths = [
    '/pt',
    '/pt/signs/view/1',
    '/pt/search-signs/words?q=casa',
    '/pt/no/such/page',
    '/pt/design-system/board',
  ]
  for (const path of [...paths, '/pt']) {
    const response = await request.get(path)
    const policy = response.headers()['content-security-policy'] ?? ''
    const scriptSources = policy.split(';').find((part) => part.trim().startsWith('script-src')) ?? ''
    expect(scriptSources, path).toContain("'self'")
    expect(scriptSources, path).not.toMatch(/unsafe-inline|unsafe-eval|\*|https?:|data:/)
    expect(policy, path).toMatch(/object-src 'none'.*base-uri 'none'|base-uri 'none'.*object-src 'none'/)
    const nonce = /'nonce-([^']+)'/.exec(scriptSources)?.[1] ?? ''
    const html = await response.text()
    for (const [tag] of html.matchAll(/<script\b[^>]*>/g)) expect(tag, path).toContain(`nonce="${nonce}"`)
    expect(html).not.toMatch(/<[^>]+\son[a-z]+="/)
    nonces.add(nonce)
  }
  expect(nonces.size).toBe(paths.length + 1)
})

test('no page violates its own content security policy, and a visit sends no request to another server [PUB-03] [PUB-17]', async ({
  page,
  baseURL,
}) => {
  const otherAddresses: string[] = []
  page.on('request', (request) => {
    if (!request.url().startsWith(baseURL ?? '') && /^https?:/.test(request.url()))
      otherAddresses.push(request.url())
  })
  await page.addInitScript(() => {
    const violations: string[] = []
    Object.assign(window, { violations })
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      violations.push(`${violatedDirective} ${blockedURI}`),
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
    await page.waitForLoadState('networkidle')
    expect(
      await page.evaluate(() => (window as unknown as { violations: string[] }).violations),
      path,
    ).toEqual([])
  }
  expect(otherAddresses).toEqual([])
})

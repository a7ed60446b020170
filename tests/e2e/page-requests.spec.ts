import { translator } from '#platform/i18n/i18n-resources.ts'
import { expect, open, test } from './fixtures.ts'
import { signCards } from './site-parts.ts'

const pt = translator('pt')
const isClip = (path: string) => /\.(mp4|webm)$/.test(path)

test('a page of cards loads pictures only; pointing at a card loads its clip [PUB-07]', async ({ page }) => {
  const requestedPaths: string[] = []
  page.on('request', (request) => requestedPaths.push(new URL(request.url()).pathname))
  await open(page, '/pt/search-signs/view-all')
  await page.waitForLoadState('networkidle')
  const cards = signCards(page.getByRole('main'))
  const count = await cards.count()
  expect(count).toBeGreaterThan(10)
  expect(requestedPaths.filter(isClip)).toEqual([])
  const searchIndex = /^\/api\/search-index\/pt\.json/
  expect(requestedPaths.filter((path) => path.startsWith('/api/') && !searchIndex.test(path))).toEqual([])
  expect(requestedPaths.filter((path) => path.endsWith('.data'))).toEqual([])
  expect(requestedPaths.filter((path) => path.startsWith('/media/')).length).toBeLessThanOrEqual(count)

  await cards.first().hover()
  await expect.poll(() => requestedPaths.filter(isClip).length).toBeGreaterThan(0)
  expect(new Set(requestedPaths.filter(isClip)).size).toBe(1)
})

test('a visit sends no request to another server [PUB-17]', async ({ page, baseURL }) => {
  const otherAddresses: string[] = []
  page.on('request', (request) => {
    if (!request.url().startsWith(baseURL ?? '') && /^https?:/.test(request.url()))
      otherAddresses.push(request.url())
  })
  for (const path of ['', '/search-signs/words?q=casa', '/signs/view/1', '/about']) {
    await open(page, `/pt${path}`)
    await page.waitForLoadState('networkidle')
  }
  expect(otherAddresses).toEqual([])
})

test('assets named by their content are cached for a year, and pages are revalidated [PUB-03]', async ({
  request,
}) => {
  const page = await request.get('/pt')
  expect(page.headers()['cache-control']).toMatch(/no-cache|no-store|max-age=0/)
  const assetPath = /\/assets\/entry\.client-[^"]+\.js/.exec(await page.text())?.[0] ?? ''
  const asset = await request.get(assetPath)
  expect(asset.status()).toBe(200)
  expect(asset.headers()['cache-control']).toContain('immutable')
  expect(asset.headers()['x-content-type-options']).toBe('nosniff')
})

test('styles of components override those of plain elements, in any order of loading [PUB-19]', async ({
  page,
}) => {
  await page.goto('/pt')
  const submit = page.getByRole('main').getByRole('button', { name: pt('public:search.submit') })
  const [buttonColour, pageColour] = await Promise.all([
    submit.evaluate((element) => getComputedStyle(element).backgroundColor),
    page.evaluate(() => getComputedStyle(document.body).backgroundColor),
  ])
  expect(buttonColour).not.toBe(pageColour)
  expect(buttonColour).not.toBe('rgba(0, 0, 0, 0)')
})

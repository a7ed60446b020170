import { expect, open, test } from './fixtures.ts'
import { signCards } from './site-parts.ts'

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

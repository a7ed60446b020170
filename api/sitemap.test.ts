import { Hono } from 'hono'
import { describe, expect, test } from 'vitest'
import { anEntry } from '#domains/search/an-entry.fixture.ts'
import { sayPlainly, toAppError } from '#platform/http/errors.ts'
import type { Doors } from './doors.ts'
import { robots, sitemap, sitemapPart } from './sitemap.ts'

/** The robots' files over a dictionary with so many signs, of which the last is of the demonstration. */
function open(count: number, publicUrl: string | null = 'https://signs.example') {
  const signs = Array.from({ length: count }, (_, i) =>
    anEntry({ id: i + 1, gloss: `SIGN-${i}`, source: i + 1 === count ? 'demo' : null }),
  )
  const dictionary = {
    contents: [
      { slug: 'imprint', inFooter: true },
      { slug: 'draft', inFooter: false },
    ],
    ids: () => signs.map(({ id }) => id),
    byIds: () => signs,
  }
  const doors = { dictionary, config: { publicUrl } } as unknown as Doors
  const app = new Hono()
    .get('/sitemap.xml', sitemap(doors))
    .get('/:file{sitemap-[0-9]+\\.xml}', sitemapPart(doors))
    .get('/robots.txt', robots(doors))
  app.onError((error, c) => sayPlainly(c, toAppError(error)))
  return async (path: string) => {
    const answer = await app.request(`http://localhost${path}`)
    const text = await answer.text()
    return {
      status: answer.status,
      text,
      addresses: [...text.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, one]) => one),
    }
  }
}

describe('the sitemap', () => {
  test('names every page and sign in the five locales, but not the demonstration [PUB-03]', async () => {
    const { addresses } = await open(3)('/sitemap.xml')
    for (const path of [
      '/pt',
      '/et/search-signs/words',
      '/de/imprint',
      '/hu/signs/view/1',
      '/en/signs/view/2',
    ])
      expect(addresses).toContain(`https://signs.example${path}`)
    expect(addresses).not.toContain('https://signs.example/pt/signs/view/3')
    expect(addresses).not.toContain('https://signs.example/pt/draft')
    expect(new Set(addresses).size).toBe(addresses.length)
  })

  test('of a large dictionary comes in parts of 50,000 addresses, which hold every sign once [PUB-03]', async () => {
    const ask = open(25_001)
    const { addresses: parts } = await ask('/sitemap.xml')
    expect(parts).toEqual([1, 2, 3].map((part) => `https://signs.example/sitemap-${part}.xml`))
    const all = (await Promise.all([1, 2, 3].map((part) => ask(`/sitemap-${part}.xml`)))).map(
      (part) => part.addresses,
    )
    expect(Math.max(...all.map((part) => part.length))).toBe(50_000)
    expect(all.flat().filter((address) => address?.includes('/pt/signs/view/'))).toHaveLength(25_000)
  })

  test.each(['/sitemap-0.xml', '/sitemap-4.xml', '/sitemap-99999999999999999999.xml'])(
    'has no part %s',
    async (path) => expect((await open(25_001)(path)).status).toBe(404),
  )
})

test('robots learn where the sitemap is, by the public address [PUB-03]', async () => {
  expect((await open(0)('/robots.txt')).text).toContain('Sitemap: https://signs.example/sitemap.xml')
  expect((await open(0, null)('/robots.txt')).text).toContain('Sitemap: http://localhost/sitemap.xml')
})

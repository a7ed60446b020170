import { Resvg } from '@resvg/resvg-js'
import fc from 'fast-check'
import { Hono } from 'hono'
import { describe, expect, test, vi } from 'vitest'
import { aSearchEntry } from '#domains/search/search-entry.fixture.ts'
import type { SearchEntry } from '#domains/search/search-model.ts'
import { textErrorResponse, toAppError } from '#platform/http/error-response.ts'
import { locales } from '#platform/i18n/locales.ts'
import type { ApiContext } from './api-context.ts'
import { sitemapRoutes } from './sitemap.ts'
import { urlElement, urlsetEnd, urlsetStart } from './sitemap-xml.ts'

const aSign = (id: number, facts: Partial<SearchEntry> = {}) =>
  aSearchEntry({ id, gloss: `SIGN-${id}`, video: `${id}/web.mp4`, poster: `${id}/poster.webp`, ...facts })
const many = (count: number) => Array.from({ length: count }, (_, i) => aSign(i + 1))

const fixedPages = [{ path: '' }, { path: '/search-signs/words' }] as const

/** The sitemap routes for a dictionary with these signs. */
function open(signs: SearchEntry[], origin = 'https://signs.example') {
  const byId = new Map(signs.map((sign) => [sign.id, sign]))
  const watchers: (() => void)[] = []
  const dictionary = {
    contents: [
      { slug: 'imprint', inFooter: true, changedAt: new Date('2025-02-03T04:05:06Z') },
      { slug: 'draft', inFooter: false, changedAt: new Date() },
    ],
    languages: [{ code: 'pt' }, { code: 'en' }],
    dataset: { name: 'Sinais & Signs' },
    facets: () => ({ handshape: { 31: 2, [-31]: 1, 32: 1 } }),
    ids: () => [...byId.keys()],
    byIds: vi.fn((ids: number[]) => ids.flatMap((id) => byId.get(id) ?? [])),
    onChange: (watcher: () => void) => watchers.push(watcher),
  }
  const app = new Hono().route(
    '/',
    sitemapRoutes({ dictionary, config: { origin } } as unknown as ApiContext, () => fixedPages),
  )
  app.onError((error, c) => textErrorResponse(c, toAppError(error)))
  const ask = (path: string, headers: Record<string, string> = {}) =>
    app.request(`http://localhost${path}`, { headers })
  const read = async (path: string) => (await ask(path)).text()
  const change = (sign: SearchEntry) => {
    byId.set(sign.id, sign)
    for (const watcher of watchers) watcher()
  }
  return { ask, read, change, dictionary }
}

const addressesIn = (xml: string) => [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, one]) => one as string)
const videosIn = (xml: string) => [...xml.matchAll(/<video:video>.*?<\/video:video>/g)].map(([one]) => one)
const pathOf = (address: string) => new URL(address).pathname

/** The SVG renderer contains a strict XML parser, which throws if a file is not well-formed. */
function parse(xml: string): void {
  const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n'
  expect(xml.startsWith(declaration)).toBe(true)
  const content = xml.slice(declaration.length)
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"><desc>${content}</desc></svg>`
  new Resvg(drawing, { font: { loadSystemFonts: false } })
}

describe('the sitemap', () => {
  test('contains every page and sign in the five locales, but not the demonstration [PUB-03]', async () => {
    const { read } = open([aSign(1), aSign(2), aSign(3, { source: 'demo' })])
    const index = await read('/sitemap.xml')
    const files = await Promise.all(addressesIn(index).map((address) => read(pathOf(address))))
    for (const file of [index, ...files]) parse(file)
    const all = files.flatMap(addressesIn)
    for (const path of [
      '/pt',
      '/et/search-signs/words',
      '/de/imprint',
      '/hu/signs/view/1',
      '/en/signs/view/2',
    ])
      expect(all).toContain(`https://signs.example${path}`)
    expect(all).not.toContain('https://signs.example/pt/signs/view/3')
    expect(all).not.toContain('https://signs.example/pt/draft')
    // Only the pages with fixed paths that find something.
    expect(all).not.toContain('https://signs.example/pt/search-signs/semantic-network')
    expect(new Set(all).size).toBe(all.length)
  })

  test('contains for each page its URLs in the other locales and the time of its last change [PUB-03]', async () => {
    const { read } = open([aSign(7, { publishedAt: Date.UTC(2026, 0, 2) })])
    const [first = ''] = (await read('/sitemap-signs-0.xml')).match(/<url>.*<\/url>/) ?? []
    expect(first).toContain('<lastmod>2026-01-02T00:00:00.000Z</lastmod>')
    for (const locale of locales)
      expect(first).toContain(
        `<xhtml:link rel="alternate" hreflang="${locale}" href="https://signs.example/${locale}/signs/view/7"/>`,
      )
    expect(await read('/sitemap-pages.xml')).toContain(
      '/imprint</loc><lastmod>2025-02-03T04:05:06.000Z</lastmod>',
    )
    expect(await read('/sitemap.xml')).toContain(
      'signs-0.xml</loc><lastmod>2026-01-02T00:00:00.000Z</lastmod>',
    )
  })

  test('contains the video of a sign with thumbnail, title and description in the locale of the page [PUB-03]', async () => {
    const translations = { pt: ['mãe', 'mamãe'], en: ['mother'] }
    const { read } = open([aSign(1, { gloss: 'MÃE', translations })])
    const [pt, en, de] = videosIn(await read('/sitemap-signs-0.xml'))
    expect(pt).toBe(
      '<video:video><video:thumbnail_loc>https://signs.example/media/1/poster.webp</video:thumbnail_loc>' +
        '<video:title>MÃE – mãe, mamãe</video:title>' +
        '<video:description>Sinal para mãe, mamãe: vídeo e descrição – Sinais &amp; Signs.</video:description>' +
        '<video:content_loc>https://signs.example/media/1/web.mp4</video:content_loc>' +
        '<video:publication_date>2026-01-02T00:00:00.000Z</video:publication_date></video:video>',
    )
    expect(en).toContain('The sign for mother: video')
    expect(de).toContain('<video:title>MÃE – mãe, mamãe</video:title>')
    expect(de).toContain('Die Gebärde für')
  })

  test('contains the pages of handshapes that have signs [PUB-03]', async () => {
    const hands = async (signs: SearchEntry[]) =>
      (await open(signs).read('/sitemap-pages.xml')).match(/\/pt\/search-signs\/handshape\/[^<]*(?=<\/loc>)/g)
    expect(await hands([aSign(1)])).toEqual(
      ['view-all', 'signs/31', 'signs/32'].map((page) => `/pt/search-signs/handshape/${page}`),
    )
    expect(await hands([aSign(1, { source: 'demo' })])).toBeNull()
  })

  test('contains no video if the file or its thumbnail is missing [PUB-03]', async () => {
    const { read } = open([aSign(1, { video: null }), aSign(2, { poster: null }), aSign(3)])
    const file = await read('/sitemap-signs-0.xml')
    expect(addressesIn(file)).toHaveLength(3 * locales.length)
    expect(videosIn(file)).toHaveLength(locales.length)
  })

  test('of a large dictionary has parts that contain every sign once [PUB-03]', async () => {
    const { read } = open([...many(5_000), aSign(2_000_000)])
    const parts = addressesIn(await read('/sitemap.xml')).filter((address) => address.includes('-signs-'))
    expect(parts).toEqual([0, 1, 2, 1000].map((n) => `https://signs.example/sitemap-signs-${n}.xml`))
    const all = (await Promise.all(parts.map((part) => read(pathOf(part))))).map(addressesIn)
    expect(Math.max(...all.map((part) => part.length))).toBe(10_000)
    expect(all.flat().filter((address) => address.includes('/pt/signs/view/'))).toHaveLength(5_001)
    expect(new Set(all.flat()).size).toBe(5_001 * locales.length)
  })

  test('has parts below 50 MB whatever their texts [PUB-03]', async () => {
    const translations = { pt: Array.from({ length: 5 }, () => '"'.repeat(400)) }
    const { ask } = open(many(1_999).map((sign) => ({ ...sign, gloss: '"'.repeat(400), translations })))
    const answer = await ask('/sitemap-signs-0.xml')
    expect((await answer.arrayBuffer()).byteLength).toBeLessThan(50_000_000)
  })

  test.each(['/sitemap-signs-4.xml', '/sitemap-signs-.xml', '/sitemap-0.xml', '/sitemap-signs-00.xml'])(
    'has no part %s',
    async (path) => expect((await open(many(3)).ask(path)).status).toBe(404),
  )
})

describe('a file of the sitemap', () => {
  test('is written once for concurrent requests, and again after a change', async () => {
    const { read, change, dictionary } = open(many(3))
    const [first, second] = await Promise.all([read('/sitemap-signs-0.xml'), read('/sitemap-signs-0.xml')])
    expect(second).toBe(first)
    expect(dictionary.byIds).toHaveBeenCalledOnce()
    change(aSign(4))
    expect(addressesIn(await read('/sitemap-signs-0.xml'))).toHaveLength(4 * locales.length)
  })

  test('is not sent again to a client that has it, and keeps its entity tag after a change of another file', async () => {
    const { ask, change } = open(many(3))
    const etag = (await ask('/sitemap-signs-0.xml')).headers.get('etag') ?? 'none'
    const again = () => ask('/sitemap-signs-0.xml', { 'if-none-match': etag })
    expect((await again()).status).toBe(304)
    expect(await (await again()).text()).toBe('')
    change(aSign(5_000))
    expect((await again()).status).toBe(304)
    change(aSign(2, { gloss: 'OTHER' }))
    expect((await again()).status).toBe(200)
  })

  test('is sent compressed only to clients that accept it', async () => {
    const { ask } = open(many(100))
    const packed = await ask('/sitemap-signs-0.xml', { 'accept-encoding': 'gzip, br' })
    expect(packed.headers.get('content-encoding')).toBe('gzip')
    expect(packed.headers.get('vary')).toBe('Accept-Encoding')
    const plain = await ask('/sitemap-signs-0.xml')
    expect(plain.headers.get('content-encoding')).toBeNull()
    const unpacked = new Response(packed.body?.pipeThrough(new DecompressionStream('gzip')))
    expect(await unpacked.text()).toBe(await plain.text())
  })

  test('contains the origin of the settings, never that of the request', async () => {
    const { read } = open(many(1), 'http://localhost:3000')
    expect(addressesIn(await read('/sitemap-signs-0.xml'))[0]).toBe('http://localhost:3000/pt/signs/view/1')
    expect(await read('/robots.txt')).toContain('Sitemap: http://localhost:3000/sitemap.xml')
  })

  test('is written in chunks, between which other requests are answered', async () => {
    const { ask } = open(many(1_000))
    let turns = 0
    let isMade = false
    const count = () => {
      turns += 1
      if (!isMade) setImmediate(count)
    }
    setImmediate(count)
    await ask('/sitemap-signs-0.xml')
    isMade = true
    expect(turns).toBeGreaterThan(20)
  })

  test('is well-formed XML whatever its texts are [PUB-03]', () => {
    const text = fc.string({ unit: 'binary', maxLength: 400 })
    const nasty = fc.constantFrom(
      ']]>',
      '\u0000<&"\'>',
      '\ud83d',
      '👋'.repeat(200),
      'a👋'.repeat(50),
      '\uffff',
      '&amp;',
      '<!--',
    )
    fc.assert(
      fc.property(fc.oneof(text, nasty), fc.oneof(text, nasty), (title, description) => {
        const video = { poster: title, source: description, title, description, publishedAt: 0 }
        const alternates = [{ language: 'pt', address: description }]
        const url = urlElement({ address: title, alternates, changedAt: 1, video })
        parse(urlsetStart + url + urlsetEnd)
      }),
    )
  })
})

describe('the rules for robots', () => {
  test('contain the public URL of the sitemap [PUB-03]', async () => {
    expect(await open([]).read('/robots.txt')).toContain('Sitemap: https://signs.example/sitemap.xml')
  })

  test('exclude all URLs that are not pages, and no page with noindex', async () => {
    const rules = (await open([]).read('/robots.txt')).match(/^(Dis)?allow: .*$/gim)
    expect(rules).toEqual(['Disallow: /api/', 'Allow: /api/docs', 'Disallow: /*/choose-language'])
  })
})

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test, vi } from 'vitest'
import { openMissingWords } from '#domains/missing-words/index.ts'
import { unpublishSigns } from '#domains/signs/server/signs.fixture.ts'
import { locales } from '#platform/i18n/locales.ts'
import { fileSystemStorage } from '#platform/storage/file-system-storage.ts'
import { loadDemo } from '#seeds/load-demo.ts'
import { loadSeeds } from '#seeds/load-seeds.ts'
import { anActor } from '#tests/cast.ts'
import { useApi } from './use-api.fixture.ts'

const folder = mkdtempSync(join(tmpdir(), 'signbank-api-'))
const api = await useApi({
  reset: 'once',
  prepare: async ({ db }) => {
    const storage = fileSystemStorage(folder)
    const context = { db, storage, now: () => new Date(), requireSignerConsent: false }
    await loadSeeds(context)
    await loadDemo(context)
  },
})
const { database } = api
afterAll(() => rmSync(folder, { recursive: true }))

const get = (path: string, language = 'en') => api.request(path, { headers: { 'accept-language': language } })
// biome-ignore lint/suspicious/noExplicitAny: tests read responses like any API client
const read = async (path: string, language?: string): Promise<any> => (await get(path, language)).json()

describe('the endpoints of the specification', () => {
  test('languages have the specified keys, all of them or by page [API-01]', async () => {
    const { data, meta } = await read('/languages')
    expect(meta).toMatchObject({ page: 1, perPage: 24 })
    expect(data[0]).toMatchObject({
      name: 'pt',
      default: 1,
      other_languages: 0,
      translate: { de: { description: 'Portugiesisch' } },
    })
    const own = await read('/languages?not_paginate=1&not_other_languages=1&where_platform=signbank')
    expect(own).not.toHaveProperty('meta')
    expect(own.data.map(({ name }: { name: string }) => name).sort()).toEqual([...locales].sort())
    const others = data.filter((one: { other_languages: number }) => one.other_languages === 1)
    expect(meta.total).toBe(own.data.length + others.length)
    expect(others.length).toBeGreaterThan(10)
    expect((await read('/languages', 'hu')).data[0].description).toBe('portugál')
  })

  test('the appearance settings contain colours, logos, partners and header image [API-01]', async () => {
    expect((await read('/signbank/uiux?where_platform=signbank')).data).toMatchObject({
      colors: expect.arrayContaining([{ name: 'primary', hex_code: '#005a9c' }]),
      logos: { bg_dark: null, bg_light: null },
      partner_institutions: [],
      platform_header: { image: null },
    })
  })

  test('a page video has its URLs, and its texts in the requested language [API-01]', async () => {
    expect((await read('/video_paginas/586', 'de')).data).toMatchObject({
      id: 586,
      title: 'So nutzen Sie dieses Wörterbuch',
      status: 1,
      slug: 'public-menu',
      image: expect.stringMatching(/^\/media\/.*\.webp$/),
      path: expect.stringMatching(/^\/media\/.*\.mp4$/),
    })
  })

  test('the privacy policy is the current one, or null if there is none [API-01]', async () => {
    const { data } = await read('/privacy-policy?current_privacy_policy=1')
    const expected = api.dictionary.legal('privacy')
    expect(data).toEqual(
      expected ? { id: expected.id, description: (expected.texts.en ?? expected.texts.pt)?.body } : null,
    )
  })

  test.each(['/languages', '/signbank/uiux', '/privacy-policy'])(
    '%s of another platform responds with 404 [API-01]',
    async (path) => {
      const response = await get(`${path}?where_platform=elsewhere`)
      expect(response.status).toBe(404)
      expect(await response.json()).toMatchObject({ statusCode: 404, code: 'platform.notFound' })
    },
  )
})

describe('reading signs', () => {
  test('every sign of the demonstration has a video', async () => {
    const signs = api.dictionary.byIds(api.dictionary.ids())
    expect(signs.length).toBeGreaterThan(100)
    expect(signs.filter(({ video }) => video === null)).toEqual([])
  })

  test('a word finds its sign in any language [API-02]', async () => {
    for (const q of ['mother', 'Mutter', 'MAE', 'anya', 'ema']) {
      const { data } = await read(`/signs?q=${q}`)
      expect(
        data.map((sign: { gloss: string }) => sign.gloss),
        q,
      ).toContain('MÃE')
    }
  })

  test('several values of a property may be repeated or separated by commas [API-02]', async () => {
    const repeated = await read('/signs?location=chest&location=head&per_page=100')
    const joined = await read('/signs?location=chest,head&per_page=100')
    expect(repeated.meta.total).toBeGreaterThan(0)
    expect(repeated).toEqual(joined)
  })

  test('filters accept values or ids, and facet counts follow the other filters [API-02]', async () => {
    const { data, meta } = await read('/signs?handshape_dominant=index&facets=location,handshape_dominant')
    expect(data.length).toBe(meta.total)
    expect(meta.facets.handshape_dominant.index).toBe(meta.total)
    const counts: number[] = Object.values(meta.facets.location)
    expect(counts.length).toBeGreaterThan(0)
    for (const count of counts) expect(count).toBeLessThanOrEqual(meta.total)
    const { data: entries } = await read('/reference/handshape-of-hand')
    const { id } = entries.find((entry: { value: string }) => entry.value === 'index')
    expect((await read(`/signs?handshape_dominant=${id}`)).meta.total).toBe(meta.total)
  })

  test('a sign has the same keys in every language, and its descriptions follow the language [API-02]', async () => {
    const { data: found } = await read('/signs?q=casa&type=exact')
    const english = (await read(`/signs/${found[0].id}`, 'en')).data
    const german = (await read(`/signs/${found[0].id}`, 'de')).data
    expect(Object.keys(german)).toEqual(Object.keys(english))
    const { texts } =
      api.dictionary.vocabulary.byValue('handshape-of-hand', english.handshape_dominant.value) ?? {}
    expect(english.handshape_dominant.description).toBe(texts?.en)
    expect(german.handshape_dominant).toMatchObject({
      value: english.handshape_dominant.value,
      description: texts?.de,
    })
    expect(english.translations.hu[0]).toContain('ház')
    expect(english.examples[0].texts.en).toBe('My house is near the school.')
  })

  test('a sign lists its minimal pairs and the nearest signs with their differences [API-02] [SGN-06]', async () => {
    const { data: found } = await read('/signs?q=sabado&type=exact')
    const sign = (await read(`/signs/${found[0].id}`)).data
    expect(sign.minimal_pairs).toContainEqual(
      expect.objectContaining({ gloss: 'APRENDER', property: 'location' }),
    )
    expect(sign.similar.length).toBeLessThanOrEqual(20)
    expect(sign.similar).toContainEqual(expect.objectContaining({ gloss: 'APRENDER', differs: ['location'] }))
    const distances: number[] = sign.similar.map(({ distance }: { distance: number }) => distance)
    expect(distances).toEqual(distances.toSorted((a, b) => a - b))
  })

  test('a search without results lists the nearest signs with their differences [API-02]', async () => {
    const rareCombination =
      'handshape_dominant=horns&location=leg&movement_direction=up&movement_shape=zigzag'
    const { data, meta } = await read(`/signs?${rareCombination}`)
    expect(data).toEqual([])
    expect(meta.total).toBe(0)
    for (const near of meta.nearest) expect(near.differs).not.toEqual([])
    expect((await read('/signs?q=casa')).meta).not.toHaveProperty('nearest')
  })

  test('a withdrawn sign responds with 404 [API-02]', async () => {
    const { data } = await read('/signs?q=GATO&type=exact')
    const { id } = data[0]
    expect((await get(`/signs/${id}`)).status).toBe(200)
    const actor = anActor({ id: 9, isApprover: true })
    await unpublishSigns(
      {
        db: database.db,
        now: () => new Date(),
        requireSignerConsent: false,
        mails: { enqueue: async () => 0 },
      },
      { actor, ids: [id] },
    )
    expect((await get(`/signs/${id}`)).status).toBe(404)
    expect((await read('/signs?q=GATO&type=exact')).meta.total).toBe(0)
  })

  test('a reference list has groups, and descriptions in the requested language [API-02]', async () => {
    const { data } = await read('/reference/handedness-searchable', 'pt')
    const both = data.filter((entry: { group: string }) => entry.group === 'two-handed')
    expect(both.length).toBeGreaterThan(2)
    for (const { value, description } of both)
      expect(description).toBe(api.dictionary.vocabulary.byValue('handedness-searchable', value)?.texts.pt)
  })

  test('a handshape has the URL of its drawn hand beside symbol and features, any other value none [API-02] [D36]', async () => {
    const { data: hands } = await read('/reference/handshape-of-hand')
    expect(hands[0].features).not.toBeNull()
    for (const { drawing } of hands) expect(drawing).toMatch(/^\/hands\/\d+\/[0-9a-z]{6}\.svg$/)
    const { data: places } = await read('/reference/location')
    expect(places[0]).toMatchObject({ symbol: null, drawing: null })
  })

  test('the search index for browsers is immutable under its version and unchanged under its ETag [API-02]', async () => {
    const response = await get(`/search-index/pt.json?v=${api.dictionary.version}`)
    expect(response.headers.get('cache-control')).toContain('immutable')
    const etag = response.headers.get('etag') ?? ''
    const again = await api.request('/search-index/pt.json', {
      headers: { 'if-none-match': etag },
    })
    expect(again.status).toBe(304)
  })

  test('the OpenAPI 3.1 document lists every path and has an HTML page [API-02]', async () => {
    const document = await read('/openapi.json')
    expect(document.openapi).toBe('3.1.0')
    expect(Object.keys(document.paths)).toEqual(
      expect.arrayContaining(['/signs', '/signs/{id}', '/reference/{list}']),
    )
    const page = await get('/docs')
    expect(page.headers.get('content-security-policy')).not.toContain("script-src 'unsafe-inline'")
    expect(await page.text()).toContain('/api/signs/{id}')
  })
})

describe('invalid requests', () => {
  test.each([
    ['/signs/0', 404],
    ['/signs/abc', 404],
    ['/signs/99999999', 404],
    ['/signs/99999999999999999999', 404],
    ["/signs/1';--", 404],
    ['/reference/nothing', 404],
    ['/reference/__proto__', 404],
    ['/search-index/xx.json', 404],
    ['/video_paginas/1', 404],
    ['/video_paginas/x', 404],
    ['/nowhere', 404],
    ['/signs?type=loose', 422],
    ['/signs?order=random', 422],
    ['/signs?page=0', 422],
    ['/signs?page=x', 422],
    ['/signs?per_page=1000', 422],
    ['/signs?handshape_dominant=nothing', 422],
    ['/signs?colour=red', 422],
    ['/signs?language=xx', 422],
    ['/signs?facets=colour', 422],
    ['/languages?not_paginate=maybe', 422],
  ])(
    '%s responds with %i in the format of errors, in the reader’s language [API-02]',
    async (path, status) => {
      const english = await get(path, 'en')
      expect(english.status).toBe(status)
      const { statusCode, message, code } = (await english.json()) as {
        statusCode: number
        message: string
        code: string
      }
      expect({ statusCode, code }).toEqual({
        statusCode: status,
        code: expect.stringMatching(/^[a-z]+\.[a-zA-Z]+$/),
      })
      expect(message).not.toContain('{{')
      const { message: portuguese } = await read(path, 'pt-BR')
      expect(portuguese).not.toBe(message)
      expect(portuguese).not.toBe(code)
    },
  )

  test.each([
    ['PUT', '/signs', 'GET, POST'],
    ['DELETE', '/signs/1', 'GET, PATCH'],
    ['PUT', '/search-miss', 'POST'],
  ])('%s %s responds with 405 and the allowed method [API-02]', async (method, path, allowed) => {
    const response = await api.request(path, { method })
    expect(response.status).toBe(405)
    expect(response.headers.get('allow')).toBe(allowed)
    expect(await response.json()).toMatchObject({ statusCode: 405, code: 'request.methodNotAllowed' })
  })

  test('an unknown path is answered without composing the document, which is composed once [API-02]', async () => {
    const compose = vi.spyOn(api.app, 'getOpenAPI31Document')
    for (const path of ['/nothing', '/signs/1/nothing', '/nothing'])
      expect((await api.request(path)).status).toBe(404)
    expect((await api.request('/languages', { method: 'PUT' })).status).toBe(405)
    expect(compose).not.toHaveBeenCalled()
    for (const path of ['/openapi.json', '/docs', '/openapi.json'])
      expect((await api.request(path)).status).toBe(200)
    expect(compose.mock.calls.length).toBeLessThan(2)
    compose.mockRestore()
  })

  test.each([
    ['page one billion', '/signs?page=1000000000'],
    ['a text of 10,000 characters', `/signs?q=${'a'.repeat(10_000)}`],
    ['emoji, null bytes and right-to-left marks', `/signs?q=${encodeURIComponent('🤟\0\u202e‏')}`],
    ['a wildcard', '/signs?q=%25_%25'],
  ])('%s causes no error', async (_title, path) => {
    expect((await get(path)).status).toBe(200)
  })

  test.each([
    ['text instead of JSON', 'text/plain', 'mother', 415],
    ['broken JSON', 'application/json', '{', 400],
    ['a wrong language', 'application/json', '{"text":"x","language":"xx"}', 422],
    ['an empty text', 'application/json', '{"text":"","language":"en"}', 422],
    ['a large body', 'application/json', `{"text":"${'x'.repeat(5000)}","language":"en"}`, 413],
  ])('a report with %s is rejected and not stored', async (_title, type, body, status) => {
    const report = {
      method: 'POST',
      body,
      headers: {
        'content-type': type,
        'content-length': String(body.length),
        origin: 'http://signs.example',
      },
    }
    expect((await api.request('/search-miss', report)).status).toBe(status)
    expect(await database.db.selectFrom('missingWord').selectAll().execute()).toEqual([])
  })

  test('searches without results are counted by word and language only, up to a limit, and not those of robots', async () => {
    const missingWords = openMissingWords({
      db: database.db,
      dictionary: api.dictionary,
      now: () => new Date(),
    })
    api.restart({ missingWords })
    const report = (
      text: string,
      agent = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
    ) =>
      api.request('/search-miss', {
        method: 'POST',
        body: JSON.stringify({ text, language: 'en' }),
        headers: { 'content-type': 'application/json', 'user-agent': agent },
      })
    expect((await report('Zebra')).status).toBe(204)
    expect((await report('zebra')).status).toBe(204)
    expect((await report('zebra', 'Mozilla/5.0 (compatible; Googlebot/2.1)')).status).toBe(204)
    const counts = () =>
      database.db.selectFrom('missingWord').select(['word', 'language', 'searches']).execute()
    expect(await counts()).toEqual([])
    await missingWords.close()
    expect(await counts()).toEqual([{ word: 'zebra', language: 'en', searches: 2 }])
    const responses = await Promise.all(Array.from({ length: 300 }, () => report('zebra')))
    expect(responses.some(({ status }) => status === 429)).toBe(true)
  })

  test('views of signs are counted by sign only, robots are not, up to a limit', async () => {
    const count = vi.fn()
    api.restart({ viewCounts: { count } })
    const report = (agent: string) =>
      api.request('/sign-views', {
        method: 'POST',
        body: JSON.stringify({ sign: 1 }),
        headers: { 'content-type': 'application/json', 'user-agent': agent },
      })
    expect((await report('Mozilla/5.0 Firefox/140.0')).status).toBe(204)
    expect((await report('Googlebot/2.1')).status).toBe(204)
    expect(count.mock.calls).toEqual([[1]])
    const statuses = await Promise.all(
      Array.from({ length: 3000 }, async () => (await report('Googlebot/2.1')).status),
    )
    expect(statuses.filter((status) => status === 429)).toHaveLength(2)
  })
})

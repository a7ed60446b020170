import { existsSync, readFileSync } from 'node:fs'
import { parse } from 'csv-parse/sync'
import { describe, expect, test } from 'vitest'
import { inflections } from '../inflection/inflections.ts'
import { aQuery, aSearchEntry } from '../search-entry.fixture.ts'
import type { SearchEntry } from '../search-model.ts'
import { buildSearchIndex, openSearchIndex } from './browser-index.ts'
import { FacetIndex } from './facet-index.ts'
import { glossComparator } from './gloss-comparator.ts'
import { SearchEngine } from './search-engine.ts'

const lexicon = '../shared/data/nzsl/signs.csv'

const someEntries = [
  aSearchEntry({
    id: 1,
    gloss: 'ÁGUA',
    lemma: 'ÁGUA',
    translations: { pt: ['água', 'beber água'], en: ['water'] },
  }),
  aSearchEntry({
    id: 2,
    gloss: 'AGUACEIRO',
    lemma: null,
    translations: { pt: ['chuva'], en: ['shower', 'water'] },
  }),
  aSearchEntry({
    id: 3,
    gloss: '(BE)-BORN',
    lemma: 'NASCER',
    translations: { pt: ['nascer'] },
    poster: '3/a.jpg',
  }),
  aSearchEntry({ id: 4, gloss: 'AGUA-2', translations: { en: ['water'] } }),
  aSearchEntry({ id: 5, gloss: 'ÁGUA-3', isOffensive: true, translations: { pt: ['água'] } }),
  aSearchEntry({ id: 6, gloss: 'ZERO', earlierGlosses: ['AGUADO', 'NADA'] }),
]

async function both(entries: SearchEntry[], language: string) {
  const server = new SearchEngine({ facets: FacetIndex, compare: glossComparator('pt'), inflections })
  server.apply(entries, [])
  const file = buildSearchIndex(server.entries(), {
    version: 7,
    language,
    inflection: inflections[language] ?? null,
  })
  return { server, browser: await openSearchIndex(JSON.parse(JSON.stringify(file))) }
}

const prefixes = (text: string) =>
  Array.from({ length: Math.min(6, text.length) }, (_, length) => text.slice(0, length + 1))

/** Typed letter by letter, in every type of search, the texts have equal results in the browser and on the server. */
async function expectSameAnswers(entries: SearchEntry[], language: string, texts: string[]) {
  const { server, browser } = await both(entries, language)
  for (const q of new Set(texts.flatMap(prefixes).concat('', 'watr', 'agaceiro', "d'água", '\u0000'))) {
    for (const type of ['general', 'starts', 'exact'] as const) {
      const query = aQuery({ q, type, language, translationLanguage: language })
      expect(browser.search(query), `${type} ${q}`).toEqual(server.search(query))
    }
  }
}

describe('search in the browser', () => {
  test('gives the same order as the server on the same queries', async () => {
    for (const language of ['pt', 'en']) {
      await expectSameAnswers(
        someEntries,
        language,
        someEntries.flatMap(({ gloss, translations }) => [gloss, ...(translations[language] ?? [])]),
      )
    }
  })

  test.skipIf(!existsSync(lexicon) && !process.env.CI)(
    'gives the same order as the server on a real lexicon (needs the NZSL file beside the project)',
    async () => {
      const rows: Record<string, string>[] = parse(readFileSync(lexicon), { columns: true, bom: true })
      const entries = rows.map((row, index) =>
        aSearchEntry({
          id: index + 1,
          gloss: row.gloss ?? '',
          lemma: row.lemma || null,
          translations: {
            en: (row['translation.en'] ?? '').split('; '),
            mi: (row['translation.mi'] ?? '').split('; ').filter(Boolean),
          },
        }),
      )
      const everyHundredth = entries.filter((_, index) => index % 100 === 0)
      await expectSameAnswers(
        entries,
        'mi',
        everyHundredth.flatMap(({ gloss, translations }) => [gloss, translations.mi?.[0] ?? '']),
      )
    },
  )

  test.each([
    ['águas', ['forms']],
    ['nascido', ['forms']],
    ['agaus', []],
    ['chuva, água', ['words']],
    ['o que é água', ['words']],
  ] as const)('finds by other forms and single words what the server finds: %j [D49]', async (q, steps) => {
    const { server, browser } = await both(someEntries, 'pt')
    const query = aQuery({ q, language: 'pt', translationLanguage: 'pt' })
    expect(browser.search(query)).toEqual(server.search(query))
    expect(browser.search(query).steps).toEqual(steps)
  })

  test('returns the data of a sign, and nothing for an unknown sign', async () => {
    const { browser } = await both(someEntries, 'pt')
    expect(browser.sign(3)).toEqual({
      id: 3,
      gloss: '(BE)-BORN',
      lemma: 'NASCER',
      keywords: ['nascer'],
      hasPoster: true,
    })
    expect(browser.sign(1)).toMatchObject({ lemma: 'ÁGUA', hasPoster: false })
    expect(browser.sign(9)).toBeUndefined()
    expect([browser.version, browser.language]).toEqual([7, 'pt'])
  })

  test('names offensive signs in few bytes, and none where there are none [D41]', async () => {
    const { browser } = await both(someEntries, 'pt')
    expect(browser.search(aQuery({ q: 'água' })).hits.at(-1)?.id).toBe(5)
    expect(browser.entry(5)?.isOffensive).toBe(true)
    const facts = { version: 1, language: 'pt' }
    expect(buildSearchIndex(someEntries, facts).offensive).toEqual([4])
    expect(buildSearchIndex(someEntries.slice(0, 4), facts)).not.toHaveProperty('offensive')
  })

  test('finds signs by their earlier glosses as the server does [D48]', async () => {
    const { browser, server } = await both(someEntries, 'pt')
    for (const q of ['nada', 'agua', 'nadar', 'aguad', 'ad'])
      for (const type of ['general', 'starts', 'exact'] as const) {
        const query = aQuery({ q, type, language: 'pt', translationLanguage: 'pt' })
        expect(browser.search(query), `${type} ${q}`).toEqual(server.search(query))
      }
    const facts = { version: 1, language: 'pt' }
    expect(buildSearchIndex(someEntries, facts).earlierGlosses).toEqual({ 5: ['AGUADO', 'NADA'] })
    expect(buildSearchIndex(someEntries.slice(0, 4), facts)).not.toHaveProperty('earlierGlosses')
  })

  test('cannot answer queries with dates or properties', async () => {
    const { browser } = await both(someEntries, 'pt')
    expect(browser.canAnswer(aQuery({ q: 'a', letter: 'A', filters: { wordClass: [] } }))).toBe(true)
    expect(browser.canAnswer(aQuery({ order: 'recent' }))).toBe(false)
    expect(browser.canAnswer(aQuery({ filters: { wordClass: [1] } }))).toBe(false)
  })

  test('is built in batches, between which the page can handle input', async () => {
    const many = Array.from({ length: 950 }, (_, at) => aSearchEntry({ id: at + 1, gloss: `SIGN-${at}` }))
    const file = buildSearchIndex(many, { version: 1, language: 'pt' })
    let pauses = 0
    const browser = await openSearchIndex(file, async () => void pauses++)
    expect(pauses).toBe(10)
    expect(browser.search(aQuery({ q: 'sign' })).total).toBe(950)
  })
})

import { describe, expect, test } from 'vitest'
import { aSearchEntry } from '../search-entry.fixture.ts'
import { buildSearchIndex, openSearchIndex } from './browser-index.ts'
import { FacetIndex } from './facet-index.ts'
import { glossComparator } from './gloss-comparator.ts'
import { SearchEngine } from './search-engine.ts'
import {
  foreignLanguage,
  foreignLanguagesLast,
  maxSuggestions,
  type Suggestions,
  suggest,
} from './suggestions.ts'

const languages = { language: 'pt', defaultLanguage: 'pt' }
const entries = [
  aSearchEntry({
    id: 1,
    gloss: 'CASA',
    translations: { pt: ['casa', 'lar'], en: ['house'] },
    poster: '1/a.jpg',
  }),
  aSearchEntry({ id: 2, gloss: 'DINHEIRO', translations: { pt: ['dinheiro'], en: ['cash'] } }),
  aSearchEntry({ id: 3, gloss: 'DESCASCAR', translations: { pt: ['descascar'] } }),
  aSearchEntry({ id: 4, gloss: 'MORAR', translations: { en: ['live'], de: ['wohnen'] } }),
]

async function sources() {
  const engine = new SearchEngine({ facets: FacetIndex, compare: glossComparator('pt') })
  engine.apply(entries, [])
  const server = {
    search: engine.search.bind(engine),
    entry: engine.entry.bind(engine),
    hasPoster: (id: number) => engine.entry(id)?.poster != null,
  }
  const index = await openSearchIndex(buildSearchIndex(engine.entries(), { version: 1, language: 'pt' }))
  const browser = { ...index, hasPoster: (id: number) => index.sign(id)?.hasPoster ?? false }
  return { server, browser }
}

const ids = ({ signs }: Suggestions) => signs.map(({ id }) => id)

describe('the signs below a search box', () => {
  test('are the same from the browser’s index and from the server when no other language matches [PUB-07]', async () => {
    const { server, browser } = await sources()
    for (const q of ['c', 'ca', 'casa', 'lar', 'DESC', 'descaskar', 'qwertz', '']) {
      const [far, near] = [suggest(server, q, languages), suggest(browser, q, languages)]
      const onlyOwn = far.signs.every((sign) => foreignLanguage(sign, 'pt') === null)
      if (!onlyOwn) continue
      const seen = ({ signs, total, steps }: Suggestions) => ({
        total,
        steps,
        signs: signs.map(({ id, gloss, found, hasPoster }) => ({ id, gloss, found, hasPoster })),
      })
      expect(seen(near), q).toEqual(seen(far))
    }
  })

  test('that match in another language come last, with their language [PUB-07]', async () => {
    const { server, browser } = await sources()
    const found = suggest(server, 'cas', languages)
    expect(ids(found)).toEqual([1, 2, 3])
    const shown = foreignLanguagesLast(found, 'pt')
    expect(ids(shown)).toEqual([1, 3, 2])
    expect(shown.signs.map((sign) => foreignLanguage(sign, 'pt'))).toEqual([null, null, 'en'])
    expect(ids(suggest(browser, 'cas', languages))).toEqual([1, 3])
  })

  test('have no language when the gloss matches [PUB-07]', async () => {
    const { server } = await sources()
    const [sign] = suggest(server, 'morar', languages).signs
    expect(sign).toMatchObject({ gloss: { mark: [0, 5] }, words: { language: 'en' } })
    expect(sign && foreignLanguage(sign, 'pt')).toBeNull()
    const [other] = suggest(server, 'wohnen', languages).signs
    expect(other && foreignLanguage(other, 'pt')).toBe('de')
  })

  test('are at most eight, with the total of all matches [PUB-07]', () => {
    const engine = new SearchEngine({ facets: FacetIndex, compare: glossComparator('pt') })
    engine.apply(
      Array.from({ length: 30 }, (_, at) => aSearchEntry({ id: at + 1, gloss: `CASA-${at}` })),
      [],
    )
    const source = { search: engine.search.bind(engine), entry: engine.entry.bind(engine) }
    const found = suggest({ ...source, hasPoster: () => false }, 'casa', languages)
    expect([found.signs.length, found.total]).toEqual([maxSuggestions, 30])
  })
})

import { describe, expect, test } from 'vitest'
import { createVocabulary } from '#domains/vocabularies/vocabulary.ts'
import { aVocabularyEntry } from '#domains/vocabularies/vocabulary-entry.fixture.ts'
import { FacetIndex } from '../engine/facet-index.ts'
import { glossComparator } from '../engine/gloss-comparator.ts'
import { SearchEngine } from '../engine/search-engine.ts'
import { aQuery, aSearchEntry } from '../search-entry.fixture.ts'
import type { SearchEntry } from '../search-model.ts'
import { cardContext } from './card-context.ts'
import { presentCard, presentResults } from './search.presenter.ts'

const languages = { language: 'de', defaultLanguage: 'pt' }
const house = aSearchEntry({
  id: 7,
  gloss: 'CASA',
  translations: { pt: ['casa', 'lar'], de: ['Haus', 'Heim', 'Gebäude', 'Wohnung'], mi: ['whare'] },
  poster: '3/a.jpg',
  source: 'demo',
})

describe('a card', () => {
  test('says that a sign was found by an earlier gloss [D48]', () => {
    const renamed = { ...house, earlierGlosses: ['MORADIA'] }
    const match = { field: 'earlierGloss', language: null, text: 'MORADIA' } as const
    expect(presentCard(renamed, languages, 'mor', match)).toMatchObject({
      gloss: { text: 'CASA', mark: null },
      words: { mark: null },
      found: { text: 'MORADIA', mark: [0, 3], field: 'earlierGloss', language: null },
    })
  })

  test('of an offensive sign is marked [D41]', () => {
    const marked = [true, false].map((isOffensive) => presentCard({ ...house, isOffensive }, languages))
    expect(marked.map(({ isOffensive }) => isOffensive)).toEqual([true, false])
  })

  test('shows the keywords of the visitor’s language and the address of its poster [PUB-07]', () => {
    expect(presentCard(house, languages)).toMatchObject({
      gloss: { text: 'CASA', mark: null },
      words: { text: 'Haus, Heim, Gebäude', language: 'de' },
      found: null,
      poster: '/media/3/a.jpg',
      isDemo: true,
    })
  })

  test('of a word in another language names that language, also for an equal short word [D49]', () => {
    const liver = aSearchEntry({ id: 1, gloss: 'LIVER', translations: { en: ['liver'], mi: ['ate'] } })
    const match = { field: 'translation', language: 'mi', text: 'ate' } as const
    const card = presentCard(liver, { language: 'en', defaultLanguage: 'en' }, 'ate', match)
    expect(card.found).toEqual({ ...match, mark: [0, 3] })
    const eat = aSearchEntry({ id: 2, gloss: 'EAT', translations: { en: ['eat', 'ate'] } })
    const own = { field: 'translation', language: 'en', text: 'ate' } as const
    expect(presentCard(eat, { language: 'en', defaultLanguage: 'en' }, 'ate', own).found).toBeNull()
  })

  test('of a sign without a poster shows the hand that it begins with [D36]', () => {
    const features = { fingers: ['index'], joints: 'straight', unselected: 'closed' }
    const index = aVocabularyEntry({ id: 4, list: 'handshape-of-hand', value: 'index', features })
    const vocabulary = createVocabulary([index], 'pt')
    const context = cardContext({ vocabulary, media: () => undefined, defaultLanguage: 'pt' }, 'de')
    const values = { handshapeDominant: [4] }
    expect(presentCard({ ...house, poster: null, values }, context).articulation).toMatchObject({
      dominant: [{ drawing: '210002' }],
    })
    expect(presentCard({ ...house, values }, context).articulation).toBeNull()
    expect(presentCard({ ...house, poster: null }, context).articulation).toBeNull()
    expect(presentCard({ ...house, poster: null, values }, languages).articulation).toBeNull()
  })

  test('of a sign without a poster shows its location, the precise one if it is drawn [PUB-13]', () => {
    const vocabulary = createVocabulary(
      [
        aVocabularyEntry({ id: 1, list: 'location', value: 'head' }),
        aVocabularyEntry({ id: 2, list: 'location-within-an-area', value: 'cheek' }),
        aVocabularyEntry({ id: 3, list: 'location-within-an-area', value: 'of-the-dictionary' }),
        aVocabularyEntry({ id: 4, list: 'handedness-searchable', value: 'symmetrical' }),
      ],
      'pt',
    )
    const context = cardContext({ vocabulary, media: () => undefined, defaultLanguage: 'pt' }, 'de')
    const locationOf = (values: SearchEntry['values'], poster: string | null = null) =>
      presentCard({ ...house, poster, values }, context).articulation?.location ?? null
    expect(locationOf({ location: [1] })).toBe('head')
    expect(locationOf({ location: [1], locationPrecise: [2] })).toBe('cheek')
    expect(locationOf({ location: [1], locationPrecise: [2], handedness: [4] })).toBe('cheek.both')
    expect(locationOf({ location: [1], locationPrecise: [3] })).toBe('head')
    expect(locationOf({})).toBeNull()
    expect(locationOf({ location: [1] }, '3/a.jpg')).toBeNull()
  })

  test('puts the keyword that was found first [PUB-07]', () => {
    const match = { field: 'translation', language: 'de', text: 'Wohnung' } as const
    expect(presentCard(house, languages, 'wohn', match).words).toEqual({
      text: 'Wohnung, Haus, Heim',
      mark: [0, 4],
      language: 'de',
    })
  })

  test('marks the match once, in the first text that begins with it [PUB-07]', () => {
    const match = { field: 'translation', language: 'pt', text: 'casa' } as const
    const card = presentCard(house, { language: 'pt', defaultLanguage: 'pt' }, 'ca', match)
    expect(card.gloss.mark).toEqual([0, 2])
    expect(card.words).toMatchObject({ text: 'casa, lar', mark: null })
    expect(card.found).toBeNull()
  })

  test('shows the language of a match in another language [PUB-07]', () => {
    const match = { field: 'translation', language: 'mi', text: 'whare' } as const
    expect(presentCard(house, languages, 'whare', match).found).toMatchObject({
      text: 'whare',
      mark: [0, 5],
      language: 'mi',
    })
  })

  test('does not repeat a text that it shows already, apart from capitals [PUB-07]', () => {
    const label = (text: string) => ({ field: 'label', language: null, text }) as const
    expect(presentCard(house, languages, 'haus', label('HAUS')).found).toBeNull()
    expect(presentCard(house, languages, 'casa', label('Casa')).found).toBeNull()
    expect(presentCard(house, languages, 'hut', label('HUT')).found).toMatchObject({ text: 'HUT' })
  })

  test('falls back to the default language, then to any', () => {
    const { de: _, ...others } = house.translations
    expect(presentCard({ ...house, translations: others }, languages).words?.language).toBe('pt')
    expect(
      presentCard({ ...house, translations: { de: [], mi: ['whare'] } }, languages).words?.language,
    ).toBe('mi')
    expect(presentCard({ ...house, translations: {} }, languages).words).toBe(null)
  })
})

test('a page of results counts pages and letters, and leaves out signs that have gone [PUB-07]', () => {
  const entries = Array.from({ length: 30 }, (_, at) => aSearchEntry({ id: at + 1, gloss: `CASA ${at}` }))
  const engine = new SearchEngine({ facets: FacetIndex, compare: glossComparator('pt') })
  engine.apply(entries, [])
  const query = aQuery({ q: 'casa', page: 2 })
  const result = engine.search(query)
  const view = presentResults(result, query, languages, (id) => (id === 30 ? undefined : engine.entry(id)))
  expect(view).toMatchObject({ total: 30, pages: 2, letters: ['C'], steps: ['text'] })
  expect(view.cards).toHaveLength(5)
  expect(engine.search(aQuery({ q: 'casa' })).total).toBe(30)
})

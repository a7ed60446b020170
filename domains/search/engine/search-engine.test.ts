import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { firstLetter, foldWords } from '#platform/text/fold.ts'
import { exactEntry } from '../query/filter-value.ts'
import { aQuery, aSearchEntry } from '../search-entry.fixture.ts'
import type { SearchEntry, SearchQuery } from '../search-model.ts'
import { FacetIndex, ungrouped } from './facet-index.ts'
import { glossComparator } from './gloss-comparator.ts'
import { SearchEngine } from './search-engine.ts'

function engineOf(entries: SearchEntry[], heads = new Map<number, number>()) {
  const isHead = (id: number) => [...heads.values()].includes(id)
  const grouping = { headOf: (id: number) => heads.get(id), isHead }
  const engine = new SearchEngine({ facets: FacetIndex, compare: glossComparator('pt'), grouping })
  engine.apply(entries, [])
  return engine
}
const found = (engine: SearchEngine, facts: Partial<SearchQuery>) =>
  engine.search(aQuery(facts)).hits.map((hit) => hit.id)

const sun = engineOf([
  aSearchEntry({ id: 1, gloss: 'DÍA', translations: { en: ['the sun'] } }),
  aSearchEntry({ id: 2, gloss: 'SUN' }),
  aSearchEntry({ id: 3, gloss: 'SOL', translations: { en: ['sun'] } }),
  aSearchEntry({ id: 4, gloss: 'PRAIA', translations: { en: ['sun bathing'] } }),
  aSearchEntry({ id: 5, gloss: 'SUNDAY' }),
  aSearchEntry({ id: 6, gloss: 'MOON', translations: { en: ['asunder'] } }),
  aSearchEntry({ id: 7, gloss: 'LUA' }),
])

describe('word search', () => {
  test('ranks gloss, translation, word at the start, word inside, text starts, text inside [PUB-07] [D49]', () => {
    expect(found(sun, { q: 'sun' })).toEqual([2, 3, 4, 1, 5, 6])
  })

  test('returns the matching text, which the card highlights', () => {
    expect(sun.search(aQuery({ q: 'sun' })).hits.map((hit) => hit.match)).toEqual([
      { field: 'gloss', language: null, text: 'SUN' },
      { field: 'translation', language: 'en', text: 'sun' },
      { field: 'translation', language: 'en', text: 'sun bathing' },
      { field: 'translation', language: 'en', text: 'the sun' },
      { field: 'gloss', language: null, text: 'SUNDAY' },
      { field: 'translation', language: 'en', text: 'asunder' },
    ])
  })

  test("puts translations in the visitor's language before others of the same tier, then the alphabet", () => {
    const engine = engineOf([
      aSearchEntry({ id: 1, gloss: 'A', translations: { de: ['rot'] } }),
      aSearchEntry({ id: 2, gloss: 'Z', translations: { pt: ['rot'] } }),
      aSearchEntry({ id: 3, gloss: 'Á', translations: { hu: ['rot'] } }),
    ])
    expect(found(engine, { q: 'rot' })).toEqual([2, 1, 3])
    expect(found(engine, { q: 'rot', language: 'hu' })).toEqual([3, 1, 2])
    expect(found(engine, { q: 'rot', language: 'xx' })).toEqual([1, 3, 2])
  })

  test('starts finds texts that begin with the query, exact only equal glosses; case and accents are ignored [PUB-07]', () => {
    expect(found(sun, { q: 'Sún', type: 'starts' })).toEqual([2, 3, 4, 5])
    expect(found(sun, { q: 'sun', type: 'exact' })).toEqual([2])
    expect(found(sun, { q: 'dia', type: 'exact' })).toEqual([1])
    expect(found(sun, { q: 'sun bathing', type: 'exact' })).toEqual([])
  })

  test('can be limited to the translations of one content language; gloss and lemma are always searched', () => {
    const engine = engineOf([
      aSearchEntry({ id: 1, gloss: 'A', translations: { de: ['rot'] } }),
      aSearchEntry({ id: 2, gloss: 'B', translations: { pt: ['rot'] } }),
      aSearchEntry({ id: 3, gloss: 'C', lemma: 'ROT' }),
    ])
    expect(found(engine, { q: 'rot', translationLanguage: 'de' })).toEqual([3, 1])
    expect(found(engine, { q: 'rot', translationLanguage: 'et' })).toEqual([3])
  })

  test('finds one and two characters as well as longer texts', () => {
    expect(found(sun, { q: 'd' })).toEqual([1, 5, 6])
    expect(found(sun, { q: 'un' })).toEqual([2, 5, 3, 1, 6, 4])
  })

  test('finds a sign that is published after the same text was searched', () => {
    const engine = engineOf([aSearchEntry({ id: 1, gloss: 'CASA' })])
    expect(found(engine, { q: 'casa' })).toEqual([1])
    engine.apply([aSearchEntry({ id: 2, gloss: 'CASAMENTO' })], [])
    expect(found(engine, { q: 'casa' })).toEqual([1, 2])
    engine.apply([], [1])
    expect(found(engine, { q: 'casa' })).toEqual([2])
  })

  test('orders by date of publication, whatever the date of creation [PUB-07]', () => {
    const engine = engineOf([
      aSearchEntry({ id: 1, gloss: 'A', createdAt: 300, publishedAt: 500 }),
      aSearchEntry({ id: 2, gloss: 'B', createdAt: 200, publishedAt: 600 }),
      aSearchEntry({ id: 3, gloss: 'C', createdAt: 100, publishedAt: 400 }),
    ])
    expect(found(engine, { order: 'recent' })).toEqual([2, 1, 3])
    expect(found(engine, { order: 'oldest' })).toEqual([3, 1, 2])
  })

  test('orders by date and alphabet; without a search text the best order is alphabetical [PUB-07]', () => {
    expect(found(sun, { order: 'recent' })).toEqual([7, 6, 5, 4, 3, 2, 1])
    expect(found(sun, { order: 'oldest', q: 'sun' })).toEqual([1, 2, 3, 4, 5, 6])
    const alphabet = [1, 7, 6, 4, 3, 2, 5]
    expect(found(sun, { order: 'alphabetical' })).toEqual(alphabet)
    expect(found(sun, {})).toEqual(alphabet)
  })

  test('orders by use, equally used signs by alphabet; follows changes of uses and signs [ELN-05]', () => {
    const engine = engineOf(['A', 'B', 'C', 'D'].map((gloss, at) => aSearchEntry({ id: at + 1, gloss })))
    expect(found(engine, { order: 'frequent' })).toEqual([1, 2, 3, 4])
    engine.setUses(
      new Map([
        [2, 5],
        [3, 9],
        [4, 5],
        [99, 7],
      ]),
    )
    expect(found(engine, { order: 'frequent' })).toEqual([3, 2, 4, 1])
    engine.apply([aSearchEntry({ id: 99, gloss: 'E' })], [3])
    expect(found(engine, { order: 'frequent' })).toEqual([99, 2, 4, 1])
    engine.setUses(new Map())
    expect(found(engine, { order: 'frequent' })).toEqual([1, 2, 4, 99])
  })

  test('pages never overlap, and a page beyond the end is empty and has the total', () => {
    const pages = [1, 2, 3, 4].map((page) => found(sun, { q: 'sun', page, perPage: 2 }))
    expect(pages).toEqual([[2, 3], [4, 1], [5, 6], []])
    expect(sun.search(aQuery({ q: 'sun', page: 1e9 }))).toMatchObject({ hits: [], total: 6 })
    expect(sun.search(aQuery({ page: 1e9 }))).toMatchObject({ hits: [], total: 7 })
  })
})

describe('letters', () => {
  const engine = engineOf([
    aSearchEntry({ id: 1, gloss: 'ÁGUA' }),
    aSearchEntry({ id: 2, gloss: '(AR)' }),
    aSearchEntry({ id: 3, gloss: '5' }),
    aSearchEntry({ id: 4, gloss: 'BOLA' }),
  ])

  test('count the results without the letter, # last [PUB-07]', () => {
    const { letters, total } = engine.search(aQuery({ letter: 'A' }))
    expect([...letters]).toEqual([
      ['A', 2],
      ['B', 1],
      ['#', 1],
    ])
    expect(total).toBe(2)
  })

  test('narrow the results; an unused letter has none', () => {
    expect(found(engine, { letter: 'A' })).toEqual([1, 2])
    expect(found(engine, { letter: '#' })).toEqual([3])
    expect(found(engine, { letter: 'Q' })).toEqual([])
    expect(found(engine, { letter: 'B', q: 'o' })).toEqual([4])
  })
})

describe('the best order', () => {
  const engine = engineOf([
    aSearchEntry({ id: 1, gloss: 'CRACKER', translations: { pt: ['water biscuit'] } }),
    aSearchEntry({ id: 2, gloss: 'WATER' }),
    aSearchEntry({ id: 3, gloss: 'WATER-2' }),
    aSearchEntry({ id: 4, gloss: 'HOSE', translations: { pt: ['watery'] } }),
    aSearchEntry({ id: 5, gloss: 'WATERVIEW' }),
    aSearchEntry({ id: 6, gloss: 'FOUNTAIN', translations: { pt: ['drinking water'] } }),
    aSearchEntry({ id: 7, gloss: 'BREAKWATER' }),
  ])

  test('puts nearer completions first, and words that begin with the text before others [PUB-07]', () => {
    expect(found(engine, { q: 'wate' })).toEqual([2, 3, 4, 5, 1, 6, 7])
  })

  test('puts a gloss before another text that is as near or a little nearer [PUB-07]', () => {
    const school = engineOf([
      aSearchEntry({ id: 1, gloss: 'COMMUTE', translations: { pt: ['schema', 'scholar'] } }),
      aSearchEntry({ id: 2, gloss: 'SCHOOLS' }),
      aSearchEntry({ id: 3, gloss: 'SCHOOL-OF-THE-AIR' }),
    ])
    expect(found(school, { q: 'sch' })).toEqual([2, 1, 3])
  })
})

describe('one typing error', () => {
  const engine = engineOf([
    aSearchEntry({ id: 1, gloss: 'CACHORRO', translations: { en: ['dog'] } }),
    aSearchEntry({ id: 2, gloss: 'CASA', translations: { pt: ['casa de cachorro'] } }),
    aSearchEntry({ id: 3, gloss: 'GATO' }),
    aSearchEntry({ id: 4, gloss: 'MESA' }),
  ])

  test.each([
    'cachoro',
    'cachorroo',
    'cachorto',
    'cahcorro',
    'casa de cachrro',
    'gata',
    'wato',
    'gto',
    'gaato',
  ])('in %j is forgiven and reported when nothing else is found [PUB-07]', (q) => {
    const result = engine.search(aQuery({ q }))
    expect(result.steps).toContain('typing')
    expect(result.hits.length).toBeGreaterThan(0)
  })

  test.each(['mwss', 'cahcoro', 'dgo', 'ga'])(
    'in %j is not forgiven: the word is too short or has two errors',
    (q) => {
      const { steps, didYouMean } = engine.search(aQuery({ q }))
      expect([steps.includes('typing'), didYouMean]).toEqual([false, []])
    },
  )

  test('is not forgiven when a text equals the search text, nor in other types of search', () => {
    expect(engine.search(aQuery({ q: 'cachorro' })).steps).toEqual(['text'])
    expect(engine.search(aQuery({ q: 'cachoro', type: 'starts' }))).toMatchObject({
      total: 0,
      steps: [],
    })
    expect(engine.search(aQuery({ q: 'cachorro', filters: { wordClass: [99] } }))).toMatchObject({
      total: 0,
      steps: ['text'],
    })
  })

  test('prefers letters left out, doubled or swapped to others, and a right first letter to a wrong one [PUB-07]', () => {
    const words = ['MOTH', 'MOTHER', 'OTHR']
    const glosses = engineOf(words.map((gloss, at) => aSearchEntry({ id: at + 1, gloss })))
    expect(found(glosses, { q: 'mothr' })).toEqual([2, 1, 3])
  })

  test('is forgiven before texts that contain the search text inside a word [PUB-07]', () => {
    const entries = ['INVERCARGILL', 'NEVER'].map((gloss, at) => aSearchEntry({ id: at + 1, gloss }))
    const result = engineOf(entries).search(aQuery({ q: 'nver' }))
    expect(result.hits.map((hit) => hit.id)).toEqual([2, 1])
    expect(result).toMatchObject({
      total: 2,
      steps: ['text', 'typing'],
      didYouMean: [{ text: 'NEVER', language: null }],
    })
  })

  test('is forgiven after the few texts that nearly equal the search text, and before longer ones [PUB-07]', () => {
    const glosses = ['CLARIFICATION', 'CLARET', 'CLEAR']
    const result = engineOf(glosses.map((gloss, at) => aSearchEntry({ id: at + 1, gloss })))
    expect(found(result, { q: 'clar' })).toEqual([2, 3, 1])
  })
})

describe('“did you mean”', () => {
  const people = ['PERCENT', 'PERFECT', 'PERIOD', 'PERSON', 'PERIL', 'PERHAPS']
  const engine = engineOf(
    [...people, 'PEAR', 'PEARL'].map((gloss, at) =>
      aSearchEntry({ id: at + 1, gloss, translations: { de: ['Birne'] } }),
    ),
  )

  test('offers a word when other signs are found for the search text [PUB-07]', () => {
    const result = engine.search(aQuery({ q: 'per' }))
    expect(result).toMatchObject({
      total: people.length,
      steps: ['text'],
      didYouMean: [{ text: 'PEAR', language: null }],
    })
  })

  test('offers a word as it is spelled in the visitor’s language, else the gloss [PUB-07]', () => {
    const words = engineOf([
      aSearchEntry({ id: 1, gloss: 'ÁGUA', translations: { pt: ['Água'], hu: ['água'] } }),
      aSearchEntry({ id: 2, gloss: 'MAÇÃ' }),
    ])
    const offered = (q: string, language: string) => words.search(aQuery({ q, language })).didYouMean
    expect(offered('agau', 'pt')).toEqual([{ text: 'Água', language: 'pt' }])
    expect(offered('agau', 'hu')).toEqual([{ text: 'água', language: 'hu' }])
    expect(offered('agau', 'de')).toEqual([{ text: 'ÁGUA', language: null }])
    expect(offered('macaa', 'pt')).toEqual([{ text: 'MAÇÃ', language: null }])
  })

  test('offers nothing when a text equals the search text, and no part of a text [PUB-07]', () => {
    expect(engine.search(aQuery({ q: 'pear' })).didYouMean).toEqual([])
    expect(engine.search(aQuery({ q: 'brne', translationLanguage: 'de' })).didYouMean).toEqual([
      { text: 'Birne', language: 'de' },
    ])
    expect(engine.search(aQuery({ q: 'brne', translationLanguage: 'pt' })).didYouMean).toEqual([])
    const parts = engineOf([aSearchEntry({ id: 1, gloss: 'DRINKING WATER' })])
    expect(parts.search(aQuery({ q: 'watr' }))).toMatchObject({ total: 1, steps: ['typing'], didYouMean: [] })
  })
})

describe('spaces and hyphens', () => {
  const engine = engineOf([
    aSearchEntry({ id: 1, gloss: 'NEW-ZEALAND' }),
    aSearchEntry({ id: 2, gloss: 'THANK-YOU-VERY-MUCH' }),
    aSearchEntry({ id: 3, gloss: 'OBRIGADO', translations: { en: ['thank you'] } }),
    aSearchEntry({ id: 4, gloss: 'NEWSPAPER' }),
    aSearchEntry({ id: 5, gloss: 'IN-A-HURRY' }),
  ])

  test.each([
    ['newzealand', [1]],
    ['new-zealand', [1]],
    ['ne wzealand', [1]],
    ['newzeal', [1]],
    ['thankyou', [3, 2]],
    ['news paper', [4]],
    ['enewspaperman', []],
    ['ina', []],
  ])('may be missing or added: %j [PUB-07]', (q, ids) => {
    expect(found(engine, { q })).toEqual(ids)
  })

  test('must be equal for an exact gloss and for the beginning', () => {
    expect(found(engine, { q: 'newzealand', type: 'exact' })).toEqual([])
    expect(found(engine, { q: 'newzealand', type: 'starts' })).toEqual([])
  })
})

describe('a search text of punctuation', () => {
  const engine = engineOf([
    aSearchEntry({ id: 1, gloss: '(BE)-BORN' }),
    aSearchEntry({ id: 2, gloss: 'BORN', translations: { de: ['(geboren)'] } }),
    aSearchEntry({ id: 3, gloss: 'CASA' }),
    aSearchEntry({ id: 4, gloss: '-' }),
  ])

  test.each([
    ['(', 'general', [1, 2]],
    [')-', 'general', [1]],
    ['-', 'general', [4, 1]],
    ['(', 'starts', [1, 2]],
    ['-', 'exact', [4]],
    ['_', 'general', []],
    ['[]', 'general', []],
  ] as const)(
    '%j (%s) finds the texts that contain it, not the whole dictionary [PUB-07]',
    (q, type, ids) => {
      const result = engine.search(aQuery({ q, type }))
      expect(new Set(result.hits.map((hit) => hit.id))).toEqual(new Set(ids))
      expect(result.total).toBe(ids.length)
      expect(engine.idsOf(aQuery({ q, type })).size).toBe(ids.length)
    },
  )

  test('is limited to a language like other texts', () => {
    expect(found(engine, { q: '(', translationLanguage: 'pt' })).toEqual([1])
  })

  test('is another one after it changes', () => {
    expect(found(engine, { q: ')-' })).toEqual([1])
    expect(found(engine, { q: '_' })).toEqual([])
  })
})

describe('filters and facets', () => {
  const heads = new Map([
    [11, 10],
    [12, 10],
  ])
  const engine = engineOf(
    [
      aSearchEntry({
        id: 1,
        gloss: 'AB',
        values: { handshapeDominant: [11], wordClass: [1, 2] },
        flags: { repeatedMovement: true },
      }),
      aSearchEntry({
        id: 2,
        gloss: 'AC',
        values: { handshapeDominant: [12], wordClass: [2] },
        flags: { repeatedMovement: false },
      }),
      aSearchEntry({ id: 3, gloss: 'BC', values: { handshapeDominant: [13] } }),
    ],
    heads,
  )

  test('values of one property are alternatives, properties are conditions', () => {
    expect(found(engine, { filters: { handshapeDominant: [11, 13] } })).toEqual([1, 3])
    expect(found(engine, { filters: { handshapeDominant: [11, 12], wordClass: [1] } })).toEqual([1])
    expect(found(engine, { filters: { repeatedMovement: [0] } })).toEqual([2])
    expect(found(engine, { filters: { wordClass: [] } })).toEqual([1, 2, 3])
    expect(found(engine, { filters: { wordClass: [77] } })).toEqual([])
  })

  test('the head of a group includes its values [PUB-07]', () => {
    expect(found(engine, { filters: { handshapeDominant: [10] } })).toEqual([1, 2])
  })

  test('an exact head excludes the values grouped under it [PUB-09]', () => {
    const own = engineOf(
      [
        aSearchEntry({ id: 1, gloss: 'A', values: { handshapeDominant: [10] } }),
        aSearchEntry({ id: 2, gloss: 'B', values: { handshapeDominant: [11] } }),
        aSearchEntry({ id: 3, gloss: 'C', values: { handshapeDominant: [13] } }),
      ],
      heads,
    )
    expect(found(own, { filters: { handshapeDominant: [exactEntry(10)] } })).toEqual([1])
    expect(found(own, { filters: { handshapeDominant: [exactEntry(10), 13] } })).toEqual([1, 3])
    expect(found(own, { filters: { handshapeDominant: [exactEntry(13)] } })).toEqual([3])
    expect(own.facets(aQuery(), ['handshapeDominant'])).toEqual({
      handshapeDominant: { 10: 2, [exactEntry(10)]: 1, 11: 1, 13: 1 },
    })
    own.apply([], [1])
    expect(found(own, { filters: { handshapeDominant: [exactEntry(10)] } })).toEqual([])
  })

  test('either hand finds the first handshape of each hand, and counts each sign once [PUB-09]', () => {
    const both = engineOf(
      [
        aSearchEntry({ id: 1, gloss: 'A', values: { handshapeDominant: [11], handshapeNondominant: [11] } }),
        aSearchEntry({ id: 2, gloss: 'B', values: { handshapeDominant: [12], handshapeNondominant: [13] } }),
        aSearchEntry({ id: 3, gloss: 'C', values: { handshapeDominantSecond: [13] } }),
      ],
      heads,
    )
    expect(found(both, { filters: { handshape: [13] } })).toEqual([2])
    expect(found(both, { filters: { handshape: [10] } })).toEqual([1, 2])
    expect(both.facets(aQuery(), ['handshape'])).toEqual({ handshape: { 10: 2, 11: 1, 12: 1, 13: 1 } })
    both.apply([], [1])
    expect(both.facets(aQuery(), ['handshape'])).toEqual({ handshape: { 10: 1, 12: 1, 13: 1 } })
  })

  test('counts depend on the choices of other properties, not of their own', () => {
    const query = aQuery({ q: 'a', filters: { handshapeDominant: [11] } })
    expect(engine.facets(query, ['handshapeDominant', 'wordClass', 'repeatedMovement'])).toEqual({
      handshapeDominant: { 10: 2, 11: 1, 12: 1 },
      wordClass: { 1: 1, 2: 1 },
      repeatedMovement: { 1: 1 },
    })
    expect(engine.facets(aQuery(), ['wordClass', 'tags'])).toEqual({ wordClass: { 1: 1, 2: 2 }, tags: {} })
    expect(engine.facets(aQuery({ letter: 'B' }), ['handshapeDominant'])).toEqual({
      handshapeDominant: { 13: 1 },
    })
  })

  test('values are counted under their new heads after the lists changed', () => {
    const regrouped = engineOf([...engine.entries()])
    regrouped.regroup(ungrouped)
    expect(regrouped.facets(aQuery(), ['handshapeDominant'])).toEqual({
      handshapeDominant: { 11: 1, 12: 1, 13: 1 },
    })
  })
})

test.each([
  ['ten thousand letters', 'a'.repeat(10_000)],
  ['ten thousand five-letter words', 'abcde '.repeat(10_000)],
  ['emoji', '😀👩‍👩‍👧'],
  ['null bytes', '\u0000'],
  ['right-to-left marks', '\u202E\u200F'],
  ['half a character', '\uD83D'],
  ['a pattern', '.*[(\\'],
  ['characters that grow', 'ﷺ'.repeat(10_000)],
])('%s as search text cause no error', (_, q) => {
  expect(() => sun.search(aQuery({ q }))).not.toThrow()
})

// Compares the engine with a simple implementation. Few letters, so that many texts match.
describe('compared with a simple implementation', () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'Á', ' ', '-'), minLength: 1, maxLength: 5 })
  const entry = fc
    .record({
      id: fc.integer({ min: 1, max: 8 }),
      gloss: word,
      lemma: fc.option(word),
      translations: fc.dictionary(fc.constantFrom('pt', 'de'), fc.array(word, { maxLength: 2 })),
      values: fc.record({ wordClass: fc.array(fc.integer({ min: 1, max: 2 }), { maxLength: 1 }) }),
      publishedAt: fc.integer({ min: 1, max: 3 }),
    })
    .map(aSearchEntry)
  const step = fc.record({
    upserts: fc.array(entry, { maxLength: 4 }),
    removed: fc.array(fc.integer({ min: 1, max: 8 }), { maxLength: 2 }),
  })
  const query = fc
    .record({
      q: fc.oneof(word, fc.constant('')),
      type: fc.constantFrom('general' as const, 'starts' as const, 'exact' as const),
      translationLanguage: fc.constantFrom(null, 'de'),
      letter: fc.constantFrom(null, 'A', '#'),
      filters: fc.constantFrom<SearchQuery['filters']>({}, { wordClass: [1] }),
    })
    .map((facts) => aQuery(facts))

  function matches(
    entry: SearchEntry,
    { q, type, translationLanguage, letter, filters }: SearchQuery,
  ): boolean {
    const part = foldWords(q)
    const translations = Object.entries(entry.translations).flatMap(([language, texts]) =>
      translationLanguage === null || translationLanguage === language ? texts : [],
    )
    const rawTexts = [entry.gloss, entry.lemma ?? '', ...translations]
    const texts = rawTexts.map(foldWords)
    const literal = q.trim()
    const byPunctuation = {
      general: () => rawTexts.some((text) => text.includes(literal)),
      starts: () => rawTexts.some((text) => text.startsWith(literal)),
      exact: () => entry.gloss === literal,
    }
    const joined = (text: string) => text.replaceAll(' ', '')
    const isJoined = (text: string) =>
      joined(text) === joined(part) ||
      (joined(part).length >= 5 &&
        [...text].some(
          (letter, at) =>
            letter !== ' ' &&
            (text[at - 1] ?? ' ') === ' ' &&
            joined(text.slice(at)).startsWith(joined(part)),
        ))
    const byText = {
      general: () => texts.some((text) => text.includes(part) || (text !== '' && isJoined(text))),
      starts: () => texts.some((text) => text.startsWith(part)),
      exact: () => foldWords(entry.gloss) === part,
    }
    return (
      (literal === '' || (part === '' ? byPunctuation : byText)[type]()) &&
      (letter === null || firstLetter(entry.gloss) === letter) &&
      (filters.wordClass === undefined || (entry.values.wordClass ?? []).includes(1))
    )
  }

  test('finds the same signs after any changes', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 5 }), query, (steps, query) => {
        const engine = engineOf([])
        const model = new Map<number, SearchEntry>()
        for (const { upserts, removed } of steps) {
          engine.apply(upserts, removed)
          for (const entry of upserts) model.set(entry.id, entry)
          for (const id of removed) model.delete(id)
        }
        const matching = [...model.values()].filter((entry) => matches(entry, query))
        const expected = matching.map((entry) => entry.id)
        const idsBy = (compare: (a: SearchEntry, b: SearchEntry) => number) =>
          matching.toSorted((a, b) => compare(a, b) || a.id - b.id).map(({ id }) => id)
        const byPublication = idsBy((a, b) => a.publishedAt - b.publishedAt)
        const inOrder = {
          recent: byPublication.toReversed(),
          oldest: byPublication,
          alphabetical: idsBy(glossComparator('pt')),
        }
        for (const order of ['best', 'recent', 'oldest', 'alphabetical'] as const) {
          const { hits, total, steps } = engine.search({ ...query, order })
          const ids = hits.map((hit) => hit.id)
          if (steps.some((step) => step !== 'text')) {
            expect(new Set(ids)).toEqual(new Set([...ids, ...expected]))
            continue
          }
          expect(new Set(ids)).toEqual(new Set(expected))
          if (order !== 'best') expect(ids).toEqual(inOrder[order])
          expect(total).toBe(expected.length)
          for (const hit of hits) expect(hit.match === null).toBe(foldWords(query.q) === '')
        }
        expect(engine.count).toBe(model.size)
      }),
      { numRuns: 500 },
    )
  })
})

test('after thousands of changes old texts are not found, and unchanged ones still are', () => {
  const engine = engineOf(
    Array.from({ length: 50 }, (_, id) => aSearchEntry({ id: id + 1, gloss: `OLD${id}` })),
  )
  engine.apply([aSearchEntry({ id: 100, gloss: 'UNCHANGED' })], [])
  for (let round = 0; round < 60; round++) {
    engine.apply(
      Array.from({ length: 50 }, (_, id) => aSearchEntry({ id: id + 1, gloss: `ROUND${round}X${id}` })),
      [],
    )
  }
  expect(found(engine, { q: 'old' })).toEqual([])
  expect(found(engine, { q: 'round58' })).toEqual([])
  expect(found(engine, { q: 'unchanged' })).toEqual([100])
  expect(found(engine, { q: 'round59x49' })).toEqual([50])
  expect(engine.search(aQuery({ q: 'roumd59x49' })).steps).toEqual(['typing'])
})

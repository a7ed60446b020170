import { describe, expect, test } from 'vitest'
import { aSearchEntry } from '#domains/search/search-entry.fixture.ts'
import { propertyKeys, referenceKeys, textKeys, wireName, yesNoKeys } from '#domains/signs/properties.ts'
import { aVocabularyEntry } from '#domains/vocabularies/vocabulary-entry.fixture.ts'
import { translator } from '#platform/i18n/i18n-resources.ts'
import { type Locale, locales } from '#platform/i18n/locales.ts'
import { qrCode } from '#platform/qr-code.ts'
import { aPresenterContext, aPublishedSign, aVideoMedia } from '../published-sign.fixture.ts'
import { presentSign, type SignView } from './sign.presenter.ts'

const entries = [
  aVocabularyEntry({
    id: 1,
    list: 'handshape-of-hand',
    value: '1.1.1',
    symbol: 'S15a00',
    texts: { pt: 'mão aberta', de: 'flache Hand' },
  }),
  aVocabularyEntry({
    id: 2,
    list: 'handedness-searchable',
    value: 'symmetrical',
    texts: { pt: 'duas mãos' },
  }),
  aVocabularyEntry({ id: 3, list: 'notes', value: 'usage', texts: { pt: 'uso' } }),
  aVocabularyEntry({ id: 4, list: 'location', value: '1.1.chin' }),
  aVocabularyEntry({ id: 5, list: 'location', value: 'forehead', texts: { pt: 'testa' } }),
  aVocabularyEntry({ id: 6, list: 'moviment-direction', value: 'up', texts: { pt: 'para cima' } }),
  aVocabularyEntry({ id: 7, list: 'contact-type', value: 'tap', texts: { pt: 'toque' } }),
  aVocabularyEntry({ id: 8, list: 'location', value: 'unsearchable', searchable: false }),
  aVocabularyEntry({ id: 9, list: 'location-within-an-area', value: 'tip' }),
  aVocabularyEntry({ id: 10, list: 'handshape-of-hand', value: '1.2.1', texts: { pt: 'punho' } }),
  aVocabularyEntry({
    id: 11,
    list: 'location-within-an-area',
    value: 'middle',
    texts: { pt: 'testa, no meio' },
  }),
  aVocabularyEntry({
    id: 12,
    list: 'location-within-an-area',
    value: 'side',
    texts: { pt: 'testa de lado' },
  }),
]
const contextFor = (locale: Locale = 'pt') => aPresenterContext(entries, locale)
const aSign = aPublishedSign
const shownProperties = ({ articulation, groups }: SignView) => [
  ...[articulation?.hands, articulation?.location, articulation?.movement].flatMap(
    (part) => part?.properties ?? [],
  ),
  ...(articulation?.hands?.handshapes ?? []),
  ...groups.flatMap(({ properties }) => properties),
]

describe('the page of a sign', () => {
  test('shows every property that is filled, once, with its name and under its group [PUB-13]', () => {
    const full = aSign({
      texts: { gloss: 'CASA', ...Object.fromEntries(textKeys.map((key) => [key, `text of ${key}`])) },
      values: Object.fromEntries(referenceKeys.map((key, at) => [key, [at % 2 ? 1 : 2]])),
      flags: Object.fromEntries(yesNoKeys.map((key) => [key, false])),
    })
    const view = presentSign(full, contextFor())
    const shown = shownProperties(view).map(({ key }) => key)
    const elsewhere = ['gloss', 'lemma', 'tags', 'variation', 'wordClass']
    const expected = [...textKeys, ...referenceKeys, ...yesNoKeys].filter((key) => !elsewhere.includes(key))
    const repeated = ['handednessSearchable', 'semanticFieldSearchable']
    expect(shown.filter((key) => !repeated.includes(key)).toSorted()).toEqual(
      expected.filter((key) => !repeated.includes(key)).toSorted(),
    )
    expect(new Set(shown).size).toBe(shown.length)
    expect([view.tags, view.wordClasses]).toMatchObject([[{}], [{}]])
  })

  test('leaves out empty properties, and shows an answer of no [PUB-13]', () => {
    const view = presentSign(aSign({ flags: { repeatedMovement: false } }), contextFor())
    expect(shownProperties(view)).toMatchObject([{ key: 'repeatedMovement', values: [{ text: 'Não' }] }])
  })

  test('marks a value without a text in the interface language [D23]', () => {
    const sign = aSign({ values: { handshapeDominant: [1], handedness: [2] } })
    const values = shownProperties(presentSign(sign, contextFor('de'))).flatMap((property) => property.values)
    expect(values).toMatchObject([
      { text: 'duas mãos', language: 'pt', informed: false },
      { text: 'flache Hand', language: 'de', informed: true },
    ])
  })

  test('marks free text of the editors on pages of other languages, but not labels [D23] [PUB-13]', () => {
    const notes = [{ kind: 3, text: 'Usado no sul.', public: true }]
    const sign = aSign({ notes, texts: { gloss: 'CASA', glossEn: 'HOUSE', etymology: 'Do telhado.' } })
    const view = (locale: 'de' | 'pt') => presentSign(sign, contextFor(locale))
    const informedOf = (locale: 'de' | 'pt', wanted: string) =>
      shownProperties(view(locale)).find(({ key }) => key === wanted)?.values[0]?.informed
    expect(view('de').notes[0]?.text).toEqual({ text: 'Usado no sul.', language: 'pt', informed: false })
    expect(informedOf('de', 'etymology')).toBe(false)
    expect(informedOf('de', 'glossEn')).toBe(true)
    expect(view('pt').notes[0]?.text.informed).toBe(true)
    expect(informedOf('pt', 'etymology')).toBe(true)
  })

  test('shows a value without any text as its code, without a note [PUB-13]', () => {
    const sign = aSign({ values: { location: [4] } })
    const [value] = shownProperties(presentSign(sign, contextFor('de')))[0]?.values ?? []
    expect(value).toMatchObject({ text: 'chin', informed: true })
  })

  test('shows translations in the interface language first [PUB-13]', () => {
    const sign = aSign({ translations: { mi: [['whare']], en: [['house'], ['home']], hu: [['ház']] } })
    expect(presentSign(sign, contextFor('hu')).translations.map(({ code }) => code)).toEqual([
      'hu',
      'mi',
      'en',
    ])
  })

  test('never contains a private note [PUB-13]', () => {
    const notes = [
      { kind: 3, text: 'seen', public: true },
      { kind: 3, text: 'hidden', public: false },
    ]
    expect(JSON.stringify(presentSign(aSign({ notes }), contextFor()))).not.toContain('hidden')
  })

  test('shows people by display name only [D29]', () => {
    const people = { author: { name: 'Bruno' }, publisher: 'former', approver: null } as const
    expect(presentSign(aSign({}, { people }), contextFor()).people).toEqual([
      { part: 'Autoria', name: 'Bruno' },
      { part: 'Publicação', name: 'Ex-integrante' },
    ])
  })

  test('puts the family name of Hungarians first on Hungarian pages only [ACC-08]', () => {
    const author = { name: 'Dénes', lastName: 'Szabó', locale: 'hu' }
    const sign = aSign({}, { people: { author, publisher: null, approver: null } })
    expect(presentSign(sign, contextFor('hu'))).toMatchObject({
      people: [{ part: 'Szerző', name: 'Szabó Dénes' }],
      author: 'Szabó Dénes',
    })
    expect(presentSign(sign, contextFor('et')).author).toBe('Dénes Szabó')
  })

  test('shows dates in the platform’s time zone, and the absolute address [D13]', () => {
    const view = presentSign(aSign(), contextFor('en'))
    expect(view.dates.published).toBe('2026/02/28')
    expect(view.address).toBe('https://signs.example/en/signs/view/12')
    expect(view.qrCode).toEqual(qrCode(view.address))
  })

  test('links the signs of an example, and shows unknown tokens as they are [PUB-13]', () => {
    const house = aSearchEntry({ id: 7, gloss: 'CASA' })
    const examples = [{ texts: { en: 'My house.' }, signs: '2556 cl:walk-up' }]
    const [example] = presentSign(
      aSign({ examples }, { exampleSigns: { '2556': house } }),
      contextFor(),
    ).examples
    expect(example?.signs).toEqual([
      { token: '2556', id: 7, gloss: 'CASA' },
      { token: 'cl:walk-up', id: null, gloss: 'walk-up' },
    ])
    expect(example?.texts).toMatchObject([{ language: 'en' }])
  })

  test('shows the source of an imported sign, and none for a demonstration sign', () => {
    const sourceOf = (source: string | null, sourceId: string | null = '3') =>
      presentSign(aSign({}, { source, sourceId }), contextFor()).source
    expect(sourceOf('nzsl')).toBe('nzsl 3')
    expect(sourceOf('nzsl', null)).toBe('nzsl')
    expect(sourceOf('demo')).toBeNull()
    expect(sourceOf(null)).toBeNull()
  })

  test('has no video while the video fails or is missing [PUB-13]', () => {
    expect(presentSign(aSign(), contextFor()).media.main).toBe(null)
  })
})

describe('the articulation of a sign', () => {
  test('has pictures and texts of what is described, and is not repeated below [PUB-13]', () => {
    const values = {
      handedness: [2],
      handshapeDominant: [1],
      handshapeDominantSecond: [1],
      location: [5],
      movementDirection: [6],
      contactType: [7],
    }
    const { articulation, groups } = presentSign(
      aSign({ values, flags: { repeatedMovement: true } }),
      contextFor(),
    )
    expect(articulation).toMatchObject({
      handednessType: 'both',
      hands: { dominant: [{ symbol: 'S15a00' }, { symbol: 'S15a00' }], nondominant: [] },
      location: { area: 'forehead', precise: null, properties: [{ values: [{ text: 'testa' }] }] },
      movement: { direction: 'up', shape: null, repeated: true, alternating: false },
    })
    expect(groups.flatMap(({ properties }) => properties.map(({ key }) => key))).toEqual(['contactType'])
  })

  test('says of a movement what it is; what it is not is one of the details [PUB-13]', () => {
    const flags = { repeatedMovement: true, alternatingMovement: false }
    const { articulation, groups } = presentSign(
      aSign({ values: { movementDirection: [6] }, flags }),
      contextFor(),
    )
    expect(articulation?.movement?.properties.map(({ values }) => values[0]?.text)).toEqual([
      'para cima',
      'repetido',
    ])
    expect(groups).toMatchObject([
      { properties: [{ key: 'alternatingMovement', values: [{ text: 'Não' }] }] },
    ])
  })

  test('names the handshape of two equal hands once, of different hands for each [PUB-13]', () => {
    const handshapesOf = (values: object) =>
      presentSign(aSign({ values }), contextFor()).articulation?.hands?.handshapes.map(({ name }) => name)
    expect(handshapesOf({ handshapeDominant: [1], handshapeNondominant: [1] })).toEqual(['As duas mãos'])
    expect(handshapesOf({ handshapeDominant: [1], handshapeNondominant: [10] })).toEqual([
      'Mão dominante',
      'Mão não dominante',
    ])
    const withEnd = { handshapeDominant: [1], handshapeDominantSecond: [10], handshapeNondominant: [1] }
    expect(handshapesOf(withEnd)).toHaveLength(3)
  })

  test('does not repeat the area in a precise location that begins with it [PUB-13]', () => {
    const textsOf = (precise: number) => {
      const sign = aSign({ values: { location: [5], locationPrecise: [precise] } })
      const { location } = presentSign(sign, contextFor()).articulation ?? {}
      return location?.properties.map(({ values }) => values[0]?.text)
    }
    expect(textsOf(11)).toEqual(['testa', 'no meio'])
    expect(textsOf(12)).toEqual(['testa de lado'])
  })

  test('links each value to the signs that have it [PUB-13]', () => {
    const { articulation } = presentSign(aSign({ values: { location: [5] } }), contextFor('de'))
    expect(articulation?.location?.properties[0]?.values[0]?.to).toBe(
      '/de/search-signs/view-all?location=forehead',
    )
  })

  test('has no link for a value that is not searchable [PUB-13]', () => {
    const values = { location: [8], locationPrecise: [9] }
    const properties = shownProperties(presentSign(aSign({ values }), contextFor()))
    expect(properties.map(({ key, values }) => [key, values.map(({ to }) => to)])).toEqual([
      ['location', [null]],
      ['locationPrecise', ['/pt/search-signs/view-all?location_precise=tip']],
    ])
  })

  test('is empty when nothing of it is described', () => {
    expect(presentSign(aSign(), contextFor()).articulation).toBe(null)
    expect(presentSign(aSign({ values: { contactType: [7] } }), contextFor()).articulation).toBe(null)
  })
})

describe('the media of a sign', () => {
  const media = [
    { role: 'angle' as const, media: aVideoMedia({ id: 2 }) },
    { role: 'main' as const, media: aVideoMedia({ id: 1 }), licence: 'CC BY 4.0', signer: 'Ana' },
    { role: 'non-manual' as const, media: aVideoMedia({ id: 3 }) },
    { role: 'angle' as const, media: aVideoMedia({ id: 4 }) },
    { role: 'angle' as const, media: aVideoMedia({ id: 5, state: 'failed' }) },
    { role: 'framing' as const, media: aVideoMedia({ id: 6, kind: 'image' }) },
  ]

  test('link their originals only where they are offered and not shown anyway [D43]', () => {
    const web = { key: 'web.mp4', mime: 'video/mp4', bytes: 1, width: 4, height: 3 }
    const shown = aVideoMedia({ id: 1 })
    const converted = { ...shown, files: { ...shown.files, web } }
    const linked = (video: typeof shown, offersOriginals: boolean) =>
      presentSign(aSign({}, { media: [{ role: 'main', media: video }] }), {
        ...contextFor(),
        offersOriginals,
      }).media.main?.original
    expect(linked(converted, true)).toBe('/media/video-1.mp4')
    expect(linked(converted, false)).toBeNull()
    expect(linked(shown, true)).toBeNull()
  })

  test('are grouped by role, each with its attribution; a failed video is left out [SGN-16]', () => {
    const view = presentSign(aSign({}, { media }), contextFor('en')).media
    expect(view.main).toMatchObject({
      source: '/media/video-1.mp4',
      signer: 'Ana',
      licence: { name: 'CC BY 4.0', deed: 'https://creativecommons.org/licenses/by/4.0/' },
    })
    expect(view.angles.map(({ name, video }) => [name, video.source])).toEqual([
      ['Another angle 1', '/media/video-2.mp4'],
      ['Another angle 2', '/media/video-4.mp4'],
    ])
    expect(view.others).toMatchObject([{ name: 'Face and body', video: { licence: null } }])
    expect(view.drawing).toMatchObject({ source: '/media/video-6.mp4' })
  })

  test('show another camera angle when there is no main video yet [SGN-16]', () => {
    const view = presentSign(aSign({}, { media: media.slice(0, 1) }), contextFor()).media
    expect(view.main?.source).toBe('/media/video-2.mp4')
    expect(view.angles).toEqual([])
  })
})

describe('the neighbouring signs', () => {
  const values = { handshapeDominant: [1], location: [4], movementDirection: [6] }
  const forehead = aSearchEntry({ id: 7, gloss: 'PAI', values: { ...values, location: [5] } })
  const sign = aSign(
    { values },
    {
      similar: [
        { sign: forehead, distance: 0.1, differs: ['location'] },
        ...Array.from({ length: 24 }, (_, at) => ({
          sign: aSearchEntry({ id: 20 + at, gloss: `S${at}`, values }),
          distance: 0.2,
          differs: [],
        })),
      ],
      minimalPairs: [
        { sign: aSearchEntry({ id: 9, gloss: 'LAR' }), property: null },
        { sign: forehead, property: 'location' },
      ],
      sameHandshape: { value: 1, signs: [forehead], total: 30 },
      sameLocation: { value: 4, signs: [], total: 0 },
    },
  )

  test('are similar for a stated reason, five at first and at most twenty [PUB-13]', () => {
    const { similar } = presentSign(sign, contextFor('en'))
    expect(similar.first[0]).toMatchObject({ card: { id: 7 }, reason: 'differs only in location' })
    expect([similar.first.length, similar.more.length]).toEqual([5, 15])
  })

  test('are minimal pairs by the property that differs, with both values; pairs entered by hand come last [SGN-06]', () => {
    expect(presentSign(sign, contextFor()).minimalPairs).toMatchObject([
      {
        key: 'location',
        name: 'Locação',
        ownValues: [{ text: 'chin' }],
        drawnPart: 'location',
        pairs: [
          { card: { id: 7 }, otherValues: [{ text: 'testa' }], drawn: { location: { area: 'forehead' } } },
        ],
      },
      { key: null, ownValues: [], drawnPart: null, pairs: [{ card: { id: 9 }, otherValues: [] }] },
    ])
  })

  test('share its handshape, with a link to all of them; a value without other signs is not shown [PUB-13]', () => {
    expect(presentSign(sign, contextFor()).sameValue).toMatchObject([
      {
        key: 'handshapeDominant',
        value: { symbol: 'S15a00' },
        cards: [{ id: 7 }],
        total: 30,
        to: '/pt/search-signs/view-all?handshape_dominant=1.1.1',
      },
    ])
  })

  test('are none for a sign without a described articulation [PUB-13]', () => {
    const view = presentSign(aSign(), contextFor())
    expect([view.similar.first, view.minimalPairs, view.sameValue]).toEqual([[], [], []])
  })

  test('are variants, other relations, and foreign signs with the name of their sign language [SGN-06]', () => {
    const relations = [
      { kind: 'synonym' as const, sign: forehead },
      { kind: 'variant' as const, sign: aSearchEntry({ id: 8, gloss: 'CASA-2' }) },
    ]
    const foreignRelations = [
      { signLanguage: 'gsg', text: 'HAUS' },
      { signLanguage: 'xyz', text: 'DOM' },
    ]
    const view = presentSign(aSign({ foreignRelations }, { relations }), contextFor('de'))
    expect(view.variants).toMatchObject([{ id: 8 }])
    expect(view.relations).toMatchObject([{ kind: 'synonym', cards: [{ id: 7 }] }])
    expect(view.foreignRelations.map(({ signLanguage }) => signLanguage)).toEqual([
      'Deutsche Gebärdensprache',
      'xyz',
    ])
  })
})

test('every property has a name in every language [UIX-04]', () => {
  for (const locale of locales) {
    const t = translator(locale)
    for (const key of propertyKeys) {
      const name = `properties:${wireName(key)}`
      expect(t(name as 'properties:gloss'), locale).not.toBe(wireName(key))
    }
  }
})

test('the page of a sign says until when it had an earlier gloss [D48]', () => {
  const until = new Date('2026-03-04T01:00:00Z')
  const sign = aSign({}, { earlierGlosses: [{ gloss: 'MORADIA', until }] })
  expect(presentSign(sign, contextFor('en')).earlierGlosses).toEqual([
    { gloss: 'MORADIA', until: '2026/03/03' },
  ])
})

test('the page of a sign with the tag `offensive` says so [D41]', () => {
  const context = aPresenterContext([aVocabularyEntry({ id: 1, list: 'tags', value: 'offensive' })])
  const signs = [aSign({ values: { tags: [1] } }), aSign()]
  expect(signs.map((sign) => presentSign(sign, context).isOffensive)).toEqual([true, false])
})

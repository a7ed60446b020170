import { describe, expect, test } from 'vitest'
import type { PublishedExample, SignCorpus } from '#domains/publication/published-dictionary.ts'
import { aPresenterContext, aPublishedSign, aVideoMedia } from '../published-sign.fixture.ts'
import { examplesAtStep, presentCorpus } from './corpus.ts'

const anExample = (facts: Partial<PublishedExample> = {}): PublishedExample => ({
  recording: 3,
  title: 'Interview',
  author: 'Corpus team',
  institution: '',
  city: 'Porto Alegre',
  state: 'RS',
  country: 'Brasil',
  licence: '',
  addedAt: new Date('2024-05-01T12:00:00Z'),
  media: aVideoMedia(),
  begin: 12_000,
  end: 13_500,
  glosses: [
    { value: 'IX', mark: 'pointing', sign: null, isThis: false },
    { value: 'casa^', mark: null, sign: 12, isThis: true },
    { value: 'GRANDE', mark: null, sign: 7, isThis: false },
    { value: 'X+Y', mark: 'compound', sign: null, isThis: false },
  ],
  translations: [],
  ...facts,
})

const aCorpus = (examples: PublishedExample[], uses = examples.length): SignCorpus => ({
  frequency: { uses, glosses: 1_000, recordings: 2, rules: ['all', 'merged'], details: null },
  examples,
})

const present = (corpus: SignCorpus) =>
  presentCorpus(aPublishedSign({}, { corpus }), aPresenterContext([], 'de')) ?? expect.fail('no corpus')
const presentOne = (facts: Partial<PublishedExample>) => present(aCorpus([anExample(facts)])).examples[0]

describe('an example from the corpus', () => {
  test('plays from half a second before to half a second after, never before the film begins [ELN-05]', () => {
    expect(presentOne({})?.film).toEqual({
      address: '/media/video-1.mp4#t=11.5,14',
      poster: '/media/poster-1.jpg',
      from: 11.5,
      to: 14,
    })
    expect(presentOne({ begin: 200 })?.film?.from).toBe(0)
    expect(presentOne({ media: null })?.film).toBeNull()
    expect(presentOne({ media: aVideoMedia({ state: 'failed' }) })?.film).toBeNull()
  })

  test('has its glosses as written, marks as words, and links to other signs [ELN-05]', () => {
    expect(presentOne({})?.glosses).toEqual([
      { text: 'zeigt', isWord: true, isThis: false, to: null },
      { text: 'casa^', isWord: false, isThis: true, to: null },
      { text: 'GRANDE', isWord: false, isThis: false, to: '/de/signs/view/7' },
      { text: 'X+Y', isWord: false, isThis: false, to: null },
    ])
  })

  test.each<[languages: (string | null)[], shown: string | undefined]>([
    [['en', 'pt', 'de'], 'de'],
    [['en', null, 'pt'], 'pt'],
    [['en', null], ''],
    [['en'], 'en'],
    [[], undefined],
  ])('of translations in %j shows that in %j to a German reader', (languages, shown) => {
    const translations = languages.map((language) => ({ text: `in ${language}`, language }))
    expect(presentOne({ translations })?.sentence?.language).toBe(shown)
  })

  test('names title, place, year and licence of its recording; without a licence that of the dictionary', () => {
    expect(presentOne({ licence: 'CC BY 4.0' })).toMatchObject({
      source: 'Interview, Porto Alegre, 2024',
      citedSource: 'Corpus team, Interview, Porto Alegre, 2024',
      licence: { name: 'CC BY 4.0' },
    })
    expect(presentOne({ city: '', state: '' })).toMatchObject({
      source: 'Interview, Brasil, 2024',
      licence: { name: 'CC BY-NC-SA 4.0' },
    })
  })
})

test.each<[shown: number, uses: number, more: { count: number; step: number } | null]>([
  [1, 1, null],
  [3, 3, null],
  [3, 58, { count: 10, step: 2 }],
  [3, 5, { count: 2, step: 2 }],
  [13, 58, { count: 10, step: 3 }],
  // Uses without times cannot be shown, so that a step may have fewer.
  [12, 58, null],
  [93, 500, null],
])('with %i of %i examples the page offers %j', (shown, uses, more) => {
  const examples = Array.from({ length: shown }, () => anExample())
  expect(present(aCorpus(examples, uses)).more).toEqual(
    more && { count: more.count, to: `/de/signs/view/12?examples=${more.step}` },
  )
})

test('a step of the examples that does not exist is the first one', () => {
  expect([1, 2, 10, 0, 11, 1.5, Number.NaN].map(examplesAtStep)).toEqual([3, 13, 93, 3, 3, 3, 3])
})

test('the frequency has its rule where all recordings have the same, and bars by rate', () => {
  const corpus = aCorpus([], 24)
  expect(present(corpus).frequency).toMatchObject({ rule: null, details: null })
  const regions = [
    { region: 'RS', uses: 20, glosses: 500 },
    { region: 'PE', uses: 4, glosses: 500 },
  ]
  const details = { level: 'common' as const, rank: 9, regions }
  const frequency = { ...corpus.frequency, rules: ['merged' as const], details }
  expect(present({ ...corpus, frequency }).frequency).toEqual({
    uses: 24,
    glosses: 1_000,
    recordings: 2,
    rule: 'merged',
    details: {
      level: 'common',
      rank: 9,
      rate: 24,
      regions: [
        { region: 'RS', uses: 20, rate: 40, share: 1 },
        { region: 'PE', uses: 4, rate: 8, share: 0.2 },
      ],
    },
  })
})

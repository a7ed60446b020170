import { describe, expect, test } from 'vitest'
import { createVocabulary, type VocabularyEntry } from '#domains/vocabularies/vocabulary.ts'
import { aVocabularyEntry } from '#domains/vocabularies/vocabulary-entry.fixture.ts'
import { type HandshapeSources, presentHandshapeFamilies, usedFamilies } from './handshape.presenter.ts'

const hand = (id: number, groupId: number | null = null, facts: Partial<VocabularyEntry> = {}) =>
  aVocabularyEntry({ id, list: 'handshape-of-hand', value: `hand-${id}`, groupId, ...facts })
const sourcesOf = (
  entries: VocabularyEntry[],
  media: HandshapeSources['media'] = () => undefined,
): HandshapeSources => ({
  vocabulary: createVocabulary(entries, 'pt'),
  media,
})
const ids = (families: ReturnType<typeof presentHandshapeFamilies>) =>
  families.map(({ head, members }) => [head.id, ...members.map(({ id }) => id)])

describe('the handshapes of a dictionary [PUB-09]', () => {
  const entries = [hand(1), hand(2, 1), hand(3), hand(4, 1), hand(5), hand(6, 5)]

  test('are grouped under the heads of their families in the order of the list', () => {
    expect(ids(presentHandshapeFamilies(sourcesOf(entries), {}, 'en'))).toEqual([[1, 2, 4], [3], [5, 6]])
  })

  test('have the number of their signs', () => {
    const families = presentHandshapeFamilies(sourcesOf(entries), { 1: 7, 4: 7, 3: 0 }, 'en')
    expect(families.map(({ head, members }) => [head, ...members].map(({ count }) => count))).toEqual([
      [7, 0, 7],
      [0],
      [0, 0],
    ])
  })

  test('are offered as far as published signs have them, a head also for its family', () => {
    const counts = { 1: 7, 4: 7, 3: 0, 5: 2 }
    expect(ids(usedFamilies(presentHandshapeFamilies(sourcesOf(entries), counts, 'en')))).toEqual([
      [1, 4],
      [5],
    ])
    expect(usedFamilies(presentHandshapeFamilies(sourcesOf(entries), {}, 'en'))).toEqual([])
  })

  test('have a name in the interface language, else in the default language, else their value', () => {
    const texts = { pt: 'mão aberta', en: 'open hand' }
    const sources = sourcesOf([hand(1, null, { texts }), hand(2)])
    const heads = (language: string) =>
      presentHandshapeFamilies(sources, {}, language).map(({ head }) => head)
    expect(heads('en')).toMatchObject([{ name: 'open hand', language: 'en' }, { name: 'hand-2' }])
    expect(heads('hu')).toMatchObject([{ name: 'mão aberta', language: 'pt' }, { name: 'hand-2' }])
  })

  test('have a drawing by their features, a symbol and an uploaded picture, as far as there are any [D36]', () => {
    const picture = { files: { web: { key: 'ab/cd.webp' } } } as unknown as ReturnType<
      HandshapeSources['media']
    >
    const media: HandshapeSources['media'] = (id) => (id === 9 ? picture : undefined)
    const features = { fingers: ['index'], joints: 'straight', unselected: 'closed' }
    const all = [
      hand(1, null, { symbol: 'S10000', pictureId: 9 }),
      hand(2, null, { features, symbol: 'S10000' }),
      hand(3),
    ]
    const heads = presentHandshapeFamilies(sourcesOf(all, media), {}, 'en').map(({ head }) => head)
    expect(heads).toMatchObject([
      { drawing: null, symbol: 'S10000', picture: '/media/ab/cd.webp' },
      { drawing: '210002', symbol: 'S10000', picture: null },
      { drawing: null, symbol: null, picture: null },
    ])
  })

  test('of nested families are grouped under the outermost head', () => {
    expect(ids(presentHandshapeFamilies(sourcesOf([hand(1), hand(2, 1), hand(3, 2)]), {}, 'en'))).toEqual([
      [1, 2, 3],
    ])
  })

  test('with circular or unknown heads are each listed once', () => {
    const all = [hand(1, 2), hand(2, 1), hand(3, 99), hand(4, 4)]
    expect(
      ids(presentHandshapeFamilies(sourcesOf(all), {}, 'en'))
        .flat()
        .toSorted(),
    ).toEqual([1, 2, 3, 4])
  })

  test('that are retired are listed only while signs have them', () => {
    const retired = [hand(1, null, { retired: true }), hand(2, null, { retired: true }), hand(3)]
    expect(ids(presentHandshapeFamilies(sourcesOf(retired), { 2: 1 }, 'en'))).toEqual([[2], [3]])
  })

  test('of a retired head remain grouped under it', () => {
    expect(
      ids(presentHandshapeFamilies(sourcesOf([hand(1, null, { retired: true }), hand(2, 1)]), {}, 'en')),
    ).toEqual([[1, 2]])
  })
})

import { describe, expect, test } from 'vitest'
import { createVocabulary, type VocabularyEntry } from '#domains/vocabularies/vocabulary.ts'
import { aVocabularyEntry } from '#domains/vocabularies/vocabulary-entry.fixture.ts'
import { familiesWithSigns, type HandshapeSources, presentHandshapeFamilies } from './handshape.presenter.ts'

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

  test('are hidden without signs; a head is hidden only with its whole family', () => {
    const families = presentHandshapeFamilies(sourcesOf(entries), { 1: 7, 4: 7, 3: 0 }, 'en')
    expect(ids(familiesWithSigns(families))).toEqual([[1, 4]])
    expect(familiesWithSigns(families)[0]?.head.count).toBe(7)
    expect(familiesWithSigns(presentHandshapeFamilies(sourcesOf(entries), {}, 'en'))).toEqual([])
  })

  test('have a name in the interface language, else in the default language, else their value', () => {
    const texts = { pt: 'mão aberta', en: 'open hand' }
    const sources = sourcesOf([hand(1, null, { texts }), hand(2)])
    const heads = (language: string) =>
      presentHandshapeFamilies(sources, {}, language).map(({ head }) => head)
    expect(heads('en')).toMatchObject([{ name: 'open hand', language: 'en' }, { name: 'hand-2' }])
    expect(heads('hu')).toMatchObject([{ name: 'mão aberta', language: 'pt' }, { name: 'hand-2' }])
  })

  test('have a symbol, else a picture, else only a name', () => {
    const picture = { files: { web: { key: 'ab/cd.webp' } } } as unknown as ReturnType<
      HandshapeSources['media']
    >
    const media: HandshapeSources['media'] = (id) => (id === 9 ? picture : undefined)
    const all = [hand(1, null, { symbol: 'S10000', pictureId: 9 }), hand(2, null, { pictureId: 9 }), hand(3)]
    const heads = presentHandshapeFamilies(sourcesOf(all, media), {}, 'en').map(({ head }) => head)
    expect(heads.map(({ symbol, picture }) => [symbol, picture])).toEqual([
      ['S10000', null],
      [null, '/media/ab/cd.webp'],
      [null, null],
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

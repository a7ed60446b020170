import { describe, expect, test } from 'vitest'
import { createVocabulary, type VocabularyEntry } from '#domains/vocabularies/vocabulary.ts'
import { aVocabularyEntry } from '#domains/vocabularies/vocabulary-entry.fixture.ts'
import { familiesWithSigns, type HandshapeSources, presentHandshapeFamilies } from './handshape.presenter.ts'

const hand = (id: number, groupId: number | null = null, facts: Partial<VocabularyEntry> = {}) =>
  aVocabularyEntry({ id, list: 'handshape-of-hand', value: `hand-${id}`, groupId, ...facts })
const factsOf = (
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

  test('stand under the head of their family, in the order of the list, whatever their counts', () => {
    expect(ids(presentHandshapeFamilies(factsOf(entries), {}, 'en'))).toEqual([[1, 2, 4], [3], [5, 6]])
  })

  test('are hidden without signs, a head only with its whole family', () => {
    const families = presentHandshapeFamilies(factsOf(entries), { 1: 7, 4: 7, 3: 0 }, 'en')
    expect(ids(familiesWithSigns(families))).toEqual([[1, 4]])
    expect(familiesWithSigns(families)[0]?.head.count).toBe(7)
    expect(familiesWithSigns(presentHandshapeFamilies(factsOf(entries), {}, 'en'))).toEqual([])
  })

  test('are named in the reader’s language, else in the default one, else by their value', () => {
    const texts = { pt: 'mão aberta', en: 'open hand' }
    const facts = factsOf([hand(1, null, { texts }), hand(2)])
    const heads = (language: string) => presentHandshapeFamilies(facts, {}, language).map(({ head }) => head)
    expect(heads('en')).toMatchObject([{ name: 'open hand', language: 'en' }, { name: 'hand-2' }])
    expect(heads('hu')).toMatchObject([{ name: 'mão aberta', language: 'pt' }, { name: 'hand-2' }])
  })

  test('are shown by their symbol, without one by their picture, else by the name alone', () => {
    const picture = { files: { web: { key: 'ab/cd.webp' } } } as unknown as ReturnType<
      HandshapeSources['media']
    >
    const media: HandshapeSources['media'] = (id) => (id === 9 ? picture : undefined)
    const all = [hand(1, null, { symbol: 'S10000', pictureId: 9 }), hand(2, null, { pictureId: 9 }), hand(3)]
    const heads = presentHandshapeFamilies(factsOf(all, media), {}, 'en').map(({ head }) => head)
    expect(heads.map(({ symbol, picture }) => [symbol, picture])).toEqual([
      ['S10000', null],
      [null, '/media/ab/cd.webp'],
      [null, null],
    ])
  })

  test('of families within families stand under the outermost head', () => {
    expect(ids(presentHandshapeFamilies(factsOf([hand(1), hand(2, 1), hand(3, 2)]), {}, 'en'))).toEqual([
      [1, 2, 3],
    ])
  })

  test('whose heads go round in a circle, or are nowhere, are all there once', () => {
    const all = [hand(1, 2), hand(2, 1), hand(3, 99), hand(4, 4)]
    expect(
      ids(presentHandshapeFamilies(factsOf(all), {}, 'en'))
        .flat()
        .toSorted(),
    ).toEqual([1, 2, 3, 4])
  })

  test('that are retired are there only as long as signs have them', () => {
    const retired = [hand(1, null, { retired: true }), hand(2, null, { retired: true }), hand(3)]
    expect(ids(presentHandshapeFamilies(factsOf(retired), { 2: 1 }, 'en'))).toEqual([[2], [3]])
  })

  test('of a retired head stay with it', () => {
    expect(
      ids(presentHandshapeFamilies(factsOf([hand(1, null, { retired: true }), hand(2, 1)]), {}, 'en')),
    ).toEqual([[1, 2]])
  })
})

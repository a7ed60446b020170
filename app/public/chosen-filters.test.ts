import { expect, test } from 'vitest'
import { createVocabulary, type VocabularyEntry } from '#domains/vocabularies/vocabulary.ts'
import { translator } from '#platform/i18n/i18n-resources.ts'
import { chosenFilters } from './chosen-filters.ts'

const entry = (facts: Pick<VocabularyEntry, 'id' | 'list' | 'value' | 'texts'>): VocabularyEntry => ({
  parentId: null,
  groupId: null,
  position: facts.id,
  searchable: true,
  retired: false,
  symbol: null,
  pictureId: null,
  features: null,
  aliases: [],
  ...facts,
})

const vocabulary = createVocabulary(
  [
    entry({ id: 1, list: 'handshape-of-hand', value: 'flat', texts: { en: 'flat hand' } }),
    entry({ id: 2, list: 'handshape-of-hand', value: 'fist', texts: { en: 'fist' } }),
    entry({ id: 3, list: 'location', value: 'chest', texts: { en: 'chest' } }),
  ],
  'pt',
)
const of = (filters: Parameters<typeof chosenFilters>[1]['filters']) =>
  chosenFilters({ vocabulary, languages: [] }, { filters }, 'en', translator('en'))

test('each filter of an address is said in words, with the address that it leaves [PUB-04]', () => {
  const { parameters, chosen } = of({ handshapeDominant: [1, 2], location: [3] })
  expect(parameters).toBe('handshape_dominant=flat&handshape_dominant=fist&location=chest')
  expect(chosen).toEqual([
    { name: 'Dominant hand: flat hand', without: 'handshape_dominant=fist&location=chest' },
    { name: 'Dominant hand: fist', without: 'handshape_dominant=flat&location=chest' },
    { name: 'Location: chest', without: 'handshape_dominant=flat&handshape_dominant=fist' },
  ])
})

test('an address without filters says none', () => {
  expect(of({})).toEqual({ parameters: '', chosen: [] })
})

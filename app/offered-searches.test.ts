import { expect, test } from 'vitest'
import type { Vocabulary } from '#domains/vocabularies/vocabulary.ts'
import { findOfferedSearches } from './offered-searches.ts'
import { menuItemsIn, offeredPages } from './site-links.ts'

type Searched = Parameters<typeof findOfferedSearches>[0]

/** A dictionary of which only the numbers of signs by value, and the relations, are known. */
const aDictionary = (
  facets: ReturnType<Searched['facets']>,
  relations: { from: number; kind: 'synonym'; to: number }[] = [],
): Searched => ({
  facets: () => facets,
  defaultLanguage: 'pt',
  count: 2,
  card: (id) => ({ id }) as ReturnType<Searched['card']>,
  relations: () => relations,
  vocabulary: { list: () => [], entry: () => undefined } as unknown as Vocabulary,
  search: () => {
    throw new Error('not needed')
  },
})
const tiles = (dictionary: Searched) =>
  offeredPages(menuItemsIn('tile'), findOfferedSearches(dictionary)).map(({ key }) => key)

test('a way to search is offered when published signs have something for it [PUB-15]', () => {
  expect(
    findOfferedSearches(aDictionary({ handshape: { 4: 2 } }, [{ from: 1, kind: 'synonym', to: 2 }])),
  ).toEqual(['handshape', 'words', 'category', 'network', 'viewAll'])
  expect(tiles(aDictionary({ wordClass: { 9: 1 } }))).toEqual(['category', 'viewAll'])
})

test('a way to search that would find nothing is not offered, except words [PUB-15]', () => {
  expect(findOfferedSearches(aDictionary({}))).toEqual(['words', 'viewAll'])
  expect(findOfferedSearches({ ...aDictionary({}), count: 0 })).toEqual(['words'])
  expect(tiles(aDictionary({}))).toEqual(['viewAll'])
})

test('pages that are no way to search are offered in every dictionary [PUB-15]', () => {
  const about = menuItemsIn('footer')
  expect(offeredPages(about, [])).toEqual(about)
})

import { expect, test } from 'vitest'
import type { SearchQuery } from '#domains/search/search-model.ts'
import { sameWordIds } from './find-same-word-signs.ts'

/** Signs with the text that matches, by search texts. */
const signs: Record<string, [number, string][]> = {
  casa: [
    [1, 'CASA'],
    [2, 'Casa'],
    [10, 'casamento'],
  ],
  CASA: [[1, 'CASA']],
  lar: [
    [3, 'lar'],
    [1, 'lar'],
    [11, 'lareira'],
  ],
  tudo: [4, 5, 6, 7, 8, 9].map((id) => [id, 'tudo']),
}
const dictionary = {
  search({ q, perPage }: SearchQuery) {
    const hits = (signs[q] ?? []).slice(0, perPage).map(([id, text]) => ({
      id,
      match: { field: 'translation' as const, language: 'pt', text },
    }))
    return { hits, total: 0, steps: [], didYouMean: [], letters: new Map() }
  },
}

test('published signs with the same gloss or keyword are found once each, without the described sign [SGN-03]', () => {
  const found = (words: string[], self?: number) => sameWordIds(dictionary, { words, self, language: 'pt' })
  expect(found(['CASA', 'lar', 'casa'])).toEqual([1, 3, 2])
  expect(found(['CASA', 'lar', 'casa'], 1)).toEqual([3, 2])
  expect(found(['tudo'], 4)).toEqual([5, 6, 7, 8, 9])
  expect(found([])).toEqual([])
})

import { expect, test } from 'vitest'
import { glossComparator } from '#domains/search/engine/gloss-comparator.ts'
import { SearchEngine } from '#domains/search/engine/search-engine.ts'
import { aSearchEntry } from '#domains/search/search-entry.fixture.ts'
import { findNearestSign, partsOf, suggestAct } from './nearest-sign.ts'

const engine = new SearchEngine({ compare: glossComparator('pt') })
engine.apply(
  [
    aSearchEntry({ id: 1, gloss: 'CHUVA', translations: { pt: ['chuva'] } }),
    aSearchEntry({ id: 2, gloss: 'MÃE', translations: { pt: ['mãe'], en: ['mother'] } }),
    aSearchEntry({ id: 3, gloss: 'UNIVERSO', translations: { pt: ['universo'] } }),
  ],
  [],
)
const dictionary = { search: engine.search.bind(engine), card: (id: number) => engine.entry(id) }
const suggested = (language: string, word: string) => {
  const nearest = findNearestSign(dictionary, { language, word })
  return [nearest?.sign.gloss ?? null, suggestAct(nearest, { language, word })]
}

test('the nearest sign shares the longest beginning or ending with a word [D47]', () => {
  expect(suggested('pt', 'chuvoso')).toEqual(['CHUVA', 'keyword'])
  expect(suggested('pt', 'mamae')).toEqual(['MÃE', 'keyword'])
  expect(suggested('pt', 'grande universidade')).toEqual(['UNIVERSO', 'keyword'])
})

test('a sign without this language is translated, and a word without a near sign needs a new one [D47]', () => {
  expect(suggested('de', 'universitat')).toEqual(['UNIVERSO', 'translate'])
  expect(suggested('pt', 'bicicleta')).toEqual([null, 'create'])
  expect(suggested('pt', 'ab')).toEqual([null, 'create'])
})

test('a part has at least half of the word and three letters', () => {
  expect(partsOf('chuvoso')).toEqual(['chuvos', 'chuvo', 'chuv', 'huvoso', 'uvoso', 'voso'])
  expect(partsOf('mao')).toEqual([])
  expect(partsOf('')).toEqual([])
})

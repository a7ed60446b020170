import { describe, expect, test } from 'vitest'
import { inflections } from '../inflection/inflections.ts'
import { aQuery, aSearchEntry } from '../search-entry.fixture.ts'
import type { SearchQuery } from '../search-model.ts'
import { FacetIndex } from './facet-index.ts'
import { glossComparator } from './gloss-comparator.ts'
import { SearchEngine } from './search-engine.ts'

const dictionary: [gloss: string, en: string[], others?: Record<string, string[]>][] = [
  ['MAN', ['man']],
  ['FIX-2', ['mend']],
  ['DOG', ['dog']],
  ['TOGS', ['togs']],
  ['GO', ['go']],
  ['WANT', ['want']],
  ['FULL', ['have had enough to eat']],
  ['EAT', ['eat']],
  ['LIVER', ['liver'], { mi: ['ate'] }],
  ['MOTHER', ['mother']],
  ['FATHER', ['father']],
  ['PARENTS', ['parents', 'father and mother']],
  ['MORNING', ['morning']],
  ['WHO', ['who']],
  ['TOILET', ['toilet', 'where is it?']],
  ['TOMORROW', ['tomorrow']],
  ['BABY', ['baby']],
  ['SCHOOL', ['school']],
  ['SCHEME', ['sch.']],
  ['LOVE-2', ['fall in love']],
  ['MAISON', ['house'], { fr: ['maison', 'maisons anciennes'] }],
]
const engine = new SearchEngine({ facets: FacetIndex, compare: glossComparator('en'), inflections })
engine.apply(
  dictionary.map(([gloss, en, others = {}], at) =>
    aSearchEntry({ id: at + 1, gloss, translations: { en, ...others } }),
  ),
  [],
)

function answer(q: string, facts: Partial<SearchQuery> = {}) {
  const { hits, steps } = engine.search(aQuery({ q, language: 'en', ...facts }))
  return { glosses: hits.map(({ id }) => engine.entry(id)?.gloss), steps }
}

describe('a general search [D49]', () => {
  test.each([
    ['men', 'MAN', ['text', 'forms']],
    ['babies', 'BABY', ['forms']],
    ['went', 'GO', ['forms']],
    ['dogs', 'DOG', ['forms', 'typing']],
    ['falling in love', 'LOVE-2', ['forms']],
    ['tommorow', 'TOMORROW', ['typing']],
    ['good morning', 'MORNING', ['words']],
    ['good mornign', 'MORNING', ['words']],
    ['the dog', 'DOG', ['words']],
    ['who is it', 'WHO', ['words']],
    ['toilet?', 'TOILET', ['text']],
    ['Where is it', 'TOILET', ['text']],
    ['sch', 'SCHEME', ['text']],
    ['schol', 'SCHOOL', ['typing']],
    ['scho', 'SCHOOL', ['text']],
  ])('for %j finds %s first, and tells by which steps', (q, gloss, steps) => {
    const { glosses, steps: taken } = answer(q)
    expect([glosses[0], taken]).toEqual([gloss, steps])
  })

  test('finds what contains the text before other forms, and these before typing errors', () => {
    expect(answer('to eat').glosses).toEqual(['FULL', 'EAT'])
    expect(answer('ate').glosses.slice(0, 2)).toEqual(['LIVER', 'EAT'])
    expect(answer('dogs').glosses).toEqual(['DOG', 'TOGS'])
  })

  test('finds the single words of a phrase in their order, and first what has several of them', () => {
    expect(answer('mother father').glosses).toEqual(['PARENTS', 'MOTHER', 'FATHER'])
    expect(answer('father dog').glosses).toEqual(['FATHER', 'DOG', 'PARENTS'])
    expect(answer('dog father').glosses).toEqual(['DOG', 'FATHER', 'PARENTS'])
  })

  test('does not look for little words when others are found, nor for another word than the irregular form', () => {
    expect(answer('who is the dog').glosses).toEqual(['WHO', 'DOG'])
    expect(answer('went').glosses).toEqual(['GO'])
    expect(answer('men').glosses).not.toContain('WANT')
    expect(answer('zzz qqq').glosses).toEqual([])
  })

  test('takes no further step when a text equals the search text', () => {
    expect(answer('mother')).toEqual({ glosses: ['MOTHER', 'PARENTS'], steps: ['text'] })
  })

  test('is literal in a language without inflection', () => {
    expect(answer('maisons anciennes', { language: 'fr' }).glosses).toEqual(['MAISON'])
    expect(answer('ancienne maison', { language: 'fr' }).steps).toEqual(['words'])
    expect(answer('maisonss', { language: 'fr' }).steps).toEqual(['typing'])
  })

  test('finds forms of a translation by the language of the translation', () => {
    expect(answer('babies', { language: 'pt' }).glosses).toEqual(['BABY'])
    expect(answer('babies', { language: 'pt', translationLanguage: 'mi' }).glosses).toEqual([])
  })
})

describe('“starts” and “exact” [D49]', () => {
  test.each([
    ['men', 'starts', ['FIX-2']],
    ['men', 'exact', []],
    ['babies', 'starts', []],
    ['mother father', 'starts', []],
    ['went', 'exact', []],
  ] as const)('stay literal: %j (%s)', (q, type, glosses) => {
    const found = answer(q, { type })
    expect(found.glosses).toEqual(glosses)
    expect(found.steps).toEqual(glosses.length > 0 ? ['text'] : [])
  })
})

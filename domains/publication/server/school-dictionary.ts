import type { SearchEntry } from '#domains/search/search-model.ts'
import type { PublishedDictionary } from '../published-dictionary.ts'
import { nearestSigns } from './nearest-signs.ts'
import type { PublishedSigns } from './published-signs.ts'

interface Options {
  /** The current signs, which every change of the dictionary may replace. */
  signs: () => PublishedSigns
  findSign: PublishedDictionary['findSign']
  corpusExamples: PublishedDictionary['corpusExamples']
  searchIndex: (language: string) => string
}

/**
 * The same dictionary without offensive signs in searches, lists and counts. `card`, `bySourceId` and `findSign` still
 * find them, because a direct address opens every sign.
 */
export function schoolDictionary(
  full: PublishedDictionary,
  { signs, findSign, corpusExamples, searchIndex }: Options,
): PublishedDictionary {
  const engine = () => signs().engine
  const isShown = (id: number) => engine().entry(id)?.isOffensive === false
  const isShownEntry = ({ isOffensive }: SearchEntry) => !isOffensive
  const own = {
    get school() {
      return school
    },
    get count() {
      return engine().count - engine().offensiveCount
    },
    search: (query) => engine().search({ ...query, isSchoolMode: true }),
    facets: (query, keys) => engine().facets({ ...query, isSchoolMode: true }, keys),
    nearest: (query) => nearestSigns(signs(), { ...query, isSchoolMode: true }),
    combination: (searched) => {
      const found = full.combination(searched)
      return found?.signs.every(isShownEntry) ? found : null
    },
    byIds: (ids) => full.byIds(ids).filter(isShownEntry),
    ids: () => full.ids().filter(isShown),
    *relations(of) {
      for (const relation of full.relations(of))
        if ((of !== undefined || isShown(relation.from)) && isShown(relation.to)) yield relation
    },
    findSign,
    corpusExamples,
    searchIndex,
  } satisfies Partial<PublishedDictionary>
  // Everything else is read from the full dictionary, whose properties change with each version.
  const school: PublishedDictionary = Object.create(full, Object.getOwnPropertyDescriptors(own))
  return school
}

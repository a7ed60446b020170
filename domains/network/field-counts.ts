import type { PublishedDictionary } from '#domains/publication/published-dictionary.ts'
import { exactEntry } from '#domains/search/query/filter-value.ts'
import { emptyQuery } from '#domains/search/query/search-query.ts'
import type { SearchQuery } from '#domains/search/search-model.ts'

/** The property that places a sign in semantic fields. */
export const semanticFieldProperty = 'semanticFieldSearchable'

/** Published signs of a semantic field. */
export interface FieldCount {
  /** Placed in the field itself. */
  own: number
  /** With those of the fields below it. */
  all: number
}

/** Filters that leave the signs of a field itself, without those of the fields below it. */
export const signsOfField = (
  field: number,
  { isHead }: Pick<PublishedDictionary['vocabulary'], 'isHead'>,
): SearchQuery['filters'] => ({ [semanticFieldProperty]: [isHead(field) ? exactEntry(field) : field] })

/** The fields that have published signs, themselves or below them, by entry id. */
export function fieldCounts({
  facets,
  vocabulary,
  defaultLanguage,
}: Pick<PublishedDictionary, 'facets' | 'vocabulary' | 'defaultLanguage'>): Map<number, FieldCount> {
  const counts = facets(emptyQuery(defaultLanguage), [semanticFieldProperty])[semanticFieldProperty] ?? {}
  return new Map(
    Object.entries(counts).flatMap(([wanted, all]): [number, FieldCount][] => {
      const id = Number(wanted)
      if (id < 0) return []
      return [[id, { all, own: vocabulary.isHead(id) ? (counts[exactEntry(id)] ?? 0) : all }]]
    }),
  )
}

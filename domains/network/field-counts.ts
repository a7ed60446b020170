import type { PublishedDictionary } from '#domains/publication/published-dictionary.ts'
import { exactEntry } from '#domains/search/query/filter-value.ts'
import type { SearchQuery } from '#domains/search/search-model.ts'
import { emptyQuery } from '#domains/search/search-model.ts'

/** The property with the semantic fields of a sign. */
export const semanticFieldProperty = 'semanticFieldSearchable'

/** Number of published signs of a semantic field. */
export interface FieldCount {
  /** Signs of the field itself. */
  own: number
  /** Including the signs of its sub-fields. */
  all: number
}

/**
 * Search filters for the signs of a field without those of its sub-fields. Only heads need an exact match: for other
 * fields search has no exact entries.
 */
export const signsOfField = (
  field: number,
  { isHead }: Pick<PublishedDictionary['vocabulary'], 'isHead'>,
): SearchQuery['filters'] => ({ [semanticFieldProperty]: [isHead(field) ? exactEntry(field) : field] })

/** Counts of the fields that have published signs, directly or in sub-fields, by entry id. */
export function fieldCounts({
  facets,
  vocabulary,
  defaultLanguage,
}: Pick<PublishedDictionary, 'facets' | 'vocabulary' | 'defaultLanguage'>): Map<number, FieldCount> {
  const counts = facets(emptyQuery(defaultLanguage), [semanticFieldProperty])[semanticFieldProperty] ?? {}
  return new Map(
    Object.entries(counts).flatMap(([entry, all]): [number, FieldCount][] => {
      const id = Number(entry)
      if (id < 0) return []
      return [[id, { all, own: vocabulary.isHead(id) ? (counts[exactEntry(id)] ?? 0) : all }]]
    }),
  )
}

import {
  property,
  propertyByWireName,
  filterKeys as searchableKeys,
  wireName,
} from '#domains/signs/properties.ts'
import type { ListName } from '#domains/vocabularies/reference-lists.ts'
import type { FilterKey } from '../search-model.ts'

/** All filters in the order of the property registry; `handshape` of either hand precedes those of each hand. */
export const filterKeys: readonly FilterKey[] = searchableKeys.flatMap((key): FilterKey[] =>
  key === 'handshapeDominant' ? ['handshape', key] : [key],
)

/** The name of a filter in URLs and in the API: `handshape_dominant`. */
export const filterName = (key: FilterKey): string => (key === 'handshape' ? key : wireName(key))

/** The filter with a name of a URL; undefined for other names. */
export function filterByName(name: string): FilterKey | undefined {
  const key = name === 'handshape' ? name : propertyByWireName(name)
  return filterKeys.find((one) => one === key)
}

/** The reference list of a filter's values; undefined for yes/no filters. */
export const filterList = (key: FilterKey): ListName | undefined =>
  key === 'handshape' ? 'handshape-of-hand' : property(key).list

import {
  property,
  propertyByWireName,
  filterKeys as searchableKeys,
  wireName,
} from '#domains/signs/properties.ts'
import type { ListName } from '#domains/vocabularies/reference-lists.ts'
import type { FilterKey } from '../search-model.ts'

export { entryIdOf, exactEntry, isExact } from './filter-value.ts'

/** Every filter, in the order of the registry; the shape of either hand stands before those of each hand. */
export const filterKeys: readonly FilterKey[] = searchableKeys.flatMap((key): FilterKey[] =>
  key === 'handshapeDominant' ? ['handshape', key] : [key],
)

/** The filter as addresses and API say it: `handshape_dominant`. */
export const filterName = (key: FilterKey): string => (key === 'handshape' ? key : wireName(key))

/** The filter behind a name of an address; undefined when none has it. */
export function filterByName(name: string): FilterKey | undefined {
  const key = name === 'handshape' ? name : propertyByWireName(name)
  return filterKeys.find((one) => one === key)
}

/** The list of a filter's values; undefined for yes and no. */
export const filterList = (key: FilterKey): ListName | undefined =>
  key === 'handshape' ? 'handshape-of-hand' : property(key).list

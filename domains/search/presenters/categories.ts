import { type PropertyGroup, type PropertyKey, property, propertyKeys } from '#domains/signs/properties.ts'
import { filterByName, filterKeys } from '../query/filters.ts'
import type { FilterKey, SearchQuery } from '../search-model.ts'

/** The groups of the categories, as a person thinks of a sign: what it means, then how it is made. */
const groupOrder = [
  'meaning',
  'hands',
  'place',
  'movement',
  'nonManual',
  'use',
  'morphology',
  'relations',
] as const satisfies PropertyGroup[]
export type CategoryGroupName = (typeof groupOrder)[number]

const knownPropertyKeys = new Set<string>(propertyKeys)

/** The variant that is made for search, where a property has one; else the key itself. */
export const searchableVariant = (key: FilterKey): FilterKey =>
  knownPropertyKeys.has(`${key}Searchable`) ? (`${key}Searchable` as FilterKey) : key

const groupOf = (key: FilterKey): PropertyGroup => (key === 'handshape' ? 'hands' : property(key).group)

const offeredKeys = filterKeys.filter((key) => searchableVariant(key) === key)

/** What visitors choose signs by, in groups: every filter but those with a variant made for search; the hand leads its group. */
export const categoryGroups: readonly { group: CategoryGroupName; keys: readonly FilterKey[] }[] = groupOrder
  .map((group) => ({
    group,
    keys: offeredKeys
      .filter((key) => groupOf(key) === group)
      .toSorted((a, b) => Number(b === 'handshape') - Number(a === 'handshape')),
  }))
  .filter(({ keys }) => keys.length > 0)

/** The category that an address opens, by its name there; null when it opens none that there is. */
export function categoryByName(name: string | null): FilterKey | null {
  const key = name === null ? undefined : filterByName(name)
  return key === undefined ? null : searchableVariant(key)
}

/** The categories in which something is chosen, and the open one, in the order of the list; the precise place stands with its area. */
export function chosenCategories(filters: SearchQuery['filters'], open: FilterKey | null): FilterKey[] {
  const isLocation = (key: FilterKey) => key === 'location' || key === 'locationPrecise'
  const shown = filterKeys.filter((key) => filters[key]?.length || key === open)
  const firstLocation = shown.find(isLocation)
  return shown.filter((key) => !isLocation(key) || key === firstLocation)
}

/** The property that a filter is said of: the variant for search is the same thing as what it varies. */
export function propertyOf(key: FilterKey): PropertyKey {
  if (key === 'handshape') return 'handshapeDominant'
  return key === 'handednessSearchable' ? 'handedness' : key
}

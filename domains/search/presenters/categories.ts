import {
  baseProperty,
  type PropertyGroup,
  type PropertyKey,
  property,
  variantOf,
} from '#domains/signs/properties.ts'
import { filterByName, filterKeys } from '../query/filters.ts'
import type { FilterKey, SearchQuery } from '../search-model.ts'

/** The groups of categories in the order of the page: first the meaning of a sign, then its articulation. */
export const categoryGroupOrder = [
  'meaning',
  'hands',
  'place',
  'movement',
  'nonManual',
  'use',
  'morphology',
  'relations',
] as const satisfies PropertyGroup[]
export type CategoryGroupName = (typeof categoryGroupOrder)[number]

/** The searchable variant of a property; the key itself when it has none. */
export const searchableVariant = (key: FilterKey): FilterKey =>
  key === 'handshape' ? key : (variantOf(key) ?? key)

const groupOf = (key: FilterKey): PropertyGroup => (key === 'handshape' ? 'hands' : property(key).group)

const offeredKeys = filterKeys.filter((key) => searchableVariant(key) === key)

/** The filters that visitors can choose, in groups: a searchable variant replaces its property; `handshape` comes first in its group. */
export const categoryGroups: readonly { group: CategoryGroupName; keys: readonly FilterKey[] }[] =
  categoryGroupOrder
    .map((group) => ({
      group,
      keys: offeredKeys
        .filter((key) => groupOf(key) === group)
        .toSorted((a, b) => Number(b === 'handshape') - Number(a === 'handshape')),
    }))
    .filter(({ keys }) => keys.length > 0)

/** The category with a name of a URL; null for an unknown name. */
export function categoryByName(name: string | null): FilterKey | null {
  const key = name === null ? undefined : filterByName(name)
  return key === undefined ? null : searchableVariant(key)
}

/** The open category and those with a chosen value, in order; area and precise location share one category. */
export function chosenCategories(filters: SearchQuery['filters'], open: FilterKey | null): FilterKey[] {
  const isLocation = (key: FilterKey) => key === 'location' || key === 'locationPrecise'
  const shown = filterKeys.filter((key) => filters[key]?.length || key === open)
  const firstLocation = shown.find(isLocation)
  return shown.filter((key) => !isLocation(key) || key === firstLocation)
}

/** The property that a filter describes; a searchable variant describes the same property. */
export const propertyOf = (key: FilterKey): PropertyKey =>
  key === 'handshape' ? 'handshapeDominant' : baseProperty(key)

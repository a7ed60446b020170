import { entryIdOf, isExact } from '#domains/search/query/filter-value.ts'
import type { SearchQuery } from '#domains/search/search-model.ts'

interface LocationParents {
  parentId: number | null
  groupId: number | null
}

const maxDepth = 8

/**
 * The precise places among the filters (entry ids) that lie in none of the chosen areas; none where no area is chosen,
 * and never a place of which no area is known. An area stands for those grouped under it, unless it is meant alone.
 */
export function preciseLocationsOutsideAreas(
  { location: areas = [], locationPrecise: preciseLocations = [] }: SearchQuery['filters'],
  entryById: (id: number) => LocationParents | undefined,
): number[] {
  if (areas.length === 0) return []
  const isWithinAreas = (area: number | null | undefined, depth = 0): boolean => {
    if (area === null || area === undefined || depth > maxDepth) return false
    const isChosen = areas.some((one) => entryIdOf(one) === area && (depth === 0 || !isExact(one)))
    return isChosen || isWithinAreas(entryById(area)?.groupId, depth + 1)
  }
  return preciseLocations.map(entryIdOf).filter((place) => {
    const area = entryById(place)?.parentId ?? null
    return area !== null && !isWithinAreas(area)
  })
}

import type { SearchQuery } from './entry.ts'
import { entryOf, isExact } from './wanted-value.ts'

interface PlaceFacts {
  parentId: number | null
  groupId: number | null
}

const maxDepth = 8

/**
 * The precise places among the filters (entry ids) that lie in none of the chosen areas; none where no area is chosen,
 * and never a place of which no area is known. An area stands for those grouped under it, unless it is meant alone.
 */
export function foreignPlaces(
  { location: areas = [], locationPrecise: places = [] }: SearchQuery['filters'],
  entryById: (id: number) => PlaceFacts | undefined,
): number[] {
  if (areas.length === 0) return []
  const within = (area: number | null | undefined, depth = 0): boolean => {
    if (area === null || area === undefined || depth > maxDepth) return false
    const isChosen = areas.some((one) => entryOf(one) === area && (depth === 0 || !isExact(one)))
    return isChosen || within(entryById(area)?.groupId, depth + 1)
  }
  return places.map(entryOf).filter((place) => {
    const area = entryById(place)?.parentId ?? null
    return area !== null && !within(area)
  })
}

/** A reference entry: its stable value, the entry it belongs to, and the head of its group. */
export interface EntryHierarchy extends LocationParents {
  value: string
}

interface LocationParents {
  parentId: number | null
  groupId: number | null
}

/** A location area; `isExact` excludes the areas that are grouped under it. */
export interface ChosenArea {
  id: number
  isExact?: boolean
}

const maxDepth = 8

/**
 * The precise locations (entry ids) that lie in none of the areas. Empty when there is no area; a precise location
 * without an area is never reported.
 */
export function preciseLocationsOutsideAreas(
  areas: readonly ChosenArea[],
  preciseLocations: readonly number[],
  entryById: (id: number) => LocationParents | undefined,
): number[] {
  if (areas.length === 0) return []
  const isWithinAreas = (area: number | null | undefined, depth = 0): boolean => {
    if (area === null || area === undefined || depth > maxDepth) return false
    const isChosen = areas.some(({ id, isExact }) => id === area && (depth === 0 || !isExact))
    return isChosen || isWithinAreas(entryById(area)?.groupId, depth + 1)
  }
  return preciseLocations.filter((location) => {
    const area = entryById(location)?.parentId ?? null
    return area !== null && !isWithinAreas(area)
  })
}

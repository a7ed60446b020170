import { preciseLocationsOutsideAreas } from '#domains/signs/location-containment.ts'
import type { EntryChoice, ListChoices } from './form-choices.ts'

/** The precise locations in an area, and in the areas that are grouped under it. @param area entry id */
export function locationsWithin(area: number, lists: ListChoices): EntryChoice[] {
  const areas = new Map((lists.location ?? []).map((entry) => [entry.id, entry]))
  const all = (lists['location-within-an-area'] ?? []).filter(({ parentId }) => parentId !== null)
  const parents = new Map(all.map((entry) => [entry.id, entry]))
  const outside = new Set(
    preciseLocationsOutsideAreas(
      [{ id: area }],
      all.map(({ id }) => id),
      (id) => parents.get(id) ?? areas.get(id),
    ),
  )
  return all.filter(({ id }) => !outside.has(id))
}

import type { CategoryView } from '#domains/search/presenters/category-views.ts'
import { familyValues } from '#domains/search/presenters/value-family.ts'
import type { LocationScenes } from '#domains/search/ui/picker-locations.ts'
import { areaScenes, preciseScenes, smallScene } from '#ui/body/location-picker-scenes.ts'
import type { Scene } from '#ui/body/scene.ts'

const namesOf = (values: readonly { value: string }[]) => values.map(({ value }) => value)

/** The scenes of areas. They are computed on the server only, because their data would be a large script. */
export const scenesOfAreas = (areas: readonly { value: string }[]): LocationScenes => ({
  areas: areaScenes(namesOf(areas)),
  precise: {},
})

/** The scene of the areas among the filters beside results; null without areas that are drawn. */
export function sceneOfFilters(categories: readonly CategoryView[]): Scene | null {
  const places = categories.find(({ display }) => display === 'places')
  return places ? smallScene(namesOf(familyValues(places.families))) : null
}

/** The scenes of an open category: of areas, and of the precise locations in each; null for other values. */
export const scenesOfCategory = ({
  display,
  families,
  preciseLocations,
}: CategoryView): LocationScenes | null =>
  display === 'places'
    ? {
        ...scenesOfAreas(familyValues(families)),
        precise: Object.fromEntries(
          preciseLocations.map(({ area, values }) => [area, preciseScenes(namesOf(values))]),
        ),
      }
    : null

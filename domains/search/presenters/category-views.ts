import type { FilterValueView } from './filter.presenter.ts'

/** A value of a category that can be chosen. */
export interface ChoiceView extends FilterValueView {
  /** The formatted filters after the choice, when it changes more than this one value. */
  filtersAfter?: string
}

/** Values under the head of their group; values of no group have no head and come first. */
export interface FamilyView {
  head: ChoiceView | null
  members: ChoiceView[]
}

/** An open category with the values that can be chosen. */
export interface CategoryView {
  /** Its name in URLs. */
  name: string
  title: string
  /** How its values are displayed. */
  display: 'hands' | 'places' | 'values'
  families: FamilyView[]
  /** The number of values that are not displayed. */
  hiddenCount: number
  /** For locations: the precise locations of the chosen areas. */
  preciseLocations: PreciseLocationsView[]
}

/** The precise locations within one area. */
export interface PreciseLocationsView {
  /** The stable value of the area, and its name. */
  area: string
  title: string
  /** The name of the filter for precise locations in URLs. */
  name: string
  values: ChoiceView[]
}

/** One item of the list of categories. */
export interface CategoryLink {
  name: string
  title: string
  /** The number of its chosen values. */
  chosenCount: number
  /** Whether any published sign has a value here. */
  isUsed: boolean
}

export interface CategoryGroupView {
  title: string
  categories: CategoryLink[]
}

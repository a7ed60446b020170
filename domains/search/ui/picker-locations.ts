import type { Locale } from '#platform/i18n/locales.ts'
import type { Scene } from '#ui/body/scene.ts'
import type { FilterValueView } from '../presenters/filter.presenter.ts'

/** The name of the filter for location areas in URLs. */
export const locationFilterName = 'location'

/** The scenes of a page: of areas, and of the precise locations by their area. */
export interface LocationScenes {
  areas: readonly Scene[]
  precise: Readonly<Record<string, readonly Scene[]>>
}

/** The values that the drawing of the body shows, as props of `LocationPicker`. */
export const pickerLocations = <Value extends FilterValueView>(
  values: readonly Value[],
  locale: Locale,
  hrefOf: (value: Value) => string,
) =>
  values.map((value) => ({
    ...value,
    language: value.language === locale ? undefined : value.language,
    href: hrefOf(value),
  }))

import type { SearchableDictionary } from '#domains/search/searchable-dictionary.ts'
import type { ListChoices } from '#domains/sign-form/form-choices.ts'
import { presentHandshapeChoices } from '#domains/sign-form/handshape-choices.presenter.ts'
import { locationsWithin } from '#domains/sign-form/locations-within.ts'
import type { PhonologyChoices } from '#domains/sign-form/sign-form-view.ts'
import type { Locale } from '#platform/i18n/locales.ts'
import { areaScenes, preciseScenes } from '#ui/body/location-picker-scenes.ts'

/** Handshapes and drawings of the body. Scenes are computed on the server, because their data would be a large script. */
export function presentPhonology(
  dictionary: SearchableDictionary,
  lists: ListChoices,
  locale: Locale,
): PhonologyChoices {
  const areas = lists.location ?? []
  return {
    handshapes: presentHandshapeChoices(dictionary, lists, locale),
    scenes: {
      areas: areaScenes(areas.map(({ value }) => value)),
      precise: Object.fromEntries(
        areas.map(({ id, value }) => [
          value,
          preciseScenes(locationsWithin(id, lists).map((place) => place.value)),
        ]),
      ),
    },
  }
}

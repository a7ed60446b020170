import { formatNumber } from '#platform/i18n/format.ts'
import type { Locale } from '#platform/i18n/locales.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { Disclosure } from '#ui/base/Disclosure.tsx'
import { LocationPicker } from '#ui/body/LocationPicker.tsx'
import { type Scene, valuesInScenes } from '#ui/body/scene.ts'
import type { CategoryView, ChoiceView } from '../../presenters/category-views.ts'
import { familyValues } from '../../presenters/value-family.ts'
import { FilterChips } from '../FilterChips.tsx'
import { type LocationScenes, locationFilterName, pickerLocations } from '../picker-locations.ts'
import { type CategoryState, choiceAddress } from './category-address.ts'
import styles from './LocationChoices.module.css'
import { PictureChoices } from './PictureChoices.tsx'

interface Props {
  category: CategoryView
  scenes: LocationScenes
  state: CategoryState
  locale: Locale
}

/**
 * Areas on the drawing of the signer; areas that are not part of it as pictures or words. Below, the precise locations
 * of the chosen areas.
 */
export function LocationChoices({ category, scenes, state, locale }: Props) {
  const { t } = useTranslation('categories')
  const { name, title, families, preciseLocations } = category
  const areas = familyValues(families)
  const shown = { state, locale }
  return (
    <div className={styles.places}>
      {name !== locationFilterName && preciseLocations.length === 0 && (
        <p className={styles.hint}>{t('areaFirst')}</p>
      )}
      <LocationValues
        {...shown}
        values={areas}
        name={locationFilterName}
        label={title}
        scenes={scenes.areas}
      />
      {preciseLocations.length > 0 && (
        <div className={styles.precise}>
          {preciseLocations.map(({ area, title: areaTitle, name: preciseName, values }) => (
            <Disclosure
              key={area}
              summary={t('precise', { area: areaTitle })}
              open={preciseLocations.length <= maxOpenAreas || values.some(({ isChosen }) => isChosen)}
            >
              <LocationValues
                {...shown}
                values={values}
                name={preciseName}
                label={t('precise', { area: areaTitle })}
                scenes={scenes.precise[area] ?? []}
              />
            </Disclosure>
          ))}
        </div>
      )}
    </div>
  )
}

/** When more areas are chosen, their precise locations are collapsed. */
const maxOpenAreas = 2

interface LocationValuesProps extends Omit<Props, 'category' | 'scenes'> {
  values: readonly ChoiceView[]
  name: string
  label: string
  scenes: readonly Scene[]
}

function LocationValues({ values, name, label, scenes, state, locale }: LocationValuesProps) {
  const { t } = useTranslation('public')
  const hrefOf = (value: ChoiceView) => choiceAddress(state, name, value)
  const drawn = valuesInScenes(scenes)
  const others = values.filter(({ value }) => !drawn.has(value))
  const pictured = others.filter(({ picture }) => picture !== null)
  return (
    <>
      <LocationPicker
        scenes={scenes}
        label={label}
        locations={pickerLocations(values, locale, hrefOf)}
        formatCount={(count) => formatNumber(count, locale)}
        countLabel={(count) => t('count.signs', { count })}
      />
      {pictured.length > 0 && (
        <PictureChoices
          category={{ name, title: label, families: [{ head: null, members: pictured }] }}
          state={state}
          locale={locale}
          isLarge
        />
      )}
      <FilterChips
        values={others.filter(({ picture }) => picture === null)}
        label={label}
        locale={locale}
        hrefOf={hrefOf}
      />
    </>
  )
}

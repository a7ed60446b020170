import type { Locale } from '#platform/i18n/locales.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { Disclosure } from '#ui/base/Disclosure.tsx'
import { Icon } from '#ui/base/Icon.tsx'
import type { Scene } from '#ui/body/scene.ts'
import ChevronRight from '#ui/icons/chevron-right.ts'
import type { CategoryView } from '../../presenters/category-views.ts'
import { familyValues } from '../../presenters/value-family.ts'
import { type CategoryState, categoryAddress, choiceAddress } from '../categories/category-address.ts'
import { locationFilterName } from '../picker-locations.ts'
import { FilterRows } from './FilterRows.tsx'
import styles from './FilterSections.module.css'
import { HandValues } from './HandValues.tsx'
import { LocationRows } from './LocationRows.tsx'

interface Props {
  categories: readonly CategoryView[]
  /** The drawing of the areas among them. */
  scene: Scene | null
  state: CategoryState
  locale: Locale
}

/** Filters beside results: each category is collapsible and lists its values with the number of signs. */
export function FilterSections({ categories, ...shared }: Props) {
  return categories.map((category) => <FilterSection key={category.name} category={category} {...shared} />)
}

interface FilterSectionProps extends Omit<Props, 'categories'> {
  category: CategoryView
}

function FilterSection({ category, scene, state, locale }: FilterSectionProps) {
  const { t } = useTranslation('search')
  const { name, title, display, families, preciseLocations, hiddenCount } = category
  const values = familyValues(families)
  const chosen = [...values, ...preciseLocations.flatMap((area) => area.values)].filter(
    ({ isChosen }) => isChosen,
  )
  if (values.length === 0 && preciseLocations.length === 0) return null
  const hrefIn = (filter: string) => (value: (typeof values)[number]) => choiceAddress(state, filter, value)
  const list = { values, label: title, locale }
  const whole = `/${locale}/search-signs/category${categoryAddress({ ...state, category: name })}`
  return (
    <Disclosure
      summary={name === 'handshape' ? t('filter.hand') : title}
      count={chosen.length > 0 ? chosen.map(({ text }) => text).join(', ') : undefined}
      open={
        display !== 'values' || chosen.length > 0 || state.category === name || values.length <= maxOpenValues
      }
    >
      {display === 'hands' && <HandValues {...list} hrefOf={hrefIn(name)} />}
      {display === 'places' && <LocationRows {...list} scene={scene} hrefOf={hrefIn(locationFilterName)} />}
      {display === 'values' && <FilterRows {...list} hrefOf={hrefIn(name)} />}
      {preciseLocations.map((area) => (
        <div key={area.area} className={styles.precise}>
          <p>{area.title}</p>
          <FilterRows values={area.values} label={area.title} locale={locale} hrefOf={hrefIn(area.name)} />
        </div>
      ))}
      {(display !== 'values' || hiddenCount > 0) && (
        <a className={styles.more} href={whole}>
          {display === 'hands' && t('filter.allHands')}
          {display === 'places' && t('filter.allPlaces')}
          {display === 'values' && t('filter.moreValues', { count: hiddenCount })}
          <Icon icon={ChevronRight} size={16} />
        </a>
      )}
    </Disclosure>
  )
}

/** Longer lists are collapsed at first. */
const maxOpenValues = 8

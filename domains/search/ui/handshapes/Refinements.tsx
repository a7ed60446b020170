import { formatNumber } from '#platform/i18n/format.ts'
import type { Locale } from '#platform/i18n/locales.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { Disclosure } from '#ui/base/Disclosure.tsx'
import { LocationPicker } from '#ui/body/LocationPicker.tsx'
import { type Scene, valuesInScenes } from '#ui/body/scene.ts'
import type {
  HandshapeSignsView,
  RefinementValueView,
  RefinementView,
} from '../../presenters/handshape-signs.presenter.ts'
import { searchAddress, toggleFilter } from '../../query/search-address.ts'
import { FilterChips } from '../FilterChips.tsx'
import { locationFilterName, pickerLocations } from '../picker-locations.ts'
import styles from './Refinements.module.css'

interface Props {
  view: Pick<HandshapeSignsView, 'refinements' | 'results'>
  /** The scenes of areas. */
  scenes: readonly Scene[]
  locale: Locale
}

/** The filters that narrow the signs: location, handedness, movement. Empty filters are omitted. */
export function Refinements({ view: { refinements, results }, scenes, locale }: Props) {
  const { t } = useTranslation('handshapes')
  const { query, filters, chosen } = results
  const shown = refinements.filter(({ values }) => values.length > 0)
  if (shown.length === 0) return null
  const hasNoChoice = chosen.length === 0 && query.q === '' && query.letter === null && query.page === 1
  return (
    <section aria-labelledby="narrow">
      <h2 id="narrow" className={styles.title}>
        {t('signs.narrow')}
      </h2>
      {shown.map((filter) => (
        <Refinement
          key={filter.name}
          filter={filter}
          scenes={filter.name === locationFilterName ? scenes : []}
          locale={locale}
          hrefOf={(value) =>
            `${searchAddress({ ...query, page: 1 }, toggleFilter(filters, filter.name, value))}#found`
          }
          isOpen={filter.name === locationFilterName && hasNoChoice}
        />
      ))}
    </section>
  )
}

interface RefinementProps {
  filter: RefinementView
  scenes: readonly Scene[]
  locale: Locale
  /** The URL that adds or removes a value. */
  hrefOf: (value: RefinementValueView) => string
  isOpen: boolean
}

function Refinement({ filter, scenes, locale, hrefOf, isOpen }: RefinementProps) {
  const { t } = useTranslation('public')
  const { title, values } = filter
  const chosen = values.filter(({ isChosen }) => isChosen).map(({ text }) => text)
  const drawn = valuesInScenes(scenes)
  const others = values.filter(({ value }) => !drawn.has(value))
  return (
    <Disclosure
      summary={
        <>
          {title}
          {chosen.length > 0 && <span className={styles.chosen}>{chosen.join(', ')}</span>}
        </>
      }
      open={isOpen}
    >
      <LocationPicker
        scenes={scenes}
        label={title}
        locations={pickerLocations(values, locale, hrefOf)}
        formatCount={(count) => formatNumber(count, locale)}
        countLabel={(count) => t('count.signs', { count })}
      />
      <FilterChips values={others} label={title} locale={locale} hrefOf={hrefOf} />
    </Disclosure>
  )
}

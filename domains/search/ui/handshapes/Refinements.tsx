import type { Locale } from '#platform/i18n/locales.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { Disclosure } from '#ui/base/Disclosure.tsx'
import { LocationPicker } from '#ui/body/LocationPicker.tsx'
import { hasLocationPicture } from '#ui/body/LocationPicture.tsx'
import type { FilterValueView, FilterView } from '../../presenters/filter.presenter.ts'
import type { HandshapeSignsView } from '../../presenters/handshape-signs.presenter.ts'
import { searchAddress, withFilter, withoutFilter } from '../../query/search-address.ts'
import { FilterChips } from '../FilterChips.tsx'
import styles from './Refinements.module.css'

/** The filter that is chosen on the body. */
const locationFilterName = 'location'
const preciseLocationFilterName = 'location_precise'

interface Props {
  view: Pick<HandshapeSignsView, 'refinements' | 'results'>
  locale: Locale
}

/** What narrows the signs in view down: the place on the body, the hands, the movement. Those of no value are not there. */
export function Refinements({ view: { refinements, results }, locale }: Props) {
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
          locale={locale}
          hrefOf={({ value, isChosen }) => {
            // A precise place may lie outside the areas that are chosen then.
            const others =
              filter.name === locationFilterName ? withoutFilter(filters, preciseLocationFilterName) : filters
            const changed = (isChosen ? withoutFilter : withFilter)(others, filter.name, value)
            return `${searchAddress({ ...query, page: 1 }, changed)}#found`
          }}
          isOpen={filter.name === locationFilterName && hasNoChoice}
        />
      ))}
    </section>
  )
}

interface RefinementProps {
  filter: FilterView
  locale: Locale
  /** The address in which a value is chosen, or no longer. */
  hrefOf: (value: FilterValueView) => string
  isOpen: boolean
}

function Refinement({ filter, locale, hrefOf, isOpen }: RefinementProps) {
  const { t } = useTranslation('public')
  const { name, title, values } = filter
  const chosen = values.filter(({ isChosen }) => isChosen).map(({ text }) => text)
  const drawnLocations =
    name === locationFilterName ? values.filter(({ value }) => hasLocationPicture(value)) : []
  const others = values.filter((value) => !drawnLocations.includes(value))
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
        level="area"
        label={title}
        locations={drawnLocations.map((value) => ({
          ...value,
          language: value.language === locale ? undefined : value.language,
          href: hrefOf(value),
        }))}
        countLabel={(count) => t('count.signs', { count })}
      />
      <FilterChips values={others} label={title} locale={locale} hrefOf={hrefOf} />
    </Disclosure>
  )
}

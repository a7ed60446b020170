import { HandPicture } from '#domains/hand-drawings/ui/HandPicture.tsx'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { Chip } from '#ui/base/Chip.tsx'
import type { ResultsView } from '../presenters/search.presenter.ts'
import { searchAddress } from '../query/search-address.ts'
import styles from './ChosenFilterChips.module.css'

interface Props {
  view: Pick<ResultsView, 'query' | 'chosen'>
  /** The path of the results page when it is another page. */
  base?: string
}

/** The chosen filters, each with a link that removes it; nothing when there is none. */
export function ChosenFilterChips({ view: { query, chosen }, base = '' }: Props) {
  const { t } = useTranslation('search')
  if (chosen.length === 0) return null
  const addressWith = (filters: string) => base + searchAddress({ ...query, page: 1, letter: null }, filters)
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari does not expose an unstyled list as a list.
    <ul role="list" className={styles.chips} aria-label={t('filter.chosen')}>
      {chosen.map(({ name, value, property, text, hand, filtersWithout }) => (
        <li key={`${name}=${value}`}>
          <Chip
            removeTo={addressWith(filtersWithout)}
            removeLabel={t('filter.remove', { name: `${property}: ${text}` })}
          >
            {hand && <HandPicture hand={hand} className={styles.hand} />}
            {property}: {text}
          </Chip>
        </li>
      ))}
      {chosen.length > 1 && (
        <li>
          <a href={addressWith('')}>{t('filter.clear')}</a>
        </li>
      )}
    </ul>
  )
}

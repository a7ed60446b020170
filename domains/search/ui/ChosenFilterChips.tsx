import { useTranslation } from '#platform/i18n/use-translation.ts'
import { Chip } from '#ui/base/Chip.tsx'
import { HandSymbol } from '#ui/signwriting/HandSymbol.tsx'
import type { ResultsView } from '../presenters/search.presenter.ts'
import { searchAddress } from '../query/search-address.ts'
import styles from './ChosenFilterChips.module.css'

interface Props {
  view: Pick<ResultsView, 'query' | 'chosen'>
  /** The path of the page that answers, where it is another one. */
  base?: string
}

/** The chosen filters of an address, each to be taken away; nothing when there is none. */
export function ChosenFilterChips({ view: { query, chosen }, base = '' }: Props) {
  const { t } = useTranslation('search')
  if (chosen.length === 0) return null
  const without = (filters: string) => base + searchAddress({ ...query, page: 1, letter: null }, filters)
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari forgets that an unmarked list is one.
    <ul role="list" className={styles.chips} aria-label={t('filter.chosen')}>
      {chosen.map(({ name, value, property, text, symbol, without: others }) => (
        <li key={`${name}=${value}`}>
          <Chip removeTo={without(others)} removeLabel={t('filter.remove', { name: `${property}: ${text}` })}>
            {symbol && <HandSymbol symbol={symbol} className={styles.symbol} />}
            {property}: {text}
          </Chip>
        </li>
      ))}
      {chosen.length > 1 && (
        <li>
          <a href={without('')}>{t('filter.clear')}</a>
        </li>
      )}
    </ul>
  )
}

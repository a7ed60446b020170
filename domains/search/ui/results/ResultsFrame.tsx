import type { MouseEventHandler, ReactNode } from 'react'
import type { Locale } from '#platform/i18n/locales.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { ButtonLink } from '#ui/base/Button.tsx'
import { Icon } from '#ui/base/Icon.tsx'
import { LettersBar } from '#ui/base/LettersBar.tsx'
import { VisuallyHidden } from '#ui/base/VisuallyHidden.tsx'
import SlidersHorizontal from '#ui/icons/sliders-horizontal.ts'
import type { ResultsView } from '../../presenters/search.presenter.ts'
import { searchAddress } from '../../query/search-address.ts'
import type { SearchQuery } from '../../search-model.ts'
import { alphabetLetters } from '../alphabet-letters.ts'
import { ChosenFilterChips } from '../ChosenFilterChips.tsx'
import { FilterSheet } from './FilterSheet.tsx'
import styles from './ResultsFrame.module.css'
import { ResultsHeading } from './ResultsHeading.tsx'
import { ResultsList } from './ResultsList.tsx'
import { filtersId, useFilterSheet } from './use-filter-sheet.ts'

interface Props {
  view: ResultsView
  /** The query as typed so far, when it is newer than `view`. */
  query?: SearchQuery
  locale: Locale
  /** The heading of results without a search text, whose heading is their number. */
  title: string
  /** Heading level, 1 by default. */
  level?: 1 | 2
  /** The filters: a column on wide screens, a sheet on narrow ones. */
  filters: ReactNode
  /** The chosen filters; by default those of the view. */
  chosen?: ResultsView['chosen']
  /** The field for the order: beside the heading on wide screens, in the sheet on narrow ones. */
  order?: ReactNode
  /** Further fields at the top of the sheet. */
  sheetFields?: ReactNode
  /** Handles clicks in the filters: their links change the results in place. */
  onFilterClick?: MouseEventHandler
  isPending?: boolean
}

/** The frame of all lists of results: letters, heading, filters and cards. */
export function ResultsFrame(props: Props) {
  const { view, query = view.query, locale, title, level = 1, filters, order, sheetFields } = props
  const { chosen = view.chosen, onFilterClick, isPending = false } = props
  const { t } = useTranslation('search')
  const sheet = useFilterSheet()
  const href = (change: Partial<SearchQuery>) =>
    searchAddress({ ...view.query, page: 1, ...change }, view.filters)
  return (
    <section className={styles.frame} aria-label={t('results')} aria-busy={isPending}>
      <LettersBar
        letters={alphabetLetters(view.letters, locale)}
        available={new Set(view.letters)}
        current={view.query.letter ?? undefined}
        hrefFor={(letter) => href({ letter: letter ?? null })}
      />
      <div className={styles.columns}>
        <div className={styles.head}>
          <ResultsHeading view={view} title={title} level={level} isPending={isPending} />
          {order && !sheet.isOpen && <div className={styles.order}>{order}</div>}
          <FilterButton count={chosen.length} onOpen={sheet.open} />
        </div>
        {sheet.isOpen ? (
          <FilterSheet view={view} onClose={sheet.close} onClick={onFilterClick}>
            {sheetFields}
            {order}
            {filters}
          </FilterSheet>
        ) : (
          // biome-ignore lint/a11y/useKeyWithClickEvents: handles clicks of the links inside, which also work by keyboard.
          <section
            id={filtersId}
            className={styles.filters}
            aria-label={t('filter.title')}
            onClick={onFilterClick}
          >
            {filters}
          </section>
        )}
        <div className={styles.found}>
          {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: as for the filters. */}
          <div id="chosen" className={styles.chosen} tabIndex={-1} onClick={onFilterClick}>
            <ChosenFilterChips view={{ query, chosen }} />
          </div>
          <ResultsList
            view={view}
            query={query}
            locale={locale}
            level={level === 1 ? 2 : 3}
            isPending={isPending}
            href={href}
          />
        </div>
      </div>
    </section>
  )
}

interface FilterButtonProps {
  count: number
  onOpen: MouseEventHandler
}

/** Opens the filters on narrow screens. It is a link, so it leads to them without JavaScript as well. */
function FilterButton({ count, onOpen }: FilterButtonProps) {
  const { t } = useTranslation('search')
  return (
    <ButtonLink
      to={`#${filtersId}`}
      className={styles.open}
      icon={<Icon icon={SlidersHorizontal} />}
      aria-haspopup="dialog"
      onClick={onOpen}
    >
      {t('filter.title')}
      {count > 0 && (
        <>
          <span className={styles.number} aria-hidden>
            {count}
          </span>
          <VisuallyHidden>, {t('filter.count', { count })}</VisuallyHidden>
        </>
      )}
    </ButtonLink>
  )
}

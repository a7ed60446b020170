import type { Locale } from '#platform/i18n/locales.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { ButtonLink } from '#ui/base/Button.tsx'
import { Chip } from '#ui/base/Chip.tsx'
import { NarrowDisclosure } from '#ui/base/NarrowDisclosure.tsx'
import type { CategoryGroupView, CategoryView } from '../../presenters/category-views.ts'
import type { ChosenFilter } from '../../presenters/search.presenter.ts'
import { ChosenFilterChips } from '../ChosenFilterChips.tsx'
import type { LocationScenes } from '../picker-locations.ts'
import { WordFilterForm } from '../WordFilterForm.tsx'
import { CategoryChoices } from './CategoryChoices.tsx'
import { CategoryMenu } from './CategoryMenu.tsx'
import styles from './CategorySearch.module.css'
import { type CategoryPictures, CategoryStart } from './CategoryStart.tsx'
import { type CategoryState, categoryAddress, keepCategoryOpen } from './category-address.ts'

interface Props {
  groups: readonly CategoryGroupView[]
  open: CategoryView | null
  /** Of an open category of locations. */
  scenes: LocationScenes | null
  /** What the page shows while no category is open. */
  start: { pictures: CategoryPictures; meanings: CategoryView } | null
  state: CategoryState
  chosen: ChosenFilter[]
  /** The number of signs that match all chosen values. */
  total: number
  locale: Locale
}

/** Categories, or the values of the open one, and a link to the matching signs. It consists of links and a GET form. */
export function CategorySearch({ groups, open, scenes, start, state, chosen, total, locale }: Props) {
  const { t } = useTranslation('categories')
  return (
    <>
      <div id="chosen" tabIndex={-1}>
        {state.query.q && <ChosenWord state={state} />}
        <ChosenFilterChips view={{ query: state.query, chosen: keepCategoryOpen(chosen, state.category) }} />
      </div>
      {open ? (
        <div className={styles.search}>
          <NarrowDisclosure openFrom="wide" summary={t('other')} className={styles.menu}>
            <WordFilterForm
              query={state.query}
              preservedParams={categoryAddress({ ...state, query: { ...state.query, q: '' } })}
              label={t('word')}
              preventScrollReset
            />
            <CategoryMenu groups={groups} state={state} />
          </NarrowDisclosure>
          <section className={styles.open} aria-labelledby="open">
            <h2 id="open" tabIndex={-1}>
              {open.title}
            </h2>
            {open.families.length > 0 && <p className={styles.hint}>{t('selectFilter')}</p>}
            <CategoryChoices category={open} scenes={scenes} state={state} locale={locale} />
          </section>
        </div>
      ) : (
        <>
          <h2 id="open" tabIndex={-1} className={styles.select}>
            {t('select')}
          </h2>
          <p className={styles.hint}>{t('selectText')}</p>
          {start && <CategoryStart {...start} groups={groups} state={state} locale={locale} />}
        </>
      )}
      {(open !== null || chosen.length > 0 || state.query.q !== '') && (
        <ResultsLink state={state} total={total} locale={locale} />
      )}
    </>
  )
}

function ChosenWord({ state }: Pick<Props, 'state'>) {
  const { t } = useTranslation('categories')
  const { q } = state.query
  return (
    <p className={styles.word}>
      <Chip
        removeTo={categoryAddress({ ...state, query: { ...state.query, q: '' } })}
        removeLabel={t('wordRemove', { q })}
      >
        {t('wordChosen', { q })}
      </Chip>
    </p>
  )
}

/** The number of matching signs, announced at each change, and a link to them. */
function ResultsLink({ state, total, locale }: Pick<Props, 'state' | 'total' | 'locale'>) {
  const { t } = useTranslation('categories')
  const results = `/${locale}/search-signs/category/search-result`
  return (
    <div className={styles.show}>
      <p role="status">{total > 0 ? t('fits', { count: total }) : t('fitsNone')}</p>
      <ButtonLink variant="primary" size="large" to={results + categoryAddress({ ...state, category: null })}>
        {total > 0 ? t('show', { count: total }) : t('showNear')}
      </ButtonLink>
    </div>
  )
}

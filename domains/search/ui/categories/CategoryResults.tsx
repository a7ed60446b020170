import type { Locale } from '#platform/i18n/locales.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { ButtonLink } from '#ui/base/Button.tsx'
import { Disclosure } from '#ui/base/Disclosure.tsx'
import { hasLocationPicture } from '#ui/body/LocationPicture.tsx'
import type { CategoryGroupView, CategoryView } from '../../presenters/category.presenter.ts'
import type { ResultsView } from '../../presenters/search.presenter.ts'
import { ChosenFilterChips } from '../ChosenFilterChips.tsx'
import { SearchResults } from '../SearchResults.tsx'
import { WordFilterForm } from '../WordFilterForm.tsx'
import { CategoryChoices } from './CategoryChoices.tsx'
import { CategoryMenu } from './CategoryMenu.tsx'
import styles from './CategoryResults.module.css'
import { CollapsibleSidebar } from './CollapsibleSidebar.tsx'
import { type CategoryState, categoryAddress, keepCategoryOpen } from './category-address.ts'

interface Props {
  view: ResultsView
  groups: readonly CategoryGroupView[]
  /** The open category and those with a chosen value. */
  categories: readonly CategoryView[]
  /** The name of the open category. */
  category: string | null
  locale: Locale
}

/** The signs that match the chosen values, beside the chosen categories. */
export function CategoryResults({ view, groups, categories, category, locale }: Props) {
  const { t } = useTranslation('categories')
  const state = { query: view.query, filters: view.filters, category }
  return (
    <>
      <WordFilterForm
        query={view.query}
        preservedParams={categoryAddress({ ...state, query: { ...view.query, q: '', order: 'best' } })}
        label={t('word')}
        hasOrder
        preventScrollReset
      />
      <div id="chosen" tabIndex={-1}>
        <ChosenFilterChips view={{ ...view, chosen: keepCategoryOpen(view.chosen, category) }} />
      </div>
      <div className={styles.frame}>
        <CollapsibleSidebar
          summary={
            <span>
              {t('filters')}
              {view.chosen.length > 0 && <small> · {t('chosen', { count: view.chosen.length })}</small>}
            </span>
          }
          isOpen={category !== null}
        >
          <section className={styles.column} aria-labelledby="filters">
            <h2 id="filters" className={styles.title}>
              {t('filters')}
            </h2>
            {categories.length === 0 && <p>{t('select')}</p>}
            {categories.map((one) => (
              <SidebarCategory key={one.name} category={one} state={state} locale={locale} />
            ))}
            <Disclosure key={`add ${category}`} summary={t('add')} open={categories.length === 0}>
              <CategoryMenu groups={groups} state={state} />
            </Disclosure>
          </section>
        </CollapsibleSidebar>
        <SearchResults view={view} locale={locale} />
      </div>
    </>
  )
}

interface SidebarCategoryProps {
  category: CategoryView
  state: CategoryState
  locale: Locale
}

function SidebarCategory({ category, state, locale }: SidebarCategoryProps) {
  const { t } = useTranslation('categories')
  const hasBodyPicture =
    category.display === 'places' &&
    category.families.some(({ head, members }) => hasLocationPicture((head ?? members[0])?.value))
  const categoryHref = `/${locale}/search-signs/category${categoryAddress({ ...state, category: category.name })}`
  return (
    <Disclosure summary={category.title} open>
      <div className={styles.values}>
        <CategoryChoices category={category} state={state} locale={locale} isSmall />
      </div>
      {(category.hiddenCount > 0 || hasBodyPicture) && (
        <ButtonLink variant="quiet" size="small" to={categoryHref}>
          {hasBodyPicture ? t('onBody') : t('more', { count: category.hiddenCount })}
        </ButtonLink>
      )}
    </Disclosure>
  )
}

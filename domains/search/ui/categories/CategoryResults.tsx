import type { Locale } from '#platform/i18n/locales.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { ButtonLink } from '#ui/base/Button.tsx'
import { Disclosure } from '#ui/base/Disclosure.tsx'
import { hasLocationPicture } from '#ui/body/PlacePicture.tsx'
import type { CategoryGroupView, CategoryView } from '../../category.presenter.ts'
import type { ResultsView } from '../../search.presenter.ts'
import { ChosenChips } from '../ChosenChips.tsx'
import { JoinWord } from '../JoinWord.tsx'
import { Results } from '../Results.tsx'
import { CategoryChoices } from './CategoryChoices.tsx'
import { CategoryMenu } from './CategoryMenu.tsx'
import styles from './CategoryResults.module.css'
import { type CategoryState, categoryAddress, keepOpen } from './category-address.ts'
import { Sheet } from './Sheet.tsx'

interface Props {
  view: ResultsView
  groups: readonly CategoryGroupView[]
  /** The chosen categories and the one that is being added. */
  categories: readonly CategoryView[]
  /** The open category, by its name. */
  category: string | null
  locale: Locale
}

/** The signs that fit what is chosen, beside the chosen categories with their values. */
export function CategoryResults({ view, groups, categories, category, locale }: Props) {
  const { t } = useTranslation('categories')
  const state = { query: view.query, filters: view.filters, category }
  return (
    <>
      <JoinWord
        query={view.query}
        kept={categoryAddress({ ...state, query: { ...view.query, q: '', order: 'best' } })}
        label={t('word')}
        hasOrder
        inPlace
      />
      <div id="chosen" tabIndex={-1}>
        <ChosenChips view={{ ...view, chosen: keepOpen(view.chosen, category) }} />
      </div>
      <div className={styles.frame}>
        <Sheet
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
              <ColumnCategory key={one.name} category={one} state={state} locale={locale} />
            ))}
            <Disclosure key={`add ${category}`} summary={t('add')} open={categories.length === 0}>
              <CategoryMenu groups={groups} state={state} />
            </Disclosure>
          </section>
        </Sheet>
        <Results view={view} locale={locale} />
      </div>
    </>
  )
}

interface ColumnProps {
  category: CategoryView
  state: CategoryState
  locale: Locale
}

function ColumnCategory({ category, state, locale }: ColumnProps) {
  const { t } = useTranslation('categories')
  const isDrawn =
    category.look === 'places' &&
    category.families.some(({ head, members }) => hasLocationPicture((head ?? members[0])?.value))
  const large = `/${locale}/search-signs/category${categoryAddress({ ...state, category: category.name })}`
  return (
    <Disclosure summary={category.title} open>
      <div className={styles.values}>
        <CategoryChoices category={category} state={state} locale={locale} isSmall />
      </div>
      {(category.more > 0 || isDrawn) && (
        <ButtonLink variant="quiet" size="small" to={large}>
          {isDrawn ? t('onBody') : t('more', { count: category.more })}
        </ButtonLink>
      )}
    </Disclosure>
  )
}

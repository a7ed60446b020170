import type { MouseEventHandler } from 'react'
import { useSubmit } from 'react-router'
import type { Locale } from '#platform/i18n/locales.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { Disclosure } from '#ui/base/Disclosure.tsx'
import type { Scene } from '#ui/body/scene.ts'
import type { CategoryGroupView, CategoryView } from '../../presenters/category-views.ts'
import type { ResultsView } from '../../presenters/search.presenter.ts'
import { FilterSections } from '../filters/FilterSections.tsx'
import { OrderField } from '../OrderField.tsx'
import { ResultsFrame } from '../results/ResultsFrame.tsx'
import { WordFilterForm } from '../WordFilterForm.tsx'
import { CategoryMenu } from './CategoryMenu.tsx'
import { categoryAddress, keepCategoryOpen } from './category-address.ts'

interface Props {
  view: ResultsView
  groups: readonly CategoryGroupView[]
  /** The categories that can be chosen from beside the results. */
  categories: readonly CategoryView[]
  /** The drawing of the areas among them. */
  scene: Scene | null
  /** The name of the open category. */
  category: string | null
  locale: Locale
  onFilterClick: MouseEventHandler
}

const formId = 'word-filter'

/** The signs that match the chosen values, and the categories to choose from. */
export function CategoryResults(props: Props) {
  const { view, groups, categories, scene, category, locale, onFilterClick } = props
  const { t } = useTranslation('categories')
  const submit = useSubmit()
  const { query, filters } = view
  const state = { query, filters, category }
  return (
    <ResultsFrame
      view={view}
      locale={locale}
      title={t('results')}
      chosen={keepCategoryOpen(view.chosen, category)}
      order={
        <OrderField
          key={query.order}
          form={formId}
          orders={view.orders}
          defaultValue={query.order}
          onChange={({ currentTarget: { form } }) => void submit(form, { preventScrollReset: true })}
        />
      }
      filters={
        <>
          <WordFilterForm
            id={formId}
            query={query}
            preservedParams={categoryAddress({ ...state, query: { ...query, q: '', order: 'best' } })}
            label={t('word')}
            preventScrollReset
          />
          <FilterSections categories={categories} scene={scene} state={state} locale={locale} />
          <Disclosure key={`add ${category}`} summary={t('add')}>
            <CategoryMenu groups={groups} state={state} />
          </Disclosure>
        </>
      }
      onFilterClick={onFilterClick}
    />
  )
}

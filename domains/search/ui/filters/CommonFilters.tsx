import type { Locale } from '#platform/i18n/locales.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { Icon } from '#ui/base/Icon.tsx'
import type { Scene } from '#ui/body/scene.ts'
import ChevronRight from '#ui/icons/chevron-right.ts'
import type { CategoryView } from '../../presenters/category-views.ts'
import type { SearchQuery } from '../../search-model.ts'
import { categoryAddress } from '../categories/category-address.ts'
import styles from './FilterSections.module.css'
import { FilterSections } from './FilterSections.tsx'

interface Props {
  categories: readonly CategoryView[]
  /** The drawing of the areas among them. */
  scene: Scene | null
  query: SearchQuery
  /** The formatted filters. */
  filters: string
  locale: Locale
}

/** The filters of word search and list of all signs, and a link to all other categories. */
export function CommonFilters({ categories, scene, query, filters, locale }: Props) {
  const { t } = useTranslation('search')
  const state = { query, filters, category: null }
  return (
    <>
      <FilterSections categories={categories} scene={scene} state={state} locale={locale} />
      <p className={styles.further}>
        <a className={styles.more} href={`/${locale}/search-signs/category${categoryAddress(state)}`}>
          {t('filter.more')}
          <Icon icon={ChevronRight} size={16} />
        </a>
      </p>
    </>
  )
}

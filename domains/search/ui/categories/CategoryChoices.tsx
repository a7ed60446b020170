import type { Locale } from '#platform/i18n/locales.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { EmptyState } from '#ui/base/EmptyState.tsx'
import type { CategoryView } from '../../presenters/category.presenter.ts'
import { FilterChips } from '../FilterChips.tsx'
import { type CategoryState, choiceAddress } from './category-address.ts'
import { LocationChoices } from './LocationChoices.tsx'
import { PictureChoices } from './PictureChoices.tsx'

interface Props {
  category: CategoryView
  state: CategoryState
  locale: Locale
  /** Narrow: places as words alone, without the drawing. */
  isSmall?: boolean
}

/** The values of an open category, in the way that suits them; a sentence where no sign is left to say anything. */
export function CategoryChoices({ category, state, locale, isSmall = false }: Props) {
  const { t } = useTranslation('categories')
  const { name, title, display, families } = category
  if (families.length === 0)
    return (
      <EmptyState title={t('noItems')} level={isSmall ? 2 : 3}>
        {t('noItemsText')}
      </EmptyState>
    )
  if (display === 'hands') return <PictureChoices category={category} state={state} locale={locale} />
  if (display === 'places')
    return <LocationChoices category={category} state={state} locale={locale} isSmall={isSmall} />
  return (
    <FilterChips
      values={families.flatMap(({ head, members }) => [...(head ? [head] : []), ...members])}
      label={title}
      locale={locale}
      hrefOf={(value) => choiceAddress(state, name, value)}
    />
  )
}

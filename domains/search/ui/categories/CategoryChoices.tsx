import type { Locale } from '#platform/i18n/locales.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { EmptyState } from '#ui/base/EmptyState.tsx'
import type { CategoryView } from '../../presenters/category.presenter.ts'
import { familyValues } from '../../presenters/families.ts'
import { FilterChips } from '../FilterChips.tsx'
import { type CategoryState, categoryAddress, choiceAddress } from './category-address.ts'
import { LocationChoices } from './LocationChoices.tsx'
import { PictureChoices } from './PictureChoices.tsx'

interface Props {
  category: CategoryView
  state: CategoryState
  locale: Locale
  /** In a narrow column: locations as words only, without the drawing. */
  isSmall?: boolean
}

/** The values of an open category as pictures, locations or words; a message when no sign has any of them. */
export function CategoryChoices({ category, state, locale, isSmall = false }: Props) {
  const { t } = useTranslation('categories')
  const { name, title, display, families } = category
  if (families.length === 0)
    return (
      <EmptyState title={t('noItems')} level={isSmall ? 2 : 3}>
        {t('noItemsText')}
      </EmptyState>
    )
  if (display === 'hands')
    return (
      <>
        {!isSmall && (
          <p>
            <a href={`/${locale}/search-signs/handshape?${builderParameters(name, categoryAddress(state))}`}>
              {t('buildHand')}
            </a>
          </p>
        )}
        <PictureChoices category={category} state={state} locale={locale} />
      </>
    )
  if (display === 'places')
    return <LocationChoices category={category} state={state} locale={locale} isSmall={isSmall} />
  return (
    <FilterChips
      values={familyValues(families)}
      label={title}
      locale={locale}
      hrefOf={(value) => choiceAddress(state, name, value)}
    />
  )
}

/** The parameters with which the hand builder returns a handshape to this search; `query/hand-target.ts` reads them. */
const builderParameters = (name: string, address: string): URLSearchParams =>
  new URLSearchParams({ for: name, search: address.replace(/^\?/, '') })

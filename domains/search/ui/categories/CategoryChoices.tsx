import type { Locale } from '#platform/i18n/locales.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { EmptyState } from '#ui/base/EmptyState.tsx'
import type { CategoryView } from '../../presenters/category-views.ts'
import { familyValues } from '../../presenters/value-family.ts'
import { FilterChips } from '../FilterChips.tsx'
import type { LocationScenes } from '../picker-locations.ts'
import { type CategoryState, categoryAddress, choiceAddress } from './category-address.ts'
import { LocationChoices } from './LocationChoices.tsx'
import { PictureChoices } from './PictureChoices.tsx'

interface Props {
  category: CategoryView
  /** Of a category of locations. */
  scenes: LocationScenes | null
  state: CategoryState
  locale: Locale
}

/** The values of an open category as pictures, locations or words; a message when no sign has any of them. */
export function CategoryChoices({ category, scenes, state, locale }: Props) {
  const { t } = useTranslation('categories')
  const { name, title, display, families } = category
  if (families.length === 0)
    return (
      <EmptyState title={t('noItems')} level={3}>
        {t('noItemsText')}
      </EmptyState>
    )
  if (display === 'hands')
    return (
      <>
        <p>
          <a href={`/${locale}/search-signs/handshape?${builderParameters(name, categoryAddress(state))}`}>
            {t('buildHand')}
          </a>
        </p>
        <PictureChoices category={category} state={state} locale={locale} />
      </>
    )
  if (scenes) return <LocationChoices category={category} scenes={scenes} state={state} locale={locale} />
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

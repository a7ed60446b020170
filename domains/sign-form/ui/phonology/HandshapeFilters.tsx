import { useTranslation } from '#platform/i18n/use-translation.ts'
import { type HandshapeFilter, handFamilies } from '../../handshape-choices.ts'
import { ChoiceChips } from './ChoiceChips.tsx'

interface Props {
  filter: HandshapeFilter
  hasRecent: boolean
  /** Number of all handshapes. */
  total: number
  onChange: (filter: HandshapeFilter) => void
}

/** Which handshapes are shown while no text is typed. */
export function HandshapeFilters({ filter, hasRecent, total, onChange }: Props) {
  const { t } = useTranslation('signPhonology')
  const filters: HandshapeFilter[] = [
    'mostUsed',
    ...(hasRecent ? ['recent' as const] : []),
    ...handFamilies,
    'all',
  ]
  return (
    <ChoiceChips
      legend={t('picker.filters')}
      options={filters.map((value) => ({ value, label: t(`picker.filter.${value}`, { count: total }) }))}
      value={filter}
      onChange={onChange}
    />
  )
}

import { formatNumber } from '#platform/i18n/format.ts'
import type { Locale } from '#platform/i18n/locales.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { Table } from '#ui/base/Table.tsx'
import type { EafTierFacts } from '../../eaf-file.ts'

const constraintNames = [
  'Time_Subdivision',
  'Included_In',
  'Symbolic_Subdivision',
  'Symbolic_Association',
] as const

/** The tiers of a file as ELAN shows them. */
export function TierTable({ tiers, locale }: { tiers: readonly EafTierFacts[]; locale: Locale }) {
  const { t } = useTranslation('eafVideos')
  const constraintOf = (name: string | null) => {
    const known = constraintNames.find((one) => one === name)
    return known ? t(`constraint.${known}`) : name
  }
  const empty = '–'
  return (
    <Table
      caption={t('tiers.title')}
      head={[
        t('tiers.name'),
        t('tiers.type'),
        t('tiers.constraint'),
        t('tiers.parent'),
        t('tiers.participant'),
        t('tiers.annotator'),
        t('tiers.language'),
        t('tiers.annotations'),
      ]}
    >
      {tiers.map((tier, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the names of a broken file may repeat.
        <tr key={index}>
          <th scope="row">{tier.name}</th>
          <td>{tier.linguisticType || empty}</td>
          <td>{constraintOf(tier.constraintName) ?? empty}</td>
          <td>{tier.parent ?? empty}</td>
          <td>{tier.participant || empty}</td>
          <td>{tier.annotator || empty}</td>
          <td>{tier.language ?? empty}</td>
          <td>{formatNumber(tier.annotations, locale)}</td>
        </tr>
      ))}
    </Table>
  )
}

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

type TierColumn = 'type' | 'constraint' | 'parent' | 'participant' | 'annotator' | 'language'

/** The tiers of a file as ELAN shows them, without the columns that are empty for all of them. */
export function TierTable({ tiers, locale }: { tiers: readonly EafTierFacts[]; locale: Locale }) {
  const { t } = useTranslation('eafVideos')
  const constraintOf = (name: string | null) => {
    const known = constraintNames.find((one) => one === name)
    return known ? t(`constraint.${known}`) : name
  }
  const cells: Record<TierColumn, (tier: EafTierFacts) => string | null> = {
    type: ({ linguisticType }) => linguisticType,
    constraint: ({ constraintName }) => constraintOf(constraintName),
    parent: ({ parent }) => parent,
    participant: ({ participant }) => participant,
    annotator: ({ annotator }) => annotator,
    language: ({ language }) => language,
  }
  const columns = (Object.keys(cells) as TierColumn[]).filter((name) => tiers.some(cells[name]))
  return (
    <Table
      caption={t('tiers.title')}
      head={[t('tiers.name'), ...columns.map((name) => t(`tiers.${name}`)), t('tiers.annotations')]}
    >
      {tiers.map((tier, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the names of a broken file may repeat.
        <tr key={index}>
          <th scope="row">{tier.name}</th>
          {columns.map((name) => (
            <td key={name}>{cells[name](tier) || '–'}</td>
          ))}
          <td>{formatNumber(tier.annotations, locale)}</td>
        </tr>
      ))}
    </Table>
  )
}

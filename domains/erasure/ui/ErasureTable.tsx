import { useTranslation } from '#platform/i18n/use-translation.ts'
import { DataTable } from '#ui/panel/DataTable.tsx'
import type { ErasureKind } from '../erasure.ts'

export interface ErasureRow {
  kind: ErasureKind
  id: number
  by: string | null
  reason: string
  /** Date and time as the reader writes them. */
  at: string
}

/** The records of all erasures. */
export function ErasureTable({ erasures }: { erasures: readonly ErasureRow[] }) {
  const { t } = useTranslation('erasure')
  const rows = erasures.map((erasure, place) => ({ ...erasure, key: place }))
  return (
    <DataTable
      caption={t('title')}
      captionHidden
      rows={rows}
      keyOf={({ key }) => key}
      empty={t('list.none')}
      columns={[
        { key: 'what', label: t('list.what'), cell: ({ kind, id }) => t(`list.${kind}`, { id }) },
        { key: 'when', label: t('list.when'), cell: ({ at }) => at },
        { key: 'who', label: t('list.who'), cell: ({ by }) => by },
        { key: 'why', label: t('list.reason'), card: 'text', cell: ({ reason }) => reason },
      ]}
    />
  )
}

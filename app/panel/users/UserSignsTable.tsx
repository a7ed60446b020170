import type { ContributionKind } from '#domains/accounts/contributions.ts'
import type { UserSigns } from '#domains/accounts/index.ts'
import { localizedPath } from '#platform/i18n/localized-path.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { EmptyState } from '#ui/base/EmptyState.tsx'
import { type Column, DataTable } from '#ui/panel/DataTable.tsx'
import { useRootData } from '../../frame/use-root-data.ts'

type Row = Omit<UserSigns['signs'][number], 'publishedAt' | 'deletedAt'> & {
  publishedAt: string | null
  deletedAt: string | null
}

/** Signs that a person made or approved; the deleted ones with who deleted them. */
export function UserSignsTable(props: { kind: ContributionKind; signs: readonly Row[]; name: string }) {
  const { kind, signs, name } = props
  const { t } = useTranslation('users')
  const { locale } = useRootData()
  const gloss: Column<Row> = {
    key: 'gloss',
    label: t('signs.gloss'),
    cell: (sign) =>
      kind === 'deleted' ? (
        sign.gloss
      ) : (
        <a href={localizedPath(locale, `/signs/view/${sign.id}`)}>{sign.gloss}</a>
      ),
  }
  const published: Column<Row> = {
    key: 'published',
    label: t('signs.publishedAt'),
    cell: ({ publishedAt }) => publishedAt,
  }
  const deleted: Column<Row>[] = [
    { key: 'deleted', label: t('signs.deletedAt'), cell: ({ deletedAt }) => deletedAt },
    { key: 'by', label: t('signs.deletedBy'), cell: ({ deletedBy }) => deletedBy ?? t('system') },
  ]
  return (
    <DataTable
      caption={t(`signs.${kind}`, { name })}
      columns={kind === 'deleted' ? [gloss, ...deleted] : [gloss, published]}
      rows={signs}
      keyOf={({ id }) => id}
      empty={<EmptyState title={t('signs.none')} />}
    />
  )
}

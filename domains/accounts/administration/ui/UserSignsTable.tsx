import type { Locale } from '#platform/i18n/locales.ts'
import { localizedPath } from '#platform/i18n/localized-path.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { EmptyState } from '#ui/base/EmptyState.tsx'
import { DataTable } from '#ui/panel/DataTable.tsx'
import type { Column } from '#ui/panel/table-column.ts'
import type { ContributionKind } from '../../contributions.ts'
import type { UserSignRow } from '../user-views.ts'

interface Props {
  kind: ContributionKind
  signs: readonly UserSignRow[]
  /** Display name of the person. */
  name: string
  locale: Locale
}

/** The signs that a person contributed; deleted ones with the person who deleted them. */
export function UserSignsTable({ kind, signs, name, locale }: Props) {
  const { t } = useTranslation('users')
  const gloss: Column<UserSignRow> = {
    key: 'gloss',
    label: t('signs.gloss'),
    cell: (sign) =>
      kind === 'deleted' ? (
        sign.gloss
      ) : (
        <a href={localizedPath(locale, `/signs/view/${sign.id}`)}>{sign.gloss}</a>
      ),
  }
  const published: Column<UserSignRow> = {
    key: 'published',
    label: t('signs.publishedAt'),
    cell: ({ publishedAt }) => publishedAt,
  }
  const deleted: Column<UserSignRow>[] = [
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

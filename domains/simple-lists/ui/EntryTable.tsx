import type { Locale } from '#platform/i18n/locales.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { ButtonLink } from '#ui/base/Button.tsx'
import { Icon } from '#ui/base/Icon.tsx'
import Pencil from '#ui/icons/pencil.ts'
import { DataTable } from '#ui/panel/DataTable.tsx'
import type { EntryRowView } from '../simple-list.presenter.ts'
import { editEntryPath } from '../simple-list-paths.ts'
import { fieldNameKey } from '../simple-lists.ts'
import { manageColumns, readColumns } from './entry-columns.tsx'
import type { SimpleListView } from './simple-list-view.ts'

interface Props {
  list: SimpleListView
  rows: readonly EntryRowView[]
  locale: Locale
  /** Whether the reader sees states and languages, and opens the entries. */
  isManaged: boolean
}

/** The entries of a simple list in their order. */
export function EntryTable({ list, rows, locale, isManaged }: Props) {
  const { t } = useTranslation('simpleLists')
  return (
    <DataTable<EntryRowView>
      caption={list.title}
      captionHidden
      columns={[
        {
          key: 'name',
          label: t(fieldNameKey(list.name, list.nameField)),
          cell: ({ id, name }) =>
            isManaged ? (
              <a href={editEntryPath(locale, list, id)} lang={name.lang}>
                {name.text}
              </a>
            ) : (
              <span lang={name.lang}>{name.text}</span>
            ),
        },
        ...readColumns(list, t),
        ...(isManaged ? manageColumns(list, t) : []),
      ]}
      rows={rows}
      keyOf={({ id }) => id}
      {...(isManaged && {
        actions: {
          label: t('edit'),
          of: ({ id, name }: EntryRowView) => (
            <ButtonLink
              to={editEntryPath(locale, list, id)}
              variant="quiet"
              aria-label={t('editOf', { name: name.text })}
              title={t('edit')}
              icon={<Icon icon={Pencil} />}
            />
          ),
        },
      })}
      empty={null}
    />
  )
}

import type { Locale } from '#platform/i18n/locales.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { ButtonLink } from '#ui/base/Button.tsx'
import { Icon } from '#ui/base/Icon.tsx'
import Ban from '#ui/icons/ban.ts'
import Check from '#ui/icons/circle-check.ts'
import EyeOff from '#ui/icons/eye-off.ts'
import Pencil from '#ui/icons/pencil.ts'
import { DataTable } from '#ui/panel/DataTable.tsx'
import { StateChip } from '#ui/panel/StateChip.tsx'
import type { Column } from '#ui/panel/table-column.ts'
import type { EntryRowView } from '../simple-list.presenter.ts'
import { editEntryPath } from '../simple-list-paths.ts'
import { fieldNameKey, type UsedListName } from '../simple-lists.ts'
import type { SimpleListView } from './simple-list-view.ts'
import styles from './simple-lists.module.css'
import { TranslationMarks } from './TranslationMarks.tsx'

interface Props {
  list: SimpleListView
  rows: readonly EntryRowView[]
  locale: Locale
}

/** The entries of a simple list in their order. */
export function EntryTable({ list, rows, locale }: Props) {
  const { t } = useTranslation('simpleLists')
  const columns: Column<EntryRowView>[] = [
    {
      key: 'name',
      label: t(fieldNameKey(list.name, list.nameField)),
      cell: ({ id, name }) => (
        <a href={editEntryPath(locale, list, id)} lang={name.lang}>
          {name.text}
        </a>
      ),
    },
    ...(list.pictureField
      ? [
          {
            key: 'picture',
            label: t(fieldNameKey(list.name, list.pictureField)),
            cell: ({ picture }: EntryRowView) =>
              picture ? (
                <img src={picture} alt="" loading="lazy" className={styles.picture} />
              ) : (
                <span data-empty="">–</span>
              ),
          },
        ]
      : []),
    ...(list.isTranslated ? [languagesColumn(t)] : []),
    ...list.yesNoFields.map(
      (field): Column<EntryRowView> => ({
        key: field,
        label: t(fieldNameKey(list.name, field)),
        card: 'state',
        cell: ({ checked }) =>
          checked.includes(field) ? (
            <StateChip icon={Check}>{t(fieldNameKey(list.name, field))}</StateChip>
          ) : (
            <span data-empty="">–</span>
          ),
      }),
    ),
    {
      key: 'state',
      label: t('column.state'),
      card: 'state',
      cell: ({ state }) => <EntryState list={list} state={state} />,
    },
    ...(list.used ? [usesColumn(list.used, t)] : []),
  ]
  return (
    <DataTable<EntryRowView>
      caption={list.title}
      captionHidden
      columns={columns}
      rows={rows}
      keyOf={({ id }) => id}
      actions={{
        label: t('edit'),
        of: ({ id, name }) => (
          <ButtonLink
            to={editEntryPath(locale, list, id)}
            variant="quiet"
            aria-label={t('editOf', { name: name.text })}
            title={t('edit')}
            icon={<Icon icon={Pencil} />}
          />
        ),
      }}
      empty={null}
    />
  )
}

const languagesColumn = (t: ReturnType<typeof useTranslation<'simpleLists'>>['t']): Column<EntryRowView> => ({
  key: 'languages',
  label: t('column.languages'),
  card: 'text',
  cell: ({ translations }) => <TranslationMarks translations={translations} />,
})

const usesColumn = (
  list: UsedListName,
  t: ReturnType<typeof useTranslation<'simpleLists'>>['t'],
): Column<EntryRowView> => ({
  key: 'uses',
  label: t(`${list}.uses`),
  align: 'end',
  cell: ({ uses }) =>
    uses > 0 ? (
      <span className={styles.uses}>{t(`${list}.usesCount`, { count: uses })}</span>
    ) : (
      <span data-empty="">–</span>
    ),
})

/** Only what is not in use has a chip. */
function EntryState({ list, state }: { list: SimpleListView; state: EntryRowView['state'] }) {
  const { t } = useTranslation('simpleLists')
  if (state === 'active') return <span data-empty="">{t(`${list.name}.state.active`)}</span>
  if (state === 'replaced') return <StateChip icon={EyeOff}>{t('replaced')}</StateChip>
  return <StateChip icon={Ban}>{t(`${list.name}.state.disabled`)}</StateChip>
}

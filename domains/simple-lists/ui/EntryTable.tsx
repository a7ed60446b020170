import type { Locale } from '#platform/i18n/locales.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { ButtonLink } from '#ui/base/Button.tsx'
import { Icon, type IconMarkup } from '#ui/base/Icon.tsx'
import Ban from '#ui/icons/ban.ts'
import CircleCheck from '#ui/icons/circle-check.ts'
import EyeOff from '#ui/icons/eye-off.ts'
import Pencil from '#ui/icons/pencil.ts'
import { DataTable } from '#ui/panel/DataTable.tsx'
import { StateChip } from '#ui/panel/StateChip.tsx'
import type { Column } from '#ui/panel/table-column.ts'
import type { EntryRowView } from '../simple-list.presenter.ts'
import { editEntryPath } from '../simple-list-paths.ts'
import type { SimpleListView } from './simple-list-view.ts'
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
      label: t('column.name'),
      cell: ({ id, name }) => (
        <a href={editEntryPath(locale, list, id)} lang={name.lang}>
          {name.text}
        </a>
      ),
    },
    {
      key: 'languages',
      label: t('column.languages'),
      card: 'text',
      cell: ({ translations }) => <TranslationMarks translations={translations} />,
    },
    {
      key: 'state',
      label: t('column.state'),
      card: 'state',
      cell: ({ state }) => <EntryState list={list} state={state} />,
    },
    {
      key: 'uses',
      label: t(`${list.name}.uses`),
      align: 'end',
      cell: ({ uses }) =>
        uses > 0 ? t(`${list.name}.usesCount`, { count: uses }) : <span data-empty="">–</span>,
    },
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

const stateIcons: Record<EntryRowView['state'], IconMarkup> = {
  active: CircleCheck,
  disabled: Ban,
  replaced: EyeOff,
}

function EntryState({ list, state }: { list: SimpleListView; state: EntryRowView['state'] }) {
  const { t } = useTranslation('simpleLists')
  return (
    <StateChip icon={stateIcons[state]} tone={state === 'active' ? 'success' : 'neutral'}>
      {state === 'replaced' ? t('replaced') : t(`${list.name}.state.${state}`)}
    </StateChip>
  )
}

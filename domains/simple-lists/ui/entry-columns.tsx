import { useTranslation } from '#platform/i18n/use-translation.ts'
import { Icon } from '#ui/base/Icon.tsx'
import Ban from '#ui/icons/ban.ts'
import Check from '#ui/icons/circle-check.ts'
import Download from '#ui/icons/download.ts'
import EyeOff from '#ui/icons/eye-off.ts'
import { StateChip } from '#ui/panel/StateChip.tsx'
import type { Column } from '#ui/panel/table-column.ts'
import type { EntryRowView } from '../simple-list.presenter.ts'
import { fieldNameKey, type UsedListName } from '../simple-lists.ts'
import type { SimpleListView } from './simple-list-view.ts'
import styles from './simple-lists.module.css'
import { TranslationMarks } from './TranslationMarks.tsx'

type Translate = ReturnType<typeof useTranslation<'simpleLists'>>['t']
type EntryColumn = Column<EntryRowView>

const none = <span data-empty="">–</span>

/** What everybody who reads a list sees of its entries besides their names: their files. */
export const readColumns = (list: SimpleListView, t: Translate): EntryColumn[] =>
  list.downloadField
    ? [
        {
          key: 'download',
          label: t(fieldNameKey(list.name, list.downloadField)),
          card: 'text',
          cell: ({ download }) => <FileLink file={download} />,
        },
      ]
    : []

/** What those who manage a list see besides. */
export const manageColumns = (list: SimpleListView, t: Translate): EntryColumn[] => [
  ...(list.pictureField
    ? [
        {
          key: 'picture',
          label: t(fieldNameKey(list.name, list.pictureField)),
          cell: ({ picture }: EntryRowView) =>
            picture ? <img src={picture} alt="" loading="lazy" className={styles.picture} /> : none,
        },
      ]
    : []),
  ...(list.isTranslated ? [languagesColumn(t)] : []),
  ...list.yesNoFields.map(
    (field): EntryColumn => ({
      key: field,
      label: t(fieldNameKey(list.name, field)),
      card: 'state',
      cell: ({ checked }) =>
        checked.includes(field) ? (
          <StateChip icon={Check}>{t(fieldNameKey(list.name, field))}</StateChip>
        ) : (
          none
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

const languagesColumn = (t: Translate): EntryColumn => ({
  key: 'languages',
  label: t('column.languages'),
  card: 'text',
  cell: ({ translations }) => <TranslationMarks translations={translations} />,
})

const usesColumn = (list: UsedListName, t: Translate): EntryColumn => ({
  key: 'uses',
  label: t(`${list}.uses`),
  align: 'end',
  cell: ({ uses }) =>
    uses > 0 ? <span className={styles.uses}>{t(`${list}.usesCount`, { count: uses })}</span> : none,
})

/** Only what is not in use has a chip. */
function EntryState({ list, state }: { list: SimpleListView; state: EntryRowView['state'] }) {
  const { t } = useTranslation('simpleLists')
  if (state === 'active') return <span data-empty="">{t(`${list.name}.state.active`)}</span>
  if (state === 'replaced') return <StateChip icon={EyeOff}>{t('replaced')}</StateChip>
  return <StateChip icon={Ban}>{t(`${list.name}.state.disabled`)}</StateChip>
}

/** The link to a file with its size, or that it cannot be downloaded yet. */
function FileLink({ file }: { file: EntryRowView['download'] }) {
  const { t } = useTranslation('simpleLists')
  if (!file) return none
  const { name, url, megabytes } = file
  if (!url) return t('download.notReady', { name })
  return (
    <span className={styles.download}>
      <Icon icon={Download} size={16} />
      <a href={url} download={name}>
        {t('download.file', { name })}
      </a>
      {megabytes !== null && <span className={styles.size}>{t('download.size', { megabytes })}</span>}
    </span>
  )
}

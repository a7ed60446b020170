import { HandPicture } from '#domains/hand-drawings/ui/HandPicture.tsx'
import { signsWithValuePath } from '#domains/sign-management/sign-list-paths.ts'
import type { ListName } from '#domains/vocabularies/reference-lists.ts'
import { formatList } from '#platform/i18n/format.ts'
import type { Locale } from '#platform/i18n/locales.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { ButtonLink } from '#ui/base/Button.tsx'
import { Icon } from '#ui/base/Icon.tsx'
import Ban from '#ui/icons/ban.ts'
import EyeOff from '#ui/icons/eye-off.ts'
import Pencil from '#ui/icons/pencil.ts'
import TriangleAlert from '#ui/icons/triangle-alert.ts'
import { DataTable } from '#ui/panel/DataTable.tsx'
import { StateChip } from '#ui/panel/StateChip.tsx'
import type { Column } from '#ui/panel/table-column.ts'
import type { EntryRowView, EntrySection } from '../reference-list.presenter.ts'
import { entryEditPath } from '../reference-paths.ts'
import styles from './reference-lists.module.css'

interface Props {
  list: ListName
  section: EntrySection
  caption: string
  hasPictures: boolean
  locale: Locale
}

/** The values of a list, or of one of its groups, in their order. */
export function EntryTable({ list, section, caption, hasPictures, locale }: Props) {
  const { t } = useTranslation('referenceLists')
  const columns: Column<EntryRowView>[] = [
    {
      key: 'name',
      label: t('column.name'),
      cell: ({ id, name }) => (
        <a href={entryEditPath(locale, list, id)} lang={name.lang}>
          {name.text}
        </a>
      ),
    },
    {
      key: 'value',
      label: t('column.value'),
      card: 'text',
      cell: ({ value }) => (
        <code className={styles.value} translate="no">
          {value}
        </code>
      ),
    },
    { key: 'state', label: t('column.state'), card: 'state', cell: (row) => <EntryState {...row} /> },
    {
      key: 'uses',
      label: t('column.uses'),
      align: 'end',
      cell: ({ value, signs }) =>
        signs > 0 ? (
          <a href={signsWithValuePath(locale, { list, value })}>{t('uses', { count: signs })}</a>
        ) : (
          t('unused')
        ),
    },
  ]
  return (
    <DataTable<EntryRowView>
      caption={caption}
      captionHidden
      columns={columns}
      rows={section.rows}
      keyOf={({ id }) => id}
      {...(hasPictures && { picture: { shape: 'poster', of: ({ hand }) => <HandPicture hand={hand} /> } })}
      actions={{
        label: t('edit'),
        of: ({ id, name }) => (
          <ButtonLink
            to={entryEditPath(locale, list, id)}
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

function EntryState({ retired, searchable, missing }: EntryRowView) {
  const { t, language } = useTranslation('referenceLists')
  if (!retired && searchable && missing.length === 0) return <span data-empty="">–</span>
  return (
    <span className={styles.states}>
      {retired && <StateChip icon={Ban}>{t('retired')}</StateChip>}
      {!searchable && <StateChip icon={EyeOff}>{t('notSearchable')}</StateChip>}
      {missing.length > 0 && (
        <StateChip icon={TriangleAlert} tone="warning">
          {t('missing', { languages: formatList(missing, language as Locale) })}
        </StateChip>
      )}
    </span>
  )
}

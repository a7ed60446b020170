import type { Locale } from '#platform/i18n/locales.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { Icon } from '#ui/base/Icon.tsx'
import VideoOff from '#ui/icons/video-off.ts'
import { DataTable } from '#ui/panel/DataTable.tsx'
import type { Selection } from '#ui/panel/use-selection.ts'
import { useTableView } from '#ui/panel/use-table-view.ts'
import type { SignListQuery, SignListScope } from '../sign-list.input.ts'
import { chosenSignsFormId } from './chosen-signs-form.ts'
import { SignMenu } from './SignMenu.tsx'
import { signTableName } from './sign-columns.ts'
import type { ListedSign } from './sign-list-view.ts'
import styles from './signs.module.css'
import { useSignColumns } from './use-sign-columns.tsx'

interface Props {
  signs: readonly ListedSign[]
  scope: SignListScope
  query: SignListQuery
  locale: Locale
  selection: Selection
  caption: string
}

/** The table of signs; on narrow screens each sign is a card. */
export function SignTable({ signs, scope, query, locale, selection, caption }: Props) {
  const { t } = useTranslation('signList')
  const { columns, isCompact } = useTableView(signTableName, useSignColumns({ scope, query, locale }))
  return (
    <DataTable<ListedSign>
      caption={caption}
      captionHidden
      columns={columns}
      rows={signs}
      keyOf={({ id }) => id}
      isCompact={isCompact}
      picture={{ shape: 'poster', of: (sign) => <Poster sign={sign} /> }}
      selection={{
        ...selection,
        form: chosenSignsFormId,
        name: 'id',
        labelOf: ({ gloss }) => t('select.one', { gloss }),
        allLabel: t('select.all'),
      }}
      actions={{
        label: t('column.actions'),
        of: (sign) => <SignMenu sign={sign} scope={scope} query={query} locale={locale} />,
      }}
      empty={null}
    />
  )
}

function Poster({ sign: { poster, hasVideo } }: { sign: ListedSign }) {
  const { t } = useTranslation('signList')
  if (poster) return <img src={poster} alt="" width={92} height={69} loading="lazy" />
  return (
    <span className={styles.noPicture}>
      <Icon icon={VideoOff} label={hasVideo ? undefined : t('noVideo')} />
    </span>
  )
}
